"""The actions of an heir. Each is created once and has one text."""

from typing import Final

from kingscourt.kernel.action import Action
from kingscourt.kernel.phrase import Phrase, Value, seat_phrase


class Act(Action):
    """A verb, perhaps with a number in its text, and the place that a click would mean."""

    def __init__(self, text: str, place: str = "", args: dict[str, Value] | None = None) -> None:
        super().__init__(text)
        self.said: Phrase = Phrase(f"heirlooms-action-{text.partition(' ')[0]}", args)
        self.places: list[str] = [place] if place else []

    def label(self) -> Phrase:
        return self.said

    def points_at(self) -> list[str]:
        return self.places


# For at most four heirs and sixty cards; the component file says how many cards a box has.
LOOK, WAIT, AGREE, DECLINE = Act("look", "steward"), Act("wait"), Act("agree"), Act("decline")
ASK: Final[list[Action]] = [Act(f"ask {n}", f"seat/{n}", {"player": seat_phrase(n)}) for n in range(4)]
BID: Final[list[Action]] = [Act(f"bid {n}", f"card/{n}", {"card": n}) for n in range(1, 61)]
