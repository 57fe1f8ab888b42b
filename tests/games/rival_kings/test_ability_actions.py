"""Abilities around the one action: from Sailor to Innkeeper; use, limits, refusals."""

from __future__ import annotations

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


@rule("RK:sailor", "RK-5.1")
def test_sailor_recruited_by_the_one_action_repeats_it_at_once() -> None:
    middle = {"subjects-1": pile("sailor", "vintner", size=2, known_to=[0, 1])}
    state = conflicts(player("trader-1", markers=1), player("trader-2"), piles=middle, turned_up="queen")
    do(state, "recruit subjects-1")
    assert state.active == 0
    assert legal(state) == ["end", "use sailor recruit"]
    assert refused(state, "use sailor settle") == "RK:sailor"
    events = do(state, "use sailor recruit", "recruit subjects-1")
    assert keys(events)[:3] == ["use", "again", "recruit"]
    assert names(state, state.players[0].subjects) == ["sailor", "vintner"]
    assert state.active == 1


@rule("RK:sailor", "RK-5.1")
def test_sailor_recruited_after_another_ability_has_to_wait() -> None:
    middle = {"subjects-1": pile("sailor", "vintner", size=2, known_to=[0, 1])}
    state = conflicts(
        player("trader-1", subjects=["jailer"]), player("trader-2"), piles=middle, turned_up="queen"
    )
    do(state, "use jailer", "recruit subjects-1")
    assert state.active == 1


@rule("RK:sailor")
def test_sailor_recruited_by_one_action_of_several_repeats_nothing() -> None:
    middle = {"subjects-1": pile("sailor", "vintner", size=2, known_to=[0, 1])}
    state = turns(player("queen"), player("trader-2"), piles=middle, turned_up="duke")
    do(state, "recruit subjects-1")
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


# -- Blacksmith, Carpenter, Market Woman, Innkeeper --------------------------------------------------


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
