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

CANDIDATES: Final = 5  # besides the answer that was given
WORLDS: Final = 12
DOUBT: Final = 1.5  # standard errors: a smaller gain is no better choice


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

    def effect(self) -> list[int]:
        """How the choice changed every contender's chances against the best one."""
        return [chosen - best for chosen, best in zip(self.chosen.chances, self.best.chances, strict=True)]

    def loss(self) -> int:
        """What the choice cost the seat itself; never negative."""
        return -self.effect()[self.seat]


def judge(
    game: Game, state: State, seat: int, action: Action, estimator: ChanceEstimator, seed: int
) -> Judgement:
    """Compare an answer with the best others at first sight."""
    handle = SeatHandle(game, state, seat)
    random = FastRandom(seed)
    rated = rated_candidates(handle, estimator.policy, random, 2)
    chosen = next(one for one in rated if one.action == action)
    compared = [chosen, *[one for one in rated if one is not chosen][:CANDIDATES]]
    rows: list[list[list[float]]] = [[] for _ in compared]
    for _ in range(WORLDS):
        world = handle.imagine(random)
        luck = random.word()
        for number, one in enumerate(compared):
            after = world.copy()
            after.apply(seat, one.action)
            chances = estimator.play_on(after, luck)
            rows[number].append(chances)
            one.results.append(chances[seat])
    alternatives = {one.action.text: _alternative(one, rows[number]) for number, one in enumerate(compared)}
    best = better_than(chosen, compared)
    listed = sorted(alternatives.values(), key=lambda one: one.chances[seat], reverse=True)
    return Judgement(seat, alternatives[action.text], alternatives[best.action.text], listed)


def better_than(chosen: Candidate, compared: list[Candidate]) -> Candidate:
    """The best candidate that is better beyond doubt, or the chosen one."""
    best = chosen
    for one in compared:
        is_clear = one is not chosen and paired_gain(one, chosen) > DOUBT * paired_error(one, chosen)
        if is_clear and one.mean() > best.mean():
            best = one
    return best


def _alternative(one: Candidate, rows: list[list[float]]) -> Alternative:
    return Alternative(one.action.text, in_whole_parts(mean_of(rows)))
