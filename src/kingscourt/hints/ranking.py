"""The sensible answers to a question: the best of each kind at first sight, none far behind."""

from __future__ import annotations

from typing import Final

from kingscourt.bots.search.candidates import Candidate, rated_candidates
from kingscourt.bots.search.sealed_policy import SealedPolicy
from kingscourt.hints.question import HintQuestion
from kingscourt.kernel.action import Action
from kingscourt.kernel.blunder import COMMITTED
from kingscourt.kernel.chance import FastRandom

WORLDS: Final = 4
WORLDS_OF_MANY: Final = 2  # where there are many answers
MANY: Final = 40
COMPARED: Final = 6  # kinds that reasons are found for


def best_of_kinds(question: HintQuestion, policy: SealedPolicy) -> list[Candidate]:
    """The best answer of each kind, the best first."""
    count = len(question.handle.legal())
    worlds = WORLDS if count < MANY else WORLDS_OF_MANY
    kinds: dict[tuple[str, ...], Candidate] = {}
    for one in rated_candidates(question.handle, policy, FastRandom(question.seed), worlds):
        kinds.setdefault(kind_of(one.action), one)
    return list(kinds.values())[:COMPARED]


def kind_of(action: Action) -> tuple[str, ...]:
    """Answers of one kind do the same at the same place, such as other dice on the same advisor."""
    return (action.label().key, *action.points_at()[:1])


def is_laughable(question: HintQuestion, action: Action) -> bool:
    """Whether a detector of the game frowns on an answer in some imagined world."""
    blunders = question.handle.blunders()
    return any(
        blunder.seen(world, question.seat, action) == COMMITTED
        for world in question.worlds(1)
        for blunder in blunders
    )
