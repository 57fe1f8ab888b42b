"""An action without parameters, such as passing."""

from __future__ import annotations

from kingscourt.kernel.action import Action
from kingscourt.kernel.phrase import Phrase


class FixedAction(Action):
    """An action without parameters; the game words its label, and `places` are what it points at."""

    def __init__(self, game: str, text: str, places: list[str]) -> None:
        super().__init__(text)
        self.phrase: Phrase = Phrase(f"{game}-action-{text.replace(' ', '-')}")
        self.places: list[str] = places

    def label(self) -> Phrase:
        return self.phrase

    def points_at(self) -> list[str]:
        return self.places
