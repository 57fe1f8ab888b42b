"""Why an action is refused: the id of the rule, a sentence, and what is missing."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.phrase import Phrase, Value

# The kinds of reasons, in the order in which `reasons` lists them.
MOMENT: Final = 0  # nothing of the sort can be done now
TAKEN: Final = 1  # the place is taken, or the thing is gone
NEED: Final = 2  # a precondition does not hold
PAYMENT: Final = 3  # the price cannot be paid

_NOTHING: Final[list[Phrase]] = []  # shared: refusals are made often, and most of them name nothing missing


class Refusal:
    """A rule that stands against an action: the result of `explain`, and each of `reasons`."""

    def __init__(
        self,
        rule: str,
        key: str,
        args: dict[str, Value] | None = None,
        kind: int = NEED,
        missing: list[Phrase] | None = None,
    ) -> None:
        self.rule: str = rule  # the id of the rule
        self.phrase: Phrase = Phrase(key, args)  # why, in a sentence
        self.kind: int = kind
        self.missing: list[Phrase] = _NOTHING if missing is None else missing  # amounts, such as "1 wood"

    def __repr__(self) -> str:
        return f"Refusal({self.rule}, {self.phrase.key})"

    def is_same(self, other: Refusal) -> bool:
        """Whether another refusal says the same."""
        return self.rule == other.rule and self.phrase == other.phrase


def by_kind(refusals: list[Refusal]) -> list[Refusal]:
    """Refusals in the order of their kinds; those of one kind stay as they are."""
    found: list[Refusal] = []
    for kind in (MOMENT, TAKEN, NEED, PAYMENT):
        for refusal in refusals:
            if refusal.kind == kind:
                found.append(refusal)
    return found


def not_your_turn() -> Refusal:
    """KC-1: only the seats asked can act."""
    return Refusal("KC-1", "kernel-refusal-turn", kind=MOMENT)


def not_asked() -> Refusal:
    """KC-2: the action does not answer the current question."""
    return Refusal("KC-2", "kernel-refusal-question", kind=MOMENT)


def game_is_over() -> Refusal:
    """KC-3: nothing can be done after the end."""
    return Refusal("KC-3", "kernel-refusal-over", kind=MOMENT)
