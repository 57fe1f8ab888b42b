"""Component files: the shipped one, an owner's, and their mistakes."""

from __future__ import annotations

import pytest

from kingscourt.games.paladins.component_files.checks import problems_of
from kingscourt.games.paladins.component_files.reader import (
    box_for,
    decode,
    read_components,
    shipped_file,
    shipped_text,
)
from kingscourt.games.paladins.game import GAME
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.errors import BadComponents
from kingscourt.kernel.random_playout import playout

TEXT = shipped_text()
FORTIFY = "levels = [0, 1, 3, 5, 7, 9, 11]"


def changed(old: str, new: str) -> str:
    """The shipped file with one change."""
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def problems(old: str, new: str) -> list[str]:
    """The problems after one change."""
    with pytest.raises(BadComponents) as error:
        read_components(changed(old, new))
    return error.value.problems


def test_the_shipped_file_is_sound() -> None:
    assert problems_of(shipped_file(), shipped_file()) == []


def test_every_entry_has_a_confidence() -> None:
    file = shipped_file()
    assert {entry.confidence for entry in file.townsfolk} == {"B"}
    assert file.tax.four.confidence == "R"
    assert file.tax.two.confidence == "B"
    assert file.tax.solo.confidence == "X"
    assert file.readings.workshop_workers.confidence == "X"
    assert file.actions["absolve"].levels_confidence == "X"
    paladins = {entry.id: entry.confidence for entry in file.paladins}
    assert [id for id, letter in paladins.items() if letter == "R"] == ["engelier"]  # an example describes it


def test_points_of_which_the_rulebook_shows_single_values_are_not_stated_by_it() -> None:
    scoring = {name: entry for name, entry in shipped_file().actions.items() if entry.points}
    assert list(scoring) == ["develop", "commission", "fortify", "garrison", "absolve"]
    for entry in scoring.values():
        assert (entry.confidence, entry.points_confidence) == ("R", "B")
    assert GAME.components("rulebook").confidence()["actions/develop/points"] == "derived"


def test_confidence_by_the_path_of_the_entry() -> None:
    sure = GAME.components("rulebook").confidence()
    assert sure["solo/track"] == "exact"  # the text proves its five spaces
    assert sure["start"] == sure["tax/four"] == sure["actions/absolve"] == "exact"
    assert sure["tax/two"] == sure["townsfolk/abbot-2"] == sure["walls/1"] == "derived"
    reconstructed = {path for path, level in sure.items() if level == "reconstructed"}
    assert reconstructed == {
        "tax/solo",
        "actions/fortify/levels",
        "actions/absolve/levels",
        "areas/faith",
        "areas/strength",
        "readings/workshop-workers",
        "readings/jar-spaces",
        "readings/schemes",
    }
    cards = (12, 32, 36, 10)
    for family, number in zip(("paladins", "townsfolk", "outsiders", "favours"), cards, strict=True):
        assert len([path for path in sure if path.startswith(f"{family}/")]) == number


def test_an_owners_file_changes_the_game() -> None:
    components = read_components(
        changed("silver = 3\n", "silver = 7\n").replace('edition = "rulebook"', 'edition = "mine"')
    )
    assert components.edition == "mine"
    assert not components.shipped
    state = GAME.new(GAME.options(2), components)
    assert isinstance(state, PaladinsState)
    assert state.players[0].silver == 7
    playout(state, FastRandom(3))
    assert state.pending().kind == OVER


def test_a_plain_name_stands_for_the_card() -> None:
    text = changed('id = "roland"', 'id = "hedwig"\nname = "Hedwig"')
    components = read_components(text)
    box = box_for(components, GAME.options(2))
    assert box.cards.paladins[10].name == "Hedwig"
    assert GAME.catalogue(GAME.options(2), components).parse("use hedwig").label().args == {
        "paladin": "Hedwig"
    }


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "roland"', 'id = "hedwig"', "paladins: 'hedwig' needs a name"),
        ('id = "roland"', 'id = "otton"', "paladins: 'otton' appears twice"),
        ('dismiss = ["pray"]', 'dismiss = ["prey"]', "townsfolk abbot-2: 'prey' is none of"),
        ('dismiss = ["pray"]', 'dismiss = ["x pray"]', "townsfolk[abbot-2].dismiss[1]: 'x pray' is no word"),
        (
            'trigger = "inquisition"\nreward = ["discard-suspicion"]',
            'trigger = "inquisition"\nreward = ["tax"]',
            "would interrupt",
        ),
        ('people = "viking"', 'people = "goth"', "outsiders adventurer-1: 'goth' is none of"),
        ("area = 6", "area = 9", ".area: 9 is outside 1 to 6"),
        ("six-eight-ten = [6, 8, 10]", "six-eight-ten = [1, 1, 1]", "at least 8 cards"),
        (
            "choices.in-pairs",
            "choices.at-random",
            "readings.workshop-workers: exactly the choices by-turns, in-pairs",
        ),
        ('needs = "faith"', 'needs = "hope"', "actions.commission: 'hope' is none of"),
        ("[actions.hunt]", "[actions.fish]", "actions: exactly develop"),
        ("silver = [3, 2, 2, 1, 0]", "silver = [3, 2, 2, 1]", "recruit: 5 columns"),
        ("faith = [0, 2, 4, 6, 8, 10]", "faith = [0, 2, 4, 6, 10, 8]", "areas: levels rise from the left"),
        (
            'copies = 4\ngain = ["strength"]',
            'copies = 0\ngain = ["strength"]',
            "walls[5].copies: 0 is outside",
        ),
        ('workers = ["scout", "scout"]', 'workers = ["scout", "spy"]', "paladins girard: 'spy' is none of"),
        (
            'confidence = "B"\n\n[[walls]]',
            'confidence = "Z"\n\n[[walls]]',
            ".confidence: 'Z' is none of 'A', 'B', 'R', 'X'",
        ),
        ('jars = 7\nconfidence = "R"', 'jars = 7\nconfidence = "Z"', "start.confidence: 'Z' is none of"),
        (
            "levels = [0, 2, 4, 6, 8, 10, 12]",
            "levels = [0, 2, 4]",
            "actions.absolve: a level for each of 7 uses is needed",
        ),
        (
            f"{FORTIFY}\nprovisions = [1, 1, 1, 2, 2, 3, 3]",
            f"{FORTIFY}\nprovisions = [1, 1, 1]",
            "actions.fortify: a cost for each of 7 uses is needed",
        ),
        (FORTIFY, "", "actions.fortify: levels is missing"),
        (
            'gains = [["influence"]]\n',
            "",
            "actions.commission: gains has 0 lists of rewards, not 1",
        ),
        (
            'gains = [["provision"], ["3 provision"]]',
            'gains = [["provision"]]',
            "actions.hunt: gains has 1 lists of rewards, not 2",
        ),
        ("points = { 6 = 1, 7 = 3, 8 = 6 }\n", "", "actions.develop: points is missing"),
        (
            'needs = "influence"\nlevels = [0, 2,',
            "levels = [0, 2,",
            "actions.absolve: needs is missing, one of faith, strength, influence",
        ),
        (
            'needs = "strength"\nprovisions',
            "provisions",
            "actions.garrison: needs is missing, one of faith, strength, influence",
        ),
        (
            "six-eight-ten = [6, 8, 10]",
            "six-eight-ten = [-6, 20, 10]",
            "readings.suspicion-split.choices.six-eight-ten[1]: -6 is outside 0 to 60",
        ),
        (
            '"garrison", "absolve", "attack", "convert"]',
            '"fortify", "absolve", "attack", "convert"]',
            "orders.actions: 'fortify' appears twice",
        ),
        (
            'choices.strength = ["strength"]',
            'choices.strength = ["tax"]',
            "readings.third-squire.strength: tax would interrupt an inquisition",
        ),
        ("silver = 3\n", "silver = -3\n", "start.silver: -3 is outside 0 to 50"),
        ("workshops = 8", "workshops = 13", "start.workshops: 13 is outside 0 to 12"),
        ("easy = 1", "easy = 7", "solo.orders_shown.easy: 7 is outside 0 to 6"),
    ],
)
def test_what_is_wrong_is_named(old: str, new: str, problem: str) -> None:
    assert any(problem in found for found in problems(old, new)), problems(old, new)


def test_several_mistakes_are_listed_together() -> None:
    text = changed('people = "viking"', 'people = "goth"').replace('worker = "scout"', 'worker = "spy"', 1)
    with pytest.raises(BadComponents) as error:
        read_components(text)
    assert len(error.value.problems) == 2


def test_what_cannot_be_decoded_is_named_by_section() -> None:
    text = changed("track = { spaces = 5", 'track = { spaces = "five"').replace("[debts]", "[depts]")
    with pytest.raises(BadComponents) as error:
        decode(text)
    found = error.value.problems
    assert "solo.track.spaces: 'five' is not a whole number" in found
    assert "debts is missing" in found
    assert "'depts' is not known here" in found
    with pytest.raises(BadComponents):
        decode("this is no TOML")


def test_readings_are_options_of_the_table() -> None:
    names = [spec.name for spec in GAME.option_specs]
    assert names[0] == "difficulty"
    assert set(names[1:]) == {
        "suspicion-split",
        "third-squire",
        "second-vigilante",
        "workshop-workers",
        "jar-spaces",
        "opponent-absolve",
        "mercenaries",
        "schemes",
    }
    box = box_for(read_components(TEXT), GAME.options(2, "", {"workshop-workers": "in-pairs"}))
    assert [rewards[0].name for rewards in box.numbers.workshop_workers][:4] == [
        "scout",
        "scout",
        "merchant",
        "merchant",
    ]


def test_the_catalogue_is_small() -> None:
    catalogue = GAME.catalogue(GAME.options(4), GAME.components("rulebook"))
    assert len(catalogue) == 551
