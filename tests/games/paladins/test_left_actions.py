"""Order of an action and the left side of the board (PW-3.0 to PW-3.5)."""

from __future__ import annotations

import pytest

from kingscourt.games.paladins.vocabulary import EMPTY, NO_CARD, WORKSHOP
from tests.games.paladins.positions import Table, attributes, table, workers

rule = pytest.mark.rule

ROWS = (
    'townsfolk = ["abbot-1", "gatekeeper-2", "squire-1", "defender-1", "architect-2"];'
    'outsiders = ["adventurer-1", "armourer-1", "assassin-1", "mercenary-1", "guardian-1", "lookout-1"]'
)


def space(t: Table, name: str, seat: int = 0) -> int:
    """The contents of a space."""
    return t.p(seat).spaces[t.state.box.cards.space_names.index(name)]


# -- PW-3.0 ----------------------------------------------------------------------------------------


@rule("PW-3.0")
def test_pw_3_0_an_action_needs_all_its_spaces_empty() -> None:
    t = table(ROWS, 'workers = { labourer = 3 }; board = { "conspire/1" = "labourer" }')
    assert t.refused("conspire") == "PW-3.0"


@rule("PW-3.0")
def test_pw_3_0_a_workshop_stands_in_for_a_worker() -> None:
    t = table(
        ROWS,
        "provisions = 3; attributes = { faith = 2 }; workers = { labourer = 1, cleric = 1, merchant = 1 };"
        'board = { "commission/1" = "workshop" }',
    )
    t.do("commission", "labourer @ commission/2")
    assert workers(t.p(0)) == {"merchant": 1}


@rule("PW-3.0")
def test_pw_3_0_a_clear_space_takes_any_kind() -> None:
    t = table(
        ROWS, "workers = { labourer = 1, scout = 1, merchant = 1, fighter = 1, cleric = 1, criminal = 1 }"
    )
    t.do("conspire")
    kinds = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
    assert t.legal == [f"{kind} @ conspire/1" for kind in kinds]


@rule("PW-3.0")
def test_pw_3_0_a_coloured_space_takes_its_kind_or_a_criminal() -> None:
    t = table(ROWS, "workers = { labourer = 1, scout = 1, merchant = 2, criminal = 2 }")
    t.do("trade 2", "labourer @ trade/1")
    assert t.legal == ["merchant @ trade/2", "criminal @ trade/2"]
    assert t.refused("scout @ trade/2") == "PW-3.0"
    assert t.refused("fighter @ trade/2") == "PW-3.0"
    t.do("criminal @ trade/2")
    assert workers(t.p(0)) == {"scout": 1, "merchant": 2, "criminal": 1}


@rule("PW-3.0")
def test_pw_3_0_a_worker_may_be_needed_for_another_space() -> None:
    t = table(ROWS, "workers = { labourer = 1, fighter = 1, scout = 1 }")
    t.do("hire")
    assert t.legal == ["labourer @ recruit/1", "scout @ recruit/1"]
    assert t.refused("fighter @ recruit/1") == "PW-3.0"  # it is the only one for the second space


@rule("PW-3.0")
def test_pw_3_0_a_forced_placement_is_not_asked() -> None:
    t = table(ROWS, "workers = { scout = 2 }")
    t.do("hunt 2")
    assert t.p(0).provisions == 4
    assert workers(t.p(0)) == {}


@rule("PW-3.0")
def test_pw_3_0_without_fitting_workers_an_action_is_refused() -> None:
    t = table(ROWS, "workers = { labourer = 2 }")
    assert t.refused("hunt 2") == "PW-3.0"
    assert t.refused("pray") == "PW-3.0"
    assert t.refused("commission") == "PW-3.0"


@rule("PW-3.0")
def test_pw_3_0_two_coloured_spaces_can_need_two_criminals() -> None:
    t = table(ROWS, "workers = { labourer = 1, criminal = 1, merchant = 1 }; provisions = 3")
    assert t.refused("commission") == "PW-3.0"  # scout and cleric are missing, one criminal is there
    t = table(ROWS, "workers = { labourer = 1, criminal = 2 }; provisions = 3")
    assert t.refused("commission") == ""


@rule("PW-3.0")
def test_pw_3_0_nothing_gained_counts_for_the_own_cost() -> None:
    """The tax of the conspiracy's suspicion comes too late for anything but the next action."""
    t = table(ROWS, "silver = 0; workers = { cleric = 1, labourer = 2 }")
    assert t.refused("pray") == "PW-3.4"
    t.do("conspire", "labourer @ conspire/1").draw("2")
    assert t.p(0).silver == 2


@rule("PW-3.0")
def test_pw_3_0_rewards_come_in_printed_order_with_interruptions_between() -> None:
    """Barbarian: influence, then tax that ends in an inquisition, then the provision."""
    t = table(
        'tax = 1; townsfolk = []; outsiders = ["barbarian-1"]',
        "workers = { scout = 1, labourer = 1, fighter = 1 }; attributes = { strength = 1 }; suspicions = [1]",
    )
    t.do("attack")
    keys = t.told()
    assert keys.index("gain") < keys.index("tax") < keys.index("inquisition") < keys.index("tax-refilled")
    assert keys[keys.index("tax-refilled") + 1] == "gain"
    assert t.p(0).provisions == 2


# -- PW-3.1 ----------------------------------------------------------------------------------------


@rule("PW-3.1", "PW:task-develop")
def test_pw_3_1_develop() -> None:
    """Worked example: a labourer and a fighter, 4 silver, a workshop on commission, a scout comes."""
    t = table(ROWS, "silver = 4; workers = { labourer = 1, fighter = 1, cleric = 1 }")
    t.do("develop", "labourer @ develop/1", "fighter @ develop/2")
    assert len(t.legal) == 12
    t.do("workshop @ commission/1")
    assert t.p(0).silver == 0
    assert space(t, "commission/1") == WORKSHOP
    assert workers(t.p(0)) == {"cleric": 1, "scout": 1}


@rule("PW-3.1")
def test_pw_3_1_a_worker_on_the_space_returns_others_stay() -> None:
    board = '"fortify/1" = "merchant", "fortify/2" = "labourer", "fortify/3" = "scout"'
    t = table(ROWS, f"silver = 4; workers = {{ labourer = 4 }}; board = {{ {board} }}")
    t.do("develop", "workshop @ fortify/1")
    assert [space(t, f"fortify/{n}") for n in (1, 2, 3)] == [WORKSHOP, 0, 1]
    assert workers(t.p(0)) == {"labourer": 2, "scout": 1}  # the scout under the workshop, no merchant back
    t.do("pass")
    assert t.refused("fortify") == "PW-3.0"  # those who stayed still block it


@rule("PW-3.1")
def test_pw_3_1_only_the_first_two_spaces_take_a_workshop_each_once() -> None:
    t = table(ROWS, 'silver = 4; workers = { labourer = 4 }; board = { "attack/1" = "workshop" }')
    t.do("develop")
    assert t.refused("workshop @ attack/1") == "PW-3.1"
    assert "workshop @ attack/2" in t.legal
    assert not [text for text in t.legal if text.endswith("/3")]


@rule("PW-3.1")
def test_pw_3_1_four_silver_are_needed() -> None:
    assert table(ROWS, "silver = 3; workers = { labourer = 4 }").refused("develop") == "PW-3.1"


@rule("PW-3.1", "PW:workshop")
def test_pw_3_1_the_leftmost_workshop_gives_its_worker() -> None:
    t = table(
        ROWS,
        'silver = 4; workers = { labourer = 4 };board = { "attack/1" = "workshop", "attack/2" = "workshop" }',
    )
    t.do("develop", "workshop @ convert/1")
    assert workers(t.p(0)) == {"labourer": 2, "fighter": 1}  # scout and merchant are gone already


# -- PW-3.2 ----------------------------------------------------------------------------------------


@rule("PW-3.2", "PW:abbot-1")
def test_pw_3_2_dismiss_for_the_corner() -> None:
    """Worked example: an Abbot dismissed for 2 silver gives a cleric and a labourer."""
    t = table('townsfolk = ["", "", "abbot-1"]', "workers = { labourer = 2 }")
    t.do("dismiss")
    assert t.p(0).silver == 1
    assert workers(t.p(0)) == {"labourer": 2, "cleric": 1}
    assert t.p(0).townsfolk == []
    assert len(t.state.town_discard) == 1


@rule("PW-3.2", "PW:gatekeeper-2")
def test_pw_3_2_hire_for_the_lower_part() -> None:
    """Worked example: a Gatekeeper hired for 3 silver or a debt gives 1 silver, and 1 with every wall."""
    t = table(
        'townsfolk = ["gatekeeper-2"]; outsiders = []',
        "provisions = 2; workers = { labourer = 2, fighter = 1, merchant = 1, scout = 1 }",
    )
    t.do("hire", "labourer @ recruit/1")
    assert t.legal == ["pay silver", "pay with debt"]
    t.do("pay silver")
    assert t.p(0).silver == 1
    assert [t.state.box.cards.town_names[card] for card in t.p(0).townsfolk] == ["gatekeeper-2"]
    t.do("pass", "fortify").draw("wall-3")
    assert t.p(0).silver == 2


@rule("PW-3.2")
@pytest.mark.parametrize(("column", "silver"), [(0, 3), (1, 2), (2, 2), (3, 1), (4, 0)])
def test_pw_3_2_the_cost_of_a_column(column: int, silver: int) -> None:
    row = ", ".join(['""'] * column + ['"squire-3"'])
    t = table(f"townsfolk = [{row}]", "silver = 5; workers = { labourer = 2 }")
    t.do("dismiss")
    if "pay silver" in t.legal:
        t.do("pay silver")
    assert t.p(0).silver == 5 - silver


@rule("PW-3.2", "PW:task-recruit")
@pytest.mark.parametrize("column", [0, 1])
@pytest.mark.parametrize("deed", ["dismiss", "hire"])
def test_pw_3_2_a_debt_for_the_two_columns_at_the_left(column: int, deed: str) -> None:
    row = ", ".join(['""'] * column + ['"abbot-1"'])
    t = table(f"townsfolk = [{row}]", "workers = { fighter = 3 }")
    t.do(deed, "pay with debt")
    assert (t.p(0).silver, t.p(0).unpaid) == (3, 1)


@rule("PW-3.2")
def test_pw_3_2_without_silver_the_debt_is_not_asked() -> None:
    t = table('townsfolk = ["abbot-1"]', "silver = 0; workers = { labourer = 2 }")
    t.do("dismiss")
    assert t.p(0).unpaid == 1


@rule("PW-3.2")
def test_pw_3_2_the_debt_comes_before_the_reward() -> None:
    t = table('townsfolk = ["abbot-3"]', "silver = 0; workers = { labourer = 2 }")
    t.do("dismiss")
    assert t.legal == ["destroy debt", "decline"]  # the very debt just taken
    t.do("destroy debt")
    assert t.p(0).unpaid == 0


@rule("PW-3.2")
def test_pw_3_2_what_cannot_be_paid_is_refused() -> None:
    t = table('townsfolk = ["", "", "abbot-1"]', "silver = 1; workers = { labourer = 2 }")
    assert t.refused("dismiss") == "PW-3.2"
    t = table('townsfolk = ["abbot-2", "", "abbot-1"]', "silver = 1; workers = { labourer = 2 }")
    t.do("dismiss")
    assert t.p(0).unpaid == 1  # the only one within reach
    t = table(
        'townsfolk = ["abbot-2", "", "abbot-1", "", "squire-1"]', "silver = 1; workers = { labourer = 2 }"
    )
    t.do("dismiss")
    assert t.refused("dismiss abbot-1") == "PW-3.2"
    assert t.refused("dismiss peddler-1") == "PW-3.2"
    assert t.refused("hire squire-1") == "KC-2"


@rule("PW-3.2", "PW-3.3")
@pytest.mark.parametrize(
    ("action", "first", "second", "id"),
    [
        ("recruit", "dismiss", "hire", "PW-3.2"),
        ("hunt", "hunt 1", "hunt 2", "PW-3.3"),
        ("trade", "trade 1", "trade 2", "PW-3.3"),
    ],
)
def test_pw_3_2_and_3_3_one_or_two_workers_in_one_action(
    action: str, first: str, second: str, id: str
) -> None:
    t = table(ROWS, f'workers = {{ criminal = 3 }}; board = {{ "{action}/1" = "labourer" }}')
    assert t.refused(first) == id
    assert t.refused(second) == id


# -- PW-3.3 ----------------------------------------------------------------------------------------


@rule("PW-3.3", "PW:task-hunt")
@pytest.mark.parametrize(("text", "n"), [("hunt 1", 1), ("hunt 2", 3)])
def test_pw_3_3_hunt(text: str, n: int) -> None:
    t = table(ROWS, "workers = { scout = 3 }")
    t.do(text)
    assert t.p(0).provisions == 1 + n


@rule("PW-3.3", "PW:task-trade")
@pytest.mark.parametrize(("text", "n"), [("trade 1", 1), ("trade 2", 3)])
def test_pw_3_3_trade(text: str, n: int) -> None:
    t = table(ROWS, "workers = { merchant = 3 }")
    t.do(text)
    assert t.p(0).silver == 3 + n


# -- PW-3.4 ----------------------------------------------------------------------------------------


@rule("PW-3.4", "PW:task-pray")
def test_pw_3_4_pray_clears_one_action() -> None:
    """Worked example: a criminal prays for 2 silver, and all workers of absolve go back."""
    board = '"absolve/1" = "cleric", "absolve/2" = "labourer", "absolve/3" = "merchant", "hunt/1" = "scout"'
    t = table(ROWS, f"workers = {{ criminal = 1, labourer = 1 }}; board = {{ {board} }}")
    t.do("pray")
    assert t.legal == ["clear hunt", "clear pray", "clear absolve"]
    assert t.refused("clear trade") == "PW-3.4"
    t.do("clear absolve")
    moves = [move for event in t.events if event.key == "paladins-event-clear" for move in event.moved()]
    assert [(move.what, move.source, move.target) for move in moves] == [
        ("cleric", "seat/0/absolve/1", "supply"),
        ("labourer", "seat/0/absolve/2", "supply"),
        ("merchant", "seat/0/absolve/3", "supply"),
    ]
    assert t.p(0).silver == 1
    assert [space(t, f"absolve/{n}") for n in (1, 2, 3)] == [EMPTY] * 3
    assert space(t, "hunt/1") == 1
    assert workers(t.p(0)) == {"labourer": 1}  # they went to the common supply


@rule("PW-3.4")
def test_pw_3_4_pray_can_clear_itself() -> None:
    t = table(ROWS, "workers = { cleric = 2 }")
    t.do("pray")
    assert space(t, "pray/1") == EMPTY  # not asked, because there is nothing else to clear


@rule("PW-3.4")
def test_pw_3_4_workshops_stay() -> None:
    board = '"attack/1" = "workshop", "attack/2" = "labourer", "attack/3" = "fighter"'
    t = table(ROWS, f"workers = {{ cleric = 2 }}; board = {{ {board} }}")
    t.do("pray", "clear attack")
    assert [space(t, f"attack/{n}") for n in (1, 2, 3)] == [WORKSHOP, EMPTY, EMPTY]


@rule("PW-3.4")
def test_pw_3_4_two_silver_are_needed() -> None:
    assert table(ROWS, "silver = 1; workers = { cleric = 2 }").refused("pray") == "PW-3.4"


# -- PW-3.5 ----------------------------------------------------------------------------------------


@rule("PW-3.5", "PW:task-conspire")
def test_pw_3_5_conspire_gives_a_criminal_that_cannot_be_declined() -> None:
    t = table(ROWS, "workers = { labourer = 1, cleric = 1 }")
    t.do("conspire", "labourer @ conspire/1")
    assert t.draws == "suspicion"
    t.draw("0")
    assert workers(t.p(0)) == {"cleric": 1, "criminal": 1}
    assert attributes(t.p(0)) == (0, 0, 0)
    assert NO_CARD not in t.state.town
