"""The review of a finished game, from its record."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cached_property

import msgspec

from kingscourt.kernel.errors import KingscourtError
from kingscourt.kernel.game import Game
from kingscourt.kernel.policy_playout import OnePlyPolicy
from kingscourt.kernel.state import State
from kingscourt.review.account import (
    ReviewedEntry,
    SeatAccount,
    accounts,
    choice_by_change,
    choice_by_comparison,
    reviewed_entry,
)
from kingscourt.review.chances import ChanceEstimator, result_of_outcome
from kingscourt.review.course import Stage, course_of, turns_of
from kingscourt.review.effort import Effort, effort_for
from kingscourt.review.judgement import Judge, Judgement, not_compared
from kingscourt.review.moments import Moment, moments_of
from kingscourt.table.position import Position
from kingscourt.table.record import Record
from kingscourt.table.replay import replay
from kingscourt.table.result import result_of

FORMAT = 2
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
        uncertainty=reviewer.uncertainty(),
        start=reviewer.start,
        entries=entries,
        accounts=accounts(reviewer.start, entries),
        moments=moments_of(entries, reviewer.effort.follows_every_turn()),
    )


class Reviewer:
    """Goes through a finished game twice: first it follows the chances, then it compares answers."""

    def __init__(self, game: Game, position: Position, effort: Effort | None = None) -> None:
        values = game.values()
        if values is None:
            raise NoReview(f"{game.id} has no values, which say how good a position is")
        self.position = position
        self.stages = list(course_of(position.game_setup, position.line))
        self.turns = turns_of(self.stages)
        self.effort = effort_for(self.stages, values.plays_out()) if effort is None else effort
        self.checkpoints = self.turns_to_estimate()
        policy = OnePlyPolicy(values, self.effort.widest)
        self.estimator = ChanceEstimator(policy, self.effort.rollouts, self.effort.depth)
        self.judge = Judge(game, self.estimator, self.effort)
        self.seed = _seed_of(position)
        self.drawn: dict[str, int] = {}
        self.errors: list[float] = []

    @cached_property
    def start(self) -> list[int]:
        """The chances before the first entry."""
        return self.estimate(self.position.game_setup.new_state())

    def entries(self, on_progress: Progress) -> list[ReviewedEntry]:
        """Every entry in effect; the last one ends in the table's own result."""
        steps = 2 * len(self.stages)
        chances: list[list[int]] = []
        for turn in self.turns:
            chances += self.chances_in(turn, chances[-1] if chances else self.start)
            on_progress(len(chances), steps)
        compared = self.choices_to_compare()
        entries: list[ReviewedEntry] = []
        for number in range(len(self.stages)):
            before = chances[number - 1] if number else self.start
            entries.append(self.reviewed(number, before, chances[number], number in compared))
            on_progress(len(self.stages) + len(entries), steps)
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

    def turns_to_estimate(self) -> set[int]:
        """The first stages of the turns after which chances are estimated; not all of a long game."""
        turns = [turn[0] for turn in self.turns if any(self.stages[number].is_open() for number in turn)]
        count = min(len(turns), self.effort.checkpoints)
        return {turns[number * len(turns) // count] for number in range(count)}

    def chances_in(self, turn: range, before: list[int]) -> list[list[int]]:
        """The chances after every entry of a turn: they change with its last open one.

        In the middle of a turn, rollouts compare what is half done with what is done.
        """
        last = self.stages[turn[-1]]
        if last.action is None:
            self.drawn[last.purpose] = self.drawn.get(last.purpose, 0) + 1
        if turn[-1] == len(self.stages) - 1:
            after = self.result()
        elif turn[0] not in self.checkpoints or self.is_part_of_draw(turn[-1]):
            after = before
        else:
            after = self.estimate(last.after)
        changes = self.where_it_changes(turn)
        return [before if number < changes else after for number in turn]

    def where_it_changes(self, turn: range) -> int:
        """The last open entry of a turn; the last one if there is none."""
        return max((number for number in turn if self.stages[number].is_open()), default=turn[-1])

    def is_part_of_draw(self, number: int) -> bool:
        """Whether nobody is told of a draw before the next one, as while a hand is dealt."""
        stage, following = self.stages[number], self.stages[number + 1]
        return stage.action is None and following.action is None and not stage.events

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

    def judgement(self, stage: Stage, after: list[int], is_compared: bool) -> Judgement | None:
        """The judgement of a real choice."""
        if stage.action is None or not stage.is_open():
            return None
        if not is_compared:
            return not_compared(stage.entry.seat, stage.action, after)
        return self.judge.judge(stage.before, stage.entry.seat, stage.action, self.seed + stage.entry.n)

    def uncertainty(self) -> int:
        """What 95 % of repetitions of a chance would stay within: the mean over the game."""
        return round(NINETY_FIVE * sum(self.errors) / len(self.errors))


def _seed_of(position: Position) -> int:
    """The same record is always reviewed alike."""
    return int.from_bytes(hashlib.sha256(position.game_setup.commitment.encode()).digest()[:4], "big")
