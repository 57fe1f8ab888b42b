"""KB-6: the two-player game."""

from __future__ import annotations

from kingscourt.games.kingsburg.state import NEUTRAL, KingsburgState
from kingscourt.games.kingsburg.views.seat_view import view_of
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


def neutral(three: str, two: str, edition: str = "rulebook") -> list[str]:
    """Which placements neutral dice make."""
    s = scene('phase = "summer"', "", "", edition=edition)
    roll(s, three, two)
    assert all(placement.seat == NEUTRAL for placement in s.court)
    return [placement.place.text.removeprefix("place ") for placement in s.court]


@rule("KB-6.1")
def test_kb_6_1_three_neutral_dice_on_their_sum_and_two_on_their_own_numbers() -> None:
    assert neutral("2 4 5", "1 6") == ["1 @ 1", "6 @ 6", "5+4+2 @ 11"]


@rule("KB-6.1")
def test_kb_6_1_equal_numbers_are_one_die_only() -> None:
    assert neutral("2 4 5", "3 3") == ["3 @ 3", "5+4+2 @ 11"]


@rule("KB-6.1")
def test_kb_6_1_a_number_that_neutral_dice_hold_already_adds_nothing() -> None:
    assert neutral("1 1 2", "4 5") == ["2+1+1 @ 4", "5 @ 5"]


@rule("KB-6.1")
def test_kb_6_1_three_players_have_no_neutral_dice() -> None:
    assert purpose(scene('phase = "summer"', "", "", "")) == "roll/0"


@rule("KB-6.1")
def test_kb_6_1_english_the_pair_goes_on_its_sum() -> None:
    assert neutral("2 4 5", "1 6", "english-2007") == ["6+1 @ 7", "5+4+2 @ 11"]
    assert neutral("2 4 5", "3 3", "english-2007") == ["3+3 @ 6", "5+4+2 @ 11"]


@rule("KB-6.1")
def test_kb_6_1_english_the_pair_is_split_only_where_the_three_lie() -> None:
    assert neutral("1 2 4", "1 6", "english-2007") == ["1 @ 1", "6 @ 6", "4+2+1 @ 7"]
    assert neutral("1 1 4", "3 3", "english-2007") == [
        "3 @ 3",
        "4+1+1 @ 6",
    ]  # one of the doubles is set aside


def rolled(mine: str, white: str = "", edition: str = "rulebook") -> KingsburgState:
    """Two players after the roll; seat 1 has rolled less and is first."""
    facts = 'phase = "spring"; aid = 0' if white else 'phase = "spring"'
    s = scene(facts, "", "", edition=edition)
    roll(s, "6 6 6", "5 6")
    if white:
        do(s, "roll white 1")
    roll(s, mine, *([white] if white else []), "1 1 2")
    return s


@rule("KB-6.2")
def test_kb_6_2_each_player_sets_one_die_aside_in_turn_order_before_the_first_placement() -> None:
    s = rolled("2 3 6")
    assert s.order == [1, 0]
    assert legal(s) == ["set aside 1", "set aside 2"]
    do(s, "set aside 2")
    assert asked(s) == 0
    do(s, "set aside 6")
    assert legal(s) == ["place 1 @ 1", "place 1+1 @ 2", "pass"]
    assert s.order == [1, 0]  # the die still counted
    assert [player.aside for player in view_of(s, None).players] == ["6", "2"]


@rule("KB-6.2")
def test_kb_6_2_the_die_may_be_white() -> None:
    s = rolled("2 3 6", "4")
    do(s, "set aside 1", "set aside w4")
    assert s.players[0].white.count == 0
    assert s.players[0].own.faces == [2, 3, 6]


@rule("KB-6.2")
def test_kb_6_2_refuses_a_die_that_was_not_rolled() -> None:
    s = rolled("2 3 6")
    assert why_not(s, "set aside 5") == "KB-6.2"
    assert why_not(s, "set aside w1") == "KB-6.2"


@rule("KB-6.2")
def test_kb_6_2_three_equal_dice_leave_no_choice() -> None:
    s = scene('phase = "spring"', "", "")
    roll(s, "6 6 6", "5 6", "2 2 2", "4 4 4")
    assert len(told(s, "set-aside")) == 2
    assert [player.own.faces for player in s.players] == [[2, 2], [4, 4]]


@rule("KB-6.2")
def test_kb_6_2_english_no_die_is_set_aside() -> None:
    s = rolled("2 3 6", edition="english-2007")
    assert legal(s)[0] == "place 1 @ 1"
    assert s.players[0].own.count == 3


@rule("KB-6.3")
def test_kb_6_3_nobody_shares_with_neutral_dice_without_the_envoy() -> None:
    s = rolled("1 4 5")
    do(s, "set aside 1", "set aside 1", "pass")
    assert legal(s) == ["place 4 @ 4", "place 5+4 @ 9", "pass"]
    assert why_not(s, "place 5 @ 5") == "KB-6.3"
    assert refusal(s, "place 5 @ 5").phrase.key == "kingsburg-refusal-neutral"


@rule("KB-6.3")
def test_kb_6_3_neutral_dice_stay_when_the_others_go_home() -> None:
    s = scene(
        'phase = "spring"; step = "help"; neutral = ["1 2 3", "4"]',
        'placements = ["place 2 @ 2"]; dice = "5 5"; gold = 2',
        f'{owns("inn")}; dice = "1 1 1"',
    )
    assert [placement.seat for placement in s.court] == [NEUTRAL, NEUTRAL]
    assert s.occupied != 0


@rule("KB-6.3")
def test_kb_6_3_neutral_dice_leave_when_the_season_ends() -> None:
    s = scene('phase = "spring"; step = "build"; neutral = ["1 2 3", "4"]', "gold = 2", owns("inn"))
    assert len(s.court) == 2
    keys(s)
    skip(s)
    gone = told(s, "neutral-gone")
    assert [(move.source, move.target, move.n) for move in gone[0].moves or []] == [
        ("advisor/4", "supply/neutral-dice", 1),
        ("advisor/6", "supply/neutral-dice", 3),
    ]
    assert s.court == []
    assert s.occupied == 0
    assert purpose(s) == "neutral-three"
