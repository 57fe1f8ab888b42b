"""What is typed at the prompt means what the help says."""

from __future__ import annotations

import pytest

from kingscourt.cli import commands
from kingscourt.cli.commands import read_typed


@pytest.mark.parametrize(
    ("line", "kind", "rest"),
    [
        ("", commands.AGAIN, ""),
        ("  \n", commands.AGAIN, ""),
        ("3\n", commands.PICK, "3"),
        ("3 1", commands.PICK, "3 1"),
        ("/8", commands.FIND, "8"),
        ("queen 5+3", commands.FIND, "queen 5+3"),
        ("place 5+3 @ 8", commands.FIND, "place 5+3 @ 8"),
        ("p 3", commands.TRY, "3"),
        ("p", commands.TRY, ""),
        ("P queen", commands.TRY, "queen"),
        ("?queen", commands.WHY, "queen"),
        ("? advisor/17", commands.WHY, "advisor/17"),
        ("r KB-3.2b", commands.RULE, "KB-3.2b"),
        ("u", commands.UNDO, ""),
        ("o queen", commands.OUTLINE, "queen"),
        ("q", commands.QUIT, ""),
    ],
)
def test_a_line_is_read(line: str, kind: str, rest: str) -> None:
    typed = read_typed(line)
    assert (typed.kind, typed.rest) == (kind, rest)
