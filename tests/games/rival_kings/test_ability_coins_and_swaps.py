"""Abilities that bring coins or swap cards: from Jailer to Troubadour; use, limits, refusals."""

from __future__ import annotations

from kingscourt.testing.rule_marker import rule
from tests.games.rival_kings.positions import (
    do,
    legal,
    names,
    pile,
    player,
    refused,
    turns,
    view,
)

# -- Jailer and Scholar ------------------------------------------------------------------------------


@rule("RK:jailer")
def test_jailer_brings_a_coin_per_marker() -> None:
    state = turns(player("queen", markers=3, subjects=["jailer"]), player("duke"), turned_up="count")
    supply = state.coin_supply
    do(state, "use jailer")
    assert state.players[0].coins == 8
    assert state.coin_supply == supply - 3


@rule("RK:jailer")
def test_jailer_while_the_supply_lasts() -> None:
    state = turns(
        player("queen", markers=3, subjects=["jailer"]), player("duke"), turned_up="count", supply=2
    )
    do(state, "use jailer")
    assert (state.players[0].coins, state.coin_supply) == (7, 0)


@rule("RK:jailer")
def test_jailer_without_markers_or_supply() -> None:
    state = turns(player("queen", markers=0, subjects=["jailer"]), player("duke"), turned_up="count")
    assert refused(state, "use jailer") == "RK:jailer"
    state = turns(
        player("queen", markers=3, subjects=["jailer"]), player("duke"), turned_up="count", supply=0
    )
    assert refused(state, "use jailer") == "RK:jailer"


@rule("RK:scholar")
def test_scholar_brings_a_coin_per_building() -> None:
    state = turns(
        player("queen", subjects=["scholar"], buildings=["farm", "mine"]), player("duke"), turned_up="count"
    )
    do(state, "use scholar")
    assert state.players[0].coins == 7


@rule("RK:scholar")
def test_scholar_without_buildings() -> None:
    state = turns(player("queen", subjects=["scholar"]), player("duke"), turned_up="count")
    assert refused(state, "use scholar") == "RK:scholar"


# -- Court Lady and Bishop ---------------------------------------------------------------------------


@rule("RK:court-lady")
def test_court_lady_swaps_buildings_from_any_position() -> None:
    state = turns(
        player("queen", subjects=["court-lady"], buildings=["farm", "inn"]),
        player("duke", buildings=["garden", "mine"]),
        player("countess", buildings=["prison"]),
    )
    assert [text for text in legal(state) if "court-lady" in text] == [
        "use court-lady inn",
        "use court-lady farm",
    ]
    do(state, "use court-lady farm")
    assert legal(state) == ["take 1 garden", "take 1 mine", "take 2 prison"]
    do(state, "take 1 garden")
    assert names(state, state.players[0].buildings) == ["inn", "garden"]
    assert names(state, state.players[1].buildings) == ["mine", "farm"]


@rule("RK:court-lady")
def test_court_lady_needs_own_buildings_and_takes_buildings() -> None:
    state = turns(
        player("queen", subjects=["court-lady"], buildings=["farm"]),
        player("duke", buildings=["garden"], subjects=["jailer"]),
        turned_up="count",
    )
    assert refused(state, "use court-lady mine") == "RK:court-lady"
    do(state, "use court-lady farm")
    assert refused(state, "take 1 jailer") == "RK:court-lady"
    assert refused(state, "take 1 mine") == "RK:court-lady"
    assert refused(state, "take 0 farm") == "RK:court-lady"
    assert refused(state, "decline") == "KC-2"


@rule("RK:bishop")
def test_bishop_swaps_subjects_and_both_become_active() -> None:
    state = turns(
        player("queen", subjects=["farmer", "bishop"]),
        player("duke", subjects=["jailer", "miner"]),
        turned_up="count",
    )
    do(state, "use bishop farmer", "take 1 jailer")
    assert names(state, state.players[0].subjects) == ["bishop", "jailer"]
    assert names(state, state.players[1].subjects) == ["miner", "farmer"]


@rule("RK:bishop")
def test_bishop_of_two_alike_either_can_be_named() -> None:
    state = turns(
        player("queen", subjects=["farmer", "jailer", "farmer", "bishop"]),
        player("duke", subjects=["miner", "scholar", "miner", "sailor"]),
        turned_up="count",
    )
    assert "use bishop older farmer" in legal(state)
    assert refused(state, "use bishop older jailer") == "RK:bishop"
    do(state, "use bishop older farmer", "take 1 older miner")
    assert names(state, state.players[0].subjects) == ["jailer", "farmer", "bishop", "miner"]
    assert names(state, state.players[1].subjects) == ["scholar", "miner", "sailor", "farmer"]


# -- Troubadour --------------------------------------------------------------------------------------


@rule("RK:troubadour")
def test_troubadour_swaps_across_kinds_and_the_pile_becomes_mixed() -> None:
    state = turns(
        player("queen", subjects=["troubadour"], buildings=["farm"]),
        player("lord-protector", markers=7),
        turned_up="count",
    )
    do(state, "use troubadour farm", "for subjects-2")
    assert names(state, state.players[0].subjects) == ["troubadour", "jailer"]
    assert state.players[0].buildings == []
    assert [len(each) for each in state.piles] == [8, 8, 8, 8]
    assert state.money == [2, 2, 2, 2]
    # now a building lies on a pile of subjects: it is bought, not recruited
    assert refused(state, "recruit subjects-2") == "RK-4.4"
    do(state, "decline")
    assert "buy subjects-2" in legal(state)
    do(state, "buy subjects-2")
    assert state.money[3] == 3


@rule("RK:troubadour")
def test_troubadour_may_give_itself_away_and_break_the_own_pair() -> None:
    state = turns(
        player("queen", subjects=["troubadour"], buildings=["tavern"]), player("duke"), turned_up="count"
    )
    assert "use troubadour tavern" in legal(state)
    do(state, "use troubadour troubadour", "for subjects-1")
    assert names(state, state.players[0].subjects) == ["vintner"]
    assert state.components.face_names[state.top_of(2)] == "troubadour"


@rule("RK:troubadour", "RK-5.1")
def test_troubadour_a_subject_taken_is_active_but_no_second_ability_is_used() -> None:
    state = turns(player("queen", subjects=["troubadour"]), player("duke"), turned_up="count")
    do(state, "use troubadour troubadour", "for subjects-2")
    assert refused(state, "use jailer") == "RK-5.1"


@rule("RK:troubadour")
def test_troubadour_the_covered_card_stays_known() -> None:
    piles = {"subjects-1": pile("vintner", "bishop", known_to=[1])}
    state = turns(player("queen", subjects=["troubadour"]), player("duke"), turned_up="count", piles=piles)
    do(state, "use troubadour troubadour", "for subjects-1")
    cards = [None if card is None else card.id for card in view(state, 1).piles[2].cards]
    assert cards == ["troubadour", "bishop"]
    assert len(view(state, 0).piles[2].cards) == 1


@rule("RK:troubadour")
def test_troubadour_only_what_lies_there() -> None:
    state = turns(
        player("queen", subjects=["troubadour"]),
        player("duke"),
        turned_up="count",
        piles={"subjects-1": pile(size=0)},
    )
    assert refused(state, "use troubadour farm") == "RK:troubadour"
    assert refused(state, "use troubadour older troubadour") == "RK:troubadour"
    do(state, "use troubadour troubadour")
    assert refused(state, "for subjects-1") == "RK:troubadour"
    assert legal(state) == ["for buildings-1", "for buildings-2", "for subjects-2"]


@rule("RK:troubadour")
def test_troubadour_of_two_alike_either_can_go() -> None:
    state = turns(
        player("queen", subjects=["troubadour", "farmer", "troubadour"]), player("duke"), turned_up="count"
    )
    do(state, "use troubadour older troubadour", "for buildings-2")
    assert names(state, state.players[0].subjects) == ["farmer", "troubadour"]
