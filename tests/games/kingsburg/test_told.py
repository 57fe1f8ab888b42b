"""Whoever is skipped, cannot act or is decided by a tie is told so, and a battle says how it came about."""

from __future__ import annotations

import pytest

from kingscourt.games.kingsburg.game import GAME
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.views.outline import outline_of
from kingscourt.games.kingsburg.views.seat_view import view_of
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.wire_types import WirePhrase
from kingscourt.texts.renderer import Renderer
from tests.games.kingsburg.positions import do, keys, owns, roll, scene, skip

ENGLISH = Renderer("en", [GAME], ["Anna", "Bert", "Cora"])


def english(phrase: Phrase | WirePhrase) -> str:
    return ENGLISH.render(phrase).replace("\u2019", "'")


def lines(s: KingsburgState) -> list[str]:
    """The log since the last time."""
    return [english(event.phrase()) for event in s.take_events()]


BATTLE = 'phase = "winter"; step = "kings-help"; enemy = "{}"; known_by = "all"'


def test_a_battle_says_what_each_strength_is_made_of() -> None:
    s = scene(BATTLE.format("1-goblins-3"), "soldiers = 2; " + owns("guard-tower", "barricade", "farms"), "")
    roll(s, "2")
    said = lines(s)
    parts = "King's reinforcements +2, 2 soldiers, Farms −1, Guard Tower +1 and Barricade +1"
    assert f"Anna wins with strength 5 ({parts}) against 3." in said
    assert "Bert is defeated with strength 2 (King's reinforcements +2 and 0 soldiers) against 3." in said


def test_a_stone_wall_is_named_where_it_turns_a_draw() -> None:
    s = scene(BATTLE.format("1-goblins-2"), owns("stone-wall"), "soldiers = 1")
    roll(s, "1")
    assert "draw-wins" not in keys(s)
    s = scene(BATTLE.format("1-zombies-4"), "soldiers = 0; " + owns("stone-wall"), "soldiers = 3")
    roll(s, "1")
    said = lines(s)
    assert "Anna has the Stone Wall, so the draw counts as a victory." in said
    assert any("Bert draws with strength 4" in line and "nothing is won or lost" in line for line in said)


def test_nobody_wins_is_told() -> None:
    s = scene(BATTLE.format("1-zombies-4"), "", "")
    roll(s, "1")
    assert "no-winner" in keys(s)


def test_soldiers_go_home_by_a_move() -> None:
    s = scene(BATTLE.format("1-zombies-4"), "soldiers = 5", "soldiers = 1")
    roll(s, "6")
    leaves = next(event for event in s.take_events() if event.key == "kingsburg-event-enemy-leaves")
    moved = {(move.what, move.source): move.n for move in leaves.moved()}
    assert moved[("soldier", "seat/0/soldiers")] == 5
    assert moved[("soldier", "seat/1/soldiers")] == 1


def test_losses_that_find_nothing_are_told() -> None:
    s = scene(BATTLE.format("1-goblins-3"), "", "")
    roll(s, "1")
    said = lines(s)
    assert "Anna has too little and is spared this loss: 1 gold." in said
    assert "Anna has no building to lose." in said
    s = scene(BATTLE.format("1-barbarians-2"), "", "")
    roll(s, "1")
    assert "Bert has no goods to lose." in lines(s)


def test_who_cannot_build_is_told() -> None:
    s = scene('phase = "spring"; step = "influence"', 'dice = "1 1 1"', 'dice = "1 1 1"')
    do(s, "pass", "pass")
    said = lines(s)
    assert "Anna cannot build: the goods are not enough for any building that may come next." in said


def test_who_cannot_raise_a_second_building_is_told() -> None:
    facts = 'phase = "autumn"; step = "build"; envoy = 0; envoy_uses = ["build"]'
    s = scene(facts, "gold = 2", "")
    do(s, "build statue")
    assert "cannot-build-second" in keys(s)


def test_who_cannot_recruit_is_told_the_price_and_who_stops_too() -> None:
    s = scene('phase = "autumn"; step = "build"', "gold = 1", "gold = 4")
    do(s, "pass")
    assert "Anna cannot recruit: a soldier costs 2 goods." in lines(s)
    do(s, "recruit gold+gold")
    s.take_events()
    do(s, "done")
    assert lines(s)[0] == "Bert recruits no more soldiers."


def test_who_has_hired_with_the_last_goods_is_not_told_twice() -> None:
    s = scene('phase = "recruitment"', "gold = 2", "gold = 2")
    do(s, "recruit gold+gold")
    assert "cannot-recruit" not in keys(s)


def test_who_has_only_white_dice_is_told() -> None:
    facts = 'phase = "spring"; step = "influence"; aid = 0'
    s = scene(facts, 'dice = "1"; placements = ["place 1+1 @ 2"]; white = "4"', 'dice = "1 1 1"')
    do(s, "place 1 @ 1", "pass")
    assert "pass-only-white" in keys(s)


def test_an_alchemist_without_goods_says_why_nothing_comes() -> None:
    facts = 'phase = "spring"; step = "influence"'
    s = scene(facts, 'dice = "6 1 1"', 'dice = "1 1 1"')
    do(s, "place 6 @ 6", "pass", "pass")
    events = [event for event in s.take_events() if event.giver == "advisor/6"]
    assert [(event.key, event.receiver, event.moved()) for event in events] == [
        ("kingsburg-event-nothing-to-turn", 0, [])
    ]


def test_a_tie_of_the_dice_is_told() -> None:
    s = scene('phase = "spring"; order = [2, 0, 1]', "", "", "")
    roll(s, "1 2 6", "1 2 6", "1 1 1")
    said = lines(s)
    assert "The turn order follows the dice, the lowest sum first: Bert: 3, Cora: 9 and Anna: 9." in said
    assert "With equal sums of 9 the earlier order stays: Cora and Anna." in said


@pytest.mark.parametrize(
    ("goods", "reason"),
    [
        ("gold = 1", "for having the fewest goods among those with the fewest buildings."),
        (owns("statue"), "for having the fewest buildings."),
    ],
)
def test_aid_and_envoy_say_what_decided(goods: str, reason: str) -> None:
    s = scene(BATTLE.format("1-zombies-4"), goods, "", goods)
    roll(s, "6")
    assert any("the King's aid" in line and line.endswith(reason) for line in lines(s))
    s = scene(
        'phase = "summer"; step = "influence"', *[f'dice = "1 1 1"; {facts}' for facts in (goods, "", goods)]
    )
    do(s, "pass", "pass", "pass")
    skip(s)
    assert any("the King's envoy" in line and line.endswith(reason) for line in lines(s))


def test_a_used_envoy_is_shown_as_used() -> None:
    facts = 'phase = "autumn"; step = "influence"; envoy = 0; envoy_uses = ["influence"]'
    s = scene(facts, 'dice = "4 1 1"', 'dice = "1 1"; placements = ["place 4 @ 4"]')
    do(s, "place 4 @ 4")
    assert "envoy-spent" in keys(s)
    envoy = next(part for part in outline_of(view_of(s, 1), s.components).inside if part.place == "envoy")
    assert [english(phrase) for phrase in envoy.said()] == [
        "King's envoy",
        "Anna",
        "no longer of use this autumn",
    ]
    assert s.holder("seat/0/envoy/spent") == -1


def test_a_used_market_is_told_to_be_ready_again() -> None:
    s = scene('phase = "spring"; step = "influence"', 'dice = "4 1 1"; ' + owns("market"), 'dice = "1 1 1"')
    do(s, "place 4 market +1 @ 5")
    assert "seat/0/market" not in s.holdings(0).places
    skip(s)
    assert "market-ready" in keys(s)
    assert s.holdings(0).places["seat/0/market"] == {"market": 1}


def test_the_cathedral_says_who_has_too_few_goods_and_who_keeps_them() -> None:
    s = scene('phase = "end"', owns("cathedral") + "; gold = 1", owns("cathedral") + "; gold = 2")
    do(s, "exchange 0")
    assert "no-exchange" in keys(s)


def test_a_look_turns_the_card_for_the_one_who_looks() -> None:
    s = scene('phase = "spring"; step = "influence"', 'dice = "6 4 1"', 'dice = "1 1 1"')
    do(s, "place 6+4 @ 10", "pass", "pass")
    roll(s, "1-zombies-4")
    assert s.holdings(0).places["enemies"] == {"enemy/1-zombies-4": 1, "enemy": 4}
    assert s.holdings(1).places["enemies"] == {"enemy": 5}
    assert s.holdings(None).places["enemies"] == {"enemy": 5}
