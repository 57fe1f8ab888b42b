"""What a state waits for: a decision of some seats, a draw of chance, or nothing any more."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import Chance
from kingscourt.kernel.phrase import MAX_SEATS, Phrase

DECISION: Final = 0
CHANCE: Final = 1
OVER: Final = 2

PICK_ONE: Final = "pick-one"
PICK_SEVERAL: Final = "pick-several"
PICK_PLACE: Final = "pick-place"
PICK_AMOUNT: Final = "pick-amount"
CONFIRM: Final = "confirm"
ORDER: Final = "order"
QUESTION_KINDS: Final = (PICK_ONE, PICK_SEVERAL, PICK_PLACE, PICK_AMOUNT, CONFIRM, ORDER)


class Pending:
    """Immutable: the kind, the seats that are asked, whether they answer under seal, the chance node."""

    def __init__(
        self, kind: int, seats: list[int], sealed: bool = False, chance: Chance | None = None
    ) -> None:
        self.kind: int = kind
        self.seats: list[int] = seats
        self.sealed: bool = sealed
        self.chance: Chance | None = chance


_ASK: Final = [Pending(DECISION, [seat]) for seat in range(MAX_SEATS)]
GAME_OVER: Final = Pending(OVER, [])


def ask(seat: int) -> Pending:
    """Wait for one seat."""
    return _ASK[seat]


def ask_sealed(seats: list[int]) -> Pending:
    """Wait for several seats that choose secretly at the same time."""
    return Pending(DECISION, seats, sealed=True)


def draw(chance: Chance) -> Pending:
    """Wait for chance."""
    return Pending(CHANCE, [], chance=chance)


class Question:
    """How a decision is put to a seat: its kind, the sentence, and what a time-out does."""

    def __init__(self, kind: str, prompt: Phrase, default: Action) -> None:
        self.kind: str = kind
        self.prompt: Phrase = prompt
        self.default: Action = default
