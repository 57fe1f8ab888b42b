"""A test that fails once is reported as FLAKE with its evidence; one that fails twice fails the run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "run_tests_with_retry.py"

FAILS_ONCE = """
from pathlib import Path

def test_once():
    seen = Path("seen")
    if not seen.exists():
        seen.touch()
        raise AssertionError("what was wrong")
"""


def run(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    (folder / "test_sample.py").write_text(text, encoding="utf-8")
    command = [sys.executable, str(TOOL), "-q", "-p", "no:cacheprovider", "test_sample.py"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_a_test_that_passes_alone_is_a_flake(tmp_path: Path) -> None:
    ran = run(tmp_path, FAILS_ONCE)
    assert ran.returncode == 0
    assert "FLAKE test_sample.py::test_once" in ran.stdout
    assert "what was wrong" in ran.stdout.partition("FLAKE")[2]


def test_a_test_that_fails_twice_fails(tmp_path: Path) -> None:
    ran = run(tmp_path, "def test_always():\n    assert False\n")
    assert ran.returncode == 1
    assert "FLAKE" not in ran.stdout


def test_many_failures_are_no_flakes(tmp_path: Path) -> None:
    many = "".join(FAILS_ONCE.replace("seen", f"seen{n}").replace("test_once", f"test_{n}") for n in range(4))
    ran = run(tmp_path, many)
    assert ran.returncode == 1
    assert "retrying" not in ran.stdout
