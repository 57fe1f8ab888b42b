"""Cards and the outline hold everything that is printed, and mark what is only reconstructed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kingscourt.games.kingsburg.component_files.reader import EDITIONS, decode, rules_of, shipped_components
from kingscourt.games.kingsburg.components import KingsburgComponents
from kingscourt.games.kingsburg.game import GAME
from kingscourt.games.kingsburg.scenario import state_from
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.views.outline import outline_of
from kingscourt.games.kingsburg.views.seat_view import view_of
from kingscourt.games.kingsburg.views.static_facts import static_facts_of
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.terms import Terms
from kingscourt.kernel.wire_types import Outline
from kingscourt.texts.renderer import Renderer
from kingscourt.texts.rule_text import rule_text
from tests.games.kingsburg.positions import catalogue, owns, scene

ENGLISH = Renderer("en", [GAME], ["Anna", "Bert", "Cora"])
SHARE = ENGLISH.render(Phrase("kernel-card-reconstructed"))


def card(components: KingsburgComponents, id: str) -> list[str]:
    """The lines of a card."""
    rule = next(rule for rule in rules_of(components) if rule.id == id)
    return [line.replace("\u2019", "'") for line in rule_text(ENGLISH, rule).lines]


def parts(outline: Outline) -> Iterator[Outline]:
    yield outline
    for inner in outline.inside:
        yield from parts(inner)


def part(s: KingsburgState, seat: int | None, place: str) -> Outline:
    return next(found for found in parts(outline_of(view_of(s, seat), s.components)) if found.place == place)


def said(s: KingsburgState, seat: int | None, place: str) -> list[str]:
    return [ENGLISH.render(phrase).replace("\u2019", "'") for phrase in part(s, seat, place).said()]


def guessed() -> KingsburgComponents:
    """A box whose owner only remembers the numbers."""
    source = shipped_components(EDITIONS[0]).source
    return decode(source.replace('confidence = "exact"', 'confidence = "guess"'), False)


def test_a_card_says_price_points_and_what_stands_to_the_left() -> None:
    assert card(shipped_components("rulebook"), "KB:church") == [
        "Costs: 3 gold, 1 wood and 2 stone",
        "Worth: 7 victory points",
        "Row 1, column 3",
        "Needs, to its left: Statue and Chapel",
    ]


def test_a_card_says_what_an_advisor_gives_in_its_edition() -> None:
    assert card(shipped_components("rulebook"), "KB:queen") == [
        "Number: 17",
        "Gives: 2 goods of the same kind, a secret look at the enemy and 3 victory points",
    ]
    assert card(shipped_components("english-2007"), "KB:duchess")[1] == (
        "Gives: 2 goods of any kind and 1 “+2” token"
    )


def test_a_card_says_what_an_enemy_takes_and_brings() -> None:
    assert card(shipped_components("rulebook"), "KB:1-goblins-2") == [
        "Strength: 2",
        "Defeat costs: 1 stone, 1 wood, 1 building and 1 victory point",
        "Victory brings: 1 wood",
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_component_has_a_card_under_a_rule(edition: str) -> None:
    rules = rules_of(shipped_components(edition))
    numbered = {rule.id for rule in rules if not rule.component}
    cards = [rule for rule in rules if rule.component]
    assert len(cards) == 18 + 20 + 25
    assert all(rule.lines and rule.see in numbered and rule.confidence == "exact" for rule in cards)


def test_reconstructed_numbers_are_marked() -> None:
    box = guessed()
    assert card(box, "KB:statue")[:2] == ["Costs: ≈2 gold", "Worth: ≈3 victory points"]
    assert card(box, "KB:jester")[1:] == ["Gives: ≈1 victory point", SHARE]
    assert card(box, "KB:1-orcs-3")[:2] == [
        "Strength: ≈3",
        "Defeat costs: ≈2 goods of any kind and ≈1 victory point",
    ]
    facts = static_facts_of(box)
    sure = [one.confidence for one in facts.advisors]
    sure += [one.confidence for one in facts.buildings]
    sure += [one.confidence for one in facts.enemies]
    assert set(sure) == {"reconstructed"}


def test_reconstructed_numbers_are_marked_at_the_table() -> None:
    s = state_from('seats = 2\nphase = "spring"\nstep = "build"\n[[seat]]\ngold = 3\n[[seat]]', guessed())
    assert said(s, 0, "my/building/statue")[1] == "Costs: ≈2 gold"
    assert said(s, None, "advisor/1")[1] == "Gives: ≈1 victory point"
    terms = Terms({}, {}, {})
    s.agenda[-1].add_terms(s, 0, catalogue(s.components).parse("build statue"), terms)
    assert terms.uncertain == ["gold", "vp"]
    s.apply(0, catalogue(s.components).parse("build statue"))
    told = [ENGLISH.render(event.phrase()) for event in s.take_events()]
    assert "Anna builds the Statue for ≈2 gold and scores ≈3 victory points." in told


def test_the_outline_of_a_building_says_what_is_printed_and_whether_it_stands() -> None:
    s = scene('phase = "spring"; step = "build"', "gold = 3; " + owns("inn"), owns("statue"))
    assert said(s, 0, "my/building/inn") == [
        "Inn",
        "Costs: 1 gold and 1 wood",
        "Worth: 0 victory points",
        "Row 2, column 1",
        "Brings 1 “+2” token at the end of every summer.",
        "built",
    ]
    assert said(s, 0, "my/building/market")[-1] == "can come next"
    assert part(s, 0, "my/building/farms").state == []
    assert part(s, 0, "my/building/inn").card == "KB:inn"
    assert [one.place for one in part(s, 0, "seat/1/buildings").inside] == ["seat/1/building/statue"]


def test_the_outline_of_the_court_says_what_advisors_give_and_who_has_taken_them() -> None:
    s = scene(
        'phase = "spring"; step = "influence"; neutral = ["1 2 4"]',
        'dice = "1 1"; placements = ["place 4 @ 4"]',
        'dice = "2 2 2"',
    )
    assert said(s, 1, "advisor/4") == ["4. Merchant", "Gives: either 1 gold or 1 wood", "taken by Anna"]
    assert said(s, 1, "advisor/7")[-1] == "taken by neutral dice"
    assert said(s, 1, "advisor/4/group/0") == ["Anna", "4"]
    assert part(s, 1, "advisor/4").card == "KB:merchant"


def test_the_outline_says_what_an_open_enemy_takes_and_brings() -> None:
    s = scene('phase = "winter"; step = "kings-help"; enemy = "1-orcs-3"; known_by = "all"', "", "")
    assert said(s, None, "enemy") == [
        "Enemy",
        "Orcs, strength 3",
        "Strength: 3",
        "Defeat costs: 2 goods of any kind and 1 victory point",
        "Victory brings: 1 gold",
        "seen by Anna and Bert",
    ]


def test_the_outline_says_how_strong_a_province_is() -> None:
    s = scene('phase = "recruitment"', "gold = 2; soldiers = 2; " + owns("guard-tower", "barricade"), "")
    strength = "Strength without the King's reinforcements"
    assert said(s, 1, "seat/0/strength") == [strength, "3–4", "2 soldiers", "buildings +1…+2"]
    looked = 'phase = "recruitment"; enemy = "1-goblins-3"; known_by = [0]'
    s = scene(looked, "gold = 2; soldiers = 2; " + owns("guard-tower", "barricade"), "")
    prompt = ENGLISH.render(s.question(0).prompt)
    assert prompt.endswith("4 (2 soldiers, Guard Tower +1 and Barricade +1). Enemy: 3.")
    assert said(s, 0, "my/strength")[1] == "3–4", "a province reads the same for everybody"
