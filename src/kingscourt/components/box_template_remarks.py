"""Remarks beside values of a template that an owner of the box should check."""

from __future__ import annotations

DONE = "delete this line when you have looked"


def reconstructed(line: str, look: str) -> str:
    """A line with a remark that its value is reconstructed and where to look it up; an older remark stays."""
    code, _, older = line.partition("  # ")
    remark = f"{look}; {older}" if older else look
    return f"{code.rstrip()}  # reconstructed: {remark}"
