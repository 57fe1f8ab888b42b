"""What a choice says before it is made: prices, gains, promises and remarks."""

from __future__ import annotations

import pytest

from kingscourt.games.paladins.game import GAME
from kingscourt.kernel.find_terms import find_terms
from kingscourt.kernel.holdings import Counts
from kingscourt.kernel.terms import Terms
from tests.games.paladins.positions import Table, solo, table

TOWN = 'townsfolk = ["squire-3", "gatekeeper-2", "squire-1", "defender-1", "architect-2"]'
OUTSIDERS = 'outsiders = ["adventurer-1", "armourer-1", "thief-1", "mercenary-1", "guardian-1", "lookout-1"]'
ROWS = f"{TOWN}; {OUTSIDERS}"


def terms(t: Table, text: str) -> Terms:
    """The terms of an answer of the seat that is asked."""
    return find_terms(t.state, t.asked, t.catalogue.parse(text))


def remarks(t: Table, text: str) -> list[str]:
    """The remarks on an answer, without their prefix."""
    return [remark.key.removeprefix("paladins-terms-") for remark in terms(t, text).remarks]


def named(counts: Counts) -> Counts:
    """Amounts of things that have a name."""
    components = GAME.components("rulebook")
    return {what: n for what, n in counts.items() if GAME.thing(what, components) is not None}


def test_placed_workers_are_a_price() -> None:
    t = table(ROWS, "workers = { labourer = 2 }")
    assert named(terms(t, "hunt 1").now) == {"labourer": -1, "provision": 1}
    assert named(terms(t, "pass").now) == {}


def test_an_attack_names_the_silver_for_missing_strength() -> None:
    t = table(ROWS, "workers = { scout = 1, labourer = 1, fighter = 1 }; silver = 9")
    deed = terms(t, "attack")
    assert (deed.least["silver"], deed.most["silver"]) == (-6, -1)
    t.do("attack")
    assert terms(t, "attack lookout-1").now["silver"] == -6  # 11 strength are missing


def test_hire_and_dismiss_name_the_cost_of_the_column() -> None:
    t = table(ROWS, "workers = { labourer = 1, fighter = 1 }; silver = 5").do("hire")
    assert terms(t, "hire squire-1").now["silver"] == -2
    choice = terms(t, "hire squire-3")  # silver or a debt
    assert (choice.least["silver"], choice.most["debt"]) == (-3, 1)
    assert "debt" in remarks(t, "hire squire-3")
    t = table(ROWS, "workers = { labourer = 1 }; silver = 5").do("dismiss")
    assert terms(t, "dismiss defender-1").now["silver"] == -1


def test_a_debt_for_missing_silver_is_announced() -> None:
    t = table(ROWS, "workers = { labourer = 1, fighter = 1 }; silver = 0").do("hire")
    assert terms(t, "hire squire-3").now["debt"] == 1
    assert remarks(t, "hire squire-3") == ["short", "reaction", "debt"]
    debt = terms(t, "hire squire-3").remarks[-1]
    assert debt.args == {"n": 3}


def test_a_traitor_makes_the_debt_cheaper() -> None:
    t = table(ROWS, 'workers = { labourer = 1, fighter = 1 }; silver = 0; converted = ["traitor-1"]').do(
        "hire"
    )
    assert terms(t, "hire squire-3").remarks[-1].args == {"n": 1}


def test_a_conversion_says_how_it_scores() -> None:
    you = "workers = { fighter = 1, labourer = 1, cleric = 1 }; attributes = { faith = 4 }"
    t = table(ROWS, f'{you}; monks = ["1/1", "1/2"]').do("convert")
    told = terms(t, "convert adventurer-1").remarks
    assert [remark.key for remark in told] == ["paladins-outsider-adventurer.rule", "paladins-terms-worth"]
    assert told[1].args == {"n": 1}


@pytest.mark.parametrize(("unpaid", "lost"), [(0, ["lost"]), (1, [])])
def test_a_jar_warns_that_paying_a_debt_is_lost_without_one(unpaid: int, lost: list[str]) -> None:
    you = "workers = { cleric = 1, labourer = 1, merchant = 1 }; silver = 3; suspicions = [0]"
    t = table(ROWS, f"{you}; unpaid = {unpaid}").do("absolve")
    assert remarks(t, "jar @ 1") == lost


def test_a_prayer_for_its_own_space_alone_says_so() -> None:
    t = table(ROWS, "workers = { cleric = 2, labourer = 2 }; silver = 9")
    assert remarks(t, "pray") == ["pray-self"]
    t = table(ROWS, 'workers = { cleric = 2 }; silver = 9; board = { "hunt/1" = "scout" }')
    assert remarks(t, "pray") == []
    t.do("pray")
    assert remarks(t, "clear pray") == ["pray-self"]
    assert remarks(t, "clear hunt") == []


def test_conspiracy_and_criminals_bring_suspicions() -> None:
    t = table(f"{ROWS}; tax = 5", "workers = { labourer = 1 }")
    assert terms(t, "conspire").now["criminal"] == 1
    assert remarks(t, "conspire") == ["suspicion"]
    assert terms(t, "conspire").draws
    t = table(f"{ROWS}; tax = 5", "workers = { labourer = 1, scout = 1 }")
    assert remarks(t, "conspire") == ["suspicion"]
    told = terms(t, "conspire").spoken
    assert (told.least["worker"], told.most["worker"], told.least["criminal"]) == (-1, -1, 1)


def test_the_spaces_of_an_action_are_named() -> None:
    t = table(ROWS, "workers = { scout = 2, labourer = 1, fighter = 2 }; silver = 9")
    told = terms(t, "attack").remarks[0]
    assert told.key == "paladins-terms-spaces"
    assert [getattr(worker, "key", "") for worker in (told.args or {})["workers"]] == [  # type: ignore[union-attr]
        "paladins-worker-scout",
        "paladins-worker-any",
        "paladins-worker-fighter",
    ]


def test_the_turn_of_the_opponent_is_no_draw_of_yours() -> None:
    t = solo(ROWS, "workers = { labourer = 2 }", "workers = { labourer = 3 }", "schemes = { garrison = 9 }")
    assert not terms(t, "hunt 1").draws
    assert terms(t, "conspire").draws


def test_passing_says_which_workers_go_back() -> None:
    t = table(ROWS, "workers = { labourer = 5, scout = 1, merchant = 2 }")
    told = terms(t, "pass")
    assert named(told.least) == {"labourer": -5, "scout": -1, "merchant": -2}
    assert named(told.most) == {"labourer": -2, "scout": 0, "merchant": 0}
    assert remarks(t, "pass") == ["pass", "go-back"]


def test_a_paladin_promises_its_workers() -> None:
    t = table('phase = "paladins"; taverns = ["tavern-1", "tavern-2", "tavern-3"]', "", "")
    t.draw("roland", "otton", "samson", "ivon", "gerin", "girard")
    told = terms(t, "use roland")
    assert told.now == {}
    assert [(promise.giver, promise.most) for promise in told.later] == [
        ("seat/0/paladin", {"labourer": 1, "fighter": 1})
    ]
    assert [remark.key for remark in told.remarks] == ["paladins-terms-boosts", "paladins-terms-ability"]


def test_many_ways_are_bounded() -> None:
    """Any worker on most spaces, then any space of the board, then a free recruit."""
    kinds = "labourer = 3, scout = 3, merchant = 3, fighter = 3, cleric = 3, criminal = 3"
    t = table(
        f"{ROWS}; tax = 5", f"workers = {{ {kinds} }}; provisions = 9; attributes = {{ strength = 12 }}"
    )
    told = terms(t, "garrison")
    assert told.is_counted
    assert told.least["provision"] <= -1
    assert told.most["faith"] == 1


def test_amounts_that_rest_on_reconstructed_numbers_are_marked() -> None:
    t = table(ROWS, "workers = { scout = 1, labourer = 1, fighter = 1 }; silver = 9").do("attack")
    assert terms(t, "attack adventurer-1").uncertain == []  # 1 strength is in the rulebook
    assert terms(t, "attack lookout-1").uncertain == ["silver"]
    you = "workers = { cleric = 1, labourer = 1, merchant = 1 }; silver = 3"
    t = table(ROWS, you).do("absolve")
    assert terms(t, "jar @ 1").uncertain == []
    assert terms(t, "jar @ 7").uncertain == ["provision"]
    t = table(ROWS, "workers = { labourer = 2 }; silver = 4").do("develop")
    assert terms(t, "workshop @ commission/1").uncertain == ["scout"]
