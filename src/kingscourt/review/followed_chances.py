"""The chances of every contender along the course of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final

from kingscourt.kernel.state import State
from kingscourt.review.chances import ChanceEstimator, result_of_outcome
from kingscourt.review.course import Stage, turns_of
from kingscourt.table.position import Position
from kingscourt.table.result import result_of

NINETY_FIVE: Final = 1.96  # standard errors


class FollowedChances:
    """Estimates the chances after turns of a game; rollouts share the draws that are still to come."""

    def __init__(
        self,
        position: Position,
        stages: Sequence[Stage],
        estimator: ChanceEstimator,
        checkpoints: int,
        seed: int,
    ) -> None:
        self.position = position
        self.stages = stages
        self.estimator = estimator
        self.seed = seed
        self.turns = turns_of(stages)
        self.checkpoints = self.turns_to_estimate(checkpoints)
        self.drawn: dict[str, int] = {}
        self.errors: list[float] = []

    @cached_property
    def start(self) -> list[int]:
        """The chances before the first entry."""
        return self.estimate(self.position.game_setup.new_state())

    def after_every_stage(self, on_progress: Callable[[int], None]) -> list[list[int]]:
        """The chances after each entry; `on_progress` is told how many entries are done."""
        chances: list[list[int]] = []
        for turn in self.turns:
            chances += self.chances_in(turn, chances[-1] if chances else self.start)
            on_progress(len(chances))
        return chances

    def turns_to_estimate(self, most: int) -> set[int]:
        """The first stages of the turns after which chances are estimated; not all of a long game."""
        turns = [turn[0] for turn in self.turns if any(self.stages[number].is_open for number in turn)]
        count = min(len(turns), most)
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
        return max((number for number in turn if self.stages[number].is_open), default=turn[-1])

    def is_part_of_draw(self, number: int) -> bool:
        """Whether nobody is told of a draw before the next one, as while a hand is dealt."""
        stage, following = self.stages[number], self.stages[number + 1]
        return stage.action is None and following.action is None and not stage.events

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

    def uncertainty(self) -> int:
        """What 95 % of repetitions of a chance would stay within: the mean over the game."""
        return round(NINETY_FIVE * sum(self.errors) / len(self.errors))
