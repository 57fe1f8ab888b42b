"""A choice, judged by what the seat knew: its alternatives in the same imagined worlds with the same luck."""

from __future__ import annotations

from typing import Final

import msgspec

from kingscourt.bots.search.candidates import Candidate, rated_candidates
from kingscourt.bots.search.paired_rollouts import paired_error, paired_gain
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.game import Game
from kingscourt.kernel.state import State
from kingscourt.review.chances import ChanceEstimator, in_whole_parts, mean_of
from kingscourt.review.effort import Effort

PROOF: Final = 3  # times as many worlds to prove that an answer is better
DOUBT: Final = 2.0  # standard errors: a smaller gain is no better choice


class Alternative(msgspec.Struct, frozen=True):
    """An answer and the win chances of all contenders after it, as far as the seat could know."""

    action: str
    chances: list[int]


class Judgement(msgspec.Struct, frozen=True):
    """What a seat chose, the best it could have chosen, and everything that was compared, best first."""

    seat: int
    chosen: Alternative
    best: Alternative  # the chosen one unless another is clearly better
    compared: list[Alternative]
    expected: list[int]  # of a secret choice: the chances before it; else empty

    def effect(self) -> list[int]:
        """How a secret choice changed every contender's chances, as far as its seat could know."""
        return [now - then for now, then in zip(self.chosen.chances, self.expected, strict=True)]

    def loss(self) -> int:
        """What the choice cost the seat itself against the best one; never negative."""
        return self.best.chances[self.seat] - self.chosen.chances[self.seat]


class Trial:
    """Answers of one seat, played on in the same imagined worlds with the same luck."""

    def __init__(self, handle: SeatHandle, estimator: ChanceEstimator, random: FastRandom) -> None:
        self.handle = handle
        self.estimator = estimator
        self.random = random
        self.expected: list[int] = []  # of a secret choice: the chances before it, in the last run

    def run(self, candidates: list[Candidate], worlds: int) -> list[Alternative]:
        """Try every candidate anew and say what came of it, in the same order."""
        rows: list[list[list[float]]] = [[] for _ in candidates]
        seat = self.handle.seat
        before: list[list[float]] = []
        for one in candidates:
            one.results = []
        for _ in range(worlds):
            world = self.handle.imagine(self.random)
            luck = self.random.word()
            if self.handle.is_sealed():
                before.append(self.estimator.play_on(world, luck))
            for number, one in enumerate(candidates):
                chances = self.estimator.play_on(answered(world, seat, one.action), luck)
                rows[number].append(chances)
                one.results.append(chances[seat])
        self.expected = parts_of(before) if before else []
        return [Alternative(one.action.text, parts_of(rows[n])) for n, one in enumerate(candidates)]


class Judge:
    """Compares answers by playing on from worlds that their seat cannot tell from the true one."""

    def __init__(self, game: Game, estimator: ChanceEstimator, effort: Effort) -> None:
        self.game = game
        self.estimator = estimator
        self.effort = effort

    def cost_at_first_sight(self, state: State, seat: int, action: Action, seed: int) -> float:
        """How many points an answer seems worse than the best one, without playing on."""
        handle = SeatHandle(self.game, state, seat)
        rated = rated_candidates(handle, self.estimator.policy, FastRandom(seed), 2)
        return rated[0].worth - next(one.worth for one in rated if one.action == action)

    def judge(self, state: State, seat: int, action: Action, seed: int) -> Judgement:
        """Compare an answer with the best others at first sight.

        The best of several looks better than it is, so one that seems better has to prove it in new worlds.
        """
        handle = SeatHandle(self.game, state, seat)
        trial = Trial(handle, self.estimator, FastRandom(seed))
        rated = rated_candidates(handle, self.estimator.policy, trial.random, 2)
        chosen = next(one for one in rated if one.action == action)
        compared = [chosen, *[one for one in rated if one is not chosen][: self.effort.candidates]]
        tried = trial.run(compared, self.effort.worlds)
        best = better_than(chosen, compared)
        if best is not chosen:
            where = compared.index(best)
            tried[0], tried[where] = trial.run([chosen, best], PROOF * self.effort.worlds)
            best = better_than(chosen, [chosen, best])
        listed = sorted(tried, key=lambda one: one.chances[seat], reverse=True)
        return Judgement(seat, tried[0], tried[compared.index(best)], listed, trial.expected)


def not_compared(seat: int, action: Action, chances: list[int]) -> Judgement:
    """A choice that passes for a good one."""
    chosen = Alternative(action.text, chances)
    return Judgement(seat, chosen, chosen, [chosen], [])


def answered(world: State, seat: int, action: Action) -> State:
    """A copy of a world in which a seat has given its answer."""
    after = world.copy()
    after.apply(seat, action)
    return after


def better_than(chosen: Candidate, compared: list[Candidate]) -> Candidate:
    """The best candidate that is better beyond doubt, or the chosen one."""
    best = chosen
    for one in compared:
        is_clear = one is not chosen and paired_gain(one, chosen) > DOUBT * paired_error(one, chosen)
        if is_clear and one.mean() > best.mean():
            best = one
    return best


def parts_of(rows: list[list[float]]) -> list[int]:
    """The mean chances in ten-thousandths."""
    return in_whole_parts(mean_of(rows))
