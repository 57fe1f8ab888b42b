"""KB-0 and KB-1: goods and the setup of a game."""

from __future__ import annotations

import pytest

from kingscourt.games.kingsburg.game import GAME
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.steps.setup import new_state
from kingscourt.games.kingsburg.views.seat_view import view_of
from kingscourt.kernel.decision import CHANCE
from kingscourt.kernel.errors import BadOptions
from kingscourt.testing.rule_marker import rule
from tests.games.kingsburg.positions import (
    asked,
    catalogue,
    do,
    goods,
    keys,
    legal,
    owns,
    purpose,
    roll,
    scene,
)


def fresh(seats: int) -> KingsburgState:
    state = GAME.new(GAME.options(seats), GAME.components("rulebook"))
    assert isinstance(state, KingsburgState)
    return state


@rule("KB-0.1")
def test_kb_0_1_tokens_are_no_goods() -> None:
    # The aid compares goods, so a hoard of tokens does not make seat 1 richer than seat 0.
    s = scene('phase = "aid"', "gold = 1", "tokens = 9")
    assert s.aid == 1
    # Recruitment is paid in goods, so two tokens hire nobody and only seat 0 is asked.
    s = scene('phase = "recruitment"', "gold = 2", "tokens = 2")
    assert asked(s) == 0
    do(s, "done")
    assert purpose(s) == "enemy"


@rule("KB-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_kb_1_1_two_to_five_players_begin_with_nothing_but_three_dice(seats: int) -> None:
    s = fresh(seats)
    assert len(s.players) == seats
    for player in s.players:
        assert (goods(player), player.tokens, player.soldiers, player.vp, player.built) == (
            (0, 0, 0),
            0,
            0,
            0,
            0,
        )
        assert player.at_home == 3


@rule("KB-1.1")
@pytest.mark.parametrize("seats", [1, 6])
def test_kb_1_1_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(BadOptions):
        GAME.options(seats)


@rule("KB-1.1")
def test_kb_1_1_all_twenty_buildings_may_be_owned() -> None:
    s = scene(
        'phase = "autumn"; step = "build"',
        owns("cathedral", "merchants-guild", "wizards-guild", "fortress", "town-hall")
        + "; gold = 2; wood = 2; stone = 2",
        "",
    )
    do(s, "build embassy")
    assert s.players[0].built == 20


@rule("KB-1.2")
def test_kb_1_2_each_year_has_its_own_stack_of_five() -> None:
    components = fresh(2).components
    years = [[enemy.strength for enemy in components.enemies if enemy.year == year] for year in range(1, 6)]
    assert [len(stack) for stack in years] == [5, 5, 5, 5, 5]
    assert [(min(stack), max(stack)) for stack in years] == [(2, 4), (3, 5), (4, 6), (5, 7), (7, 9)]


@rule("KB-1.2")
def test_kb_1_2_the_backs_are_open_and_the_fronts_are_not() -> None:
    s = scene('phase = "winter"; year = 3', "", "")
    view = view_of(s, 0)
    assert view.enemy is None
    assert view.enemy_range == (4, 6)
    assert purpose(s) == "enemy"


@rule("KB-1.3")
def test_kb_1_3_the_starting_order_is_drawn_seat_by_seat() -> None:
    s = fresh(4)
    assert purpose(s) == "order"
    roll(s, "2", "0", "3")
    assert s.order == [2, 0, 3, 1]
    assert keys(s)[:2] == ["start", "first-order"]
    assert asked(s) == 2


@rule("KB-1.4")
def test_kb_1_4_goods_and_tokens_are_open_and_without_limit() -> None:
    s = scene(
        'phase = "autumn"; step = "help"',
        'dice = ""; placements = ["place 6+6 @ 12", "place 1 @ 1"]; tokens = 30',
        'dice = "1 1 1"',
    )
    do(s, "take 2 gold")
    assert s.players[0].tokens == 31
    for seat in (0, 1, None):
        seen = view_of(s, seat).players[0]
        assert (seen.tokens, seen.gold) == (31, 2)


@rule("KB-1.4")
def test_kb_1_4_the_supply_never_runs_out() -> None:
    s = scene(
        'phase = "spring"; step = "help"',
        'placements = ["place 6+6+4 @ 16"]; gold = 25',
        'dice = "1 1 1"; gold = 25',
    )
    assert s.players[0].goods[0] == 29


def test_a_game_starts_with_chance_only() -> None:
    s = new_state(3, fresh(3).components)
    assert s.pending().kind == CHANCE
    assert len(catalogue(s.components)) <= 16_384
    roll(s, "0", "1")
    assert legal(s) == ["take gold", "take wood", "take stone"]
