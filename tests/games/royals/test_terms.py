"""What choices say about their price and their gains, before anybody chooses."""

from __future__ import annotations

from kingscourt.games.royals.game import GAME, ROYALS
from kingscourt.games.royals.state import RoyalsState
from kingscourt.kernel.find_terms import find_terms
from kingscourt.kernel.terms import Terms
from kingscourt.texts.renderer import Renderer
from tests.games.royals.positions import asked, do, new_game, scenario


def terms(s: RoyalsState, text: str) -> Terms:
    return find_terms(s, asked(s), s.components.catalogue.parse(text))


def in_all(found: Terms) -> dict[str, tuple[int, int]]:
    things = {*found.least, *found.most}
    return {what: (found.least.get(what, 0), found.most.get(what, 0)) for what in sorted(things)}


def remarks(found: Terms) -> list[str]:
    renderer = Renderer("en", [GAME])
    return [renderer.render(remark) for remark in found.remarks]


WILD_TRIPLE = """
phase = "play"
[[player]]
hand = { france = 1, britain = 2 }
[[player]]
"""


def test_a_wild_triple_says_that_it_takes_the_whole_hand() -> None:
    found = terms(scenario(WILD_TRIPLE), "occupy Barcelona/Marshal")
    assert (found.asks, found.now) == (True, {})
    assert in_all(found) == {
        "country/britain": (-2, -2),
        "country/france": (-1, -1),
        "cube/0": (-2, -2),
        "token/city/barcelona": (1, 1),
    }
    assert remarks(found) == [
        "any 3 country cards",
        "this takes all your country cards",
        "your influence (Spain): from 0 to 1",
    ]


def test_a_choice_between_cards_of_the_country_and_others() -> None:
    s = scenario(WILD_TRIPLE.replace("britain = 2", "britain = 3"))
    found = terms(s, "occupy Bordeaux/Marshal")
    assert in_all(found)["country/france"] == (-1, 0)
    assert in_all(found)["country/britain"] == (-3, 0)
    assert remarks(found)[0] == "1 card of the country (France), or any three for it"


def test_too_few_cards_of_the_country_are_made_up_by_others() -> None:
    s = scenario(WILD_TRIPLE.replace("britain = 2", "britain = 7"))
    found = terms(s, "occupy Marseille/Baron")
    assert in_all(found)["country/britain"] == (-6, -3)
    said = "0–1 of the country itself (France), plus 3–6 of any country, three for one"
    assert remarks(found)[0] == said


def test_a_forced_payment_is_exact() -> None:
    found = terms(scenario(WILD_TRIPLE), "occupy Edinburgh/Baron")
    assert not found.asks
    assert found.now == {"country/britain": -2, "cube/0": -2, "token/city/edinburgh": 1}


TAKEOVER = """
phase = "play"
[[player]]
hand = { spain = 3 }
intrigue = { britain-spain = 1, france-spain = 1, france-britain = 1 }
holds = ["madrid/king"]
[[player]]
holds = ["barcelona/countess"]
"""


def test_a_takeover_says_how_much_intrigue_it_takes_and_who_loses() -> None:
    found = terms(scenario(TAKEOVER), "take over Barcelona/Countess")
    assert in_all(found) == {
        "country/spain": (-3, -3),
        "cube/0": (-2, -2),
        "intrigue/britain-spain": (-1, 0),
        "intrigue/france-britain": (-1, 0),
        "intrigue/france-spain": (-1, 0),
    }
    assert remarks(found) == [
        "1 intrigue card with this country (Spain), or any two for it",
        "this takes all your country cards",
        "your influence (Spain): from ≈4 to ≈5",
        "influence of player 2: from ≈1 to 0",
    ]


def test_a_card_is_no_part_of_the_choice_of_another() -> None:
    s = scenario(TAKEOVER)
    do(s, "take over Barcelona/Countess", "wild-intrigue 1")
    found = terms(s, "give France+Spain for Spain")
    assert in_all(found) == {"intrigue/france-spain": (-1, -1)}
    s = scenario("""
    display = ["france", "spain", "spain"]
    [[player]]
    [[player]]
    """)
    assert in_all(terms(s, "draw countries")) == {"country/france": (0, 1), "country/spain": (0, 2)}
    do(s, "draw countries")
    assert in_all(terms(s, "take Spain")) == {"country/spain": (1, 1)}
    assert terms(s, "take deck").draws


def test_the_draw_says_how_many_cards_it_is() -> None:
    s = scenario("""
    display = ["france", "spain", "spain"]
    [[player]]
    [[player]]
    """)
    labels = [Renderer("en", [GAME]).render(action.label()) for action in s.legal(0)]
    assert labels == ["Draw 3 country cards", "Draw a country card and an intrigue card"]


def test_the_end_of_a_turn_says_what_it_brings() -> None:
    s = scenario("""
    phase = "play"
    display = ["france"]
    deck = { spain = 1 }
    [[player]]
    hand = { france = 14 }
    [[player]]
    """)
    said = ["then 2 cards above the hand limit are discarded", "the period 1648 ends with this turn"]
    assert remarks(terms(s, "end turn")) == said


def test_a_colour_says_how_many_cubes_it_has() -> None:
    s = new_game(3, colours="chosen")
    assert terms(s, "colour black").now == {"cube/0": 46}


def test_a_held_position_tells_cost_intrigue_and_influence() -> None:
    s = scenario(TAKEOVER)
    render = Renderer("en", [GAME]).render
    said: dict[str, list[str]] = {}
    for country in ROYALS.outline(ROYALS.view(s, 0), s.components).inside:
        for city in country.inside:
            said |= {part.place: [render(phrase) for phrase in part.said()] for part in city.inside}
    price = ["3 cards", "Price: 3 cards of the country", "A takeover also costs 1 intrigue card"]
    assert said["city/barcelona/countess"] == ["Countess", *price, "Influence: ≈1", "held by player 2"]
    own = ["King", "8 cards", "Price: 8 cards of the country", "Influence: ≈4", "held by player 1"]
    assert said["city/madrid/king"] == own


def test_a_position_with_an_influence_of_its_own() -> None:
    text = ROYALS.components("rulebook").source
    text = text.replace('id = "barcelona"', 'id = "barcelona"\ninfluence = [3, 1]')
    s = scenario(f"components = '''{text}'''\n{TAKEOVER}")
    found = remarks(terms(s, "take over Barcelona/Countess"))
    assert found[-2:] == ["your influence (Spain): from ≈4 to ≈7", "influence of player 2: from 3 to 0"]
    (mine, other) = ROYALS.view(s, 0).standings[3]
    assert [(mine.influence, mine.is_sure), (other.influence, other.is_sure)] == [(4, False), (3, True)]
