"""The five actions of characters (RK-4) and the characters themselves."""

from __future__ import annotations

import pytest

from kingscourt.games.rival_kings.component_files.reader import shipped_components
from kingscourt.games.rival_kings.vocabulary import ACTION_NAMES
from kingscourt.testing.rule_marker import rule
from tests.games.rival_kings.positions import (
    conflicts,
    defaults,
    do,
    draw,
    keys,
    legal,
    markers,
    names,
    pile,
    player,
    refused,
    turns,
)

CHARACTERS = {
    "lord-protector": ("a", "buy"),
    "queen": ("a", "recruit"),
    "duke": ("b", "settle recruit"),
    "count": ("b", "settle buy"),
    "courtier": ("c", "give money"),
    "priest": ("c", "give money"),
    "bursar": ("d", "money buy"),
    "knight": ("d", "money recruit"),
    "countess": ("e", "settle money recruit"),
    "diplomat": ("e", "settle money buy"),
    "trader-1": ("f", "settle money recruit buy"),
    "trader-2": ("f", "settle money recruit buy"),
}
TIE_SYMBOLS = {"lord-protector", "duke", "courtier", "bursar", "countess", "trader-1"}


@rule(*[f"RK:{name}" for name in CHARACTERS])
@pytest.mark.parametrize("name", CHARACTERS)
def test_rk_characters_have_rank_actions_and_symbol(name: str) -> None:
    card = next(card for card in shipped_components("rulebook").characters if card.id == name)
    rank, actions = CHARACTERS[name]
    assert "abcdef"[card.rank] == rank
    assert " ".join(ACTION_NAMES[action] for action in card.actions) == actions
    assert card.tie == (name in TIE_SYMBOLS)


@rule("RK-4", *[f"RK:{name}" for name in CHARACTERS])
@pytest.mark.parametrize("name", CHARACTERS)
def test_rk_4_actions_from_left_to_right(name: str) -> None:
    other = "queen" if name != "queen" else "duke"
    state = turns(player(name), player(other), turned_up="count" if name != "count" else "priest")
    asked = []
    while not state.pending().sealed and state.pending().seats:
        if state.active == 0:
            asked.append(legal(state)[0].split()[0])
        do(state, "decline")
    assert " ".join(asked) == CHARACTERS[name][1]


@rule("RK-4", "RK-4.6")
def test_rk_4_a_declined_action_is_lost() -> None:
    state = turns(player("trader-1"), player("trader-2", markers=5), turned_up="queen")
    do(state, "decline")
    assert refused(state, "settle") == "RK-4"
    assert refused(state, "buy buildings-2") == "RK-4"
    assert keys(do(state, "decline", "decline")) == ["decline", "decline"]
    assert refused(state, "recruit subjects-1") == "RK-4"
    do(state, "buy buildings-2")
    assert names(state, state.players[0].buildings) == ["mine"]


@rule("RK-4")
def test_rk_4_no_action_after_the_last_but_the_subject() -> None:
    state = turns(player("queen", subjects=["market-woman"]), player("duke"), turned_up="count")
    do(state, "decline")
    assert legal(state) == [
        "end",
        *[f"use market-woman {name}" for name in ("buildings-1", "buildings-2", "subjects-1", "subjects-2")],
    ]
    assert refused(state, "recruit subjects-1") == "RK-4"


@rule("RK-4.1")
def test_rk_4_1_settle_returns_one_marker() -> None:
    state = turns(player("duke", markers=2), player("countess"), turned_up="queen")
    supply = state.marker_supply
    do(state, "settle")
    assert state.players[0].markers == 1
    assert state.marker_supply == supply + 1


@rule("RK-4.1", "RK-4.2")
def test_rk_4_1_without_a_marker_settle_and_give_are_passed_over() -> None:
    state = turns(player("duke", markers=0), player("courtier", markers=0), turned_up="queen")
    assert legal(state)[0] == "recruit subjects-1"
    defaults(state, until="money buildings-1")
    assert state.active == 1


@rule("RK-4.1")
def test_rk_4_1_refused_without_a_marker() -> None:
    state = conflicts(
        player("duke", markers=0), player("count", markers=0), turned_up="trader-1", marker_supply=0
    )
    assert refused(state, "settle") == "RK-4.1"
    assert legal(state) == ["recruit subjects-1", "recruit subjects-2", "decline"]


@rule("RK-4.2")
def test_rk_4_2_give_passes_a_marker_to_any_rival() -> None:
    state = turns(player("courtier", markers=1), player("trader-1"), player("diplomat"))
    assert legal(state) == ["give 1", "give 2", "decline"]
    assert refused(state, "give 0") == "RK-4.2"
    do(state, "give 2")
    assert markers(state) == [0, 1, 2]


@rule("RK-4.2")
def test_rk_4_2_refused_without_a_marker() -> None:
    state = conflicts(
        player("courtier", markers=0), player("priest", markers=0), turned_up="queen", marker_supply=0
    )
    assert refused(state, "give 1") == "RK-4.2"


@rule("RK-4.3")
def test_rk_4_3_all_money_of_one_pile() -> None:
    state = turns(
        player("knight"), player("trader-1"), turned_up="queen", piles={"subjects-2": pile("jailer", money=7)}
    )
    do(state, "money subjects-2")
    assert state.players[0].coins == 12
    assert state.money == [2, 2, 2, 0]


@rule("RK-4.3")
def test_rk_4_3_there_must_be_money() -> None:
    state = turns(
        player("knight"), player("trader-1"), turned_up="queen", piles={"subjects-2": pile("jailer", money=0)}
    )
    assert refused(state, "money subjects-2") == "RK-4.3"
    assert "money subjects-1" in legal(state)


EMPTY = {
    "buildings-1": pile("garden", money=0),
    "buildings-2": pile("mine", money=0),
    "subjects-1": pile("vintner", money=0),
    "subjects-2": pile("jailer", money=0),
}


@rule("RK-4.3")
def test_rk_4_3_four_empty_piles_are_refilled_first() -> None:
    state = turns(player("knight"), player("trader-1"), turned_up="queen", piles=EMPTY)
    supply = state.coin_supply
    assert keys(do(state, "money buildings-2"))[:2] == ["refill", "money"]
    assert state.money == [2, 0, 2, 2]
    assert state.players[0].coins == 7
    assert state.coin_supply == supply - 8


@rule("RK-4.3")
def test_rk_4_3_no_refill_when_the_action_is_declined() -> None:
    state = turns(player("knight"), player("trader-1"), turned_up="queen", piles=EMPTY)
    do(state, "decline")
    assert state.money == [0, 0, 0, 0]


@rule("RK-4.3")
def test_rk_4_3_the_refill_goes_in_order_while_the_supply_lasts() -> None:
    state = turns(player("knight"), player("trader-1"), turned_up="queen", piles=EMPTY, supply=5)
    assert legal(state) == ["money buildings-1", "money buildings-2", "money subjects-1", "decline"]
    do(state, "money subjects-1")
    assert state.players[0].coins == 6
    assert state.money == [2, 2, 0, 0]
    assert state.coin_supply == 0


@rule("RK-4.3")
def test_rk_4_3_nothing_anywhere_the_action_is_passed_over() -> None:
    state = turns(player("knight"), player("trader-1"), turned_up="queen", piles=EMPTY, supply=0)
    assert legal(state)[0] == "recruit subjects-1"


@rule("RK-4.3")
def test_rk_4_3_money_of_an_empty_pile_can_be_taken() -> None:
    state = turns(
        player("knight"), player("trader-1"), turned_up="queen", piles={"subjects-2": pile(size=0, money=3)}
    )
    do(state, "money subjects-2")
    assert state.players[0].coins == 8


@rule("RK-4.4")
def test_rk_4_4_recruit_pays_the_full_price_to_the_pile() -> None:
    state = turns(player("queen", subjects=["farmer"]), player("duke"), turned_up="count")
    do(state, "recruit subjects-2")
    draw(state, "bishop")
    assert state.players[0].coins == 2
    assert state.money == [2, 2, 2, 5]
    assert names(state, state.players[0].subjects) == ["farmer", "jailer"]
    assert state.components.face_names[state.players[0].active_subject()] == "jailer"
    assert len(state.piles[3]) == 7


@rule("RK-4.4")
def test_rk_4_4_no_debts_and_only_subjects() -> None:
    state = turns(player("queen", coins=2), player("duke"), turned_up="count")
    assert refused(state, "recruit subjects-2") == "RK-4.4"
    assert refused(state, "recruit buildings-2") == "RK-4.4"
    assert legal(state) == ["recruit subjects-1", "decline"]


@rule("RK-4.4", "RK-4.5")
def test_rk_4_4_nothing_on_an_empty_pile() -> None:
    empty = {"subjects-1": pile(size=0), "buildings-2": pile(size=0)}
    state = turns(player("trader-1"), player("trader-2", markers=9), turned_up="count", piles=empty)
    do(state, "decline", "decline")
    assert refused(state, "recruit subjects-1") == "RK-4.4"
    do(state, "decline")
    assert refused(state, "buy buildings-2") == "RK-4.5"


@rule("RK-4.5")
def test_rk_4_5_buy_pays_the_full_price_to_the_pile() -> None:
    state = turns(player("lord-protector", buildings=["farm"]), player("duke"), turned_up="count")
    do(state, "buy buildings-1")
    draw(state, "inn")
    assert state.players[0].coins == 1
    assert state.money == [6, 2, 2, 2]
    assert names(state, state.players[0].buildings) == ["farm", "garden"]


@rule("RK-4.5")
def test_rk_4_5_no_debts_and_only_buildings() -> None:
    state = turns(player("lord-protector", coins=3), player("duke"), turned_up="count")
    assert refused(state, "buy buildings-1") == "RK-4.5"
    assert refused(state, "buy subjects-1") == "RK-4.5"
    assert legal(state) == ["buy buildings-2", "decline"]


@rule("RK-4.6")
def test_rk_4_6_every_action_may_be_declined() -> None:
    state = turns(player("trader-1"), player("trader-2", markers=9), turned_up="count")
    for _ in range(4):
        assert "decline" in legal(state)
        do(state, "decline")
    assert state.active == 1
    assert (state.players[0].coins, state.players[0].markers) == (5, 1)


@rule("RK-9")
def test_rk_9_where_the_booklets_differ_the_five_languages_stand() -> None:
    box = shipped_components("rulebook")
    knight = next(card for card in box.characters if card.id == "knight")
    assert [ACTION_NAMES[action] for action in knight.actions] == ["money", "recruit"]
    assert box.steals_from[3] == 4  # D steals from E, so never from a Knight
    assert "bishop" in box.face_names
    assert box.character_names.count("trader-1") == box.character_names.count("trader-2") == 1
