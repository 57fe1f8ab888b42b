"""Positions from facts."""

from __future__ import annotations

import pytest

from kingscourt.kernel.errors import BadScenario
from tests.games.rival_kings.positions import Facts, draw_all, pile, player, scenario, table, turns, view

HANDS = (player(hand=["queen", "duke", "priest"]), player(hand=["count", "bursar", "trader-1"]))


def test_tops_and_hands_that_are_not_given_are_drawn() -> None:
    state = scenario(players=[{}, {"hand": ["queen", "duke", "count"]}])
    draw_all(state)
    assert state.pending().sealed
    assert [each.hand.bit_count() for each in state.players] == [3, 3]
    assert state.players[1].hand == 0b1110


def test_supplies_are_what_is_left() -> None:
    state = turns(player("queen", coins=10), player("duke", markers=4), turned_up="count")
    assert state.coin_supply == 48 - 8 - 10 - 5
    assert state.marker_supply == 30 - 5


@pytest.mark.parametrize(
    ("facts", "problem"),
    [
        ({"players": [{"coins": 60}, {}]}, "more coins"),
        ({"players": [{"subjects": ["farmer"] * 3}, {}]}, "too many copies"),
        ({"players": [{"subjects": ["farm"]}, {}]}, "a building stands among"),
        ({"players": [{"subjects": ["dragon"]}, {}]}, "no card has the id"),
        ({"players": [{"hand": ["queen"]}, {"hand": ["queen"]}]}, "in two places"),
        ({"players": [{}, {}], "phase": "turns"}, "gives everyone a character"),
        ({"players": [{}, {}], "cycle": 2}, "every hand has 2"),
        ({"players": [{}, {}], "piles": {"moat": {}}}, "no pile is called 'moat'"),
        ({"players": [{}, {}], "piles": {"subjects-1": pile("farmer", size=0)}}, "more cards than its size"),
        ({"players": [{}, {}], "weather": "fine"}, "unknown field"),
    ],
)
def test_what_no_position_can_match_is_refused(facts: dict[str, Facts], problem: str) -> None:
    with pytest.raises(BadScenario, match=problem):
        scenario(**facts)


def test_options_of_a_scenario() -> None:
    state = table(*HANDS, options={"match": "games-2"})
    assert view(state, 0).match == "games-2"
    assert state.settings.games == 2
