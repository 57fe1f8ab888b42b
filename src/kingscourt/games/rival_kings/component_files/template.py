"""A template for an owner's file; values that no booklet states are marked."""

from __future__ import annotations

import re
from typing import Final

from kingscourt.components.box_template_remarks import DONE, reconstructed

EXACT: Final = re.compile(r'^(\w+_)?confidence = "exact"$')
DOUBT: Final = re.compile(r'^\w+_confidence = "\w+"$')
TIE: Final = "true on the one card of this rank that bears the tie symbol, false on the other"
VALUE: Final = 'the number on the card, its price and points; then delete confidence = "reconstructed"'


def marked(source: str) -> str:
    """The text of a shipped file with its reconstructed values marked."""
    return "\n\n".join([_block(block) for block in source.split("\n\n")])


def _block(block: str) -> str:
    lines = [line for line in block.split("\n") if not EXACT.match(line)]
    return "\n".join([_line(line, 'tie_confidence = "reconstructed"' in lines) for line in lines])


def _line(line: str, is_tie_doubtful: bool) -> str:
    if DOUBT.match(line):
        return f"{line}  # {DONE}"
    if line.startswith("tie = ") and is_tie_doubtful:
        return reconstructed(line, TIE)
    if line.startswith(("building", "subject")) and '"reconstructed"' in line:
        return reconstructed(line, VALUE)
    return line.replace(', confidence = "exact"', "")
