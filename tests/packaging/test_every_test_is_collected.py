"""pytest passes over folders with certain names, `build` for example, without a word."""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]


def test_no_folder_of_tests_is_passed_over(pytestconfig: pytest.Config) -> None:
    ignored = pytestconfig.getini("norecursedirs")
    assert "build" in ignored
    folders = [path for path in TESTS.rglob("*") if path.is_dir() and any(path.glob("test_*.py"))]
    assert len(folders) > 20
    assert [path for path in folders if any(fnmatch(path.name, pattern) for pattern in ignored)] == []
