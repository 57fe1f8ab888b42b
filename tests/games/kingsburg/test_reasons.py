"""All rules against an action are told, the decisive one first, with what is missing."""

from __future__ import annotations

from kingscourt.games.kingsburg.game import GAME
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.kernel.refusal import PAYMENT, TAKEN
from kingscourt.texts.renderer import Renderer
from tests.games.kingsburg.positions import asked, catalogue, owns, refusal, scene

ENGLISH = Renderer("en", [GAME], ["Anna", "Bert", "Cora"])
INFLUENCE = 'phase = "spring"; step = "influence"'
BUILD = 'phase = "spring"; step = "build"'


def reasons(s: KingsburgState, text: str) -> list[tuple[str, list[str]]]:
    """The rules against an answer, with what each of them misses."""
    found = s.reasons(asked(s), catalogue(s.components).parse(text))
    return [(one.rule, [ENGLISH.render(missing) for missing in one.missing]) for one in found]


def test_an_occupied_advisor_is_refused_as_taken_first() -> None:
    s = scene(
        'phase = "spring"; step = "influence"; order = [1, 0, 2]',
        'dice = "4 4"; placements = ["place 6 @ 6"]',
        'dice = "4 4 4"',
        'dice = "1 1 1"',
    )
    assert refusal(s, "place 4 +2 @ 6").kind == TAKEN
    assert reasons(s, "place 4 +2 @ 6") == [("KB-3.2", []), ("KB-3.2b", ["1 “+2” token"])]


def test_the_queen_with_three_fours_misses_two_tokens_and_the_market() -> None:
    s = scene(INFLUENCE, 'dice = "4 4 4"', 'dice = "1 1 1"', 'dice = "1 1 1"')
    assert reasons(s, "place 4+4+4 +2x2 market +1 @ 17") == [
        ("KB-3.2b", ["2 “+2” tokens"]),
        ("KB-3.2c", ["Market"]),
    ]


def test_a_used_market_is_missing_once_more() -> None:
    s = scene(
        INFLUENCE, 'dice = "4 4 4"; market_used = true; ' + owns("market"), 'dice = "1 1 1"', 'dice = "1 1 1"'
    )
    assert reasons(s, "place 4 market +1 @ 5") == [("KB-3.2c", ["1 use of the Market"])]


def test_dice_that_a_player_does_not_have_are_named() -> None:
    s = scene(INFLUENCE, 'dice = "2 4 5"; white = "1"', 'dice = "1 1 1"', 'dice = "1 1 1"')
    assert reasons(s, "place 4+4+w2 @ 10") == [("KB-3.2", ["a 4", "a white 2"])]
    assert reasons(s, "place w1 @ 1") == [("KB-3.2a", ["a die of your own colour"])]
    assert reasons(s, "place 5+4 @ 17") == [("KB-3.2", ["8 more"])]
    assert reasons(s, "place 5+4 @ 2") == [("KB-3.2", [])]


def test_a_building_misses_its_left_neighbours_and_its_price() -> None:
    s = scene(BUILD, "gold = 3; stone = 1; " + owns("inn"), "", "")
    assert reasons(s, "build inn") == [("KB-3.4", [])]
    assert refusal(s, "build inn").kind == TAKEN
    assert reasons(s, "build market") == [("KB-3.4", ["2 wood"])]
    assert reasons(s, "build cathedral") == [
        ("KB-3.4", ["Statue", "Chapel", "Church"]),
        ("KB-3.4", ["2 gold", "2 stone"]),
    ]


def test_the_second_building_of_the_envoy_has_the_same_reasons() -> None:
    s = scene(
        'phase = "autumn"; step = "build"; envoy = 0; envoy_uses = ["build"]', "gold = 3; wood = 1", "", ""
    )
    s.apply(0, catalogue(s.components).parse("build barricade"))
    assert reasons(s, "build chapel") == [("KB-3.4", ["Statue"]), ("KB-3.4", ["1 stone"])]


def test_goods_for_soldiers_are_counted() -> None:
    s = scene('phase = "recruitment"', "gold = 1; wood = 1", "", "")
    assert reasons(s, "recruit gold+gold") == [("KB-2.4", ["1 gold"])]
    assert reasons(s, "recruit gold") == [("KB-2.4", [])]
    assert refusal(s, "recruit gold+gold").kind == PAYMENT


def test_a_reroll_names_the_die_and_the_building() -> None:
    s = scene('phase = "spring"; step = "reroll"', 'dice = "3 3 3"; ' + owns("statue"), 'dice = "1 1 1"')
    assert reasons(s, "reroll 2") == [("KB-3.1", ["a 2"])]
    assert reasons(s, "reroll 3") == []
