"""The review of a finished game, from its record."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator

import msgspec

from kingscourt.kernel.errors import KingscourtError
from kingscourt.kernel.game import Game
from kingscourt.kernel.policy_playout import OnePlyPolicy
from kingscourt.kernel.state import State
from kingscourt.review.account import ReviewedEntry, SeatAccount, accounts, reviewed_entry
from kingscourt.review.chances import ChanceEstimator, result_of_outcome
from kingscourt.review.course import Stage, course_of
from kingscourt.review.judgement import Judgement, judge
from kingscourt.review.moments import Moment, moments_of
from kingscourt.table.position import Position
from kingscourt.table.record import Record
from kingscourt.table.replay import replay
from kingscourt.table.result import result_of

FORMAT = 1
ROLLOUTS = 16
DEPTH = 24
WIDEST = 12


class NoReview(KingscourtError):
    """A game that cannot be reviewed."""


class Review(msgspec.Struct, frozen=True):
    """Everything a review shows; chances are ten-thousandths by contender."""

    format: int
    game: str
    rules: str
    seats: int
    rollouts: int
    start: list[int]
    entries: list[ReviewedEntry]
    accounts: list[SeatAccount]
    moments: list[Moment]


Progress = Callable[[int, int], None]


def review_of(record: Record, game: Game, on_progress: Progress | None = None) -> Review:
    """Review a record; it must be of a finished game whose title has values."""
    position = replay(record, game).position
    if not position.is_over():
        raise NoReview("the game is not over; a review would show what its players may not know")
    reviewer = Reviewer(game, position)
    entries: list[ReviewedEntry] = []
    for entry in reviewer.entries():
        entries.append(entry)
        if on_progress is not None:
            on_progress(len(entries), len(position.line))
    return Review(
        format=FORMAT,
        game=game.id,
        rules=game.rules_version,
        seats=position.state.seat_count,
        rollouts=ROLLOUTS,
        start=reviewer.start,
        entries=entries,
        accounts=accounts(reviewer.start, entries),
        moments=moments_of(reviewer.start, entries),
    )


class Reviewer:
    """Goes through a finished game."""

    def __init__(self, game: Game, position: Position) -> None:
        values = game.values()
        if values is None:
            raise NoReview(f"{game.id} has no values, which say how good a position is")
        self.game = game
        self.position = position
        self.estimator = ChanceEstimator(OnePlyPolicy(values, WIDEST), ROLLOUTS, DEPTH)
        self.seed = _seed_of(position)
        self.start = self.estimator.estimate(position.game_setup.new_state(), self.seed)

    def entries(self) -> Iterator[ReviewedEntry]:
        """Every entry in effect; the last one ends in the table's own result."""
        before = self.start
        stages = list(course_of(self.position.game_setup, self.position.line))
        for number, stage in enumerate(stages):
            is_last = number == len(stages) - 1
            after = self.result() if is_last else self.estimator.estimate(stage.after, self.seed)
            seat = None if stage.action is None else stage.entry.seat
            yield reviewed_entry(stage.entry.n, seat, before, after, self.judgement(stage))
            before = after

    def result(self) -> list[int]:
        """What became of the chances; an end by agreement leaves them as they were."""
        outcome = result_of(self.position)
        contenders = self.estimator.policy.values.contenders(self.position.state)
        if outcome is None or not outcome.ranking:
            return self.estimator.estimate(self.position.state, self.seed)
        return result_of_outcome(outcome, contenders)

    def judgement(self, stage: Stage) -> Judgement | None:
        """The judgement of a real choice."""
        if stage.action is None or len(stage.before.legal(stage.entry.seat)) < 2:
            return None
        before: State = stage.before
        seed = self.seed + stage.entry.n
        return judge(self.game, before, stage.entry.seat, stage.action, self.estimator, seed)


def _seed_of(position: Position) -> int:
    """The same record is always reviewed alike."""
    return int.from_bytes(hashlib.sha256(position.game_setup.commitment.encode()).digest()[:4], "big")
