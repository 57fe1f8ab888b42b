"""How much work a review does: by the length of the game, so that a long one is reviewed in a minute too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kingscourt.kernel.policy_playout import NO_LIMIT
from kingscourt.review.course import Stage, turns_of

POSITIONS: Final = 20_000  # rollouts over a whole game to follow its chances
ANSWERS: Final = 12_000  # and to compare answers at first
FEWEST: Final = 16
MOST: Final = 256
FEWEST_WORLDS: Final = 6
MOST_WORLDS: Final = 24
LONG: Final = 300  # choices: in a longer game there is time for less of each

# Rollouts to the end of the game stray far, so that many are needed for few positions. They are counted by
# the choices in them, as they differ so much in length.
CHOICES_FOR_POSITIONS: Final = 400_000
CHOICES_FOR_ANSWERS: Final = 200_000
CHECKPOINTS: Final = 28
WORLDS_PLAYED_OUT: Final = 12
WIDEST_PLAYED_OUT: Final = 6


class Effort(NamedTuple):
    """Rollouts per position, real choices per rollout, and worlds and other answers per choice."""

    rollouts: int
    depth: int
    worlds: int
    candidates: int
    widest: int = 12  # answers that a choice in a rollout looks at
    checkpoints: int = NO_LIMIT  # turns after which the chances are estimated
    compared: int = NO_LIMIT  # choices that are compared: those that look worst at first sight

    def follows_every_turn(self) -> bool:
        """Whether the chances are known after every turn, so that its effect is what they change."""
        return self.checkpoints == NO_LIMIT


def effort_for(stages: Sequence[Stage], plays_out: bool = False) -> Effort:
    """By counts, never by the clock: the same record is always reviewed alike."""
    turns = sum(1 for turn in turns_of(stages) if any(stages[number].is_open for number in turn))
    choices = sum(1 for stage in stages if stage.is_open_answer())
    return _played_out(turns, choices) if plays_out else _rated(turns, choices)


def _rated(turns: int, choices: int) -> Effort:
    """For rollouts of some choices, after which the position is rated."""
    is_long = choices > LONG
    candidates = 3 if is_long else 5
    return Effort(
        rollouts=min(MOST, max(FEWEST, POSITIONS // max(1, turns))),
        depth=16 if is_long else 24,
        worlds=min(MOST_WORLDS, max(FEWEST_WORLDS, ANSWERS // max(1, (candidates + 1) * choices))),
        candidates=candidates,
    )


def _played_out(turns: int, choices: int) -> Effort:
    """For rollouts to the end of the game, which have half of its choices on average."""
    length = max(1, choices // 2)
    checkpoints = max(1, min(CHECKPOINTS, turns))
    return Effort(
        rollouts=min(MOST, max(FEWEST, CHOICES_FOR_POSITIONS // (checkpoints * length))),
        depth=NO_LIMIT,
        worlds=WORLDS_PLAYED_OUT,
        candidates=1,
        widest=WIDEST_PLAYED_OUT,
        checkpoints=checkpoints,
        compared=max(1, CHOICES_FOR_ANSWERS // (2 * WORLDS_PLAYED_OUT * length)),
    )
