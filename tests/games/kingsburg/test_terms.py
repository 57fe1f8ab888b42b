"""What every choice says about its price, its gains and what comes later."""

from __future__ import annotations

import pytest

from kingscourt.games.kingsburg.game import GAME
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.kernel.find_terms import find_terms
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.terms import Terms
from kingscourt.kernel.wire_terms import priced_decision
from kingscourt.kernel.wire_types import WirePhrase
from kingscourt.texts.renderer import Renderer
from kingscourt.texts.terms_text import terms_phrase
from tests.games.kingsburg.positions import asked, catalogue, do, owns, roll, scene

ENGLISH = Renderer("en", [GAME], ["Anna", "Bert", "Cora"])


def terms_of(s: KingsburgState, text: str) -> Terms:
    return find_terms(s, asked(s), catalogue(s.components).parse(text))


def english(phrase: Phrase | WirePhrase) -> str:
    return ENGLISH.render(phrase).replace("\u2019", "'")


def said(s: KingsburgState, text: str) -> str:
    """The terms of an answer in English."""
    decision = priced_decision(GAME, s.components, s, asked(s))
    action = next(action for action in decision.actions if action.text == text)
    phrase = terms_phrase(decision, action)
    return "" if phrase is None else english(phrase)


def prompt(s: KingsburgState) -> str:
    return english(s.question(asked(s)).prompt)


def test_a_building_says_its_price_and_its_points() -> None:
    s = scene('phase = "spring"; step = "build"', "gold = 5; wood = 2; stone = 2", "")
    assert said(s, "build statue") == "2 gold for 3 victory points"
    assert said(s, "build palisade") == "costs 2 wood"
    assert terms_of(s, "pass").now == {}


def test_a_crane_lowers_the_price_that_is_said() -> None:
    s = scene(
        'phase = "spring"; step = "build"', owns("chapel", "crane") + "; gold = 9; wood = 9; stone = 9", ""
    )
    assert said(s, "build church") == "2 gold, 1 wood and 2 stone for 7 victory points"


def test_building_with_the_envoy_says_what_both_buildings_may_cost() -> None:
    facts = 'phase = "autumn"; step = "build"; envoy = 0; envoy_uses = ["build"]'
    s = scene(facts, "gold = 4; wood = 1", "")
    terms = terms_of(s, "build statue")
    assert terms.now == {"gold": -2, "building": 1, "vp": 3}
    assert (terms.least["gold"], terms.most["gold"]) == (-3, -2)
    assert (terms.least["envoy"], terms.most["envoy"]) == (-1, 0)
    do(s, "build statue")
    assert said(s, "build inn") == "costs 1 gold, 1 wood and the King's envoy"
    assert terms_of(s, "build inn").now["envoy"] == -1


@pytest.mark.parametrize(
    ("dice", "text", "later"),
    [
        ("1 1 1", "place 1 @ 1", "1 victory point, later this season"),
        ("4 1 1", "place 4 @ 4", "either 1 gold or 1 wood, later this season"),
        ("6 3 1", "place 6+3 @ 9", "1 wood and either 1 gold or 1 stone, later this season"),
        ("6 4 1", "place 6+4 @ 10", "2 soldiers and a secret look at the enemy, later this season"),
        ("6 5 1", "place 6+5+1 @ 12", "2 goods of the same kind and 1 “+2” token, later this season"),
        (
            "6 6 5",
            "place 6+6+5 @ 17",
            "2 goods of the same kind, a secret look at the enemy and 3 victory points, later this season",
        ),
    ],
)
def test_an_advisor_says_what_will_come(dice: str, text: str, later: str) -> None:
    s = scene('phase = "spring"; step = "influence"', f'dice = "{dice}"', 'dice = "1 1 1"', 'dice = "1 1 1"')
    assert said(s, text) == later


def test_the_smuggler_of_the_english_edition_says_his_price() -> None:
    s = scene(
        'phase = "spring"; step = "influence"', 'dice = "6 6 2"', 'dice = "1 1 1"', edition="english-2007"
    )
    words = "if you like, 3 goods of any kind for 1 victory point, later this season"
    assert said(s, "place 6+6+2 @ 14") == words


def test_a_stable_adds_to_the_soldiers_that_are_promised() -> None:
    s = scene('phase = "spring"; step = "influence"', 'dice = "5 1 1"; ' + owns("stable"), 'dice = "1 1 1"')
    assert said(s, "place 5 @ 5") == "2 soldiers, later this season"


def test_a_placement_says_what_it_uses_up() -> None:
    facts = 'phase = "autumn"; step = "influence"; envoy = 0; envoy_uses = ["influence"]'
    mine = 'dice = "4 1 1"; tokens = 2; ' + owns("market")
    s = scene(facts, mine, 'dice = "1 1"; placements = ["place 4 @ 4"]')
    assert terms_of(s, "place 1 @ 1").now == {"die": -1}
    assert terms_of(s, "place 4 @ 4").now == {"die": -1, "envoy": -1}
    assert terms_of(s, "place 4 +2 @ 6").now == {"die": -1, "token": -1}
    assert terms_of(s, "place 4 +2 market -1 @ 5").now == {"die": -1, "token": -1, "market": -1}
    assert said(s, "place 4 @ 4").startswith("costs the King's envoy; either 1 gold or 1 wood")
    assert said(s, "place 4 +2 market -1 @ 5").startswith("costs 1 “+2” token and 1 use of the Market")
    assert said(s, "pass") == "you place nothing more this season"


@pytest.mark.parametrize("edition", ["rulebook", "english-2007"])
def test_an_envoy_is_a_thing_in_both_editions(edition: str) -> None:
    facts = 'phase = "autumn"; step = "influence"; envoy = 0; envoy_uses = ["influence"]'
    s = scene(facts, 'dice = "4 1 1"', 'dice = "1 1"; placements = ["place 4 @ 4"]', edition=edition)
    assert terms_of(s, "place 4 @ 4").now["envoy"] == -1


def test_the_unused_envoy_is_given_up() -> None:
    s = scene('phase = "autumn"; step = "envoy"; envoy = 1', "", "")
    assert terms_of(s, "envoy unused").now == {"envoy": -1}
    assert terms_of(s, "envoy build").now == {}


def test_recruitment_shows_the_present_defence() -> None:
    mine = "gold = 3; soldiers = 2; " + owns("guard-tower", "barricade")
    s = scene('phase = "recruitment"; year = 2', mine, "")
    assert prompt(s) == (
        "Recruit soldiers for 2 goods each, or stop. Your strength without the King's reinforcements: "
        "3–4 (2 soldiers and buildings +1…+2). Enemy: 3–5."
    )
    assert said(s, "recruit gold+gold") == "2 gold for 1 soldier"


def test_who_has_seen_the_enemy_is_told_the_exact_defence() -> None:
    facts = 'phase = "recruitment"; enemy = "1-goblins-3"; known_by = [0]'
    s = scene(facts, "gold = 2; " + owns("barricade"), "gold = 2; " + owns("barricade"))
    assert prompt(s).endswith("1 (0 soldiers and Barricade +1). Enemy: 3.")
    do(s, "done")
    assert prompt(s).endswith("0–1 (0 soldiers and buildings +0…+1). Enemy: 2–4.")


def test_the_town_hall_explains_its_alternatives() -> None:
    s = scene('phase = "summer"; step = "end"', "wood = 1; " + owns("town-hall"), "")
    assert prompt(s) == "Town Hall: take 1 “+2” token, or trade 1 good for 1 victory point instead?"
    assert said(s, "take token") == "brings 1 “+2” token"
    assert said(s, "trade wood") == "1 wood for 1 victory point"


def test_a_reroll_says_that_chance_decides_and_that_it_is_the_only_one() -> None:
    s = scene('phase = "spring"', owns("statue"), "", "")
    roll(s, "4 4 4", "1 2 3", "1 2 3")
    assert said(s, "reroll 4") == "only once this season; then chance decides"
    assert said(s, "decline") == ""


def test_paying_the_smuggler_says_all_that_may_come() -> None:
    facts = 'phase = "spring"; step = "help"'
    s = scene(facts, 'placements = ["place 6+6+2 @ 14"]; vp = 3', 'dice = "1 1 1"', edition="english-2007")
    terms = terms_of(s, "smuggle")
    assert terms.now == {"vp": -1}
    assert (terms.least["gold"], terms.most["gold"]) == (0, 3)


def test_a_lost_building_says_its_points() -> None:
    facts = 'phase = "winter"; step = "strengths"; enemy = "1-barbarians-2"; known_by = "all"; kings_help = 1'
    s = scene(facts, owns("statue", "inn") + "; vp = 4", "")
    assert terms_of(s, "lose statue").now == {"building": -1, "vp": -3}
    assert terms_of(s, "lose inn").now == {"building": -1}
