"""The review of a finished game, from its record."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from functools import cached_property

import msgspec

from kingscourt.kernel.errors import KingscourtError
from kingscourt.kernel.game import Game
from kingscourt.kernel.policy_playout import OnePlyPolicy
from kingscourt.kernel.state import State
from kingscourt.review.account import ReviewedEntry, SeatAccount, accounts, reviewed_entry
from kingscourt.review.chances import ChanceEstimator, result_of_outcome
from kingscourt.review.course import Stage, course_of
from kingscourt.review.effort import Effort, effort_for
from kingscourt.review.judgement import Judge, Judgement
from kingscourt.review.moments import Moment, moments_of
from kingscourt.table.position import Position
from kingscourt.table.record import Record
from kingscourt.table.replay import replay
from kingscourt.table.result import result_of

FORMAT = 1
WIDEST = 12
NINETY_FIVE = 1.96  # standard errors


class NoReview(KingscourtError):
    """A game that cannot be reviewed."""


class Review(msgspec.Struct, frozen=True):
    """Everything a review shows; chances are ten-thousandths by contender."""

    format: int
    game: str
    rules: str
    seats: int
    rollouts: int
    effort: Effort
    uncertainty: int  # of a chance: 95 % of repetitions would lie within it
    start: list[int]
    entries: list[ReviewedEntry]
    accounts: list[SeatAccount]
    moments: list[Moment]


Progress = Callable[[int, int], None]


def review_of(
    record: Record, game: Game, on_progress: Progress | None = None, effort: Effort | None = None
) -> Review:
    """Review a record; it must be of a finished game whose title has values."""
    position = replay(record, game).position
    if not position.is_over():
        raise NoReview("the game is not over; a review would show what its players may not know")
    reviewer = Reviewer(game, position, effort)
    entries: list[ReviewedEntry] = []
    for entry in reviewer.entries():
        entries.append(entry)
        if on_progress is not None:
            on_progress(len(entries), len(reviewer.stages))
    return Review(
        format=FORMAT,
        game=game.id,
        rules=game.rules_version,
        seats=position.state.seat_count,
        rollouts=reviewer.effort.rollouts,
        effort=reviewer.effort,
        uncertainty=reviewer.uncertainty(),
        start=reviewer.start,
        entries=entries,
        accounts=accounts(reviewer.start, entries),
        moments=moments_of(entries),
    )


class Reviewer:
    """Goes through a finished game."""

    def __init__(self, game: Game, position: Position, effort: Effort | None = None) -> None:
        values = game.values()
        if values is None:
            raise NoReview(f"{game.id} has no values, which say how good a position is")
        self.position = position
        self.stages = list(course_of(position.game_setup, position.line))
        self.effort = effort_for(self.stages) if effort is None else effort
        self.estimator = ChanceEstimator(
            OnePlyPolicy(values, WIDEST), self.effort.rollouts, self.effort.depth
        )
        self.judge = Judge(game, self.estimator, self.effort)
        self.seed = _seed_of(position)
        self.drawn: dict[str, int] = {}
        self.errors: list[float] = []

    @cached_property
    def start(self) -> list[int]:
        """The chances before the first entry."""
        return self.estimate(self.position.game_setup.new_state())

    def entries(self) -> Iterator[ReviewedEntry]:
        """Every entry in effect; the last one ends in the table's own result."""
        before = self.start
        for number, stage in enumerate(self.stages):
            if stage.action is None:
                self.drawn[stage.purpose] = self.drawn.get(stage.purpose, 0) + 1
            is_last = number == len(self.stages) - 1
            is_untold = not is_last and is_part_of_draw(stage, self.stages[number + 1])
            after = self.result() if is_last else before if is_untold else self.chances_after(stage, before)
            seat = None if stage.action is None else stage.entry.seat
            judgement = self.judgement(stage)
            yield reviewed_entry(stage.entry.n, seat, before, after, judgement, stage.shows_something())
            before = after

    def chances_after(self, stage: Stage, before: list[int]) -> list[int]:
        """An answer without a choice changes nothing, because rollouts would have given it too."""
        return self.estimate(stage.after) if stage.is_open() else before

    def estimate(self, state: State) -> list[int]:
        """The chances in a position of this game."""
        estimate = self.estimator.estimate(state, self.seed, self.drawn)
        self.errors.append(estimate.error)
        return estimate.chances

    def result(self) -> list[int]:
        """What became of the chances; an end by agreement leaves them as they were."""
        outcome = result_of(self.position)
        contenders = self.estimator.policy.values.contenders(self.position.state)
        if outcome is None or not outcome.ranking:
            return self.estimate(self.position.state)
        return result_of_outcome(outcome, contenders)

    def judgement(self, stage: Stage) -> Judgement | None:
        """The judgement of a real choice."""
        if stage.action is None or not stage.is_open():
            return None
        return self.judge.judge(stage.before, stage.entry.seat, stage.action, self.seed + stage.entry.n)

    def uncertainty(self) -> int:
        """What 95 % of repetitions of a chance would stay within: the mean over the game."""
        return round(NINETY_FIVE * sum(self.errors) / len(self.errors))


def is_part_of_draw(stage: Stage, following: Stage) -> bool:
    """Whether nobody is told of a draw before the next one, as of a card before the whole hand is dealt."""
    return stage.action is None and following.action is None and not stage.events


def _seed_of(position: Position) -> int:
    """The same record is always reviewed alike."""
    return int.from_bytes(hashlib.sha256(position.game_setup.commitment.encode()).digest()[:4], "big")
