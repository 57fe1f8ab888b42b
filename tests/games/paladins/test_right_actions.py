"""The right side of the board (PW-3.6) and its limits (PW-3.10)."""

from __future__ import annotations

import pytest

from kingscourt.games.paladins.vocabulary import FAITH, INFLUENCE, NO_CARD, STRENGTH
from tests.games.paladins.positions import attributes, table, workers

rule = pytest.mark.rule

TOWN = 'townsfolk = ["abbot-1", "gatekeeper-2", "squire-1", "defender-1", "architect-2"]'
OUTSIDERS = 'outsiders = ["adventurer-1", "armourer-1", "thief-1", "mercenary-1", "guardian-1", "lookout-1"]'
ROWS = f"{TOWN}; {OUTSIDERS}"
CREW = "workers = { labourer = 3, scout = 2, merchant = 2, fighter = 2, cleric = 2 }"
SIX_MONKS = 'monks = ["1/2", "2/1", "2/2", "2/3", "2/4", "3/1"]'
SEVEN_MONKS = 'monks = ["1/2", "2/1", "2/2", "2/3", "2/4", "3/1", "3/2"]'


# -- commission ------------------------------------------------------------------------------------


@rule("PW-3.6", "PW:task-commission")
def test_pw_3_6_commission() -> None:
    """Worked example: one workshop, faith 2+1, area 2: two workers, 1 provision, a scout, +1 influence."""
    t = table(
        ROWS,
        'paladin = "engelier"; attributes = { faith = 2 }; board = { "commission/1" = "workshop" };'
        "workers = { labourer = 2, cleric = 1 }",
    )
    t.do("commission", "monk @ 2/3")
    assert t.p(0).provisions == 0
    assert workers(t.p(0)) == {"labourer": 1, "scout": 1}
    assert attributes(t.p(0)) == (2, 0, 1)
    assert t.p(0).done[6] == 1


@rule("PW-3.6", "PW:area-1", "PW:area-2", "PW:area-3", "PW:area-4", "PW:area-5", "PW:area-6")
def test_pw_3_6_areas_need_faith_0_2_4_6_8_10() -> None:
    for faith, areas in ((0, 1), (2, 2), (4, 3), (6, 4), (8, 5), (10, 6)):
        t = table(f"{ROWS}", f"{CREW}; attributes = {{ faith = {faith} }}", "", "", "")
        t.do("commission", "labourer @ commission/2")
        assert {text.split()[2][0] for text in t.legal} == {str(area) for area in range(1, areas + 1)}
        if areas < 6:
            assert t.refused(f"monk @ {areas + 1}/1") == "PW-3.6"


@rule("PW-3.6")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 25), (3, 34), (4, 40)])
def test_pw_3_6_spaces_marked_3_or_4_are_closed_with_fewer_players(seats: int, spaces: int) -> None:
    players = [f"{CREW}; attributes = {{ faith = 12 }}", *["workers = { labourer = 1 }"] * (seats - 1)]
    t = table(ROWS, *players)
    t.do("commission", "labourer @ commission/2")
    assert len(t.legal) == spaces
    if seats == 2:
        assert t.refused("monk @ 1/3") == "PW-3.6"
    if seats < 4:
        assert t.refused("monk @ 1/4") == "PW-3.6"


@rule("PW-3.6")
def test_pw_3_6_monks_and_outposts_share_the_spaces() -> None:
    t = table(ROWS, f'{CREW}; monks = ["1/1"]', 'outposts = ["1/2"]; workers = { labourer = 1 }')
    assert t.refused("commission") == "PW-3.10"  # both spaces of the first area are taken
    t = table(
        ROWS, f'{CREW}; attributes = {{ faith = 2 }}; monks = ["1/1"]', 'outposts = ["2/2"]; passed = true'
    )
    t.do("commission", "labourer @ commission/2")
    assert t.refused("monk @ 1/1") == "PW-3.6"
    assert t.refused("monk @ 2/2") == "PW-3.6"
    assert t.refused("outpost @ 1/2") == "KC-2"


@rule("PW-3.6")
@pytest.mark.parametrize("action", ["commission", "garrison"])
@pytest.mark.parametrize(("before", "cost"), list(enumerate([1, 1, 1, 2, 2, 3, 3])))
def test_pw_3_6_provisions_by_use(action: str, before: int, cost: int) -> None:
    piece = "monks" if action == "commission" else "outposts"
    spaces = ["2/1", "2/2", "2/3", "2/4", "3/1", "3/2"][:before]
    facts = f"{CREW}; attributes = {{ faith = 12, strength = 12 }}; {piece} = {spaces}"
    assert table(ROWS, f"{facts}; provisions = {cost - 1}").refused(action) == "PW-3.6"
    t = table(ROWS, f"{facts}; provisions = {cost}")
    t.do(action, f"labourer @ {action}/2", f"{piece[:-1]} @ 3/3")
    assert t.p(0).provisions == 0


@rule("PW-3.6")
def test_pw_3_6_at_most_seven_times() -> None:
    t = table(ROWS, f"{CREW}; provisions = 9; {SIX_MONKS}; attributes = {{ faith = 12 }}")
    assert t.refused("commission") == ""
    t = table(ROWS, f"{CREW}; provisions = 9; {SEVEN_MONKS}; attributes = {{ faith = 12 }}")
    assert t.refused("commission") == "PW-3.6"


# -- fortify ---------------------------------------------------------------------------------------


@rule("PW-3.6", "PW-3.11", "PW:anseis", "PW:wall-9", "PW:task-fortify")
def test_pw_3_6_fortify() -> None:
    """Worked example: the fourth wall at influence 5 with the fortify paladin; the next needs 7 and 2."""
    walls = 'walls = ["wall-1", "wall-2", "wall-3"]'
    t = table(
        ROWS,
        f'{CREW}; paladin = "anseis"; provisions = 0; attributes = {{ influence = 2 }}; {walls}',
    )
    t.do("fortify", "labourer @ fortify/2").draw("wall-9")
    assert attributes(t.p(0)) == (0, 1, 2)
    assert t.p(0).provisions == 0
    assert workers(t.p(0)) == {"labourer": 3, "scout": 1, "merchant": 1, "fighter": 3, "cleric": 2}
    four = 'walls = ["wall-1", "wall-2", "wall-3", "wall-9"]'
    for influence, provisions, expected in ((6, 2, "PW-3.6"), (7, 1, "PW-3.6"), (7, 2, "")):
        t = table(
            ROWS, f"{CREW}; provisions = {provisions}; attributes = {{ influence = {influence} }}; {four}"
        )
        assert t.refused("fortify") == expected


@rule("PW-3.6")
@pytest.mark.parametrize(("before", "need"), list(enumerate([0, 1, 3, 5, 7, 9, 11])))
def test_pw_3_6_influence_for_walls(before: int, need: int) -> None:
    walls = f"walls = {['wall-5', 'wall-5', 'wall-5', 'wall-5', 'wall-4', 'wall-4'][:before]}"
    facts = f"{CREW}; provisions = 3; {walls}"
    if need:
        assert (
            table(ROWS, f"{facts}; attributes = {{ influence = {need - 1} }}").refused("fortify") == "PW-3.6"
        )
    assert table(ROWS, f"{facts}; attributes = {{ influence = {need} }}").refused("fortify") == ""


@rule("PW-3.6")
@pytest.mark.parametrize(("before", "cost"), list(enumerate([1, 1, 1, 2, 2, 3, 3])))
def test_pw_3_6_provisions_for_walls(before: int, cost: int) -> None:
    walls = f"walls = {['wall-5', 'wall-5', 'wall-5', 'wall-5', 'wall-4', 'wall-4'][:before]}"
    facts = f"{CREW}; attributes = {{ influence = 12 }}; {walls}"
    assert table(ROWS, f"{facts}; provisions = {cost - 1}").refused("fortify") == "PW-3.6"
    t = table(ROWS, f"{facts}; provisions = {cost}")
    t.do("fortify", "labourer @ fortify/2").draw("wall-3")
    assert t.p(0).provisions == 0


# -- garrison --------------------------------------------------------------------------------------


@rule("PW-3.6", "PW:space-3-4", "PW:task-garrison")
def test_pw_3_6_garrison() -> None:
    """Worked example: strength 5, area 3: pray, +1 faith."""
    t = table(
        ROWS,
        "workers = { merchant = 1, labourer = 2, fighter = 1 }; attributes = { strength = 5 };"
        'board = { "hunt/1" = "scout" }',
    )
    t.do("garrison", "outpost @ 3/4")
    assert t.legal == ["clear hunt", "clear garrison", "decline"]
    t.do("clear garrison")
    assert attributes(t.p(0)) == (1, 5, 0)
    assert t.p(0).provisions == 0


@rule("PW-3.6", "PW:area-1", "PW:area-2", "PW:area-3", "PW:area-4", "PW:area-5", "PW:area-6")
def test_pw_3_6_areas_need_strength_1_3_5_7_9_11() -> None:
    assert table(ROWS, CREW).refused("garrison") == "PW-3.10"  # strength 0 reaches no area
    for strength, areas in ((1, 1), (3, 2), (5, 3), (7, 4), (9, 5), (11, 6)):
        t = table(ROWS, f"{CREW}; attributes = {{ strength = {strength} }}")
        t.do("garrison", "labourer @ garrison/2")
        assert {text.split()[2][0] for text in t.legal} == {str(area) for area in range(1, areas + 1)}


# -- absolve ---------------------------------------------------------------------------------------


@rule("PW-3.6", "PW:jar-1", "PW:task-absolve")
def test_pw_3_6_absolve() -> None:
    """Worked example: the first jar, 1 silver, a debt paid, a suspicion discarded, +1 faith."""
    t = table(ROWS, f"{CREW}; unpaid = 1; suspicions = [1, 2]")
    t.do("absolve", "labourer @ absolve/2")
    assert len(t.legal) == 9
    t.do("jar @ 1", "pay debt", "discard suspicion")
    assert (t.p(0).silver, t.p(0).unpaid, t.p(0).paid) == (2, 0, 1)
    assert t.p(0).suspicions == [1]  # the newest went first
    assert attributes(t.p(0)) == (1, 0, 0)


@rule("PW-3.6")
def test_pw_3_6_the_suspicion_may_be_kept() -> None:
    t = table(ROWS, f"{CREW}; suspicions = [1]")
    t.do("absolve", "labourer @ absolve/2", "jar @ 6")
    assert t.legal == ["discard suspicion", "decline"]
    t.do("decline")
    assert t.p(0).suspicions == [1]
    assert attributes(t.p(0)) == (2, 0, 0)


@rule("PW-3.6")
@pytest.mark.parametrize(("before", "need"), list(enumerate([0, 2, 4, 6, 8, 10, 12])))
def test_pw_3_6_influence_for_jars(before: int, need: int) -> None:
    facts = f"{CREW}; jars = {list(range(1, before + 1))}"
    if need:
        assert (
            table(ROWS, f"{facts}; attributes = {{ influence = {need - 1} }}").refused("absolve") == "PW-3.6"
        )
    assert table(ROWS, f"{facts}; attributes = {{ influence = {need} }}").refused("absolve") == ""


@rule("PW-3.6")
@pytest.mark.parametrize(("before", "cost"), list(enumerate([1, 2, 2, 2, 3, 3, 3])))
def test_pw_3_6_silver_for_jars(before: int, cost: int) -> None:
    facts = f"{CREW}; attributes = {{ influence = 12 }}; jars = {list(range(1, before + 1))}"
    assert table(ROWS, f"{facts}; silver = {cost - 1}").refused("absolve") == "PW-3.6"
    t = table(ROWS, f"{facts}; silver = {cost}")
    t.do("absolve", "labourer @ absolve/2", "jar @ 8")
    assert t.p(0).silver == 0


@rule("PW-3.6")
def test_pw_3_6_a_jar_space_holds_one_jar() -> None:
    t = table(ROWS, f"{CREW}; attributes = {{ influence = 12 }}; jars = [5]")
    t.do("absolve", "labourer @ absolve/2")
    assert t.refused("jar @ 5") == "PW-3.6"


# -- attack ----------------------------------------------------------------------------------------


@rule("PW-3.6", "PW:mercenary-1", "PW:task-attack")
def test_pw_3_6_attack() -> None:
    """Worked example: strength 5 on column 4 (needs 7): 1 silver, +1 influence, 2 labourers."""
    t = table(
        ROWS, "workers = { scout = 1, labourer = 2, fighter = 1 }; attributes = { strength = 5 }; silver = 2"
    )
    t.do("attack", "attack mercenary-1")
    assert t.p(0).silver == 1
    assert attributes(t.p(0)) == (0, 5, 1)
    assert workers(t.p(0)) == {"labourer": 3}
    assert len(t.p(0).attacked) == 1
    assert t.state.outsiders[3] == NO_CARD


@rule("PW-3.6")
@pytest.mark.parametrize(
    ("strength", "costs"),
    [
        (0, [1, 2, 3, 4, 5, 6]),
        (1, [0, 1, 2, 3, 4, 5]),
        (4, [0, 0, 1, 2, 3, 4]),
        (5, [0, 0, 0, 1, 2, 3]),
        (11, [0] * 6),
    ],
)
def test_pw_3_6_a_silver_for_every_two_strength_missing(strength: int, costs: list[int]) -> None:
    names = ["adventurer-1", "armourer-1", "thief-1", "mercenary-1", "guardian-1", "lookout-1"]
    for name, cost in zip(names, costs, strict=True):
        t = table(ROWS, f"{CREW}; attributes = {{ strength = {strength} }}; silver = 6")
        t.do("attack", "labourer @ attack/2", f"attack {name}")
        taxes = 2 if name == "thief-1" else 0
        assert t.p(0).silver == 6 - cost + taxes


@rule("PW-3.6")
def test_pw_3_6_attack_beyond_the_silver_is_refused() -> None:
    t = table(ROWS, f"{CREW}; silver = 2")
    t.do("attack", "labourer @ attack/2")
    assert t.refused("attack thief-1") == "PW-3.6"
    assert t.refused("attack assassin-1") == "PW-3.6"  # not in the row
    assert t.refused("convert adventurer-1") == "KC-2"
    assert table(ROWS, f"{CREW}; silver = 0").refused("attack") == "PW-3.6"


@rule("PW-3.6")
def test_pw_3_6_attack_has_no_limit() -> None:
    seven = ["assassin-1", "barbarian-1", "marauder-1", "traitor-1", "archer-1", "hunter-1", "invader-1"]
    t = table(ROWS, f"{CREW}; attributes = {{ strength = 1 }}; attacked = {seven}")
    t.do("attack", "labourer @ attack/2", "attack adventurer-1")
    assert len(t.p(0).attacked) == 8


# -- convert ---------------------------------------------------------------------------------------


@rule("PW-3.6", "PW:assassin-1", "PW:task-convert")
@pytest.mark.parametrize("before", [2, 3, 4])
def test_pw_3_6_convert(before: int) -> None:
    """Worked example: faith 3+1 on column 2 (needs 2) as third to fifth: 2 silver, +2 strength."""
    earlier = ["warrior-1", "warrior-2", "adventurer-1", "archer-1"][:before]
    t = table(
        'townsfolk = []; outsiders = ["lookout-1", "assassin-1"]',
        f'{CREW}; paladin = "engelier"; attributes = {{ faith = 3 }}; converted = {earlier}',
    )
    t.do("convert", "labourer @ convert/2", "convert assassin-1")
    assert t.p(0).silver == 1
    assert attributes(t.p(0)) == (3, 2, 0)
    assert len(t.p(0).converted) == before + 1


@rule("PW-3.6")
@pytest.mark.parametrize(("before", "cost"), list(enumerate([0, 1, 2, 2, 2, 3, 3])))
def test_pw_3_6_silver_for_conversions(before: int, cost: int) -> None:
    earlier = ["warrior-1", "warrior-2", "archer-1", "archer-2", "hunter-1", "hunter-2"][:before]
    facts = f"{CREW}; attributes = {{ faith = 12 }}; converted = {earlier}"
    if cost:
        assert table(ROWS, f"{facts}; silver = {cost - 1}").refused("convert") == "PW-3.6"
    t = table(ROWS, f"{facts}; silver = {cost}")
    t.do("convert", "labourer @ convert/2", "convert lookout-1")
    assert t.p(0).silver == 0


@rule("PW-3.6")
def test_pw_3_6_conversion_needs_faith() -> None:
    t = table(ROWS, f"{CREW}; attributes = {{ faith = 3 }}")
    t.do("convert", "labourer @ convert/2")
    assert t.legal == ["convert adventurer-1", "convert armourer-1"]
    assert t.refused("convert thief-1") == "PW-3.6"
    assert t.refused("convert assassin-1") == "PW-3.6"
    far = 'townsfolk = []; outsiders = ["", "armourer-1"]'
    assert table(far, CREW).refused("convert") == "PW-3.6"


@rule("PW-3.6")
def test_pw_3_6_at_most_seven_conversions() -> None:
    seven = ["warrior-1", "warrior-2", "archer-1", "archer-2", "hunter-1", "hunter-2", "vigilante-1"]
    t = table(ROWS, f"{CREW}; silver = 9; attributes = {{ faith = 12 }}; converted = {seven}")
    assert t.refused("convert") == "PW-3.6"


@rule("PW-3.6")
@pytest.mark.parametrize(
    ("action", "attribute"),
    [
        ("commission", INFLUENCE),
        ("fortify", STRENGTH),
        ("garrison", FAITH),
        ("absolve", FAITH),
        ("attack", INFLUENCE),
        ("convert", STRENGTH),
    ],
)
def test_pw_3_6_each_action_raises_its_attribute(action: str, attribute: int) -> None:
    t = table(ROWS, f"{CREW}; attributes = {{ faith = 1, strength = 1, influence = 1 }}")
    t.do(action, f"labourer @ {action}/2")
    if t.draws:
        t.draw("wall-3")
    elif t.asked == 0:
        t.do(t.legal[1])
    before = [1, 1, 1]
    before[attribute] = 2
    assert list(attributes(t.p(0))) == before


# -- PW-3.10 ---------------------------------------------------------------------------------------


@rule("PW-3.10")
def test_pw_3_10_no_wall_card_left() -> None:
    assert table(f"{ROWS}; wall_discard = 24", CREW).refused("fortify") == "PW-3.10"


@rule("PW-3.10")
def test_pw_3_10_no_outsider_in_the_row() -> None:
    t = table(TOWN, f"{CREW}; attributes = {{ faith = 12, strength = 12 }}")
    assert t.refused("attack") == "PW-3.10"
    assert t.refused("convert") == "PW-3.10"


@rule("PW-3.10")
def test_pw_3_10_no_townsfolk_in_the_row() -> None:
    t = table(OUTSIDERS, CREW)
    assert t.refused("hire") == "PW-3.10"
    assert t.refused("dismiss") == "PW-3.10"


@rule("PW-3.10")
def test_pw_3_10_no_workshop_left() -> None:
    spaces = [
        f'"{action}/{n}" = "workshop"'
        for action in ("commission", "fortify", "garrison", "absolve")
        for n in (1, 2)
    ]
    t = table(ROWS, f"{CREW}; silver = 9; board = {{ {', '.join(spaces)} }}")
    assert t.refused("develop") == "PW-3.10"


@rule("PW-3.10")
def test_pw_3_10_no_free_space_within_reach() -> None:
    t = table(ROWS, f'{CREW}; attributes = {{ strength = 1 }}; monks = ["1/1", "1/2"]')
    assert t.refused("garrison") == "PW-3.10"
    assert t.refused("commission") == "PW-3.10"
