"""What a check of texts finds."""

from __future__ import annotations

from typing import NamedTuple


class Problem(NamedTuple):
    """Where something is wrong with a text, and what."""

    language: str
    where: str  # a message, `message.attribute`, or a file
    what: str

    def __str__(self) -> str:
        return f"{self.language}:{self.where}: {self.what}"
