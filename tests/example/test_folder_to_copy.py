"""The example stays small, and its folder is whole: whoever copies it has tests that run."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

from heirlooms.game import GAME
from kingscourt.testing.rule_coverage import all_rules

FOLDER = Path(__file__).parents[2] / "examples" / "heirlooms"
MOST_LINES = 375  # 300 for rules and views, 50 for holdings, moves and terms, 25 for values


def code_lines(source: str) -> int:
    """Lines that hold code: no blank lines, comments, docstrings or imports."""
    without: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        is_docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if isinstance(node, ast.stmt) and (is_docstring or isinstance(node, (ast.Import, ast.ImportFrom))):
            without.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    lines = enumerate(source.splitlines(), start=1)
    return sum(1 for number, line in lines if number not in without and re.match(r"\s*[^\s#]", line))


def test_the_example_is_small() -> None:
    sources = [file.read_text("utf-8") for file in (FOLDER / "src").rglob("*.py")]
    assert 0 < sum(code_lines(source) for source in sources) <= MOST_LINES


def test_the_tests_of_a_copy_run(tmp_path: Path) -> None:
    """As an author runs them, outside our repository; the laws are left out because they take long."""
    copied = tmp_path / "my_game"
    shutil.copytree(FOLDER, copied, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "build"))
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "not test_law"],
        cwd=copied,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "warning" not in done.stdout


def test_every_rule_of_the_example_has_a_test_of_its_own() -> None:
    source = (FOLDER / "tests" / "test_rules.py").read_text("utf-8")
    named = set(re.findall(r"HL-[\d.]+", "".join(re.findall(r"@rule\(.*\)", source))))
    assert named == {rule.id for rule in all_rules(GAME) if not rule.component}
