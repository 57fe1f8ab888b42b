"""Each of the 16 abilities: usable in its moment, once per cycle, only while active, only by its owner."""

from __future__ import annotations

import pytest

from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.testing.rule_marker import rule
from tests.games.rival_kings.positions import (
    Facts,
    catalogue,
    conflicts,
    defaults,
    do,
    keys,
    legal,
    player,
    refused,
    turns,
)

ON_A_TURN = [
    "jailer",
    "scholar",
    "court-lady",
    "bishop",
    "troubadour",
    "blacksmith",
    "carpenter",
    "market-woman",
    "innkeeper",
    "vintner",
    "miner",
    "herbalist",
]
ALL = [*ON_A_TURN, "sailor", "farmer", "gardener", "watchman"]


def position(subject: str, row: list[str], used: bool = False) -> tuple[RivalKingsState, int]:
    """The moment of an ability, and the seat with this row of subjects."""
    mine: dict[str, Facts] = {"subjects": row, "used": used}
    if subject == "sailor":
        state = conflicts(player("trader-1", **mine), player("trader-2"), turned_up="queen")
        return state, 0
    if subject == "gardener":
        return conflicts(player("duke", **mine), player("trader-2"), turned_up="queen"), 0
    if subject == "watchman":
        return conflicts(player("knight"), player("diplomat", **mine), turned_up="trader-1"), 1
    if subject == "farmer":
        state = conflicts(player("knight"), player("diplomat", **mine), turned_up="trader-1")
        do(state, "cover 1 money", "decline")
        defaults(state, until="settle")
        return state, 1
    rich: dict[str, Facts] = {"coins": 9, "markers": 2, "buildings": ["farm"], **mine}
    rival = player("trader-1", subjects=["sailor"], buildings=["garden", "inn"])
    return turns(player("lord-protector", **rich), rival, turned_up="knight"), 0


def uses_of(state: RivalKingsState, subject: str) -> list[str]:
    """Every way to use a subject that the catalogue knows."""
    texts = [action.text for action in catalogue(state).actions]
    return [text for text in texts if text == f"use {subject}" or text.startswith(f"use {subject} ")]


def named(ids: list[str]) -> list[object]:
    return [pytest.param(id, marks=rule(f"RK:{id}", "RK-5.1"), id=id) for id in ids]


@pytest.mark.parametrize("subject", named(ALL))
def test_usable_in_its_moment_and_offered_with_its_reasons(subject: str) -> None:
    state, seat = position(subject, ["innkeeper", subject] if subject == "bishop" else [subject])
    uses = [text for text in legal(state, seat) if text.startswith("use ")]
    assert uses
    assert set(uses) <= set(uses_of(state, subject))
    offered = [action.text for action in state.candidates(seat)]
    assert set(legal(state, seat)) <= set(offered)
    assert set(uses_of(state, subject)) <= set(offered)  # so `why not` can answer for each
    do(state, uses[0])
    assert state.players[seat].used


@pytest.mark.parametrize("subject", named([*ON_A_TURN, "sailor", "farmer"]))
def test_refused_when_an_ability_was_used_this_cycle(subject: str) -> None:
    state, seat = position(subject, ["innkeeper", subject], used=True)
    assert state.active == seat
    assert {refused(state, use, seat) for use in uses_of(state, subject)} == {"RK-5.1"}


@pytest.mark.parametrize("subject", named([*ON_A_TURN, "sailor", "farmer"]))
def test_refused_when_the_subject_is_not_active(subject: str) -> None:
    other = "scholar" if subject != "scholar" else "jailer"
    state, seat = position(subject, [subject, other])
    assert state.active == seat
    assert {refused(state, use, seat) for use in uses_of(state, subject)} == {"RK-5.1"}


@pytest.mark.parametrize("subject", named(["gardener", "watchman"]))
@pytest.mark.parametrize("why", ["used", "not active"])
def test_not_asked_when_it_cannot_be_used(subject: str, why: str) -> None:
    row = [subject] if why == "used" else [subject, "scholar"]
    state, _ = position(subject, row, used=why == "used")
    assert state.active != -1  # the conflicts are over without a question


@pytest.mark.parametrize("subject", named(ON_A_TURN))
def test_refused_on_the_turn_of_somebody_else(subject: str) -> None:
    rival = player("duke", subjects=["innkeeper", subject], buildings=["farm"], coins=9, markers=2)
    state = turns(player("queen"), rival, turned_up="count")
    assert {refused(state, use, 1) for use in uses_of(state, subject)} == {"KC-1"}


@rule("RK:scholar")
def test_scholar_while_the_supply_lasts() -> None:
    state = turns(
        player("queen", subjects=["scholar"], buildings=["farm", "inn", "mine"]),
        player("duke"),
        turned_up="count",
        supply=2,
    )
    do(state, "use scholar")
    assert state.players[0].coins == 7
    assert state.coin_supply == 0


@rule("RK:watchman")
def test_watchman_is_told_to_all() -> None:
    state, _ = position("watchman", ["watchman"])
    assert keys(do(state, "use watchman")) == ["deflected", "turn"]


@rule("RK:watchman")
def test_watchman_spared_is_told_as_a_robbery() -> None:
    state, _ = position("watchman", ["watchman"])
    assert keys(do(state, "decline")) == ["robbed", "turn"]
