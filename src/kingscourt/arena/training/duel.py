"""A duel between two sets of weights: one on one seat against the other on all others, rotated, same luck."""

from __future__ import annotations

from contextlib import closing

import msgspec

from kingscourt.arena.execution.executor import Executor
from kingscourt.arena.statistics.sequential_test import UNDECIDED, Decision, SequentialTest, TestPlan
from kingscourt.arena.statistics.shares import Share, clustered, mean, place_share
from kingscourt.arena.training.self_play import SelfPlay, game_seed, play_game, values_of
from kingscourt.components.weights_file import read_weights
from kingscourt.kernel.state import State
from kingscourt.kernel.values import Values


class Duel(msgspec.Struct, frozen=True, kw_only=True):
    """What determines the rounds of a duel."""

    play: SelfPlay
    challenger: str  # texts of weights
    champion: str
    purpose: str  # which seeds: duels about a choice and the one that reports its worth share none


class DuelResult(msgspec.Struct, frozen=True):
    """The challenger's share; `decision` is that of the sequential test, if there was one."""

    share: Share
    games: int
    decision: Decision = UNDECIDED


def play_duel_round(duel: Duel, number: int) -> float:
    """The challenger's place share over one game on each seat.

    Alone, both play the same luck against the game's own opponent, and only one of them winning decides.
    """
    play = duel.play
    layout = values_of(play).weights.layout
    challenger, champion = [
        values_of(play, read_weights(layout, text)) for text in (duel.challenger, duel.champion)
    ]
    seed = game_seed(play, duel.purpose, number)
    if play.seats == 1:
        return 0.5 + (_wins(play, challenger, seed) - _wins(play, champion, seed)) / 2
    shares: list[float] = []
    for rotation in range(play.seats):
        seats = [challenger if seat == rotation else champion for seat in range(play.seats)]
        outcome = play_game(play, seats, seed).outcome()
        assert outcome is not None
        ranks = {line.seat: line.rank for line in outcome.ranking}
        others = [seat for seat in range(play.seats) if seat != rotation]
        shares.append(place_share([ranks[seat] for seat in range(play.seats)], rotation, others))
    return mean(shares)


def _wins(play: SelfPlay, values: Values[State], seed: bytes) -> float:
    outcome = play_game(play, [values], seed).outcome()
    assert outcome is not None
    return 1.0 if 0 in outcome.winners() else 0.0


def run_duel(duel: Duel, executor: Executor, rounds: int, plan: TestPlan | None = None) -> DuelResult:
    """Play so many rounds, or until the test is decided; rounds are tested in the order of their numbers."""
    test = None if plan is None else SequentialTest(plan)
    found: dict[int, float] = {}
    counted: list[float] = []
    with closing(executor.run(play_duel_round, duel, range(rounds))) as results:
        for number, share in results:
            found[number] = share
            while len(counted) in found and not _is_decided(test):
                counted.append(found[len(counted)])
                if test is not None:
                    test.add(counted[-1])
            if _is_decided(test):
                break
    games = len(counted) * max(2, duel.play.seats)
    return DuelResult(clustered(counted), games, UNDECIDED if test is None else test.decision)


def _is_decided(test: SequentialTest | None) -> bool:
    return test is not None and test.decision != UNDECIDED
