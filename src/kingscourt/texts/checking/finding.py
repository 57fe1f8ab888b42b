"""A finding of a text check."""

from __future__ import annotations

from typing import NamedTuple


class TextFinding(NamedTuple):
    """A problem in a text, and where it is."""

    language: str
    where: str  # a message, `message.attribute`, or a file
    what: str

    @property
    def known_as(self) -> str:
        """The finding without its details, as a list of known ones has it."""
        return f"{self.language}:{self.where}: {self.what.partition(':')[0]}"

    def __str__(self) -> str:
        return f"{self.language}:{self.where}: {self.what}"
