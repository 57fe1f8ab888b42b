"""The review of a finished game, from its record."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import msgspec

from kingscourt.kernel.errors import KingscourtError
from kingscourt.kernel.game import Game
from kingscourt.kernel.policy_playout import OnePlyPolicy
from kingscourt.review.account import (
    ReviewedEntry,
    SeatAccount,
    accounts,
    choice_by_change,
    choice_by_comparison,
    reviewed_entry,
)
from kingscourt.review.chances import ChanceEstimator
from kingscourt.review.course import Stage, course_of
from kingscourt.review.effort import Effort, effort_for
from kingscourt.review.followed_chances import FollowedChances
from kingscourt.review.judgement import Judge, Judgement, not_compared
from kingscourt.review.moments import Moment, moments_of
from kingscourt.table.position import Position
from kingscourt.table.record import Record
from kingscourt.table.replay import replay

FORMAT = 2


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


Progress = Callable[[int, int], None]  # how many steps of how many are done


def unnoticed(done: int, total: int) -> None:
    """Progress that nobody looks at."""


def review_of(
    record: Record, game: Game, on_progress: Progress | None = None, effort: Effort | None = None
) -> Review:
    """Review a record; it must be of a finished game whose title has values."""
    position = replay(record, game).position
    if not position.is_over():
        raise NoReview("the game is not over; a review would show what its players may not know")
    reviewer = Reviewer(game, position, effort)
    entries = reviewer.entries(on_progress or unnoticed)
    return Review(
        format=FORMAT,
        game=game.id,
        rules=game.rules_version,
        seats=position.state.seat_count,
        rollouts=reviewer.effort.rollouts,
        effort=reviewer.effort,
        uncertainty=reviewer.followed.uncertainty(),
        start=reviewer.followed.start,
        entries=entries,
        accounts=accounts(reviewer.followed.start, entries),
        moments=moments_of(entries, reviewer.effort.follows_every_turn()),
    )


class Reviewer:
    """Goes through a finished game twice: first it follows the chances, then it compares answers."""

    def __init__(self, game: Game, position: Position, effort: Effort | None = None) -> None:
        values = game.values()
        if values is None:
            raise NoReview(f"{game.id} has no values, which say how good a position is")
        self.stages = list(course_of(position.game_setup, position.line))
        self.effort = effort_for(self.stages, values.plays_out()) if effort is None else effort
        self.seed = _seed_of(position)
        policy = OnePlyPolicy(values, self.effort.widest)
        self.estimator = ChanceEstimator(policy, self.effort.rollouts, self.effort.depth)
        self.followed = FollowedChances(
            position, self.stages, self.estimator, self.effort.checkpoints, self.seed
        )
        self.judge = Judge(game, self.estimator, self.effort)

    def entries(self, on_progress: Progress) -> list[ReviewedEntry]:
        """Every entry in effect; the last one ends in the table's own result."""
        count = len(self.stages)
        chances = self.followed.after_every_stage(lambda done: on_progress(done, 2 * count))
        compared = self.choices_to_compare()
        entries: list[ReviewedEntry] = []
        for number, after in enumerate(chances):
            before = chances[number - 1] if number else self.followed.start
            entries.append(self.reviewed(number, before, after, number in compared))
            on_progress(count + len(entries), 2 * count)
        return entries

    def reviewed(self, number: int, before: list[int], after: list[int], is_compared: bool) -> ReviewedEntry:
        """One entry with the chances around it."""
        stage = self.stages[number]
        judgement = self.judgement(stage, after, is_compared)
        if self.effort.follows_every_turn():
            choice = choice_by_change(before, after, judgement, stage.shows_something())
        else:
            choice = choice_by_comparison(len(before), judgement)
        seat = None if stage.action is None else stage.entry.seat
        return reviewed_entry(stage.entry.n, seat, before, after, judgement, choice)

    def choices_to_compare(self) -> set[int]:
        """The numbers of the choices to compare; if not all, those that look worst at first sight."""
        choices = [number for number, stage in enumerate(self.stages) if stage.is_open_answer()]
        if len(choices) <= self.effort.compared:
            return set(choices)
        costs = {number: self.cost_at_first_sight(self.stages[number]) for number in choices}
        return set(sorted(choices, key=lambda number: -costs[number])[: self.effort.compared])

    def cost_at_first_sight(self, stage: Stage) -> float:
        """How much worse than the best an answer looks."""
        assert stage.action is not None
        seed = self.seed + stage.entry.n
        return self.judge.cost_at_first_sight(stage.before, stage.entry.seat, stage.action, seed)

    def judgement(self, stage: Stage, after: list[int], is_compared: bool) -> Judgement | None:
        """The judgement of a real choice."""
        if stage.action is None or not stage.is_open:
            return None
        if not is_compared:
            return not_compared(stage.entry.seat, stage.action, after)
        return self.judge.judge(stage.before, stage.entry.seat, stage.action, self.seed + stage.entry.n)


def _seed_of(position: Position) -> int:
    """The same record is always reviewed alike."""
    return int.from_bytes(hashlib.sha256(position.game_setup.commitment.encode()).digest()[:4], "big")
