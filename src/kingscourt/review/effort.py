"""How much work a review does: by the length of the game, so that a long one is reviewed in a minute too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kingscourt.review.course import Stage

POSITIONS: Final = 20_000  # rollouts over a whole game to follow its chances
ANSWERS: Final = 12_000  # and to compare answers at first
FEWEST: Final = 16
MOST: Final = 256
FEWEST_WORLDS: Final = 6
MOST_WORLDS: Final = 24
LONG: Final = 300  # choices: in a longer game there is time for less of each


class Effort(NamedTuple):
    """Rollouts per position, real choices per rollout, and worlds and other answers per choice."""

    rollouts: int
    depth: int
    worlds: int
    candidates: int


def effort_for(stages: Sequence[Stage]) -> Effort:
    """By counts, never by the clock: the same record is always reviewed alike."""
    positions = sum(1 for stage in stages if stage.is_open())
    choices = sum(1 for stage in stages if stage.action is not None and stage.is_open())
    is_long = choices > LONG
    candidates = 3 if is_long else 5
    return Effort(
        rollouts=min(MOST, max(FEWEST, POSITIONS // max(1, positions))),
        depth=16 if is_long else 24,
        worlds=min(MOST_WORLDS, max(FEWEST_WORLDS, ANSWERS // max(1, (candidates + 1) * choices))),
        candidates=candidates,
    )
