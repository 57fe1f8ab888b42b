"""An answer that is always the same, such as to pass."""

from __future__ import annotations

from kingscourt.kernel.action import Action
from kingscourt.kernel.phrase import Phrase


class Word(Action):
    """A fixed answer; its label is the game's text for it, its places are what it points at."""

    def __init__(self, game: str, text: str, places: list[str]) -> None:
        super().__init__(text)
        self.phrase: Phrase = Phrase(f"{game}-action-{text.replace(' ', '-')}")
        self.places: list[str] = places

    def label(self) -> Phrase:
        return self.phrase

    def points_at(self) -> list[str]:
        return self.places
