"""KB-3.0 and KB-3.1: the start of a season, re-rolls, the turn order."""

from __future__ import annotations

from kingscourt.games.kingsburg.events.calendar_and_kings_gifts import OrderSet
from kingscourt.games.kingsburg.game import GAME
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.testing.rule_marker import rule
from tests.games.kingsburg.positions import (
    asked,
    do,
    keys,
    legal,
    owns,
    purpose,
    refusal,
    roll,
    scene,
    skip,
    told,
    why_not,
)


@rule("KB-3.0")
def test_kb_3_0_guild_pays_before_neutral_and_own_dice() -> None:
    s = scene('phase = "autumn"; envoy = 0', owns("merchants-guild"), "")
    do(s, "envoy unused")
    assert s.players[0].goods[0] == 1
    assert purpose(s) == "neutral-three"
    roll(s, "1 2 3")
    assert purpose(s) == "neutral-two"
    roll(s, "1 1")
    assert legal(s) == ["roll white 0", "roll white 1"]  # of the Farms
    do(s, "roll white 1")
    assert purpose(s) == "roll/0"


@rule("KB-3.1")
def test_kb_3_1_example_lowest_sum_first_ties_keep_their_order() -> None:
    s = scene('phase = "spring"; order = [2, 3, 0, 1]', "", "", "", "")
    roll(s, "2 2 6", "2 3 5", "1 3 5", "4 4 5")
    assert s.order == [0, 2, 3, 1]


@rule("KB-3.1")
def test_kb_3_1_white_dice_that_are_rolled_count_for_the_order() -> None:
    s = scene('phase = "spring"; aid = 0', owns("farms"), "", "")
    do(s, "roll white 2")
    roll(s, "1 1 1")
    assert purpose(s) == "white/0"
    roll(s, "5 6", "1 2 3", "1 1 2")
    assert s.order == [2, 1, 0]
    assert s.players[0].rolled_sum == 14


@rule("KB-3.1")
def test_kb_3_1_white_dice_may_stay_unrolled() -> None:
    s = scene('phase = "spring"; aid = 0; order = [2, 1, 0]', owns("farms"), "", owns("farms"))
    assert asked(s) == 2  # in the previous order, before anybody rolls
    assert why_not(s, "roll white 2") == "KB-3.1"
    do(s, "roll white 0")
    assert legal(s) == ["roll white 0", "roll white 1", "roll white 2"]
    do(s, "roll white 1")
    left = [event.phrase().args["n"] for event in told(s, "white-left")]
    assert left == [1, 1]
    roll(s, "1 2 3", "1 2 3", "1 1 1")
    assert purpose(s) == "white/0"
    roll(s, "5")
    assert (s.players[2].white.faces, s.players[0].white.faces) == ([], [5])
    assert s.order == [2, 1, 0]
    skip(s, "ChooseWhiteDice")
    assert legal(s) == ["roll white 0", "roll white 1"]  # the next season asks again


@rule("KB-3.1")
def test_kb_3_1_the_kings_white_die_goes_back_at_once_if_it_is_refused() -> None:
    s = scene('phase = "spring"; aid = 1', "", "", "")
    assert s.holdings(None).places["seat/1/white-dice"] == {"white-die": 1}
    do(s, "roll white 0")
    assert "seat/1/white-dice" not in s.holdings(None).places
    roll(s, "1 2 3", "1 2 3", "1 2 3")
    assert purpose(s) == ""


@rule("KB-3.1")
def test_kb_3_1_in_the_english_edition_white_dice_are_always_rolled() -> None:
    s = scene('phase = "spring"; aid = 0', owns("farms"), "", "", edition="english-2007")
    roll(s, "1 1 1")
    assert purpose(s) == "white/0"
    roll(s, "5 6")
    assert s.players[0].white.count == 2


@rule("KB-3.1")
def test_kb_3_1_rerolls_are_offered_in_the_previous_order_before_the_new_one_is_set() -> None:
    s = scene('phase = "spring"; order = [2, 1, 0]', owns("statue"), "", owns("statue"))
    roll(s, "6 6 6", "1 2 3", "5 5 5")
    assert asked(s) == 2
    assert s.order == [2, 1, 0]
    do(s, "reroll 6")
    assert purpose(s) == "reroll/2"
    roll(s, "1")
    assert asked(s) == 0
    do(s, "decline")
    assert s.order == [1, 2, 0]
    assert s.players[2].own.faces == [1, 6, 6]


@rule("KB-3.1")
def test_kb_3_1_refuses_a_die_that_was_not_rolled_or_a_second_time() -> None:
    s = scene('phase = "spring"', owns("statue"), "", "")
    roll(s, "4 4 4", "1 2 3", "1 2 3")
    assert why_not(s, "reroll 3") == "KB-3.1"
    assert why_not(s, "reroll w4") == "KB-3.1"
    assert why_not(s, "reroll all") == "KB-3.1"
    do(s, "reroll 4")
    roll(s, "4")  # equal again, but there is no second time
    assert "order" in keys(s)


@rule("KB:statue")
def test_kb_statue_rerolls_one_die_when_all_show_the_same() -> None:
    s = scene('phase = "spring"', owns("statue"), "", "")
    roll(s, "1 1 2", "1 2 3", "1 2 3")
    assert asked(s) == 0
    assert "place 1 @ 1" in legal(s)  # nothing was offered, because the dice differ


@rule("KB:statue")
def test_kb_statue_white_dice_must_show_the_same_too_and_can_be_rerolled() -> None:
    s = scene('phase = "spring"; aid = 0', owns("statue"), "", "")
    do(s, "roll white 1")
    roll(s, "2 2 2", "2", "1 2 3", "1 2 3")
    assert legal(s) == ["reroll 2", "reroll w2", "decline"]
    do(s, "reroll w2")
    roll(s, "6")
    assert s.players[0].white.faces == [6]
    s = scene('phase = "spring"; aid = 0', owns("statue"), "", "")
    do(s, "roll white 1")
    roll(s, "2 2 2", "3", "1 2 3", "1 2 3")
    assert "reroll 2" not in legal(s)


@rule("KB:chapel")
def test_kb_chapel_does_not_add_to_the_statue() -> None:
    s = scene('phase = "spring"', owns("chapel"), "", "")
    roll(s, "3 3 3", "1 2 3", "1 2 3")
    do(s, "reroll 3")
    roll(s, "3")
    assert "place 3 @ 3" in legal(s)  # one die, once, although both stand


def english(dice: str, white: str = "") -> KingsburgState:
    """Seat 0 owns Statue and Chapel of the English edition and has rolled."""
    s = scene(
        'phase = "spring"; aid = 0' if white else 'phase = "spring"',
        owns("chapel"),
        "",
        "",
        edition="english-2007",
    )
    roll(s, dice, *([white] if white else []), "1 2 4", "1 2 4")
    return s


@rule("KB:chapel")
def test_kb_chapel_english_rerolls_all_dice_when_the_sum_is_seven_or_less() -> None:
    s = english("1 2 4")
    assert legal(s) == ["reroll all", "decline"]
    do(s, "reroll all")
    roll(s, "5 6 6")
    assert s.players[0].own.faces == [5, 6, 6]
    assert "place 5 @ 5" not in legal(s)  # seat 1 is first now
    assert asked(s) == 1
    assert "reroll all" not in legal(english("1 2 5"))


@rule("KB:chapel")
def test_kb_chapel_english_white_dice_count_and_are_rerolled() -> None:
    assert "reroll all" not in legal(english("1 2 4", "1"))
    s = english("1 1 4", "1")
    do(s, "reroll all")
    roll(s, "6 6 6", "6")
    assert s.players[0].white.faces == [6]
    assert legal(s) == ["reroll 6", "reroll w6", "decline"]  # the Statue's condition holds now


@rule("KB:chapel", "KB:statue")
def test_kb_chapel_english_example_statue_then_chapel() -> None:
    s = english("2 2 2", "2")
    assert legal(s) == ["reroll 2", "reroll w2", "decline"]
    assert why_not(s, "reroll all") == "KB:chapel"
    do(s, "reroll 2")
    roll(s, "1")
    assert legal(s) == ["reroll all", "decline"]  # the sum is 7 now
    assert why_not(s, "reroll 2") == "KB-3.1"


@rule("KB:chapel", "KB:statue")
def test_kb_chapel_english_refuses_by_its_own_rule_and_the_statue_by_its() -> None:
    s = english("1 2 3")
    assert why_not(s, "reroll 1") == "KB:statue"
    do(s, "reroll all")
    roll(s, "4 4 4")
    assert why_not(s, "reroll all") == "KB-3.1"
    assert refusal(s, "reroll all").phrase.key == "kingsburg-refusal-reroll-used"


@rule("KB:merchants-guild")
def test_kb_merchants_guild_pays_one_gold_in_every_productive_season() -> None:
    for phase in ("spring", "summer", "autumn"):
        s = scene(f'phase = "{phase}"', owns("merchants-guild"), "", "")
        assert [player.goods[0] for player in s.players] == [1, 0, 0]


@rule("KB:farms")
def test_kb_farms_bring_a_white_die_in_every_productive_season() -> None:
    for phase in ("spring", "summer", "autumn"):
        s = scene(f'phase = "{phase}"', owns("farms"), "", "")
        do(s, "roll white 1")
        roll(s, "1 2 3")
        assert purpose(s) == "white/0"


def test_purposes_are_the_same_in_every_game() -> None:
    s = GAME.new(GAME.options(2), GAME.components("rulebook"))
    assert isinstance(s, KingsburgState)
    roll(s, "1")
    do(s, "take gold", "take gold")
    seen = []
    while purpose(s):
        seen.append(purpose(s))
        roll(s, {"neutral-three": "1 1 1", "neutral-two": "4 5"}.get(purpose(s), "1 2 3"))
    assert seen == ["neutral-three", "neutral-two", "roll/1", "roll/0"]


@rule("KB-3.1")
def test_kb_3_1_markers_travel_to_their_places_in_the_order() -> None:
    moves = OrderSet([0, 1, 2], [2, 1, 0], [4, 7, 9]).moved()
    assert [(move.what, move.source, move.target) for move in moves] == [
        ("order-marker/2", "order/3", "order/1"),
        ("order-marker/0", "order/1", "order/3"),
    ]


@rule("KB-3.1")
def test_kb_3_1_who_declines_a_reroll_passes_it_to_the_very_next_player() -> None:
    s = scene('phase = "spring"; order = [0, 1, 2]', owns("statue"), owns("statue"), "")
    roll(s, "6 6 6", "5 5 5", "1 2 3")
    assert asked(s) == 0
    do(s, "decline")
    assert asked(s) == 1
