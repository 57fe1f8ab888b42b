"""Component files: the shipped editions, an owner's file, and its mistakes."""

from __future__ import annotations

import pytest

from kingscourt.games.kingsburg.component_files.reader import decode, shipped_components
from kingscourt.games.kingsburg.components import KingsburgComponents
from kingscourt.games.kingsburg.game import GAME
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.errors import BadComponents
from kingscourt.kernel.find_terms import find_terms
from kingscourt.kernel.random_playout import playout
from tests.games.kingsburg.positions import do, goods, holdings, legal, owns, scene


def owners(*changes: tuple[str, str]) -> KingsburgComponents:
    """An owner's file: the rulebook's box with some lines changed."""
    text = shipped_components("rulebook").source
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    found = GAME.read_components(text)
    assert isinstance(found, KingsburgComponents)
    return found


def problems(*changes: tuple[str, str]) -> list[str]:
    """The problems of a changed file."""
    with pytest.raises(BadComponents) as caught:
        owners(*changes)
    return caught.value.problems


def test_every_number_of_both_boxes_is_exact() -> None:
    for edition in GAME.editions:
        box = shipped_components(edition)
        assert {advisor.certainty for advisor in box.advisors} == {"exact"}
        assert {building.certainty for building in box.buildings} == {"exact"}
        assert {enemy.certainty for enemy in box.enemies} == {"exact"}
        assert (len(box.advisors) - 1, len(box.buildings), len(box.enemies)) == (18, 20, 25)


def test_an_advisor_may_offer_more_than_the_shipped_ones() -> None:
    box = owners(
        (
            'id = "king"\neffects = [',
            'id = "king"\neffects = [{ do = "choose", from = ["gold", "stone"], n = 2 }, ',
        )
    )
    s = scene('phase = "spring"; step = "influence"', 'dice = "6 6 6"', 'dice = "1 1 1"', components=box)
    terms = find_terms(s, 0, next(action for action in s.legal(0) if action.text == "place 6+6+6 @ 18"))
    assert terms.later[0].most == {"gold": 3, "wood": 1, "stone": 3, "soldier": 1}
    assert terms.later[0].least == {}


def test_editions_differ_in_settings_and_six_effects() -> None:
    first, second = shipped_components("rulebook"), shipped_components("english-2007")
    assert [a.id for a in second.advisors if a.wording] == ["duchess", "smuggler", "queen"]
    assert [b.id for b in second.buildings if b.wording] == ["chapel", "cathedral", "town-hall"]
    assert [b.cost for b in first.buildings] == [b.cost for b in second.buildings]
    assert [e.id for e in first.enemies] == [e.id for e in second.enemies]


def test_a_shipped_file_reads_the_same_as_an_owners_file() -> None:
    box = owners()
    assert not box.shipped
    assert box.edition == "rulebook"
    assert (
        GAME.catalogue(GAME.options(2), box).ids
        == GAME.catalogue(GAME.options(2), shipped_components("rulebook")).ids
    )


def test_play_from_a_changed_file() -> None:
    box = owners(
        ('edition = "rulebook"', 'edition = "ours"'),
        ('effects = [{ do = "gain", vp = 1 }]', 'effects = [{ do = "gain", vp = 2, gold = 1 }]'),
        ("cost = { gold = 2 }\nvp = 3", "cost = { wood = 1 }\nvp = 7"),
        ("soldier_goods = 2", "soldier_goods = 3"),
    )
    s = scene(
        'phase = "spring"; step = "help"',
        'placements = ["place 1 @ 1"]; dice = "2 2"',
        'dice = "2 2 2"',
        'dice = "2 2 2"',
        components=box,
    )
    assert holdings(s.players[0]) == (1, 0, 0, 0, 0, 2)
    s = scene('phase = "spring"; step = "build"', "wood = 1", "", components=box)
    do(s, "build statue")
    assert (s.players[0].points[0], goods(s.players[0])) == (7, (0, 0, 0))
    s = scene('phase = "recruitment"', "gold = 3", "", components=box)
    assert legal(s) == ["recruit gold+gold+gold", "done"]
    for seats in (2, 4):
        state = GAME.new(GAME.options(seats), box)
        playout(state, FastRandom(seats))
        assert state.pending().kind == OVER


def test_a_shorter_game_needs_only_fewer_enemies() -> None:
    text = shipped_components("rulebook").source
    cut = text.index("[[enemy]]\nyear = 2")
    state = GAME.new(GAME.options(3), decode(text[:cut], False))
    playout(state, FastRandom(1))
    assert state.facts()[0].startswith("year 1 ")


def test_effects_may_sit_on_other_buildings() -> None:
    box = owners(
        (
            'effects = [{ do = "season-gain", token = 1, seasons = ["summer"] }]',
            'effects = [{ do = "market" }, { do = "income", stone = 2 }]',
        )
    )
    s = scene('phase = "spring"', owns("inn"), "", "", components=box)
    assert goods(s.players[0]) == (0, 0, 2)
    s = scene(
        'phase = "spring"; step = "influence"',
        owns("inn") + '; dice = "2 2 2"',
        'dice = "2 2 2"',
        'dice = "2 2 2"',
        components=box,
    )
    assert "place 2 market +1 @ 3" in legal(s)


def test_an_owner_may_give_plain_names() -> None:
    box = owners(
        ('id = "inn"', 'id = "inn"\nname = "Ye Olde Pub"'),
        ('id = "queen"', 'id = "queen"\nname = "Her Grace"'),
    )
    assert box.names == {"kingsburg-building-inn": "Ye Olde Pub", "kingsburg-advisor-queen": "Her Grace"}


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("number = 18", "number = 17", "number 17 is taken"),
        ("number = 18", "number = 19", "advisor[king].number: 19 is outside 1 to 18"),
        ('id = "king"', 'id = "emperor"', "no such advisor"),
        ('id = "king"', 'id = "queen"', "advisor queen is there 2 times"),
        ('{ do = "turn" }', '{ do = "transmute" }', "no effect 'transmute'; there are: gain, choose"),
        ('{ do = "turn" }', '{ do = "turn", n = 2 }', "turn has no field 'n'"),
        ('{ do = "turn" }', '{ do = "choose", n = 7 }', "n must be 1 to 6"),
        ('{ do = "turn" }', '{ do = "choose", from = ["gold"] }', "at least two kinds"),
        ('effects = [{ do = "turn" }]', "effects = []", "an advisor needs an effect"),
        (
            'effects = [{ do = "gain", gold = 2 }]',
            'effects = [{ do = "gain", gold = -2 }]',
            ".effects[1].gold: -2 is outside 0 to 9",
        ),
        ("vp = 9", "vp = -9", ".vp: -9 is outside 0 to 50"),
        ("cost = { wood = 1 }\n", "cost = {}\n", "a building costs something"),
        ("row = 5\ncolumn = 4", "row = 5\ncolumn = 5", "row 5: column 5 has no building to its left"),
        ("row = 5\ncolumn = 4", "row = 5\ncolumn = 3", "row 5, column 3 is taken"),
        ('id = "embassy"', 'id = "casino"', "no such building"),
        (
            'effects = [{ do = "market" }]',
            'effects = [{ do = "white-die" }]',
            "only one building may bring a white die",
        ),
        (
            'effects = [{ do = "market" }]',
            'effects = [{ do = "soldier-price", n = 0 }]',
            "a soldier costs 1 to 3 goods",
        ),
        ('against = ["demons"]', 'against = ["elves"]', ".against[1]: 'elves' is none of 'barbarians'"),
        ('kind = "dragons"', 'kind = "elves"', ".kind: 'elves' is none of 'barbarians'"),
        ("loss = { vp = 8 }", "loss = {}", "needs a loss and a reward"),
        ("loss = { vp = 8 }", "loss = { vp = -8 }", ".loss.vp: -8 is outside 0 to 50"),
        ("reward = { vp = 3 }", "reward = { building = 1, vp = 3 }", "a reward is no building"),
        ('year = 5\nkind = "dragons"', 'year = 7\nkind = "dragons"', "without a gap"),
        ("soldier_goods = 2", "soldier_goods = 0", "settings.soldier_goods: 0 is outside 1 to 3"),
        (
            'tokens_per_group = "dice"',
            "tokens_per_group = 0",
            "tokens_per_group: 0 is outside 1 to 9",
        ),
        ('envoy = "declared"', 'envoy = "lost"', "settings.envoy: 'lost' is none of 'declared', 'free'"),
        (
            "strength = 9\nloss = { vp = 5 }",
            'strength = "nine"\nloss = { vp = 5 }',
            "enemy[25].strength: 'nine' is not a whole number",
        ),
        ('pay = ["gold", "wood", "stone"]', "pay = []", "a trade names what can be paid"),
        ("else_token = 1", "else_token = 2", ".else_token: 2 is outside 0 to 1"),
        ("goods = 2, vp = 1, exchange", "goods = 0, vp = 1, exchange", ".goods: 0 is outside 1 to 20"),
    ],
)
def test_a_mistake_is_named(old: str, new: str, problem: str) -> None:
    assert any(problem in found for found in problems((old, new))), problems((old, new))


def test_every_mistake_is_listed_at_once() -> None:
    found = problems(
        ("number = 18", "number = 19"), ("vp = 9", "vp = -9"), ('kind = "dragons"', 'kind = "elves"')
    )
    assert len(found) >= 3


def test_a_file_that_is_no_toml_or_lacks_a_part_says_so() -> None:
    for text in ("not toml", 'edition = "x"'):
        with pytest.raises(BadComponents):
            GAME.read_components(text)
