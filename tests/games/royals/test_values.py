"""Values: a row for every position, an order that agrees with the outcome, and sensible single answers."""

from __future__ import annotations

import math
from importlib.resources import files

import pytest

from kingscourt.components.weights_file import read_weights, write_weights
from kingscourt.games.royals.bot.board_tables import BoardTables
from kingscourt.games.royals.bot.country_standing import NO_TARGET, CountryStanding
from kingscourt.games.royals.bot.features import LAYOUT
from kingscourt.games.royals.bot.values import RoyalsValues
from kingscourt.games.royals.game import GAME, ROYALS
from kingscourt.games.royals.scoring import influences
from kingscourt.games.royals.state import RoyalsState
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE, OVER
from kingscourt.kernel.policy_playout import OnePlyPolicy
from kingscourt.kernel.random_playout import draw_chance
from kingscourt.testing.imagined_worlds import some_worlds
from tests.games.royals.positions import all_but, asked, do, new_game, scenario


def values() -> RoyalsValues:
    found = ROYALS.values()
    assert isinstance(found, RoyalsValues)
    return found


def step(s: RoyalsState, random: FastRandom) -> None:
    """One more random draw or answer."""
    if s.pending().kind == CHANCE:
        draw_chance(s, random)
    else:
        legal = s.legal(asked(s))
        s.apply(asked(s), legal[random.index(len(legal))])
    s.take_events()


def best(s: RoyalsState, *texts: str) -> str:
    """The answer with the highest worth at first sight, of some or of all."""
    seat = asked(s)
    legal = [action for action in s.legal(seat) if not texts or action.text in texts]
    worths = [after_worth(s, action.text) for action in legal]
    return legal[worths.index(max(worths))].text


def after_worth(s: RoyalsState, text: str) -> float:
    """The worth of an answer to the seat that is asked."""
    seat = asked(s)
    after = s.copy()
    do(after, text)
    return values().policy_worth(after, seat)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_rows_are_finite_and_complete_in_random_positions(seats: int) -> None:
    rated = values()
    random = FastRandom(seats)
    s = new_game(seats)
    last = 0.0
    while s.pending().kind != OVER:
        step(s, random)
        rows = rated.features(s)
        assert len(rows) == seats
        for row in rows:
            assert len(row) == len(LAYOUT)
            assert all(math.isfinite(feature) for feature in row)
        assert 0.0 <= rated.progress(s) <= 1.0
        assert len(rated.expected_points(s)) == seats
        last = max(last, rated.progress(s))
    assert last == 1.0


def test_rating_does_not_depend_on_what_was_rated_before() -> None:
    """Parts of the board are kept between positions; fresh values must say the same."""
    kept = values()
    random = FastRandom(3)
    s = new_game(3)
    earlier: list[RoyalsState] = []
    while s.pending().kind != OVER:
        step(s, random)
        if random.index(8) == 0:
            earlier.append(s.copy())
        for position in (s, earlier[random.index(len(earlier))] if earlier else s):
            for seat in range(3):
                assert kept.policy_worth(position, seat) == values().policy_worth(position, seat)


def test_the_policy_maximises_the_weighted_row() -> None:
    rated = values()
    random = FastRandom(5)
    s = new_game(4)
    left_out = [LAYOUT.names.index("turns"), LAYOUT.names.index("company")]
    while s.pending().kind != OVER:
        step(s, random)
        if s.pending().kind == OVER:
            break
        for seat in range(4):
            row = [0.0] * len(LAYOUT)
            rated.fill(s, seat, row)
            for index in left_out:
                row[index] = 0.0
            assert rated.policy_worth(s, seat) == pytest.approx(rated.weights.worth(row, rated.progress(s)))


def test_final_points_order_seats_like_the_outcome() -> None:
    for seed in range(6):
        random = FastRandom(seed)
        s = new_game(4)
        while s.pending().kind != OVER:
            step(s, random)
        outcome = s.outcome()
        assert outcome is not None
        places = [(line.rank, values().final_points(s, line.seat or 0)) for line in outcome.ranking]
        for rank, points in places:
            for other_rank, other_points in places:
                if rank < other_rank:
                    assert points > other_points
                if rank == other_rank:
                    assert points == other_points


def test_the_policy_of_a_seat_is_alike_in_worlds_that_it_cannot_tell_apart() -> None:
    random = FastRandom(11)
    s = new_game(4)
    policy = OnePlyPolicy(values())  # type: ignore[arg-type] # a policy plays any game
    compared = 0
    while s.pending().kind != OVER:
        if s.pending().kind != CHANCE and random.index(6) == 0:
            seat = asked(s)
            legal = s.legal(seat)
            rated = policy.rate(s, seat, legal)
            for world in some_worlds(s, seat, compared, 3):
                assert policy.rate(world, seat, legal) == rated
                compared += 1
        step(s, random)
    assert compared > 50


def test_the_shipped_weights_belong_to_the_layout() -> None:
    text = files("kingscourt.games.royals").joinpath("data/values.toml").read_text(encoding="utf-8")
    weights = read_weights(LAYOUT, text)
    assert weights.early[0] == weights.late[0] == 1.0  # a point is a point; the policy relies on it
    assert len(weights.calibration.offsets) == 11
    again = read_weights(LAYOUT, write_weights(weights))
    assert (again.early, again.late) == (weights.early, weights.late)


def test_every_caller_has_values_of_its_own() -> None:
    assert GAME.values() is not GAME.values()


# -- single answers ------------------------------------------------------------------------------------


def test_a_paid_king_is_worth_more_than_its_cards() -> None:
    s = scenario('phase = "play"\n[[player]]\nhand = { britain = 8, spain = 2 }\n[[player]]')
    assert best(s, "occupy London/King", "end turn") == "occupy London/King"
    do(s, "occupy London/King")
    assert best(s) == "wild 0"


def test_stray_cards_are_given_before_a_long_suit() -> None:
    free = all_but("madrid/king", "edinburgh/baron")
    s = scenario(
        'phase = "play"\n[[player]]\nhand = { britain = 1, spain = 7, france = 3 }\n'
        f"[[player]]\nholds = {free}\ncubes = 0\n"
    )
    do(s, "occupy Edinburgh/Baron", "wild 1")
    after_france, after_spain = s.copy(), s.copy()
    do(after_france, "give France for Britain", "give France for Britain", "give France for Britain")
    do(after_spain, "give Spain for Britain", "give Spain for Britain", "give Spain for Britain")
    assert values().policy_worth(after_france, 0) > values().policy_worth(after_spain, 0)


def test_the_card_that_completes_a_price_is_taken_from_the_display() -> None:
    s = scenario(
        'display = ["spain", "france", "german-states"]\n[[player]]\nhand = { spain = 7 }\n'
        f"[[player]]\nholds = {all_but('madrid/king')}\ncubes = 0\n"
    )
    do(s, "draw countries")
    assert best(s) == "take Spain"


def test_at_the_hand_limit_an_intrigue_card_is_worth_more_than_cards_to_throw_away() -> None:
    s = scenario(
        f"[[player]]\nhand = {{ spain = 6, france = 6 }}\n[[player]]\nholds = {all_but()}\ncubes = 0\n"
    )
    assert best(s) == "draw both"


def test_in_the_last_turn_cards_are_worth_nothing() -> None:
    s = scenario(
        'phase = "play"\nlast_round = true\nperiod = "1714"\nstart = 1\nturn = 0\n'
        f"[[player]]\nhand = {{ spain = 1 }}\n[[player]]\nholds = {all_but('barcelona/marshal')}\ncubes = 0\n"
    )
    assert best(s) == "occupy Barcelona/Marshal"


def test_a_city_with_its_bonus_is_preferred_to_the_same_title_without() -> None:
    holds = '["vienna/countess"]'
    s = scenario(
        f'phase = "play"\n[[player]]\nhand = {{ german-states = 2 }}\n[[player]]\nholds = {holds}\n'
        '[[player]]\nholds = ["munich/princess"]\n'
    )
    assert best(s, "occupy Munich/Baron", "occupy Cologne/Baron") == "occupy Cologne/Baron"


def test_a_renewed_deck_after_the_last_period_gives_no_hope_for_more_turns() -> None:
    s = scenario(
        'phase = "play"\nperiod = "1714"\nstart = 1\nturn = 0\ndeck = {}\n'
        f"[[player]]\nhand = {{ spain = 6, france = 2 }}\n[[player]]\n"
        f"holds = {all_but('seville/cardinal')}\ncubes = 0\n"
    )
    assert best(s) == "occupy Seville/Cardinal"


def test_the_bots_own_count_of_influence_is_that_of_the_rules() -> None:
    """Values count on plain numbers, because they do it for every answer; what they count is scoring's."""
    random = FastRandom(11)
    tables = BoardTables(ROYALS.components("rulebook"))
    for seats in (2, 4):
        s = new_game(seats)
        while not s.finished:
            for _ in range(20):
                if not s.finished:
                    step(s, random)
            for country in range(len(s.components.countries)):
                standing = CountryStanding(tables, 0, seats, country)
                standing.count(s, NO_TARGET)
                ruled = influences(s, country, s.holders)
                assert standing.influences == [one.influence for one in ruled]
                assert standing.highest == [one.title + 1 for one in ruled]
