"""Remarks in a component file that an owner of the box is to correct."""

from __future__ import annotations

DONE = "delete this line when you have looked"


def reconstructed(line: str, look: str) -> str:
    """A line with a remark that its value is ours and where the true one is seen; an older remark stays."""
    code, _, older = line.partition("  # ")
    remark = f"{look}; {older}" if older else look
    return f"{code.rstrip()}  # reconstructed: {remark}"


def is_reconstructed(line: str) -> bool:
    """Whether a line bears such a remark."""
    return "  # reconstructed: " in line
