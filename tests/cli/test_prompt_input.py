"""Input at the prompt does what the help says."""

from __future__ import annotations

import pytest

from kingscourt.cli.terminal import prompt_input
from kingscourt.cli.terminal.prompt_input import read_typed


@pytest.mark.parametrize(
    ("line", "kind", "rest"),
    [
        ("", prompt_input.AGAIN, ""),
        ("  \n", prompt_input.AGAIN, ""),
        ("3\n", prompt_input.PICK, "3"),
        ("3 1", prompt_input.PICK, "3 1"),
        ("/8", prompt_input.FIND, "8"),
        ("queen 5+3", prompt_input.FIND, "queen 5+3"),
        ("place 5+3 @ 8", prompt_input.FIND, "place 5+3 @ 8"),
        ("p 3", prompt_input.TRY, "3"),
        ("p", prompt_input.TRY, ""),
        ("P queen", prompt_input.TRY, "queen"),
        ("?queen", prompt_input.WHY, "queen"),
        ("? advisor/17", prompt_input.WHY, "advisor/17"),
        ("r KB-3.2b", prompt_input.RULE, "KB-3.2b"),
        ("u", prompt_input.UNDO, ""),
        ("o queen", prompt_input.OUTLINE, "queen"),
        ("q", prompt_input.QUIT, ""),
    ],
)
def test_a_line_is_read(line: str, kind: str, rest: str) -> None:
    typed = read_typed(line)
    assert (typed.kind, typed.rest) == (kind, rest)
