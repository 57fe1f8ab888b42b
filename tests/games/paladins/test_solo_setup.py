"""The artificial opponent: setup, workers, resource track (PW-7.1 to PW-7.5, PW-7.9, PW-7.10)."""

from __future__ import annotations

import pytest

from kingscourt.games.paladins.effects.plain_gains import move_marker
from kingscourt.games.paladins.vocabulary import (
    FAITH,
    INFLUENCE,
    LABOURER,
    STRENGTH,
    WORKSHOP,
)
from tests.games.paladins.positions import Table, attributes, new_table, solo

rule = pytest.mark.rule

TOWN = 'townsfolk = ["abbot-1", "gatekeeper-2", "squire-1", "defender-1", "architect-2"]'
OUTSIDERS = 'outsiders = ["adventurer-1", "armourer-1", "thief-1", "mercenary-1", "guardian-1", "lookout-1"]'
ROWS = f"{TOWN}; {OUTSIDERS}"
YOU = "workers = { labourer = 9 }"


def workshops(t: Table) -> list[str]:
    """Actions with a workshop of the opponent."""
    cards = t.state.box.cards
    return [cards.space_names[space] for space, content in enumerate(t.p(1).spaces) if content == WORKSHOP]


# -- PW-7.1, PW-7.2 --------------------------------------------------------------------------------


@rule("PW-7.1")
def test_pw_7_1_its_board_and_deck() -> None:
    t = new_table(1).luck()
    opponent = t.state.opponent
    assert opponent is not None
    assert opponent.schemes == [1, 1, 1, 1, 1, 1, 6, 0]  # the five favour schemes are set aside
    assert opponent.stack == [INFLUENCE, FAITH, STRENGTH]
    assert opponent.marker == 0
    assert attributes(t.p(1)) == (0, 0, 0)
    assert t.asked == 0
    t.do(t.legal[0])
    assert (len(t.p(0).townsfolk), len(t.p(1).townsfolk)) == (1, 0)
    assert t.state.space_players() == 2


@rule("PW-7.1")
def test_pw_7_1_the_deck_is_a_reading() -> None:
    opponent = new_table(1, schemes="no-orders").luck().state.opponent
    assert opponent is not None
    assert opponent.schemes == [2, 2, 2, 2, 2, 2, 0, 0]


@rule("PW-7.2")
@pytest.mark.parametrize(("difficulty", "shown"), [("easy", 1), ("medium", 3), ("hard", 5)])
def test_pw_7_2_difficulty_gives_workshops(difficulty: str, shown: int) -> None:
    t = new_table(1, difficulty=difficulty).luck()
    assert len(workshops(t)) == shown
    assert all(name.endswith("/1") for name in workshops(t))
    assert len(t.state.order_deck) == 6  # they were shuffled in again


@rule("PW-7.2")
def test_pw_7_2_orders_and_favours_bring_workshops_and_schemes() -> None:
    t = new_table(1, difficulty="easy")
    while t.draws != "difficulty":
        t.first()
    t.draw("attack").luck()
    t.do(t.legal[0])
    while t.draws != "order":
        t.first()
    t.draw("attack")
    assert workshops(t) == ["attack/1", "attack/2"]
    while len(t.state.favours) < 2:
        if t.draws:
            t.first()
        else:
            t.do("pass" if "pass" in t.legal else t.legal[0])
    opponent = t.state.opponent
    assert opponent is not None
    assert opponent.discards[7] + opponent.schemes[7] == 2
    assert t.told().count("scheme-freed") == 2
    assert len(workshops(t)) == 1 + 3


# -- PW-7.3 ----------------------------------------------------------------------------------------


@rule("PW-7.3")
def test_pw_7_3_you_always_start_and_turns_alternate() -> None:
    t = solo(f"{ROWS}; round = 2", YOU, "workers = { labourer = 3 }", "schemes = { attack = 9 }")
    assert t.asked == 0
    t.do("hunt 1")
    assert t.draws == "scheme"
    t.draw("attack")
    assert t.asked == 0


@rule("PW-7.3")
def test_pw_7_3_the_start_marker_stays() -> None:
    t = new_table(1).luck()
    while t.state.round < 3:
        if t.draws:
            t.luck()
        else:
            t.do("pass" if "pass" in t.legal else t.legal[0])
    assert t.state.start == 0
    assert "marker" not in t.told()


@rule("PW-7.3")
def test_pw_7_3_when_one_side_is_out_the_other_goes_on_alone() -> None:
    t = solo(f"{ROWS}", YOU, "passed = true")
    t.do("hunt 1")
    assert t.asked == 0
    t = solo(ROWS, YOU, "workers = { labourer = 3 }", "schemes = { fortify = 9 }")
    t.do("pass")
    t.draw("fortify", "wall-3")
    keys = t.told()
    assert keys[keys.index("round-end") - 1] == "opponent-idle"  # no turn of yours came between


@rule("PW-7.3")
def test_pw_7_3_two_taverns_the_other_one_brings_suspicions() -> None:
    t = solo('phase = "taverns"; taverns = ["tavern-1", "tavern-12"]', 'paladin = "roland"')
    assert t.legal == ["tavern 1", "tavern 12"]
    t.do("tavern 1")
    assert t.draws == "suspicion"
    t.draw("0", "1")
    assert t.p(1).suspicions == [0, 1]  # two criminals on the other card
    assert t.p(1).workers == [0] * 6
    opponent = t.state.opponent
    assert opponent is not None
    assert opponent.marker == 1  # its tax moved the marker
    assert t.tax == 4
    assert t.asked == 0


@rule("PW-7.3")
def test_pw_7_3_only_two_taverns_are_turned_up() -> None:
    t = new_table(1).luck()
    t.do(t.legal[0]).luck()
    assert len(t.state.taverns) == 2


# -- PW-7.4 ----------------------------------------------------------------------------------------


@rule("PW-7.4")
def test_pw_7_4_round_plus_three_workers() -> None:
    """Worked example: in round 4 it starts with 7 workers."""
    t = new_table(1).luck()
    seen = {}
    while t.state.round < 7 or t.draws:
        if t.draws:
            t.luck()
        else:
            if "tavern" in t.legal[0]:
                seen[t.state.round] = t.p(1).workers[LABOURER]
            t.do("pass" if "pass" in t.legal else t.legal[0])
    assert seen[4] == 7
    assert [seen[n] for n in sorted(seen)] == [n + 3 for n in sorted(seen)]


def marker(t: Table) -> int:
    """The space of the resource marker, from 1."""
    assert t.state.opponent is not None
    return t.state.opponent.marker + 1


@rule("PW-7.4")
def test_pw_7_4_the_marker_moves_and_past_the_end_the_lowest_attribute_rises() -> None:
    t = solo(ROWS, YOU, "attributes = { faith = 3, strength = 2, influence = 4 }", "marker = 4")
    move_marker(t.state, t.p(1), 3)
    assert marker(t) == 2
    assert attributes(t.p(1)) == (3, 3, 4)


@rule("PW-7.4")
def test_pw_7_4_ties_go_to_the_upper_marker_which_then_lies_on_top() -> None:
    t = solo(ROWS, YOU, "", "marker = 5")
    move_marker(t.state, t.p(1), 1)
    assert attributes(t.p(1)) == (0, 1, 0)  # strength lay uppermost
    move_marker(t.state, t.p(1), 5)
    assert attributes(t.p(1)) == (1, 1, 0)
    move_marker(t.state, t.p(1), 5)
    assert attributes(t.p(1)) == (1, 1, 1)
    move_marker(t.state, t.p(1), 5)
    assert attributes(t.p(1)) == (1, 1, 2)  # influence rose last, so it lies on top
    opponent = t.state.opponent
    assert opponent is not None
    assert opponent.stack == [STRENGTH, FAITH, INFLUENCE]


@rule("PW-7.4")
def test_pw_7_4_only_attributes_below_twelve_rise() -> None:
    t = solo(ROWS, YOU, "attributes = { faith = 12, strength = 12, influence = 12 }", "marker = 5")
    move_marker(t.state, t.p(1), 1)
    assert attributes(t.p(1)) == (12, 12, 12)
    assert marker(t) == 1


@rule("PW-7.4")
def test_pw_7_4_costs_do_not_matter_and_resources_move_the_marker() -> None:
    """An outpost on 2 silver: no provision is paid, the marker goes 2."""
    t = solo(
        ROWS,
        'workers = { labourer = 9 }; monks = ["1/1"]',
        "workers = { labourer = 9 }; attributes = { strength = 1 }",
        "schemes = { garrison = 1 }",
    )
    t.do("hunt 1").draw("garrison")
    assert marker(t) == 3
    assert t.p(1).done[8] == 1
    assert (t.p(1).silver, t.p(1).provisions) == (0, 0)
    assert attributes(t.p(1)) == (1, 1, 0)


@rule("PW-7.4", "PW-2.9")
def test_pw_7_4_a_criminal_is_a_plain_worker_with_a_suspicion() -> None:
    t = solo(
        f'{TOWN}; outsiders = ["marauder-1"]',
        YOU,
        "workers = { labourer = 4 }; attributes = { strength = 1 }",
        "schemes = { attack = 1 }",
    )
    t.do("hunt 1").draw("attack", "0")
    assert t.p(1).workers == [2, 0, 0, 0, 0, 0]
    assert t.p(1).suspicions == [0]


@rule("PW-7.4")
def test_pw_7_4_it_keeps_no_workers() -> None:
    t = solo(
        f"{ROWS}; round = 2",
        "workers = { labourer = 1 }",
        'workers = { labourer = 4 }; passed = true; board = { "attack/3" = "labourer" }',
    )
    t.do("pass").luck()
    assert t.state.round == 3
    assert t.p(1).workers[LABOURER] == 6
    assert LABOURER not in t.p(1).spaces


# -- PW-7.5 ----------------------------------------------------------------------------------------


@rule("PW-7.5", "PW-7.15")
@pytest.mark.parametrize(
    ("row", "space", "expected"),
    [
        (["squire-3", "defender-1", "abbot-1", "peddler-1", "watchman-3"], 3, "abbot-1"),
        (["squire-3", "defender-1", "", "peddler-1", "watchman-3"], 3, "peddler-1"),
        (["squire-3", "defender-1", "", "", ""], 3, "squire-3"),
        (["", "defender-1", "", "", ""], 5, "defender-1"),
    ],
)
def test_pw_7_5_the_marker_points_at_a_townsfolk(row: list[str], space: int, expected: str) -> None:
    """Worked example: the marker on the third space points at the third card."""
    t = solo(
        f"townsfolk = {row}; {OUTSIDERS}",
        YOU,
        "workers = { labourer = 1 }",
        f"schemes = {{ fortify = 1 }}; marker = {space}",
    )
    t.do("hunt 1").draw("fortify")
    names = t.state.box.cards.town_names
    assert [names[card] for card in t.state.town_discard] == [expected]


@rule("PW-7.5")
def test_pw_7_5_the_sixth_outsider_comes_after_the_fifth() -> None:
    for row, expected in (
        (["lookout-1", "", "", "", "", "archer-2"], "archer-2"),
        (["lookout-1", "lookout-2", "", "", "", ""], "lookout-1"),
    ):
        t = solo(
            f"townsfolk = []; outsiders = {row}",
            YOU,
            "workers = { labourer = 3 }; attributes = { strength = 11 }",
            "schemes = { attack = 1 }; marker = 5",
        )
        t.do("hunt 1").draw("attack")
        names = t.state.box.cards.outsider_names
        assert [names[card] for card in t.p(1).attacked] == [expected]


# -- PW-7.9, PW-7.10 -------------------------------------------------------------------------------


@rule("PW-7.9")
def test_pw_7_9_what_it_cannot_discard_costs_the_tax_supply() -> None:
    t = solo(
        'townsfolk = ["acolyte-3"]',
        YOU,
        "workers = { labourer = 1 }; suspicions = [1]",
        "schemes = { fortify = 1 }; marker = 1",
    )
    t.do("hunt 1").draw("fortify")
    assert t.p(1).suspicions == []  # two to discard, one was there
    assert t.tax == 4
    assert marker(t) == 1


@rule("PW-7.9")
def test_pw_7_9_the_last_silver_still_causes_an_inquisition() -> None:
    t = solo(
        'tax = 1; townsfolk = ["debt-collector-2"]',
        f"{YOU}; suspicions = [1]",
        "workers = { labourer = 1 }",
        "schemes = { fortify = 1 }",
    )
    t.do("hunt 1").draw("fortify")
    assert t.told().count("inquisition") == 1
    assert (t.p(0).unpaid, t.p(1).unpaid) == (1, 0)
    assert t.tax == 5


@rule("PW-7.10")
def test_pw_7_10_two_columns_leave_each_row() -> None:
    t = solo(ROWS, "workers = { labourer = 1 }", "passed = true")
    t.do("pass")
    cards = t.state.box.cards
    assert [cards.town_names[card] for card in t.state.town_discard] == ["architect-2", "defender-1"]
    assert [cards.outsider_names[card] for card in t.state.outsider_discard] == ["adventurer-1", "armourer-1"]


@rule("PW-7.10")
def test_pw_7_10_schemes_are_not_shuffled_between_rounds() -> None:
    t = solo(ROWS, "workers = { labourer = 1 }", "passed = true", "discards = { attack = 1 }")
    t.do("pass").luck()
    opponent = t.state.opponent
    assert opponent is not None
    assert opponent.discards == [0, 0, 0, 0, 1, 0, 0, 0]
