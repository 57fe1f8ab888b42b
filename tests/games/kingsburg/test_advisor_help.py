"""KB-3.3 and the 18 advisors."""

from __future__ import annotations

import pytest

from kingscourt.games.kingsburg.game import GAME
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.views.outline import outline_of
from kingscourt.games.kingsburg.views.seat_view import view_of
from kingscourt.kernel.audience import sees
from kingscourt.kernel.decision import CHANCE
from kingscourt.testing.rule_marker import rule
from tests.games.kingsburg.positions import (
    asked,
    do,
    goods,
    holdings,
    keys,
    legal,
    owns,
    purpose,
    roll,
    scene,
    why_not,
)

HELP = 'phase = "spring"; step = "help"'
IDLE = 'dice = "1 1 1"'
GROUPS = {
    1: "1",
    2: "2",
    3: "3",
    4: "4",
    5: "5",
    6: "6",
    7: "6+1",
    8: "6+2",
    9: "6+3",
    10: "6+4",
    11: "6+5",
    12: "6+6",
}


def helped(number: int, mine: str = "", edition: str = "rulebook") -> KingsburgState:
    """Seat 0 has one group at court, on this advisor."""
    group = GROUPS.get(number, f"6+6+{number - 12}" if number > 12 else "")
    dice = " ".join(["1"] * (2 - group.count("+")))
    facts = f'dice = "{dice}"; placements = ["place {group} @ {number}"]; {mine}'
    return scene(HELP, facts, IDLE, IDLE, edition=edition)


def component(id: str, *values: object) -> object:
    return pytest.param(*values, marks=rule(f"KB:{id}"), id=id)


# number, answers, then gold, wood, stone, tokens, soldiers, points
GIFTS = [
    component("jester", 1, [], (0, 0, 0, 0, 0, 1)),
    component("squire", 2, [], (1, 0, 0, 0, 0, 0)),
    component("architect", 3, [], (0, 1, 0, 0, 0, 0)),
    component("merchant", 4, ["take gold"], (1, 0, 0, 0, 0, 0)),
    component("merchant", 4, ["take wood"], (0, 1, 0, 0, 0, 0)),
    component("sergeant", 5, [], (0, 0, 0, 0, 1, 0)),
    component("astronomer", 7, ["take stone"], (0, 0, 1, 1, 0, 0)),
    component("treasurer", 8, [], (2, 0, 0, 0, 0, 0)),
    component("master-hunter", 9, ["take gold"], (1, 1, 0, 0, 0, 0)),
    component("master-hunter", 9, ["take stone"], (0, 1, 1, 0, 0, 0)),
    component("swordsmith", 11, ["take wood"], (0, 1, 1, 0, 0, 0)),
    component("swordsmith", 11, ["take gold"], (1, 0, 1, 0, 0, 0)),
    component("duchess", 12, ["take 2 stone"], (0, 0, 2, 1, 0, 0)),
    component("champion", 13, [], (0, 0, 3, 0, 0, 0)),
    component("smuggler", 14, ["take 3 wood"], (0, 3, 0, 0, 0, 1)),
    component("inventor", 15, [], (1, 1, 1, 0, 0, 0)),
    component("wizard", 16, [], (4, 0, 0, 0, 0, 0)),
    component("king", 18, [], (1, 1, 1, 0, 1, 0)),
]


@pytest.mark.parametrize(("number", "answers", "gained"), GIFTS)
def test_an_advisor_gives(number: int, answers: list[str], gained: tuple[int, ...]) -> None:
    s = helped(number)
    do(s, *answers)
    assert holdings(s.players[0]) == gained
    assert "dice-home" in keys(s) or answers == []


@rule("KB:alchemist")
@pytest.mark.parametrize(("good", "result"), [("gold", (0, 2, 2)), ("wood", (2, 0, 2)), ("stone", (2, 2, 0))])
def test_kb_alchemist_turns_one_good_into_the_two_others(good: str, result: tuple[int, int, int]) -> None:
    s = helped(6, "gold = 1; wood = 1; stone = 1")
    do(s, f"turn {good}")
    assert goods(s.players[0]) == result


@rule("KB:alchemist")
def test_kb_alchemist_is_optional_and_needs_a_good() -> None:
    s = helped(6, "gold = 1")
    assert legal(s) == ["turn gold", "decline"]
    assert why_not(s, "turn wood") == "KB:alchemist"
    do(s, "decline")
    assert goods(s.players[0]) == (1, 0, 0)
    assert purpose(helped(6)) == "roll/0"  # nobody is asked, because there is nothing to turn


@pytest.mark.parametrize(
    ("number", "text"),
    [
        component("merchant", 4, "take stone"),
        component("master-hunter", 9, "take wood"),
        component("swordsmith", 11, "take stone"),
    ],
)
def test_an_advisor_refuses_what_is_not_offered(number: int, text: str) -> None:
    s = helped(number)
    assert why_not(s, text) == s.components.advisors[number].giver.rule
    assert why_not(s, "take 2 gold") == "KC-2"


@rule("KB:general", "KB-3.3")
def test_kb_general_gives_two_soldiers_and_a_secret_look() -> None:
    s = helped(10)
    chance = s.pending().chance
    assert chance is not None
    assert [sees(chance.to, seat) for seat in (0, 1, 2, None)] == [True, False, False, False]
    roll(s, "1-orcs-3")
    assert s.players[0].soldiers == 2
    seen = view_of(s, 0).enemy
    assert seen is not None
    assert (seen.id, seen.strength) == ("1-orcs-3", 3)
    assert view_of(s, 1).enemy is None
    assert view_of(s, None).enemy is None
    assert [view_of(s, seat).looked for seat in (0, 1, None)] == [[0], [0], [0]]
    for seat in (0, 1, None):
        outline = outline_of(view_of(s, seat), s.components)
        enemy = next(part for part in outline.inside if part.place == "enemy")
        assert [phrase.key for phrase in enemy.state] == ["kingsburg-outline-looked"]
    looks = [event for event in s.take_events() if "-look" in event.key]
    assert [[seat for seat in (0, 1, 2, None) if sees(event.to, seat)] for event in looks] == [
        [1, 2, None],
        [0],
    ]


@rule("KB:queen")
def test_kb_queen_gives_goods_of_one_kind_then_a_look_then_points() -> None:
    s = helped(17)
    assert legal(s) == ["take 2 gold", "take 2 wood", "take 2 stone"]
    do(s, "take 2 stone")
    assert (purpose(s), s.players[0].vp) == ("enemy", 0)
    roll(s, "1-zombies-4")
    assert holdings(s.players[0]) == (0, 0, 2, 0, 0, 3)


@rule("KB-3.3", "KB-1.2")
def test_kb_3_3_a_second_look_shows_the_same_card_without_a_draw() -> None:
    s = scene(
        'phase = "summer"; step = "help"; enemy = "1-goblins-3"; known_by = [1]',
        'placements = ["place 6+4 @ 10"]; dice = "1"',
        IDLE,
        IDLE,
    )
    assert s.pending().kind == CHANCE
    assert purpose(s).startswith("roll")
    assert s.enemy is not None
    assert [s.enemy.is_known_to(seat) for seat in (0, 1, 2)] == [True, True, False]


@rule("KB-3.3")
def test_kb_3_3_advisors_help_in_order_and_goods_of_one_serve_at_the_next() -> None:
    s = scene(HELP, 'placements = ["place 4 @ 4", "place 6 @ 6"]; dice = "1"', IDLE, IDLE)
    do(s, "take wood", "turn wood")
    assert goods(s.players[0]) == (1, 0, 1)


@rule("KB-3.3")
def test_kb_3_3_two_groups_on_one_advisor_are_helped_in_turn_order() -> None:
    s = scene(
        'phase = "autumn"; step = "help"; order = [2, 0, 1]',
        'placements = ["place 4 @ 4"]; dice = "1 1"',
        IDLE,
        'placements = ["place 3+1 @ 4"]; dice = "1"',
    )
    assert asked(s) == 2
    do(s, "take gold")
    assert asked(s) == 0


@rule("KB-3.3")
def test_kb_3_3_afterwards_all_dice_go_home() -> None:
    s = scene(HELP, 'placements = ["place 2+w3 @ 5"]; dice = "1 1"; white = "6"', 'dice = "4 4 4"', IDLE)
    for player in s.players:
        assert (player.at_home, player.own.count, player.white.count) == (3, 0, 0)
    assert s.court == []


@rule("KB:duchess", "KB:queen")
@pytest.mark.parametrize("number", [12, 17])
def test_english_duchess_and_queen_give_any_two_goods(number: int) -> None:
    s = helped(number, edition="english-2007")
    do(s, "take gold", "take stone")
    assert goods(s.players[0]) == (1, 0, 1)


@rule("KB:smuggler")
def test_kb_smuggler_english_sells_any_three_goods_for_a_point_even_below_zero() -> None:
    s = helped(14, "vp = 0", edition="english-2007")
    assert legal(s) == ["smuggle", "decline"]
    do(s, "smuggle", "take gold", "take wood", "take wood")
    assert holdings(s.players[0]) == (1, 2, 0, 0, 0, -1)
    s = helped(14, "vp = 5", edition="english-2007")
    do(s, "decline")
    assert holdings(s.players[0]) == (0, 0, 0, 0, 0, 5)


@rule("KB:stable")
@pytest.mark.parametrize(("number", "soldiers"), [(5, 2), (10, 3), (18, 2), (8, 0)])
def test_kb_stable_example_one_more_soldier_from_who_gives_soldiers(number: int, soldiers: int) -> None:
    s = helped(number, owns("stable"))
    if purpose(s) == "enemy":
        roll(s, "1-orcs-3")
    assert s.players[0].soldiers == soldiers


def test_every_advisor_is_in_the_box_of_both_editions() -> None:
    for edition in GAME.editions:
        rules = {known.id for known in GAME.rules(GAME.components(edition))}
        assert {"KB:jester", "KB:king", "KB:inn", "KB:1-barbarians-2", "KB:5-dragons-9"} <= rules
        assert len(rules) == 30 + 18 + 20 + 25
