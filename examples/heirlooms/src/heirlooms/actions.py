"""The actions of an heir. Each is created once and has one text."""

from typing import Final

from kingscourt.kernel.action import Action, Argument
from kingscourt.kernel.phrase import Phrase, Value, seat_phrase


class Act(Action):
    """A verb, perhaps with a number, which its label calls `named`, and the place that a click would mean."""

    def __init__(self, verb: str, place: str = "", named: Value = 0, **args: Argument) -> None:
        super().__init__(verb, args)
        self.said: Phrase = Phrase(f"heirlooms-action-{verb}", dict.fromkeys(args, named))
        self.places: list[str] = [place] if place else []

    def label(self) -> Phrase:
        return self.said

    def points_at(self) -> list[str]:
        return self.places


# For at most four heirs and sixty cards; the component file says how many cards a box has.
LOOK, WAIT, AGREE, DECLINE = Act("look", "steward"), Act("wait"), Act("agree"), Act("decline")
ASK: Final[list[Action]] = [Act("ask", f"seat/{n}", seat_phrase(n), player=n) for n in range(4)]
BID: Final[list[Action]] = [Act("bid", f"card/{n}", n, card=n) for n in range(1, 61)]
