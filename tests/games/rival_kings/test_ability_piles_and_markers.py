"""Abilities on piles and markers: Vintner, Miner, Herbalist, Farmer; use, limits, refusals."""

from __future__ import annotations

import pytest

from kingscourt.kernel.audience import only
from kingscourt.kernel.decision import CHANCE
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
    view,
)

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
    draw(state, "cards")  # they are new to the one who looks
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
    do(state, "use vintner subjects-1")
    draw(state, "cards")
    do(state, "pick vintner 1")
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
    draw(state, "cards")
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
    assert (
        refused(state, "use farmer buy") == "RK:farmer"
    )  # it would do nothing, because no building costs 1 coin
