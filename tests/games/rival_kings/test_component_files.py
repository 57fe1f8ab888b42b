"""Component files: the shipped edition and an owner's file."""

from __future__ import annotations

import msgspec
import pytest

from kingscourt.games.rival_kings.component_files import reader
from kingscourt.games.rival_kings.game import GAME
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.errors import BadComponents
from kingscourt.kernel.random_playout import playout

SHIPPED = reader.read_text("rulebook.toml")


def problems(text: str) -> list[str]:
    """The problems of a file."""
    with pytest.raises(BadComponents) as caught:
        GAME.read_components(text)
    return caught.value.problems


def test_the_shipped_edition_reads_as_an_owners_file_too() -> None:
    own = GAME.read_components(SHIPPED)
    assert (own.shipped, GAME.components("rulebook").shipped) == (False, True)
    assert GAME.static_facts(own) == GAME.static_facts(GAME.components("rulebook"))


def test_confidence_of_every_entry() -> None:
    sure = reader.shipped_components("rulebook").confidence()
    values = {name: level for name, level in sure.items() if name.endswith(".value")}
    exact = {name.removesuffix(".value") for name, level in values.items() if level == "exact"}
    assert exact == {"garden", "gardener", "vineyard", "vintner"}
    assert len(values) == 32
    assert set(values.values()) == {"exact", "reconstructed"}
    assert (sure["box.copies"], sure["box.building_coin"], sure["box.markers"]) == (
        "derived",
        "derived",
        "exact",
    )
    assert sure["knight.actions"] == "exact"
    assert sure["knight.tie"] == "reconstructed"
    assert sure["box.building_coin"] == "derived"
    assert sure["garden.colour"] == "derived"


def test_an_owner_corrects_a_value_and_gives_a_name() -> None:
    text = SHIPPED.replace(
        'building = { id = "mine", value = 2, confidence = "reconstructed" }',
        'building = { id = "mine", value = 4, confidence = "exact", name = "Silver Mine" }',
    )
    components = GAME.read_components(text)
    facts = msgspec.to_builtins(GAME.static_facts(components))
    (mine,) = [card for card in facts["cards"] if card["id"] == "mine"]
    assert mine["value"] == 4
    assert facts["names"] == components.names == {"rival-kings-building-mine": "Silver Mine"}
    options = GAME.options(3)
    state = GAME.new(options, components)
    assert isinstance(state, RivalKingsState)
    playout(state, FastRandom(4))
    assert state.pending().kind == OVER


def test_any_subject_can_have_any_ability() -> None:
    text = SHIPPED
    for ability in ("extra-money", "give-marker", "extra-buy"):
        text = text.replace(f'ability = "{ability}"', 'ability = "swap-with-middle"')
    components = GAME.read_components(text)
    texts = [action.text for action in GAME.catalogue(GAME.options(2), components).actions]
    assert "use herbalist farm" in texts
    for seed in range(5):
        state = GAME.new(GAME.options(2), components)
        playout(state, FastRandom(seed))
        assert state.outcome() is not None


def test_a_character_with_one_action_is_robbed_of_nothing() -> None:
    text = SHIPPED.replace('actions = ["money", "buy"]', 'actions = ["buy"]')
    components = GAME.read_components(text)
    for seed in range(12):
        state = GAME.new(GAME.options(4), components)
        playout(state, FastRandom(seed))
        assert state.outcome() is not None


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("pile_size = 8", "pile_size = 16", "box: two piles must leave cards for money"),
        ("markers = 30", "markers = 3", "box: 3 markers are not enough to start with 4 players"),
        ("start_coins = 5", "start_coins = 11", "box: 48 coins are not enough to start with 4 players"),
        ("crests = 2", "crests = 1", "box.crests: 1 is outside 2 to 12"),
        ("pile_coins = 2", "pile_coins = 0", "box.pile_coins: 0 is outside 1 to 99"),
        ('steals_from = "c"', 'steals_from = "a"', "rank b: can only steal from a lower rank, not from a"),
        ('id = "queen"\nrank = "a"', 'id = "queen"\nrank = "b"', "rank a: two characters are needed"),
        ('id = "queen"', 'id = "duke"', "character duke: the id stands twice"),
        (
            'id = "queen"',
            'id = "the queen"',
            "character 'the queen': an id has letters, digits and hyphens only",
        ),
        (
            '["give", "money"]',
            '["give", "give"]',
            "character courtier: one to five different actions are needed",
        ),
        (
            'id = "farm", value = 1',
            'id = "farm", value = 0',
            "pairs[16].building.value: 0 is outside",
        ),
        ('ability = "extra-buy"', 'ability = "fly"', "subject carpenter: no ability 'fly'"),
        (
            "crests = 2",
            "crests = 2\ncolours = 4",
            "box: 'colours' is not known here",
        ),
        ("[box]", "[box", "The file cannot be read: "),
    ],
)
def test_every_mistake_is_named(old: str, new: str, problem: str) -> None:
    assert old in SHIPPED
    found = problems(SHIPPED.replace(old, new, 1))
    assert any(line.startswith(problem) for line in found), found


def test_all_mistakes_at_once() -> None:
    text = SHIPPED.replace("markers = 30", "markers = 3").replace('ability = "extra-buy"', 'ability = "fly"')
    assert len(problems(text)) == 2


def test_missing_pairs_ranks_and_characters() -> None:
    no_farm = SHIPPED[: SHIPPED.rindex("[[pairs]]")]
    assert problems(no_farm) == ["pairs: 15 given, 16 are needed"]
    last_rank = SHIPPED.replace('[[ranks]]\nid = "f"\nconfidence = "exact"\n', "")
    assert problems(last_rank) == ["ranks: exactly a, b, c, d, e, f are needed, in this order"]


def test_rules_and_components_by_id() -> None:
    rules = GAME.rules(GAME.components("rulebook"))
    ids = [rule.id for rule in rules]
    assert len(set(ids)) == len(ids) == 29 + 12 + 32
    by_id = {rule.id: rule for rule in rules}
    assert by_id["RK-3.2"].text == "rival-kings-rule-3-2"
    assert by_id["RK-4"].text == "rival-kings-rule-4"
    assert by_id["RK:gardener"].text == "rival-kings-subject-gardener.rule"
    assert by_id["RK:garden"].text == "rival-kings-building-garden.rule"
    assert by_id["RK:knight"].text == "rival-kings-character-knight.rule"
