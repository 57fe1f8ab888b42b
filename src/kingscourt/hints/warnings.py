"""Answers that people regret: what the game's detectors see in every imagined world."""

from __future__ import annotations

from typing import Final

from kingscourt.hints.hints_file import warning_key
from kingscourt.hints.question import HintQuestion
from kingscourt.hints.wire_types import Warned
from kingscourt.kernel.action import Action
from kingscourt.kernel.blunder import COMMITTED
from kingscourt.kernel.wire_types import WirePhrase

WORLDS: Final = 2  # tried; what happens in all of them follows from what the seat knows


def warnings_of(question: HintQuestion) -> list[Warned]:
    """Every legal answer that one should think twice about; none if no other answer is better in that."""
    handle = question.handle
    legal = handle.legal()
    if len(legal) < 2:
        return []
    found = [(action, warnings_for(question, action)) for action in legal]
    everywhere = [name for name in found[0][1] if all(name in names for _, names in found)]
    told = [(action, [name for name in names if name not in everywhere]) for action, names in found]
    return [
        Warned(action.text, [phrase(question, name) for name in names]) for action, names in told if names
    ]


def warnings_for(question: HintQuestion, action: Action) -> list[str]:
    """The names of the laughable moves and traps that an answer is in all worlds that were tried."""
    handle = question.handle
    detectors = [*handle.blunders(), *handle.traps()]
    left = list(detectors)
    for world in question.worlds(WORLDS):
        left = [one for one in left if one.seen(world, question.seat, action) == COMMITTED]
    return [one.name for one in left]


def phrase(question: HintQuestion, name: str) -> WirePhrase:
    """A warning in words."""
    return WirePhrase(warning_key(question.game, name))
