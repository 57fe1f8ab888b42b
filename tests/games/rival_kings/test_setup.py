"""Setup (RK-1) and the round (RK-2)."""

from __future__ import annotations

import pytest

from kingscourt.games.rival_kings.game import GAME
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.kernel.audience import only, sees
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE
from kingscourt.kernel.random_playout import draw_chance
from kingscourt.testing.rule_marker import rule
from tests.games.rival_kings.positions import (
    act,
    conflicts,
    decline_all,
    defaults,
    do,
    draw,
    draw_all,
    keys,
    legal,
    player,
    refused,
    table,
    view,
)


def new_game(seats: int, **variants: str) -> RivalKingsState:
    options = GAME.options(seats, variants=variants)
    state = GAME.new(options, GAME.components(options.edition))
    assert isinstance(state, RivalKingsState)
    return state


@rule("RK-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rk_1_1_four_piles_of_eight_with_only_the_top_seen(seats: int) -> None:
    state = new_game(seats)
    draw_all(state)
    assert [len(pile) for pile in state.piles] == [8, 8, 8, 8]
    for number, pile in enumerate(state.piles):
        assert [card.is_open() for card in pile.top] == [True]
        assert (pile.peek().kind >= 16) == (number >= 2)
    # 16 cards of each sort are money, and nothing tells them from the unseen ones
    assert [bag.total() for bag in state.bags] == [2 * 7 + 16, 2 * 7 + 16]


@rule("RK-1.1")
def test_rk_1_1_two_to_four_players() -> None:
    assert GAME.seat_range == [2, 3, 4]


@rule("RK-1.1")
def test_rk_1_1_a_subject_card_is_worth_one_coin_and_a_building_card_two() -> None:
    box = new_game(2).components.box
    assert (box.subject_coin, box.building_coin) == (1, 2)
    assert box.coins == 16 * 1 + 16 * 2 == 48


@rule("RK-1.2")
@pytest.mark.parametrize(("seats", "coins", "markers"), [(2, 30, 28), (3, 25, 27), (4, 20, 26)])
def test_rk_1_2_money_and_markers_at_the_start(seats: int, coins: int, markers: int) -> None:
    state = new_game(seats)
    assert [(each.coins, each.markers) for each in state.players] == [(5, 1)] * seats
    assert state.money == [2, 2, 2, 2]
    assert (state.coin_supply, state.marker_supply) == (coins, markers)
    assert state.components.box.crests == 2


@rule("RK-1.3")
@pytest.mark.parametrize(("seats", "left"), [(2, 6), (3, 3), (4, 0)])
def test_rk_1_3_three_characters_each_the_rest_unseen(seats: int, left: int) -> None:
    state = new_game(seats)
    draw_all(state)
    assert [each.hand.bit_count() for each in state.players] == [3] * seats
    assert state.pool.bit_count() == left


@rule("RK-1.3", "RK-2.3")
def test_rk_1_3_a_dealt_card_is_seen_by_its_player_alone() -> None:
    state = new_game(3)
    random = FastRandom(5)
    audiences = []
    while state.pending().kind == CHANCE:
        chance = state.pending().chance
        assert chance is not None
        if chance.purpose == "deal":
            audiences.append(chance.to)
        draw_chance(state, random)
    assert audiences == [only(0)] * 3 + [only(1)] * 3 + [only(2)] * 3
    hands = [event for event in state.take_events() if event.key == "rival-kings-event-hand"]
    assert [event.to for event in hands] == [only(0), only(1), only(2)]


HANDS = (
    player(hand=["queen", "duke", "priest"]),
    player(hand=["count", "bursar", "trader-1"]),
    player(hand=["knight", "diplomat", "trader-2"]),
)


@rule("RK-1.3")
def test_rk_1_3_only_characters_from_the_own_hand() -> None:
    state = table(*HANDS)
    assert legal(state, 0) == ["play queen", "play duke", "play priest"]
    assert refused(state, "play knight", 0) == "RK-1.3"
    assert refused(state, "play courtier", 0) == "RK-1.3"


@rule("RK-2.2")
def test_rk_2_2_all_choose_secretly_and_reveal_at_once() -> None:
    state = table(*HANDS)
    assert state.pending().sealed
    assert state.pending().seats == [0, 1, 2]
    act(state, 1, "play bursar")
    act(state, 2, "play diplomat")
    assert state.take_events() == []
    assert state.pending().seats == [0]
    act(state, 0, "play queen")
    assert keys(state.take_events())[:3] == ["reveal", "reveal", "reveal"]
    assert [state.components.character_names[each.character] for each in state.players] == [
        "queen",
        "bursar",
        "diplomat",
    ]


@rule("RK-2.2")
def test_rk_2_2_actions_in_rank_order() -> None:
    state = conflicts(player("countess"), player("queen"), player("courtier"))
    order = [state.active]
    while not state.pending().sealed and state.pending().kind != CHANCE:
        do(state, "decline")
        if state.active not in (order[-1], -1):
            order.append(state.active)
    assert order == [1, 2, 0]


@rule("RK-2.1")
def test_rk_2_1_two_cycles_a_round_and_one_card_stays_unused() -> None:
    state = table(*HANDS)
    for seat, text in enumerate(["play queen", "play bursar", "play trader-2"]):
        act(state, seat, text)
    defaults(state)
    assert (state.round, state.cycle) == (1, 2)
    assert [each.hand.bit_count() for each in state.players] == [2, 2, 2]
    assert refused(state, "play queen", 0) == "RK-2.1"
    assert refused(state, "play bursar", 0) == "RK-2.1"
    for seat in range(3):
        state.apply(seat, state.legal(seat)[0])
    defaults(state)
    assert state.round == 2
    assert [each.hand for each in state.players] == [0, 0, 0]
    assert state.pool.bit_count() == 12  # all characters are shuffled again


@rule("RK-2.3")
def test_rk_2_3_that_a_seat_has_chosen_is_public_what_is_not() -> None:
    one, other = table(*HANDS), table(*HANDS)
    act(one, 1, "play count")
    act(other, 1, "play trader-1")
    for viewer in (0, 2, None):
        assert view(one, viewer) == view(other, viewer)
    assert view(one, 1) != view(other, 1)
    assert [each.decided for each in view(one, 0).players] == [False, True, False]
    action = one.actions.play[0]
    assert one.audience(0, action) == only(0)


@rule("RK-2.3")
def test_rk_2_3_coins_markers_rows_and_played_characters_are_public() -> None:
    state = conflicts(
        player("queen", coins=7, buildings=["mine"]),
        player("knight", markers=3, subjects=["farmer"]),
        turned_up="duke",
    )
    assert view(state, 0).players == view(state, None).players
    assert view(state, None).open_characters == ["queen", "duke", "knight"]


@rule("RK-2.3")
def test_rk_2_3_the_unused_card_is_never_shown() -> None:
    state = new_game(2)
    draw_all(state)
    hands = [each.hand for each in state.players]
    seen: list[str] = []
    random = FastRandom(3)
    while state.round == 1:
        pending = state.pending()
        if pending.kind == CHANCE:
            draw_chance(state, random)
        else:
            state.apply(pending.seats[0], state.legal(pending.seats[0])[0])
        for event in state.take_events():
            if sees(event.to, None):
                seen += [move.becomes() for move in event.moved()]
    names = state.components.character_things
    for hand in hands:
        shown = [names[kind] for kind in range(12) if hand & (1 << kind) and names[kind] in seen]
        assert len(shown) == 2


def test_a_whole_game_of_declining_ends() -> None:
    state = new_game(4)
    decline_all(state)
    assert state.outcome() is not None


@rule("RK-3.5")
def test_rk_3_5_the_next_card_is_turned_in_cycle_two() -> None:
    state = table(player(hand=["queen", "duke", "priest"]), player(hand=["count", "bursar", "trader-1"]))
    act(state, 0, "play queen")
    act(state, 1, "play bursar")
    draw(state, "courtier")
    defaults(state)
    act(state, 0, "play duke")
    act(state, 1, "play count")
    chance = state.pending().chance
    assert chance is not None
    assert chance.purpose == "character"
    assert chance.outcomes.index_of("courtier") == -1  # it stays open beside the pile
