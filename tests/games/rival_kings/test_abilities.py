"""Each of the 16 abilities: its use, its limits, its refusals."""

from __future__ import annotations

import pytest

from kingscourt.kernel.audience import only
from kingscourt.kernel.decision import CHANCE
from kingscourt.testing.marker import rule
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
    view,
)

# -- Gardener ----------------------------------------------------------------------------------------


@rule("RK:gardener")
def test_gardener_swaps_characters_before_conflicts() -> None:
    state = conflicts(player("trader-1", subjects=["gardener"]), player("courtier"), turned_up="queen")
    do(state, "use gardener 1")
    # rank, tie symbol and right to steal go with the card
    assert state.components.character_names[state.players[0].character] == "courtier"
    assert markers(state) == [1, 2]
    assert state.players[0].victims == 0b10


@rule("RK:gardener")
def test_gardener_may_keep_the_character() -> None:
    state = conflicts(player("trader-1", subjects=["gardener"]), player("courtier"), turned_up="queen")
    assert keys(do(state, "decline"))[0] == "keeps-character"
    assert markers(state) == [2, 1]
    assert not state.players[0].used


@rule("RK:gardener")
def test_gardener_needs_another_player() -> None:
    state = conflicts(player("trader-1", subjects=["gardener"]), player("courtier"), turned_up="queen")
    assert refused(state, "use gardener 0") == "RK:gardener"
    assert refused(state, "use jailer") == "RK-5.1"


@rule("RK:gardener")
def test_gardener_cannot_take_the_turned_up_card() -> None:
    state = conflicts(player("trader-1", subjects=["gardener"]), player("courtier"))
    draw(state, "queen")  # RK-3.5: before the Gardener
    assert legal(state) == ["decline", "use gardener 1"]


@rule("RK:gardener")
def test_gardeners_decide_in_rank_order_as_revealed() -> None:
    state = conflicts(
        player("trader-1", subjects=["gardener"]), player("courtier", subjects=["gardener"]), player("queen")
    )
    assert state.pending().seats == [1]
    do(state, "use gardener 2")
    assert state.pending().seats == [0]  # and sees the earlier swap
    assert state.components.character_names[state.players[1].character] == "queen"
    do(state, "use gardener 1")
    assert state.active == 0


@rule("RK:gardener")
def test_gardener_further_up_the_row_does_not_work() -> None:
    state = conflicts(
        player("trader-1", subjects=["gardener", "farmer"]), player("courtier"), turned_up="queen"
    )
    assert state.active == 1


# -- Watchman ----------------------------------------------------------------------------------------


@rule("RK:watchman")
def test_watchman_sends_the_marker_to_the_robber() -> None:
    state = conflicts(player("knight"), player("diplomat", subjects=["watchman"]), turned_up="trader-1")
    assert state.pending().seats == [1]
    do(state, "use watchman")
    assert markers(state) == [2, 1]
    assert state.players[0].victims == 0b10  # the action is still stolen
    assert state.players[1].used


@rule("RK:watchman")
def test_watchman_may_be_spared() -> None:
    state = conflicts(player("knight"), player("diplomat", subjects=["watchman"]), turned_up="trader-1")
    do(state, "decline")
    assert markers(state) == [1, 2]
    assert not state.players[1].used


@rule("RK:watchman")
def test_watchman_turns_one_robber_away_and_chooses_which() -> None:
    state = conflicts(player("courtier"), player("countess"), player("trader-1", subjects=["watchman"]))
    do(state, "use watchman")
    assert markers(state) == [2, 1, 2]
    state = conflicts(player("courtier"), player("countess"), player("trader-1", subjects=["watchman"]))
    do(state, "decline", "use watchman")
    assert markers(state) == [1, 2, 2]


@rule("RK:watchman")
def test_watchman_not_against_equal_ranks() -> None:
    state = conflicts(player("trader-1"), player("trader-2", subjects=["watchman"]), turned_up="queen")
    assert markers(state) == [2, 2]
    assert state.active == 0


@rule("RK:watchman")
def test_watchman_not_against_markers_that_are_handed_over() -> None:
    state = turns(player("courtier"), player("trader-1", subjects=["watchman"]), turned_up="queen")
    do(state, "give 1")
    assert markers(state) == [0, 2]


@rule("RK:watchman", "RK-3.5")
def test_watchman_against_a_revealed_card_nobody_takes_the_marker() -> None:
    state = conflicts(player("queen"), player("trader-1", subjects=["watchman"]), turned_up="courtier")
    assert keys(do(state, "use watchman"))[0] == "fended-off"
    assert markers(state) == [1, 1]
    state = conflicts(player("queen"), player("trader-1", subjects=["watchman"]), turned_up="trader-2")
    assert markers(state) == [1, 2]  # not against an equal rank


@rule("RK:watchman", "RK-3.6")
def test_watchman_is_not_asked_when_no_marker_is_dealt() -> None:
    state = conflicts(
        player("knight"), player("diplomat", subjects=["watchman"]), turned_up="trader-1", marker_supply=0
    )
    assert state.active == 0


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


# -- Sailor ------------------------------------------------------------------------------------------


@rule("RK:sailor")
def test_sailor_does_the_one_action_twice() -> None:
    state = conflicts(player("trader-1", subjects=["sailor"]), player("trader-2"), turned_up="queen")
    do(state, "use sailor money")
    do(state, "money buildings-1", "money subjects-1")
    assert state.players[0].coins == 9
    assert state.active == 1


@rule("RK:sailor")
def test_sailor_each_of_the_two_may_be_declined() -> None:
    state = conflicts(player("trader-1", subjects=["sailor"]), player("trader-2"), turned_up="queen")
    do(state, "use sailor settle", "decline")
    assert state.active == 0
    do(state, "settle")
    assert markers(state)[0] == 1


@rule("RK:sailor")
def test_sailor_is_declared_first() -> None:
    state = conflicts(player("trader-1", subjects=["sailor"]), player("trader-2"), turned_up="queen")
    do(state, "settle")
    assert state.active == 1


@rule("RK:sailor")
def test_sailor_no_other_action_and_no_second_ability_in_between() -> None:
    state = conflicts(player("trader-1", subjects=["sailor"]), player("trader-2"), turned_up="queen")
    do(state, "use sailor money")
    assert refused(state, "settle") == "RK-4"
    assert refused(state, "use sailor settle") == "RK-5.1"


@rule("RK:sailor")
def test_sailor_only_between_players_of_equal_rank() -> None:
    state = turns(player("knight", subjects=["sailor"]), player("trader-1"), turned_up="bursar")
    assert refused(state, "use sailor money") == "RK:sailor"


@rule("RK:sailor")
def test_sailor_only_with_an_uncovered_action_that_does_something() -> None:
    state = conflicts(player("duke", coins=0, subjects=["sailor"]), player("count"), turned_up="trader-1")
    assert refused(state, "use sailor money") == "RK:sailor"
    assert refused(state, "use sailor recruit") == "RK:sailor"
    assert "use sailor settle" in legal(state)


# -- Blacksmith, Carpenter, Market Woman, Innkeeper ---------------------------------------------------


@rule("RK:blacksmith")
def test_blacksmith_one_building_costs_one_less() -> None:
    state = turns(
        player("lord-protector", coins=3, subjects=["blacksmith"]), player("duke"), turned_up="count"
    )
    assert refused(state, "buy buildings-1") == "RK-4.5"
    do(state, "use blacksmith buildings-1")
    draw(state, "inn")
    assert state.players[0].coins == 0
    assert state.money[0] == 5
    assert state.active == 1  # that was the Lord Protector's action


@rule("RK:blacksmith")
def test_blacksmith_the_price_may_reach_nothing() -> None:
    state = turns(
        player("lord-protector", coins=0, subjects=["blacksmith"]),
        player("duke"),
        turned_up="count",
        piles={"buildings-1": pile("farm")},
    )
    do(state, "use blacksmith buildings-1")
    draw(state, "inn")
    assert names(state, state.players[0].buildings) == ["farm"]
    assert state.money[0] == 2


@rule("RK:blacksmith")
def test_blacksmith_also_for_a_stolen_purchase() -> None:
    state = conflicts(
        player("knight", coins=1, subjects=["blacksmith"]), player("diplomat"), turned_up="trader-1"
    )
    do(state, "cover 1 buy", "use blacksmith buildings-2")
    draw(state, "inn")
    assert names(state, state.players[0].buildings) == ["mine"]


@rule("RK:blacksmith")
def test_blacksmith_also_for_the_one_action_of_equal_ranks() -> None:
    state = conflicts(player("count", subjects=["blacksmith"]), player("duke"), turned_up="trader-1")
    defaults(state, until="use blacksmith buildings-1")
    do(state, "use blacksmith buildings-1")
    draw(state, "inn")
    assert state.players[0].coins == 2


@rule("RK:blacksmith")
def test_blacksmith_only_when_buying_and_within_the_money() -> None:
    state = turns(player("bursar", coins=2, subjects=["blacksmith"]), player("trader-1"), turned_up="count")
    assert refused(state, "use blacksmith buildings-2") == "RK:blacksmith"
    do(state, "decline")
    assert refused(state, "use blacksmith buildings-1") == "RK-4.5"
    assert refused(state, "use blacksmith subjects-1") == "RK-4.5"


@rule("RK:carpenter")
def test_carpenter_one_extra_purchase() -> None:
    state = turns(
        player("lord-protector", coins=6, subjects=["carpenter"]), player("duke"), turned_up="count"
    )
    do(state, "use carpenter buildings-2")
    draw(state, "inn")
    do(state, "buy buildings-1")
    draw(state, "farm")
    assert names(state, state.players[0].buildings) == ["mine", "garden"]
    assert state.players[0].coins == 0


@rule("RK:carpenter")
def test_carpenter_pays_the_full_price() -> None:
    state = turns(player("queen", coins=3, subjects=["carpenter"]), player("duke"), turned_up="count")
    assert refused(state, "use carpenter buildings-1") == "RK-4.5"
    assert refused(state, "use carpenter subjects-1") == "RK-4.5"
    assert "use carpenter buildings-2" in legal(state)


@rule("RK:market-woman")
def test_market_woman_one_extra_money() -> None:
    state = turns(player("queen", subjects=["market-woman"]), player("duke"), turned_up="count")
    do(state, "use market-woman buildings-1")
    assert state.players[0].coins == 7


@rule("RK:market-woman")
def test_market_woman_needs_money_somewhere() -> None:
    state = turns(
        player("queen", subjects=["market-woman"]),
        player("duke"),
        turned_up="count",
        piles={"buildings-1": pile("garden", money=0)},
    )
    assert refused(state, "use market-woman buildings-1") == "RK-4.3"


@rule("RK:innkeeper")
def test_innkeeper_one_extra_recruit() -> None:
    state = turns(player("lord-protector", subjects=["innkeeper"]), player("duke"), turned_up="count")
    do(state, "use innkeeper subjects-2")
    draw(state, "farmer")
    assert names(state, state.players[0].subjects) == ["innkeeper", "jailer"]


@rule("RK:innkeeper")
def test_innkeeper_pays_the_full_price() -> None:
    state = turns(
        player("lord-protector", coins=2, subjects=["innkeeper"]), player("duke"), turned_up="count"
    )
    assert refused(state, "use innkeeper subjects-2") == "RK-4.4"
    assert refused(state, "use innkeeper buildings-2") == "RK-4.4"


# -- Vintner and Miner -------------------------------------------------------------------------------

SEARCH = [("vintner", "subjects-1", 2), ("miner", "buildings-1", 0)]


@rule("RK:vintner", "RK:miner")
@pytest.mark.parametrize(("subject", "where", "number"), SEARCH)
def test_vintner_and_miner_look_through_a_pile_in_private(subject: str, where: str, number: int) -> None:
    state = turns(player("queen", subjects=[subject]), player("duke"), turned_up="count")
    do(state, f"use {subject} {where}")
    drawn = 0
    while state.pending().kind == CHANCE:
        chance = state.pending().chance
        assert chance is not None
        assert chance.to == only(0)
        state.resolve(0)
        drawn += 1
    assert drawn == 7
    assert len(view(state, 0).piles[number].cards) == 8
    assert len(view(state, 1).piles[number].cards) == 1
    events = state.take_events()
    assert [event.to for event in events if event.key.endswith("event-seen")] == [only(0)]


@rule("RK:vintner")
def test_vintner_takes_any_subject_and_the_order_is_kept() -> None:
    piles = {"subjects-1": pile("vintner", "bishop", "farmer", "scholar", size=4, known_to=[1])}
    state = turns(player("queen", subjects=["vintner"]), player("duke"), turned_up="count", piles=piles)
    do(state, "use vintner subjects-1")
    assert legal(state) == ["pick bishop 2", "pick scholar 4", "pick vintner 1", "pick farmer 3", "leave"]
    do(state, "pick farmer 3")
    assert state.players[0].coins == 4
    assert state.money[2] == 3
    assert names(state, state.players[0].subjects) == ["vintner", "farmer"]
    for seat in (0, 1):
        assert [card and card.id for card in view(state, seat).piles[2].cards] == [
            "vintner",
            "bishop",
            "scholar",
        ]
    assert len(view(state, None).piles[2].cards) == 1


@rule("RK:vintner")
def test_vintner_taking_the_top_shows_the_next_card() -> None:
    piles = {"subjects-1": pile("vintner", "bishop", size=2, known_to=[1])}
    state = turns(player("queen", subjects=["vintner"]), player("duke"), turned_up="count", piles=piles)
    do(state, "use vintner subjects-1", "pick vintner 1")
    assert [card and card.id for card in view(state, None).piles[2].cards] == ["bishop"]


@rule("RK:vintner", "RK:miner")
@pytest.mark.parametrize(("subject", "where", "number"), SEARCH)
def test_vintner_and_miner_may_take_nothing_and_are_used(subject: str, where: str, number: int) -> None:
    state = turns(
        player("queen", subjects=[subject]),
        player("duke"),
        turned_up="count",
        piles={where: pile("garden" if number == 0 else "jailer", size=1)},
    )
    do(state, f"use {subject} {where}", "leave")
    assert state.players[0].used
    assert len(state.piles[number]) == 1


@rule("RK:vintner", "RK-4.4")
def test_vintner_pays_and_takes_no_building() -> None:
    piles = {"subjects-1": pile("farm", "bishop", "farmer", size=3, known_to=[1])}
    state = turns(
        player("queen", coins=3, subjects=["vintner"]), player("duke"), turned_up="count", piles=piles
    )
    do(state, "use vintner subjects-1")
    assert refused(state, "pick bishop 2") == "RK-4.4"
    assert refused(state, "pick farm 1") == "RK:vintner"
    assert refused(state, "pick farmer 2") == "RK:vintner"
    assert refused(state, "pick farmer 7") == "RK:vintner"
    assert refused(state, "decline") == "KC-2"
    assert legal(state) == ["pick farmer 3", "leave"]


@rule("RK:vintner", "RK:miner")
def test_vintner_and_miner_each_have_their_piles() -> None:
    state = turns(player("queen", subjects=["vintner"]), player("duke"), turned_up="count")
    assert refused(state, "use vintner buildings-1") == "RK:vintner"
    state = turns(player("queen", subjects=["miner"]), player("duke"), turned_up="count")
    assert refused(state, "use miner subjects-2") == "RK:miner"


@rule("RK:vintner", "RK:miner")
@pytest.mark.parametrize(("subject", "where", "number"), SEARCH)
def test_vintner_and_miner_need_a_card_to_look_at(subject: str, where: str, number: int) -> None:
    state = turns(
        player("queen", subjects=[subject]), player("duke"), turned_up="count", piles={where: pile(size=0)}
    )
    assert len(state.piles[number]) == 0
    assert refused(state, f"use {subject} {where}") == f"RK:{subject}"


@rule("RK:miner", "RK-4.5")
def test_miner_takes_a_building_for_its_price() -> None:
    piles = {"buildings-1": pile("garden", "cathedral", "farm", size=3, known_to=[0])}
    state = turns(
        player("queen", coins=3, subjects=["miner"]), player("duke"), turned_up="count", piles=piles
    )
    do(state, "use miner buildings-1")
    assert refused(state, "pick cathedral 2") == "RK-4.5"
    do(state, "pick farm 3")
    assert names(state, state.players[0].buildings) == ["farm"]


@rule("RK:miner", "RK-6.1")
def test_miner_taking_the_last_card_ends_the_game() -> None:
    state = turns(
        player("queen", subjects=["miner"]),
        player("duke"),
        turned_up="count",
        piles={"buildings-2": pile("mine", size=1)},
    )
    assert "ran-out" in keys(do(state, "use miner buildings-2", "pick mine 1"))
    defaults(state)
    assert state.outcome() is not None


# -- Herbalist and Farmer ----------------------------------------------------------------------------


@rule("RK:herbalist")
def test_herbalist_gives_a_marker_to_another_player() -> None:
    state = turns(player("queen", markers=2, subjects=["herbalist"]), player("duke"), player("countess"))
    do(state, "use herbalist 2")
    assert markers(state) == [1, 1, 2]


@rule("RK:herbalist")
def test_herbalist_needs_a_marker_and_a_rival() -> None:
    state = turns(player("queen", subjects=["herbalist"]), player("duke"), turned_up="count")
    assert refused(state, "use herbalist 0") == "RK:herbalist"
    state = turns(player("queen", markers=0, subjects=["herbalist"]), player("duke"), turned_up="count")
    assert refused(state, "use herbalist 1") == "RK:herbalist"


@rule("RK:farmer")
def test_farmer_carries_out_a_stolen_action_and_the_crest_stays() -> None:
    state = conflicts(player("knight"), player("diplomat", subjects=["farmer"]), turned_up="trader-1")
    do(state, "cover 1 money", "decline")
    defaults(state, until="use farmer money")
    assert state.active == 1
    do(state, "settle", "buy buildings-2")  # outside the order from left to right
    draw(state, "inn")
    do(state, "use farmer money", "money buildings-1")
    assert state.players[1].coins == 5 - 2 + 2
    assert state.players[1].crests == 0  # the cycle is over


@rule("RK:farmer", "RK-3.1")
def test_farmer_also_when_limited_to_one_action() -> None:
    state = conflicts(
        player("queen"), player("bursar", subjects=["farmer"]), player("knight"), player("duke")
    )
    do(state, "cover 1 buy", "decline", "cover 2 money", "decline")
    defaults(state, until="use farmer buy")
    do(state, "money buildings-1")  # the one action ...
    do(state, "use farmer buy", "buy buildings-1")  # ... and the stolen one
    draw(state, "inn")
    assert names(state, state.players[1].buildings) == ["garden"]


@rule("RK:farmer")
def test_farmer_the_action_may_be_declined_after_all() -> None:
    state = conflicts(player("knight"), player("diplomat", subjects=["farmer"]), turned_up="trader-1")
    do(state, "cover 1 money", "decline")
    defaults(state, until="use farmer money")
    do(state, "use farmer money", "decline")
    assert refused(state, "use farmer money") == "RK-5.1"


@rule("RK:farmer")
def test_farmer_only_what_was_stolen() -> None:
    state = turns(player("knight", subjects=["farmer"]), player("trader-1"), turned_up="queen")
    assert refused(state, "use farmer money") == "RK:farmer"
    state = conflicts(
        player("knight"), player("diplomat", coins=1, subjects=["farmer"]), turned_up="trader-1"
    )
    do(state, "cover 1 buy", "decline")
    defaults(state, until="settle")
    assert refused(state, "use farmer buy") == "RK:farmer"  # it would do nothing: no building for 1 coin
