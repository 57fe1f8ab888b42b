"""The values of positions: rows, weights, calibration, and what they prefer in simple positions."""

from __future__ import annotations

import math
from typing import cast

import pytest

from kingscourt.games.paladins.bot import features
from kingscourt.games.paladins.bot.features import LAYOUT
from kingscourt.games.paladins.bot.values import PaladinsValues
from kingscourt.games.paladins.game import Paladins, shipped_weights
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE, OVER
from kingscourt.kernel.paired_luck import PairedLuck
from kingscourt.kernel.policy_playout import OnePlyPolicy
from kingscourt.kernel.random_playout import draw_chance
from kingscourt.kernel.state import State
from kingscourt.kernel.values import Values
from tests.games.paladins.positions import Table, new_table, solo, table


def values() -> PaladinsValues:
    """With the shipped weights."""
    return Paladins().values()


def any_values() -> Values[State]:
    """The same for whoever drives any game."""
    return cast(Values[State], values())


def chosen(at: Table) -> str:
    """The answer that one look ahead prefers."""
    legal = at.state.legal(at.asked)
    worths = OnePlyPolicy(any_values()).rate(at.state, at.asked, legal)
    return legal[worths.index(max(worths))].text


def random_positions(seats: int, seed: int) -> list[PaladinsState]:
    """A game played at random, a position before every answer, and the end."""
    random = FastRandom(seed)
    state = new_table(seats).state
    state.tells = False
    found: list[PaladinsState] = []
    while state.pending().kind != OVER:
        if state.pending().kind == CHANCE:
            draw_chance(state, random)
            continue
        found.append(state.copy())
        seat = state.pending().seats[0]
        legal = state.legal(seat)
        state.apply(seat, legal[random.index(len(legal))])
    return [*found, state]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_rows_are_finite_and_as_long_as_the_layout(seats: int) -> None:
    rater = values()
    for state in random_positions(seats, seats):
        rows = rater.features(state)
        assert len(rows) == rater.contenders(state) == (2 if seats == 1 else seats)
        for row in rows:
            assert len(row) == len(LAYOUT)
            assert all(math.isfinite(feature) for feature in row)
        assert 0.0 <= rater.progress(state) <= 1.0
        assert all(math.isfinite(points) for points in rater.expected_points(state))


@pytest.mark.parametrize("seats", [2, 4])
def test_rating_changes_nothing(seats: int) -> None:
    rater = values()
    for state in random_positions(seats, 9)[::7]:
        before = state.digest()
        rater.features(state)
        rater.policy_worth(state, 0)
        assert state.digest() == before


@pytest.mark.parametrize("seats", [1, 4])
def test_rating_does_not_depend_on_what_was_rated_before(seats: int) -> None:
    """Ratings of actions are kept between positions; fresh values must say the same of every answer."""
    kept = values()
    random = FastRandom(31 + seats)
    state = new_table(seats).state
    state.tells = False
    while state.pending().kind != OVER:
        if state.pending().kind == CHANCE:
            draw_chance(state, random)
            continue
        seat = state.pending().seats[0]
        legal = state.legal(seat)
        is_compared = random.index(4) == 0
        for action in legal:
            after = state.copy()
            after.apply(seat, action)
            worth = kept.policy_worth(after, seat)
            assert not is_compared or worth == PaladinsValues(kept.weights).policy_worth(after, seat)
        assert not is_compared or kept.features(state) == PaladinsValues(kept.weights).features(state)
        state.apply(seat, legal[random.index(len(legal))])


@pytest.mark.parametrize("seats", [1, 3])
def test_the_policy_goes_by_the_weighted_features(seats: int) -> None:
    rater = values()
    for state in random_positions(seats, 77)[:-1]:
        weight = rater.outlook_of(state).weight
        for seat in range(seats):
            row = rater.features(state)[seat]
            weighted = sum(feature * weight[index] for index, feature in enumerate(row))
            assert rater.policy_worth(state, seat) == pytest.approx(weighted)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_final_points_rank_like_the_outcome(seats: int) -> None:
    rater = values()
    for seed in range(3):
        end = random_positions(seats, 50 + seed)[-1]
        outcome = end.outcome()
        assert outcome is not None
        points = [
            rater.final_points(end, seats if line.seat is None else line.seat) for line in outcome.ranking
        ]
        assert points == sorted(points, reverse=True)
        for first, second in zip(outcome.ranking, outcome.ranking[1:], strict=False):
            if first.rank < second.rank:
                assert points[outcome.ranking.index(first)] > points[outcome.ranking.index(second)]


def test_the_policy_does_not_see_the_paladins_of_others() -> None:
    rater = values()
    random = FastRandom(3)
    looked_at = 0
    for state in random_positions(3, 21):
        if state.pending().kind == OVER or state.round == 0:
            continue
        seat = state.pending().seats[0]
        worths = {rater.policy_worth(state.imagine(seat, random), seat) for _ in range(4)}
        looked_at += 1
        assert len(worths) == 1
    assert looked_at > 100


def test_the_weights_file_belongs_to_the_layout() -> None:
    weights = shipped_weights()
    assert weights.layout is LAYOUT
    assert LAYOUT.names[features.OPPONENT_ROUNDS] == "opponent_rounds"
    assert len(weights.calibration.spreads) == 11
    assert all(spread > 0 for spread in weights.calibration.spreads)
    assert all(slope > 0 for slope in weights.calibration.slopes)


def test_holdings_are_better_with_more_of_them() -> None:
    def worth(seat: str) -> float:
        return values().worth(table("round = 3", seat).state, 0)

    plain = worth("workers = { labourer = 2 }; silver = 2")
    assert worth("workers = { labourer = 2 }; silver = 3") > plain
    assert worth("workers = { labourer = 3 }; silver = 2") > plain
    assert worth("workers = { labourer = 2 }; silver = 2; attributes = { faith = 1 }") > plain
    assert worth("workers = { labourer = 2 }; silver = 2; unpaid = 1") < plain


def test_an_action_that_can_be_filled_is_worth_more_than_its_workers() -> None:
    def worth(workers: str) -> float:
        facts = "silver = 3; provisions = 3; attributes = { faith = 4, strength = 4, influence = 4 }"
        return values().worth(table("round = 2", f'{facts}; paladin = "otton"; {workers}').state, 0)

    assert worth("workers = { scout = 1, labourer = 1, cleric = 1 }") > worth(
        "workers = { scout = 2, labourer = 1 }"
    )


def test_a_debt_is_paid_and_a_suspicion_discarded_when_it_is_free() -> None:
    at = table(
        "round = 4",
        "workers = { labourer = 3 }; silver = 5; unpaid = 1; suspicions = [1, 1];"
        ' board = { "absolve/1" = "workshop", "absolve/2" = "workshop" }',
    )
    assert at.legal
    rater = values()
    before = rater.worth(at.state, 0)
    at.p().unpaid = 0
    at.p().paid = 1
    assert rater.worth(at.state, 0) > before + 2.0


def test_the_opponent_is_a_contender() -> None:
    rater = values()
    at = solo("round = 3", "workers = { labourer = 3 }", "attributes = { faith = 6 }")
    weaker = solo("round = 3", "workers = { labourer = 3 }")
    assert rater.expected_points(at.state)[1] > rater.expected_points(weaker.state)[1]
    assert rater.expected_points(at.state)[0] == rater.expected_points(weaker.state)[0]


def test_rollouts_alone_leave_the_others_out_and_end_with_the_round() -> None:
    at = table(
        'round = 2; orders = ["fortify", "attack"]',
        "workers = { labourer = 4, scout = 2, cleric = 1 }; silver = 4; provisions = 3",
        "workers = { labourer = 6 }; silver = 4",
    )
    at.state.tells = False
    policy = OnePlyPolicy(any_values())
    end = cast(PaladinsState, policy.play_alone(at.state.copy(), 0, PairedLuck(1), FastRandom(1), 200))
    assert end.round == 3
    assert end.players[1].silver == 4  # it has done nothing but pass
    assert policy.decisions > 2
    stopped = cast(PaladinsState, policy.play_alone(at.state.copy(), 0, PairedLuck(1), FastRandom(1), 1))
    assert stopped.round == 2


def test_nobody_takes_a_debt_for_little_at_the_end() -> None:
    row = 'townsfolk = ["architect-2", "abbot-1", "acolyte-1", "defender-1", "gatekeeper-1"]'
    at = table(f"round = 7; {row}", "workers = { labourer = 2 }; silver = 4")
    assert chosen(at.do("dismiss", "dismiss architect-2")) == "pay silver"


def test_nobody_conspires_with_a_criminal_who_has_labourers() -> None:
    at = table("round = 3", "workers = { labourer = 3, criminal = 1 }").do("conspire")
    assert chosen(at) == "labourer @ conspire/1"
