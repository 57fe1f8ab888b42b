"""Every outsider: its rewards when attacked, and its points when converted (PW-6.3)."""

from __future__ import annotations

import pytest

from kingscourt.games.paladins.component_files.reader import shipped_file
from kingscourt.games.paladins.scoring import outsider_points, unpaid_points
from tests.games.paladins.positions import Table, attributes, solo, table
from tests.games.paladins.test_townsfolk import effect_of, gained, stock, take_all

rule = pytest.mark.rule

CREW = "workers = { labourer = 4, scout = 1, fighter = 1, cleric = 1 }"
OWNED = "silver = 9; attributes = { faith = 1, strength = 1 }; unpaid = 2; suspicions = [0, 0, 0]"
CARDS = shipped_file().outsiders
NAMES = [card.id for card in CARDS]

# People, rewards of the corner, strength when converted.
GIVES = {
    "adventurer-1": ("viking", "influence labourer cleric", 1),
    "armourer-1": ("viking", "influence labourer provision", 1),
    "assassin-1": ("viking", "influence labourer fighter", 2),
    "barbarian-1": ("viking", "influence tax provision", 2),
    "guardian-1": ("viking", "influence merchant provision", 1),
    "lookout-1": ("viking", "influence merchant", 1),
    "marauder-1": ("viking", "influence criminal", 1),
    "mercenary-1": ("viking", "influence labourer labourer", 1),
    "protector-1": ("viking", "influence labourer provision", 1),
    "thief-1": ("viking", "influence tax tax", 1),
    "traitor-1": ("viking", "influence criminal", 1),
    "vigilante-1": ("viking", "influence destroy-debt", 1),
    "archer-1": ("byzantine", "influence scout provision", 1),
    "armourer-2": ("byzantine", "influence fighter", 1),
    "assassin-2": ("byzantine", "influence labourer provision", 2),
    "champion-1": ("byzantine", "influence discard-suspicion merchant", 1),
    "guardian-2": ("byzantine", "influence labourer labourer", 1),
    "hunter-1": ("byzantine", "influence discard-suspicion fighter", 1),
    "invader-1": ("byzantine", "influence tax provision", 2),
    "lookout-2": ("byzantine", "influence labourer merchant", 1),
    "mercenary-2": ("byzantine", "influence discard-suspicion labourer", 1),
    "thief-2": ("byzantine", "influence criminal", 1),
    "traitor-2": ("byzantine", "influence destroy-debt", 1),
    "warrior-1": ("byzantine", "influence provision provision", 1),
    "adventurer-2": ("saracen", "influence labourer scout", 1),
    "archer-2": ("saracen", "influence provision provision", 1),
    "barbarian-2": ("saracen", "influence labourer scout", 2),
    "champion-2": ("saracen", "influence discard-suspicion scout", 1),
    "hunter-2": ("saracen", "influence destroy-debt", 1),
    "invader-2": ("saracen", "influence influence", 2),
    "marauder-2": ("saracen", "influence influence", 1),
    "mercenary-3": ("saracen", "influence labourer provision", 1),
    "mercenary-4": ("saracen", "influence tax tax", 1),
    "protector-2": ("saracen", "influence labourer labourer", 1),
    "vigilante-2": ("saracen", "influence destroy-debt cleric", 1),
    "warrior-2": ("saracen", "influence cleric", 1),
}


def test_every_outsider_is_here() -> None:
    assert sorted(GIVES) == sorted(NAMES)
    assert [
        len([card for card in CARDS if card.people == people])
        for people in ("viking", "byzantine", "saracen")
    ] == [
        12,
        12,
        12,
    ]


@pytest.mark.parametrize("name", [pytest.param(name, marks=rule(f"PW:{name}")) for name in NAMES])
def test_attacked_for_the_corner(name: str) -> None:
    t = table(f'townsfolk = []; outsiders = ["{name}"]', f"{CREW}; {OWNED}")
    before = stock(t)
    t.do("attack", "labourer @ attack/2")
    take_all(t)
    expected = effect_of(GIVES[name][1])
    for worker in ("scout", "labourer", "fighter"):
        expected[worker] = expected.get(worker, 0) - 1
    expected["on board"] = 3
    assert gained(before, stock(t)) == {key: n for key, n in expected.items() if n}
    card = t.state.box.cards.outsiders[t.p(0).attacked[0]]
    assert (card.id, ["viking", "byzantine", "saracen"][card.people]) == (name, GIVES[name][0])


@pytest.mark.parametrize("name", [pytest.param(name, marks=rule(f"PW:{name}")) for name in NAMES])
def test_converted_for_strength(name: str) -> None:
    t = table(f'townsfolk = []; outsiders = ["{name}"]', f"{CREW}; {OWNED}")
    t.do("convert", "labourer @ convert/2")
    assert attributes(t.p(0)) == (1, 1 + GIVES[name][2], 0)
    assert [t.state.box.cards.outsider_names[card] for card in t.p(0).converted] == [name]


def worth(name: str, player: str, facts: str = "") -> int:
    """Points of an outsider as the first converted one of a player."""
    t = table(f"townsfolk = []; {facts}", f'converted = ["{name}"]; {player}')
    return outsider_points(t.state.box, t.p(0), t.state.orders, 0, is_opponent=False)


MONKS = ["1/2", "2/1", "2/2", "2/3", "2/4", "3/1", "3/2"]
FOLK = ["abbot-1", "abbot-2", "abbot-3", "squire-1", "squire-2"]
WALLS = ["wall-1", "wall-1", "wall-2", "wall-2", "wall-3"]


@pytest.mark.parametrize(
    ("name", "player", "points"),
    [
        pytest.param("adventurer-1", f"monks = {MONKS[:5]}", 2, marks=rule("PW:adventurer", "PW-6.3")),
        pytest.param("adventurer-2", f"monks = {MONKS[:1]}", 0, marks=rule("PW:adventurer", "PW-6.3")),
        pytest.param("archer-1", f"outposts = {MONKS[:4]}", 2, marks=rule("PW:archer", "PW-6.3")),
        pytest.param("archer-2", f"outposts = {MONKS[:7]}", 3, marks=rule("PW:archer", "PW-6.3")),
        pytest.param(
            "guardian-1",
            'board = { "attack/1" = "workshop", "attack/2" = "workshop", "convert/1" = "workshop" }',
            1,
            marks=rule("PW:guardian", "PW-6.3"),
        ),
        pytest.param("hunter-1", f"townsfolk = {FOLK}", 2, marks=rule("PW:hunter", "PW-6.3")),
        pytest.param("lookout-1", f"walls = {WALLS}", 2, marks=rule("PW:lookout", "PW-6.3")),
        pytest.param("vigilante-1", "jars = [1, 2, 3, 4]", 2, marks=rule("PW:vigilante", "PW-6.3")),
        pytest.param("armourer-1", "attributes = { strength = 11 }", 2, marks=rule("PW:armourer", "PW-6.3")),
        pytest.param("armourer-2", "attributes = { strength = 3 }", 0, marks=rule("PW:armourer", "PW-6.3")),
        pytest.param("marauder-1", "attributes = { influence = 12 }", 3, marks=rule("PW:marauder", "PW-6.3")),
        pytest.param("warrior-1", "attributes = { faith = 8 }", 2, marks=rule("PW:warrior", "PW-6.3")),
        pytest.param(
            "warrior-2",
            'attributes = { faith = 3 }; paladin = "oliver"',
            0,
            marks=rule("PW:warrior", "PW-6.3"),
        ),
        pytest.param(
            "assassin-1",
            'attacked = ["archer-2", "hunter-2", "lookout-1"]',
            2,
            marks=rule("PW:assassin", "PW-6.3"),
        ),
        pytest.param(
            "barbarian-1",
            'attacked = ["archer-1", "hunter-1", "lookout-2", "lookout-1"]',
            3,
            marks=rule("PW:barbarian", "PW-6.3"),
        ),
        pytest.param(
            "invader-1", 'attacked = ["lookout-1", "lookout-2"]', 1, marks=rule("PW:invader", "PW-6.3")
        ),
        pytest.param("protector-1", "paid = 3; unpaid = 2", 3, marks=rule("PW:protector", "PW-6.3")),
        pytest.param("thief-1", "suspicions = [0, 1, 2]", 3, marks=rule("PW:thief", "PW-6.3")),
        pytest.param("traitor-1", "unpaid = 2", 0, marks=rule("PW:traitor", "PW-6.3")),
    ],
)
def test_pw_6_3_what_a_converted_outsider_is_worth(name: str, player: str, points: int) -> None:
    assert worth(name, player) == points


@rule("PW:champion", "PW-6.3")
def test_pw_6_3_champion_is_worth_one_and_one_per_order_done() -> None:
    facts = 'orders = ["commission", "fortify", "attack"]'
    assert worth("champion-1", "", facts) == 1
    assert worth("champion-1", f"monks = {MONKS[:5]}", facts) == 2
    assert worth("champion-2", f"monks = {MONKS[:5]}; walls = {WALLS}", facts) == 3


def mercenaries(n: int, reading: str) -> int:
    """Points of some Mercenaries under a reading."""
    names = [f"mercenary-{number}" for number in range(1, n + 1)]
    t = table(f'options = {{ mercenaries = "{reading}" }}; townsfolk = []', f"converted = {names}")
    return sum(outsider_points(t.state.box, t.p(0), [], place, is_opponent=False) for place in range(n))


@rule("PW:mercenary", "PW-6.3")
@pytest.mark.parametrize(("n", "each", "as_a_set"), [(1, 2, 2), (2, 6, 3), (3, 12, 4), (4, 20, 5)])
def test_pw_6_3_mercenaries(n: int, each: int, as_a_set: int) -> None:
    assert mercenaries(n, "each") == each
    assert mercenaries(n, "as-a-set") == as_a_set


def unpaid(converted: list[str]) -> int:
    """The cost of four unpaid debts."""
    t = table("townsfolk = []", f"unpaid = 4; converted = {converted}")
    return unpaid_points(t.state.box, t.p(0))


@rule("PW:traitor", "PW-6.3")
def test_pw_6_3_traitors_make_unpaid_debts_cheap_however_many() -> None:
    assert unpaid([]) == -12
    assert unpaid(["traitor-1"]) == -4
    assert unpaid(["traitor-1", "traitor-2"]) == -4


@rule("PW:vigilante-2")
def test_the_saracen_vigilante_may_discard_a_suspicion() -> None:
    t: Table = solo(
        'options = { second-vigilante = "discard-suspicion" }; townsfolk = []; outsiders = ["vigilante-2"]',
        f"{CREW}; {OWNED}",
    )
    t.do("attack", "labourer @ attack/2", "discard suspicion")
    assert (len(t.p(0).suspicions), t.p(0).unpaid) == (2, 2)
