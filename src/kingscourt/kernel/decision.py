"""What a state waits for: a decision by some seats, a draw, or nothing once the game is over."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import Chance
from kingscourt.kernel.phrase import MAX_SEATS, Phrase

DECISION: Final = 0  # kind of `Pending`: some seats are asked
CHANCE: Final = 1  # kind of `Pending`: a draw
OVER: Final = 2  # kind of `Pending`: the game has ended

PICK_ONE: Final = "pick-one"
PICK_SEVERAL: Final = "pick-several"
PICK_PLACE: Final = "pick-place"
PICK_AMOUNT: Final = "pick-amount"
CONFIRM: Final = "confirm"
ORDER: Final = "order"
QUESTION_KINDS: Final = (PICK_ONE, PICK_SEVERAL, PICK_PLACE, PICK_AMOUNT, CONFIRM, ORDER)


class Pending:
    """Immutable: the kind, the seats asked, whether they answer under seal, the chance node."""

    def __init__(
        self, kind: int, seats: list[int], sealed: bool = False, chance: Chance | None = None
    ) -> None:
        self.kind: int = kind  # DECISION, CHANCE or OVER
        self.seats: list[int] = seats  # who is asked; empty for a draw
        self.sealed: bool = sealed  # they choose simultaneously and secretly
        self.chance: Chance | None = chance


_ASK: Final = [Pending(DECISION, [seat]) for seat in range(MAX_SEATS)]
GAME_OVER: Final = Pending(OVER, [])  # what the last step of the agenda returns


def ask(seat: int) -> Pending:
    """Wait for one seat."""
    return _ASK[seat]


def ask_sealed(seats: list[int]) -> Pending:
    """Wait for several seats that choose simultaneously and secretly."""
    return Pending(DECISION, seats, sealed=True)


def draw(chance: Chance) -> Pending:
    """Wait for a draw."""
    return Pending(CHANCE, [], chance=chance)


class Question:
    """How a decision is presented to a seat: its kind, its prompt, and what a time-out does."""

    def __init__(self, kind: str, prompt: Phrase, default: Action) -> None:
        self.kind: str = kind  # one of QUESTION_KINDS
        self.prompt: Phrase = prompt
        self.default: Action = default  # what is done when time runs out; it must be legal
