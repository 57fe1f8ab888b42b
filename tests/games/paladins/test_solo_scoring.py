"""The end of a solo game (PW-7.11, PW-7.16)."""

from __future__ import annotations

import pytest

from kingscourt.games.paladins.game import GAME
from kingscourt.games.paladins.scoring import final_score, outsider_points
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.random_playout import playout
from kingscourt.kernel.wire_conversion import outcome_to_wire
from tests.games.paladins.positions import Table, solo

rule = pytest.mark.rule

ORDERS = 'orders = ["fortify", "commission", "garrison"]'


def points(t: Table) -> dict[str, int]:
    """The opponent's points by category, those with none left out."""
    return {line.category: line.points for line in t.state.score_sheet(1) if line.points}


@rule("PW-7.11")
def test_pw_7_11_worked_example_76() -> None:
    """Orders 14, attributes 49, monks 5, outposts 2, outsiders 3 + 1 + 3 + 1 + 2 + 1, debts 1 - 6."""
    t = solo(
        ORDERS,
        "",
        'monks = ["1/1", "1/2", "2/1", "2/2", "2/3", "2/4"]; outposts = ["3/1", "3/2", "3/3", "3/4", "3/5"];'
        'board = { "commission/1" = "workshop", "commission/2" = "workshop", "garrison/1" = "workshop",'
        ' "garrison/2" = "workshop", "attack/1" = "workshop", "convert/1" = "workshop" };'
        "attributes = { strength = 12, influence = 12, faith = 8 };"
        'walls = ["wall-5", "wall-5"];'
        'converted = ["armourer-1", "lookout-1", "guardian-1", "protector-1", "invader-1", "hunter-1"];'
        'attacked = ["adventurer-1", "mercenary-1"]; paid = 1; unpaid = 2',
    )
    box, it = t.state.box, t.p(1)
    assert [outsider_points(box, it, t.state.orders, place, is_opponent=True) for place in range(6)] == [
        3,
        1,
        3,
        1,
        2,
        1,
    ]
    assert points(t) == {
        "orders": 14,
        "strength": 20,
        "influence": 20,
        "faith": 9,
        "commission": 5,
        "garrison": 2,
        "outsiders": 11,
        "paid-debts": 1,
        "unpaid-debts": -6,
    }
    assert final_score(box, it, t.state.orders, is_opponent=True) == 76


@rule("PW-7.11")
def test_pw_7_11_nothing_for_develop_and_resources() -> None:
    board = ", ".join(
        [f'"{action}/{n}" = "workshop"' for action in ("attack", "convert", "absolve") for n in (1, 2)]
    )
    t = solo("", "", f"board = {{ {board} }}; silver = 9; provisions = 9; walls = ['wall-3']")
    assert points(t) == {"walls": 2}


@rule("PW-7.11", "PW:traitor")
def test_pw_7_11_a_traitor_is_worth_one_besides_its_effect() -> None:
    t = solo("", "", "converted = ['traitor-1']; unpaid = 2")
    assert points(t) == {"outsiders": 1, "unpaid-debts": -2}


def ended(you: str, it: str) -> Table:
    """The last pass of a solo game."""
    t = solo(
        "round = 7",
        f"silver = 0; provisions = 0; workers = {{ labourer = 1 }}; {you}",
        f"passed = true; {it}",
    )
    return t.do("pass")


@rule("PW-7.16")
@pytest.mark.parametrize(("yours", "its", "won"), [(3, 2, True), (2, 3, False), (2, 2, False)])
def test_pw_7_16_you_win_with_more_points_equal_is_not_won(yours: int, its: int, won: bool) -> None:
    outcome = ended(f"paid = {yours}", f"paid = {its}").state.outcome()
    assert outcome is not None
    assert [(line.rank, line.seat) for line in outcome.ranking] == (
        [(1, 0), (2, None)] if won else [(1, None), (2, 0)]
    )
    assert [line.score for line in outcome.ranking] == sorted([yours, its], reverse=True)
    assert outcome.winners() == ([0] if won else [])
    assert outcome.reason.key == ("paladins-outcome-solo-won" if won else "paladins-outcome-solo-lost")


@rule("PW-7.11")
def test_pw_7_11_the_end_lists_the_opponents_points_by_category() -> None:
    state = GAME.new(GAME.options(1), GAME.components("rulebook"))
    playout(state, FastRandom(9))
    outcome = state.outcome()
    assert outcome is not None
    lines = {line.seat: line for line in outcome_to_wire(outcome).ranking}
    assert lines[0].sheet == []
    assert sum(line.points for line in lines[None].sheet) == lines[None].score
    assert "outsiders" in [line.category for line in lines[None].sheet]
