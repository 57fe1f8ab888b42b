"""A finding of a text check."""

from __future__ import annotations

from typing import NamedTuple


class TextFinding(NamedTuple):
    """A problem in a text, and where it is."""

    language: str
    where: str  # a message, `message.attribute`, or a file
    what: str

    def __str__(self) -> str:
        return f"{self.language}:{self.where}: {self.what}"
