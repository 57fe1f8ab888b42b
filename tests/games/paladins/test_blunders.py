"""Detectors of laughable moves, each on positions with and without an opportunity."""

from __future__ import annotations

import pytest

from kingscourt.games.paladins.bot.blunders import BLUNDERS
from kingscourt.games.paladins.game import Paladins
from kingscourt.kernel.blunder import AVOIDED, COMMITTED, NO_OPPORTUNITY
from tests.games.paladins.positions import Table, new_table, table

ROW = 'townsfolk = ["architect-2", "abbot-1", "acolyte-1", "defender-1", "gatekeeper-1"]'


def seen(at: Table, name: str, text: str) -> int:
    """What a detector says about an answer."""
    for blunder in BLUNDERS:
        if blunder.name == name:
            return blunder.seen(at.state, at.asked, at.catalogue.parse(text))
    raise AssertionError(f"no detector {name}")


def test_names_are_single_and_the_game_offers_all() -> None:
    assert len({blunder.name for blunder in BLUNDERS}) == len(BLUNDERS) == 10
    assert Paladins().blunders() is BLUNDERS


def test_a_criminal_for_a_criminal() -> None:
    at = table("", "workers = { labourer = 2, criminal = 1 }").do("conspire")
    assert seen(at, "criminal-for-a-criminal", "criminal @ conspire/1") == COMMITTED
    assert seen(at, "criminal-for-a-criminal", "labourer @ conspire/1") == AVOIDED
    other = table("", "workers = { labourer = 2, criminal = 1 }").do("hunt 1")
    assert seen(other, "criminal-for-a-criminal", "criminal @ hunt/1") == NO_OPPORTUNITY


def test_a_criminal_where_a_labourer_could_stand() -> None:
    name = "criminal-where-a-labourer-could-stand"
    at = table("", "workers = { labourer = 2, criminal = 1 }").do("hunt 1")
    assert seen(at, name, "criminal @ hunt/1") == COMMITTED
    assert seen(at, name, "labourer @ hunt/1") == AVOIDED
    none = table("", "workers = { scout = 2, criminal = 1 }").do("hunt 1")
    assert seen(none, name, "criminal @ hunt/1") == NO_OPPORTUNITY


@pytest.mark.parametrize(
    ("tax", "mine", "theirs", "expected"),
    [
        (1, "[1]", "[1, 1]", COMMITTED),
        (1, "[1]", "[1, 1, 1]", NO_OPPORTUNITY),
        (2, "[1]", "[]", NO_OPPORTUNITY),
    ],
)
def test_conspiring_into_ones_own_accusation(tax: int, mine: str, theirs: str, expected: int) -> None:
    at = table(
        f"tax = {tax}",
        f"workers = {{ labourer = 2 }}; suspicions = {mine}",
        f"workers = {{ labourer = 2 }}; suspicions = {theirs}",
    )
    assert seen(at, "conspires-into-own-accusation", "conspire") == expected
    if expected == COMMITTED:
        assert seen(at, "conspires-into-own-accusation", "pass") == AVOIDED


def test_a_debt_for_a_few_resources() -> None:
    name = "debt-for-a-few-resources"
    poor = table(ROW, "workers = { labourer = 2 }; silver = 1").do("dismiss")
    assert seen(poor, name, "dismiss architect-2") == COMMITTED
    assert seen(poor, name, "dismiss gatekeeper-1") == AVOIDED
    rich = table(ROW, "workers = { labourer = 2 }; silver = 4").do("dismiss")
    assert seen(rich, name, "dismiss architect-2") == NO_OPPORTUNITY
    rich.do("dismiss architect-2")
    assert seen(rich, name, "pay with debt") == COMMITTED
    assert seen(rich, name, "pay silver") == AVOIDED


def test_a_debt_instead_of_silver_in_the_last_round() -> None:
    name = "debt-instead-of-silver-in-the-last-round"
    for number, expected in ((6, NO_OPPORTUNITY), (7, COMMITTED)):
        at = table(f"round = {number}; {ROW}", "workers = { labourer = 2 }; silver = 4")
        at.do("dismiss", "dismiss architect-2")
        assert seen(at, name, "pay with debt") == expected
    traitor = table(
        f"round = 7; {ROW}", 'workers = { labourer = 2 }; silver = 4; converted = ["traitor-1"]'
    ).do("dismiss", "dismiss architect-2")
    assert seen(traitor, name, "pay with debt") == NO_OPPORTUNITY


def test_free_relief_declined() -> None:
    seat = "workers = { merchant = 2 }; silver = 3; suspicions = [1, 1]"
    board = 'board = { "absolve/1" = "workshop", "absolve/2" = "workshop" }'
    at = table("", f"{seat}; {board}").do("absolve", "jar @ 8")
    assert seen(at, "free-relief-declined", "decline") == COMMITTED
    assert seen(at, "free-relief-declined", "discard suspicion") == AVOIDED
    thief = table("", f'{seat}; {board}; converted = ["thief-1"]').do("absolve", "jar @ 8")
    assert seen(thief, "free-relief-declined", "decline") == NO_OPPORTUNITY


@pytest.mark.parametrize(
    ("number", "workers", "silver", "expected"),
    [(3, 4, 0, COMMITTED), (3, 3, 0, NO_OPPORTUNITY), (7, 1, 2, COMMITTED), (7, 1, 0, NO_OPPORTUNITY)],
)
def test_passing_with_workers_to_lose(number: int, workers: int, silver: int, expected: int) -> None:
    at = table(
        f"round = {number}", f"workers = {{ labourer = {workers} }}; silver = {silver}; provisions = 0"
    )
    assert seen(at, "passes-with-workers-to-lose", "pass") == expected


def test_a_criminal_returned() -> None:
    name = "criminal-returned-labourer-kept"
    at = table("round = 3", "workers = { labourer = 3, criminal = 2 }").do("pass")
    assert seen(at, name, "return criminal") == COMMITTED
    assert seen(at, name, "return labourer") == AVOIDED


def test_a_reward_that_is_lost() -> None:
    at = table("", "workers = { cleric = 1, labourer = 1, merchant = 1 }; silver = 3").do("absolve")
    assert seen(at, "space-whose-reward-is-lost", "jar @ 1") == COMMITTED
    assert seen(at, "space-whose-reward-is-lost", "jar @ 6") == AVOIDED


def test_nothing_is_seen_before_the_first_round() -> None:
    at = new_table(3).luck()
    for blunder in BLUNDERS:
        assert blunder.seen(at.state, at.asked, at.state.legal(at.asked)[0]) == NO_OPPORTUNITY
