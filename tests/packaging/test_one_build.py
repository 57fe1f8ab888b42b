"""A pipeline that tests both builds runs every test on at least one of them, and says what it leaves out."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from kingscourt.testing import laws
from tests.laws.test_laws import GAMES
from tests.one_build import BUILDS, read_assignments

ROOT = Path(__file__).parents[2]
LISTED = "tests/packaging/test_every_test_is_collected.py"
UNLISTED = "tests/packaging/test_which_build.py"


def run(*options: str) -> str:
    return pytest_says(*options, LISTED, f"{UNLISTED}::test_the_file_of_a_module_says_how_it_runs")


def pytest_says(*arguments: str) -> str:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.one_build", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


def test_the_table_names_builds_and_files_that_exist() -> None:
    named = [test for one in read_assignments() for test in one.tests]
    assert len(named) == len(set(named)), "one test file cannot belong to two builds"
    assert {one.build for one in read_assignments()} <= set(BUILDS)
    assert [test for test in named if not (ROOT / test).exists()] == []


def test_rules_are_shown_on_the_interpreted_build() -> None:
    """Rule coverage is measured there, so no file that shows a rule may be left to the compiled build."""
    for one in read_assignments():
        for test in one.tests if one.build == "compiled" else []:
            path = ROOT / test
            for file in [path] if path.is_file() else path.rglob("test_*.py"):
                assert "@rule(" not in file.read_text("utf-8"), file


@pytest.mark.parametrize("workers", ["0", "2"])
def test_what_is_left_out_is_counted_with_its_reason(workers: str) -> None:
    said = run("--one-build=compiled", "-n", workers)
    assert "1 tests, interpreted only: reads pages" in said
    assert "1 tests left out by builds.toml" in said
    assert "3 passed" in said


@pytest.mark.parametrize("options", [[], ["--one-build=interpreted"]])
def test_everything_else_runs(options: list[str]) -> None:
    assert "4 passed" in run(*options)


def test_every_law_runs_on_some_cases_of_every_game_interpreted() -> None:
    said = pytest_says("--collect-only", "--one-build=interpreted", "tests/laws/test_laws.py")
    found = [line.partition("::test_law[")[2] for line in said.splitlines() if "::test_law[" in line]
    kept = {(test.partition(" ")[0], test.rstrip("]").rpartition("-")[2]) for test in found}
    assert kept == {(game, laws.name_of(law)) for game in GAMES for law in laws.LAWS}
    assert "a law on one of many cases" in said
