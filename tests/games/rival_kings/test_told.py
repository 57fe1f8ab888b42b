"""Whoever cannot act is told of with the reason, and conflicts and ties say how they came about."""

from __future__ import annotations

import pytest

from kingscourt.games.rival_kings.game import GAME
from kingscourt.kernel.audience import only, sees
from kingscourt.kernel.wire_types import Outline, WirePhrase
from kingscourt.texts.renderer import Renderer
from tests.games.rival_kings.positions import (
    TOPS,
    Facts,
    conflicts,
    do,
    draw,
    keys,
    pile,
    player,
    turns,
    view,
)

NO_MONEY = {name: pile(card, money=0) for name, card in TOPS.items()}


@pytest.mark.parametrize(
    ("facts", "middle", "reasons"),
    [
        ({"markers": 0, "coins": 0}, {}, ["cannot-no-marker", "cannot-too-dear"]),
        ({"markers": 0}, {"buildings-1": pile("bishop"), "buildings-2": pile("bishop")}, ["cannot-no-card"]),
    ],
)
def test_an_action_that_can_do_nothing_is_told_of(
    facts: dict[str, Facts], middle: dict[str, dict[str, Facts]], reasons: list[str]
) -> None:
    state = turns(player("queen"), {"character": "count", **facts}, piles=middle, turned_up="knight")
    events = do(state, "decline")
    assert [key for key in keys(events) if key in reasons] == reasons


def test_money_that_is_nowhere_is_told_of() -> None:
    state = turns(
        player("queen", coins=20), player("priest", markers=0), piles=NO_MONEY, supply=0, turned_up="knight"
    )
    assert "cannot-no-money" in keys(do(state, "decline"))


def test_an_action_twice_that_can_be_done_once_is_told_of() -> None:
    state = conflicts(
        player("trader-1", subjects=["sailor"], markers=0), player("trader-2"), turned_up="queen"
    )
    events = do(state, "use sailor settle", "settle")
    assert "cannot-no-marker" in keys(events)


def test_the_one_action_that_an_equal_rank_leaves_may_be_impossible() -> None:
    state = conflicts(player("lord-protector"), player("queen", coins=0), player("trader-1"), turned_up="")
    events = do(state, "decline")
    assert keys(events)[:1] == ["decline-all"]
    assert "cannot-any" in keys(events)


def test_equal_ranks_and_robbers_are_named_with_their_ranks() -> None:
    state = conflicts(player("knight", subjects=["gardener"]), player("bursar"), player("queen"))
    events = do(state, "decline")
    assert [dict(event.phrase().args)["rank"] for event in events if "same-rank" in event.key] == ["D", "D"]
    robbed = [dict(event.phrase().args) for event in events if event.key.endswith("-robbed")]
    assert [(args["rank"], args["loot"]) for args in robbed] == [("A", "D"), ("A", "D")]


def test_turns_inside_a_rank_say_why() -> None:
    state = conflicts(
        player("trader-1", markers=3), player("trader-2", subjects=["gardener"]), turned_up="queen"
    )
    events = do(state, "decline")
    assert "turn-markers" in keys(events)
    state = conflicts(player("trader-1"), player("trader-2", subjects=["gardener"]), turned_up="queen")
    assert "turn-symbol" in keys(do(state, "decline"))


def test_the_card_from_the_pile_says_whether_it_is_equal_or_robs() -> None:
    state = conflicts(player("knight"), player("trader-1", subjects=["gardener"]))
    draw(state, "bursar")
    assert "clash-equal" in keys(do(state, "decline"))
    state = conflicts(player("knight"), player("trader-1", subjects=["gardener"]))
    draw(state, "queen")
    assert "clash-robbed" in keys(do(state, "decline"))


def test_a_declined_stolen_action_says_whose_it_was() -> None:
    state = conflicts(player("knight"), player("diplomat"), turned_up="queen")
    events = do(state, "cover 1 money", "decline")
    assert "decline-stolen" in keys(events)


def test_a_new_subject_is_not_called_used() -> None:
    state = turns(player("duke", subjects=["jailer"], markers=2), player("trader-1"), turned_up="knight")
    do(state, "use jailer", "decline", "recruit subjects-1")
    draw(state, "bishop")
    assert state.players[0].used
    texts = Renderer("en", [GAME], ["Anna", "Bence"])
    rival = GAME.outline(view(state, 1), state.components).inside[-2]
    (active,) = [part for part in rival.inside if part.place == "seat/0/active"]
    assert [texts.render(phrase) for phrase in active.said()] == [
        "Active subject",
        "Vintner",
        "ability of this cycle already used",
    ]


def spoken(outline: Outline) -> list[WirePhrase]:
    """All phrases of an outline."""
    return [*outline.said(), *[phrase for part in outline.inside for phrase in spoken(part)]]


def test_cards_seen_in_a_pile_turn_their_faces_to_the_one_who_looks() -> None:
    middle = {"subjects-1": pile("vintner", "bishop", "jailer", size=3)}
    state = turns(player("queen", subjects=["vintner"]), player("trader-1"), piles=middle, turned_up="duke")
    before = [state.holdings(seat) for seat in (0, 1)]
    events = [*do(state, "use vintner subjects-1"), *draw(state, "cards")]
    for seat in (0, 1):
        for event in events:
            if sees(event.to, seat):
                before[seat].carry_all(event)
        assert before[seat].difference(state.holdings(seat)) == []
    assert state.holdings(0).places["pile/subjects-1"]["subject/bishop"] == 1
    assert state.holdings(1).places["pile/subjects-1"]["subject"] == 2
    assert [event.to for event in events if event.key.endswith("-seen")] == [only(0)]
