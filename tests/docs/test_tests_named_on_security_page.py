"""The tests named on the security page exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "project" / "security.md"
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def named_tests() -> list[tuple[str, str]]:
    return NAMED.findall(PAGE.read_text(encoding="utf-8"))


def functions_in(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_every_named_test_exists() -> None:
    missing = [
        f"{file}::{name}"
        for file, name in named_tests()
        if not (ROOT / file).exists() or name not in functions_in(ROOT / file)
    ]
    assert missing == []


def test_every_row_names_a_test() -> None:
    """Reject a threat whose defence no test proves."""
    rows = [
        line
        for line in PAGE.read_text(encoding="utf-8").splitlines()
        if line.startswith("| ") and line.count("|") == 5 and not line.startswith("| threat")
    ]
    assert rows
    assert [row for row in rows if not NAMED.search(row)] == []
