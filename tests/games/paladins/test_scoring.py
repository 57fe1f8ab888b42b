"""Points at the end (PW-6)."""

from __future__ import annotations

import pytest

from kingscourt.games.paladins.game import GAME
from tests.games.paladins.positions import Table, table

rule = pytest.mark.rule

MONKS = ["1/2", "2/1", "2/2", "2/3", "2/4", "3/1", "3/2", "3/3"]
WALLS = ["wall-5", "wall-5", "wall-5", "wall-5", "wall-4", "wall-4", "wall-4"]
WORKSHOPS = [
    f'"{action}/{n}" = "workshop"'
    for action in ("commission", "fortify", "garrison", "absolve")
    for n in (1, 2)
]


def sheet(t: Table, seat: int = 0) -> dict[str, int]:
    """Points by category, those with none left out."""
    return {line.category: line.points for line in t.state.score_sheet(seat) if line.points}


def finish(facts: str, *players: str) -> Table:
    """The last pass of the game."""
    ready = [*players[:1], *[f"{player}; passed = true" for player in players[1:]]]
    t = table(f"round = 7; {facts}", f"{ready[0]}; workers = {{ labourer = 1 }}", *ready[1:])
    return t.do("pass")


@rule("PW-6.1", "PW-6.2", "PW-6.3")
def test_pw_6_1_worked_example_66() -> None:
    """Orders 4 + 8, attributes 35, monks 5, walls 3 + 3, outsiders 3 + 1 + 1 + 3, debts -1, resources 1."""
    t = finish(
        'orders = ["fortify", "garrison", "commission"]',
        f"monks = {MONKS[:6]}; walls = ['wall-3', 'wall-2', 'wall-5', 'wall-5', 'wall-5', 'wall-4'];"
        "attributes = { strength = 11, influence = 10, faith = 7 };"
        "converted = ['adventurer-1', 'warrior-1', 'warrior-2', 'assassin-1'];"
        "attacked = ['archer-2', 'hunter-2', 'champion-2', 'lookout-1'];"
        "paid = 2; unpaid = 1; silver = 2; provisions = 2",
        "",
    )
    assert sheet(t) == {
        "orders": 12,
        "strength": 16,
        "influence": 13,
        "faith": 6,
        "commission": 5,
        "fortify": 3,
        "walls": 3,
        "outsiders": 8,
        "paid-debts": 2,
        "unpaid-debts": -3,
        "resources": 1,
    }
    outcome = t.state.outcome()
    assert outcome is not None
    assert outcome.ranking[0].score == 66


@rule("PW-6.1")
@pytest.mark.parametrize(("level", "points"), list(enumerate([0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20])))
@pytest.mark.parametrize("attribute", ["faith", "strength", "influence"])
def test_pw_6_1_attributes_by_marker(attribute: str, level: int, points: int) -> None:
    t = table("", f'silver = 0; provisions = 0; attributes = {{ {attribute} = {level} }}; paladin = "oliver"')
    assert sheet(t) == ({attribute: points} if points else {})


@rule("PW-6.1")
def test_pw_6_1_orders_need_five_and_score_by_slot() -> None:
    facts = 'orders = ["fortify", "attack", "commission"]'
    t = table(facts, f"monks = {MONKS[:5]}; walls = {WALLS[:5]}")
    assert sheet(t)["orders"] == 4 + 8
    t = table(facts, f"monks = {MONKS[:4]}; walls = {WALLS[:4]}")
    assert "orders" not in sheet(t)


@rule("PW-6.2")
@pytest.mark.parametrize(
    ("what", "category", "points"),
    [
        ("monks", "commission", [0, 0, 0, 0, 0, 2, 5, 9]),
        ("outposts", "garrison", [0, 0, 0, 0, 0, 2, 5, 9]),
        ("walls", "fortify", [0, 0, 0, 0, 0, 1, 3, 6]),
        ("jars", "absolve", [0, 0, 0, 0, 0, 1, 3, 6]),
        ("board", "develop", [0, 0, 0, 0, 0, 0, 1, 3, 6]),
    ],
)
def test_pw_6_2_points_beside_the_pieces(what: str, category: str, points: list[int]) -> None:
    for n, expected in enumerate(points):
        given = {
            "monks": f"monks = {MONKS[:n]}",
            "outposts": f"outposts = {MONKS[:n]}",
            "walls": f"walls = {WALLS[:n]}",
            "jars": f"jars = {list(range(1, n + 1))}",
            "board": f"board = {{ {', '.join(WORKSHOPS[:n])} }}",
        }[what]
        assert sheet(table("", given)).get(category, 0) == expected


@rule("PW-6.2", "PW:debt")
def test_pw_6_2_printed_points_debts_and_resources() -> None:
    t = table("", "walls = ['wall-2', 'wall-3', 'wall-3']; paid = 2; unpaid = 2; silver = 5; provisions = 6")
    assert sheet(t) == {"walls": 5, "paid-debts": 2, "unpaid-debts": -6, "resources": 3}


@rule("PW-6.2")
@pytest.mark.parametrize(("silver", "provisions", "points"), [(2, 0, 0), (2, 1, 1), (1, 4, 1), (3, 3, 2)])
def test_pw_6_2_three_resources_of_both_kinds_are_a_point(silver: int, provisions: int, points: int) -> None:
    t = table("", f"silver = {silver}; provisions = {provisions}")
    assert sheet(t).get("resources", 0) == points


@rule("PW-6.3")
def test_pw_6_3_converted_outsiders_by_their_text() -> None:
    t = table("", "silver = 0; converted = ['protector-1', 'thief-1']; paid = 3; suspicions = [0, 1]")
    assert sheet(t) == {"outsiders": 5, "paid-debts": 3}


def ranks(t: Table) -> list[tuple[int, int | None]]:
    """Rank and seat, best first."""
    outcome = t.state.outcome()
    assert outcome is not None
    return [(line.rank, line.seat) for line in outcome.ranking]


def reason(t: Table) -> str:
    """The reason for the result."""
    outcome = t.state.outcome()
    assert outcome is not None
    return outcome.reason.key


@rule("PW-6.4")
def test_pw_6_4_most_points_win() -> None:
    t = finish("", "silver = 0; provisions = 0; paid = 3", "silver = 0; provisions = 0; paid = 4")
    assert ranks(t) == [(1, 1), (2, 0)]
    assert reason(t) == "paladins-outcome-points"
    assert GAME.view(t.state, None) == GAME.view(t.state, None)


@rule("PW-6.4")
def test_pw_6_4_a_tie_goes_to_the_points_of_orders() -> None:
    orders = 'orders = ["fortify"]'
    poor = "silver = 0; provisions = 0"
    t = finish(orders, f"{poor}; paid = 5", f"{poor}; walls = {WALLS[:5]}")
    assert ranks(t) == [(1, 1), (2, 0)]  # 4 and 1 for the walls against 5 paid debts
    assert reason(t) == "paladins-outcome-orders"


@rule("PW-6.4")
def test_pw_6_4_then_to_fewer_suspicions() -> None:
    t = finish("", "suspicions = [1, 1]", "suspicions = [1]")
    assert ranks(t) == [(1, 1), (2, 0)]
    assert reason(t) == "paladins-outcome-suspicions"


@rule("PW-6.4")
def test_pw_6_4_then_it_is_shared() -> None:
    t = finish("", "suspicions = [1]", "suspicions = [1]", "suspicions = [1, 1]")
    assert ranks(t) == [(1, 0), (1, 1), (3, 2)]
    assert reason(t) == "paladins-outcome-shared"
