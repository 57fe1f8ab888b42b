"""Every wall card, space of the main board, jar space, tavern and Order."""

from __future__ import annotations

import pytest

from kingscourt.games.paladins.component_files.reader import shipped_file
from tests.games.paladins.positions import Table, solo, table, workers
from tests.games.paladins.test_townsfolk import effect_of, gained, stock, take_all

rule = pytest.mark.rule

FILE = shipped_file()
TOWN = 'townsfolk = ["", "", "", "", "abbot-1"]'
CREW = "workers = { labourer = 4, scout = 2, merchant = 2, fighter = 2, cleric = 2 }"
OWNED = "silver = 9; provisions = 3; unpaid = 2; suspicions = [0, 0, 0]"

# Rewards of a wall besides its copies and points; `/` divides the options.
WALLS = {
    1: (2, 0, "strength strength"),
    2: (2, 1, "strength labourer"),
    3: (2, 2, "strength"),
    4: (3, 0, "strength pay-debt / strength silver silver"),
    5: (4, 0, "strength discard-suspicion / strength silver silver"),
    6: (1, 0, "strength labourer labourer labourer"),
    7: (1, 0, "strength labourer labourer"),
    8: (1, 0, "strength labourer merchant"),
    9: (1, 0, "strength labourer fighter"),
    10: (1, 0, "strength labourer scout"),
    11: (1, 0, "strength labourer cleric"),
    12: (1, 0, "strength scout merchant"),
    13: (1, 0, "strength scout"),
    14: (1, 0, "strength merchant"),
    15: (1, 0, "strength fighter"),
    16: (1, 0, "strength cleric"),
}
SPACES = {
    1: ["recruit", "silver silver", "labourer", "discard-suspicion"],
    2: [
        *["recruit", "silver silver", "scout", "discard-suspicion"],
        *["labourer", "silver silver", "discard-suspicion"],
    ],
    3: [
        *["labourer", "merchant", "silver silver", "pray", "scout", "fighter"],
        *["recruit", "pay-debt", "silver silver"],
    ],
    4: [
        *["fighter", "pray", "merchant", "cleric", "pay-debt", "labourer scout", "silver silver"],
        *["pray", "labourer labourer", "silver silver"],
    ],
    5: [
        *["pray", "labourer fighter", "pay-debt", "labourer merchant", "labourer cleric"],
        *["pay-debt", "labourer labourer"],
    ],
    6: ["pay-debt", "pray", "labourer labourer"],
}
ALL_SPACES = [(area, n, words) for area, spaces in SPACES.items() for n, words in enumerate(spaces, 1)]
JARS = [
    "pay-debt",
    "pay-debt",
    "pray",
    "pray",
    "recruit",
    "faith",
    "provision provision",
    "labourer",
    "discard-suspicion",
]


def change_of(words: str) -> dict[str, int]:
    """The change that rewards make; a prayer clears a hunter, a recruit dismisses an Abbot."""
    change: dict[str, int] = {}
    for word in words.split():
        if word == "pay-debt":
            part = {"unpaid": -1, "paid": 1}
        elif word == "recruit":
            part = {"cleric": 1, "labourer": 1}
        else:
            part = effect_of(word)
        for name, n in part.items():
            change[name] = change.get(name, 0) + n
    return {name: n for name, n in change.items() if n}


def accept(t: Table) -> None:
    """Take every offer; of a townsfolk, its corner."""
    while t.draws == "" and t.asked == 0 and "decline" in t.legal:
        t.do("dismiss abbot-1" if "dismiss abbot-1" in t.legal else t.legal[0])


# -- walls -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "option"),
    [
        pytest.param(number, option, marks=rule(f"PW:wall-{number}"))
        for number, (_, _, words) in WALLS.items()
        for option in range(len(words.split("/")))
    ],
)
def test_wall(number: int, option: int) -> None:
    copies, points, words = WALLS[number]
    t = table(TOWN, f"{CREW}; {OWNED}")
    wall = t.state.box.cards.walls[number - 1]
    assert (wall.copies, wall.points) == (copies, points)
    t.do("fortify", "labourer @ fortify/2")
    before = stock(t)
    t.draw(f"wall-{number}")
    if len(words.split("/")) > 1:
        assert len(t.legal) == 2
        t.do(wall.options[option].text)
    take_all(t)
    assert gained(before, stock(t)) == change_of(words.split("/")[option])
    assert t.p(0).walls == [number - 1]


def test_there_are_24_walls_and_each_gives_strength() -> None:
    assert sum(wall.copies for wall in FILE.walls) == 24
    assert all(wall.gain[0] == "strength" for wall in FILE.walls)


@rule("PW:wall-4", "PW-3.8")
def test_a_wall_option_without_use_is_not_asked() -> None:
    t = table(TOWN, f"{CREW}; silver = 3")
    t.do("fortify", "labourer @ fortify/2").draw("wall-4")
    assert t.p(0).silver == 5
    assert t.asked == 1


# -- spaces ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("area", "number", "words"),
    [pytest.param(*space, marks=rule(f"PW:space-{space[0]}-{space[1]}")) for space in ALL_SPACES],
)
@pytest.mark.parametrize("action", ["commission", "garrison"])
def test_space(area: int, number: int, words: str, action: str) -> None:
    piece = "monk" if action == "commission" else "outpost"
    player = (
        f'{CREW}; {OWNED}; attributes = {{ faith = 11, strength = 11 }}; board = {{ "hunt/1" = "scout" }}'
    )
    t = table(TOWN, player, *["workers = { labourer = 1 }"] * 3)
    t.do(action, f"labourer @ {action}/2")
    before = stock(t)
    t.do(f"{piece} @ {area}/{number}")
    accept(t)
    expected = change_of(words)
    expected["influence" if piece == "monk" else "faith"] = 1
    expected["provision"] = expected.get("provision", 0) - 1
    assert gained(before, stock(t)) == expected


def test_there_are_40_spaces() -> None:
    assert [(space.area, space.reward) for space in FILE.spaces] == [
        (area, space.reward) for area in SPACES for space in FILE.spaces if space.area == area
    ]
    assert len(FILE.spaces) == len(ALL_SPACES) == 40


# -- jars ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "words"),
    [pytest.param(n, words, marks=rule(f"PW:jar-{n}")) for n, words in enumerate(JARS, 1)],
)
def test_jar_space(number: int, words: str) -> None:
    t = table(TOWN, f'{CREW}; {OWNED}; board = {{ "hunt/1" = "scout" }}')
    t.do("absolve", "labourer @ absolve/2")
    before = stock(t)
    t.do(f"jar @ {number}")
    accept(t)
    expected = change_of(f"{words} faith discard-suspicion")
    expected["silver"] = expected.get("silver", 0) - 1
    assert gained(before, stock(t)) == expected


@rule("PW:jar-2")
def test_the_second_jar_space_may_discard_a_suspicion() -> None:
    t = solo(f'options = {{ jar-spaces = "two-suspicions" }}; {TOWN}', f"{CREW}; {OWNED}")
    t.do("absolve", "labourer @ absolve/2", "jar @ 2", "discard suspicion", "discard suspicion")
    assert (len(t.p(0).suspicions), t.p(0).paid) == (1, 0)


# -- taverns ---------------------------------------------------------------------------------------

TAVERNS = """
cleric scout labourer labourer / fighter fighter scout criminal / merchant merchant scout criminal
fighter fighter criminal labourer / cleric scout scout criminal / fighter merchant scout criminal
merchant merchant labourer labourer / merchant merchant scout scout / cleric cleric fighter scout
cleric cleric merchant scout / fighter fighter merchant criminal / fighter scout criminal criminal
merchant merchant scout labourer / cleric cleric merchant labourer / fighter merchant scout scout
fighter criminal criminal labourer / cleric labourer criminal labourer / cleric cleric merchant merchant
fighter fighter labourer labourer / cleric cleric cleric fighter / cleric cleric fighter merchant
scout scout scout labourer / fighter merchant criminal criminal / fighter criminal labourer labourer
"""
TAVERN_WORKERS = [card.split() for card in TAVERNS.strip().replace("\n", " / ").split(" / ")]


@pytest.mark.parametrize(
    ("number", "kinds"),
    [
        pytest.param(n, kinds, marks=rule(f"PW:tavern-{n}", "PW-2.5"))
        for n, kinds in enumerate(TAVERN_WORKERS, 1)
    ],
)
def test_tavern(number: int, kinds: list[str]) -> None:
    others = [n for n in (1, 2, 3) if n != number][:2]
    names = [f"tavern-{n}" for n in (number, *others)]
    t = table(f'phase = "taverns"; taverns = {names}', 'paladin = "roland"', 'paladin = "roland"')
    t.do(f"tavern {number}")
    assert workers(t.p(0)) == {kind: kinds.count(kind) for kind in kinds}
    criminals = kinds.count("criminal")
    for _ in range(criminals):
        t.draw("0")
    assert len(t.p(0).suspicions) == criminals
    assert t.asked == 1


def test_there_are_24_taverns() -> None:
    assert [entry.workers for entry in FILE.taverns] == TAVERN_WORKERS


# -- orders ----------------------------------------------------------------------------------------

FIVE: dict[str, tuple[str, list[str] | list[int]]] = {
    "commission": ("monks", ["2/1", "2/2", "2/3", "2/4", "3/1"]),
    "fortify": ("walls", ["wall-1", "wall-1", "wall-5", "wall-5", "wall-5"]),
    "garrison": ("outposts", ["2/1", "2/2", "2/3", "2/4", "3/1"]),
    "absolve": ("jars", [1, 2, 3, 4, 5]),
    "attack": ("attacked", ["archer-1", "archer-2", "hunter-1", "hunter-2", "lookout-1"]),
    "convert": ("converted", ["archer-1", "archer-2", "hunter-1", "hunter-2", "lookout-1"]),
}


@pytest.mark.parametrize(
    "order", [pytest.param(order, marks=rule(f"PW:order-{order}", "PW-6.1")) for order in FIVE]
)
@pytest.mark.parametrize(("slot", "points"), [(0, 4), (1, 6), (2, 8)])
def test_order(order: str, slot: int, points: int) -> None:
    orders = [other for other in FIVE if other != order][:2]
    orders.insert(slot, order)
    what, pieces = FIVE[order]
    assert score(table(f"orders = {orders}", f"{what} = {pieces}")) == points
    assert score(table(f"orders = {orders}", f"{what} = {pieces[:4]}")) == 0


def score(t: Table) -> int:
    """Points for Orders."""
    return next(line.points for line in t.state.score_sheet(0) if line.category == "orders")
