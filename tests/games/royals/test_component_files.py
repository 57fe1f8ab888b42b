"""Component files: every component by name, owners' files, and doubtful values."""

from __future__ import annotations

import pytest

from kingscourt.games.royals.components import RoyalsComponents
from kingscourt.games.royals.game import GAME, ROYALS
from kingscourt.kernel.errors import BadComponents
from kingscourt.kernel.phrase import Phrase
from kingscourt.testing.rule_marker import rule
from kingscourt.texts.renderer import Renderer
from tests.games.royals.positions import do, draw_any, hand, holder, intrigues, legal, scenario, sheet

TITLES = {  # cards, influence, value
    "marshal": (1, 1, 4),
    "baron": (2, 1, 6),
    "countess": (3, 1, 8),
    "duke": (4, 2, 10),
    "cardinal": (5, 2, 12),
    "princess": (6, 3, 14),
    "king": (8, 4, 16),
}
CITIES = {
    "paris": ("france", ["king"], 6),
    "lyon": ("france", ["cardinal", "countess"], 5),
    "rennes": ("france", ["princess", "countess"], 4),
    "marseille": ("france", ["duke", "baron"], 3),
    "bordeaux": ("france", ["duke", "marshal"], 2),
    "vienna": ("german-states", ["king", "countess"], 5),
    "cologne": ("german-states", ["cardinal", "baron"], 4),
    "munich": ("german-states", ["princess", "baron"], 3),
    "berlin": ("german-states", ["duke", "marshal"], 2),
    "dublin": ("britain", ["cardinal", "duke"], 5),
    "london": ("britain", ["king", "countess"], 4),
    "edinburgh": ("britain", ["princess", "baron"], 3),
    "madrid": ("spain", ["king"], 6),
    "seville": ("spain", ["cardinal", "baron"], 4),
    "valencia": ("spain", ["duke", "marshal"], 3),
    "barcelona": ("spain", ["countess", "marshal"], 2),
}
COUNTRIES = {
    "france": (31, [12, 8], [[7, 4], [8, 4], [10, 5]]),
    "german-states": (26, [9, 6], [[6, 3], [7, 4], [8, 4]]),
    "britain": (22, [7, 4], [[5, 3], [6, 3], [7, 4]]),
    "spain": (20, [8, 5], [[4, 2], [5, 3], [6, 3]]),
}
PAIRS = [
    "france-german-states",
    "france-britain",
    "france-spain",
    "german-states-britain",
    "german-states-spain",
    "britain-spain",
]


def box() -> RoyalsComponents:
    return ROYALS.components("rulebook")


def named(names: list[str]) -> list[object]:
    return [pytest.param(name, marks=rule(f"RY:{name}"), id=name) for name in names]


def spoken(id: str) -> str:
    return "-".join(word.capitalize() for word in id.split("-"))


@pytest.mark.parametrize("id", named(list(TITLES)))
def test_title(id: str) -> None:
    """A title costs its cards wherever it stands, and brings influence there and a cube on its token."""
    cards, influence, value = TITLES[id]
    title = next(title for title in box().titles if title.id == id)
    assert (title.cards, title.value, title.half) == (cards, value, value // 2)
    assert [entry.influence for entry in box().file.title if entry.id == id] == [influence]
    assert title.intrigue == (2 if id == "king" else 1)
    city = next(name for name, (_, titles, _) in CITIES.items() if id in titles)
    country = CITIES[city][0]
    s = scenario(f'phase = "play"\n[[player]]\nhand = {{ {country} = {cards} }}\n[[player]]')
    do(s, f"occupy {spoken(city)}/{spoken(id)}")
    assert hand(s, 0) == {}
    assert s.players[0].titles[[t.id for t in box().titles].index(id)] == 1


@pytest.mark.parametrize("id", named(list(CITIES)))
def test_city(id: str) -> None:
    """A city has its positions and gives its bonus once, to the first player in it."""
    country, titles, bonus = CITIES[id]
    facts = next(city for city in box().cities if city.id == id)
    assert box().country_ids[facts.country] == country
    assert [box().titles[rank].id for rank in facts.titles] == titles
    cheapest = titles[-1]
    cost = TITLES[cheapest][0]
    s = scenario(f'phase = "play"\n[[player]]\nhand = {{ {country} = {cost} }}\n[[player]]')
    do(s, f"occupy {spoken(id)}/{spoken(cheapest)}")
    assert holder(s, f"{id}/{cheapest}") == 0
    assert sheet(s, 0) == {"city": bonus}


@pytest.mark.parametrize(
    "id", named([f"{city}-{title}" for city, (_, titles, _) in CITIES.items() for title in titles])
)
def test_position(id: str) -> None:
    """The card of a position says what it costs and what influence it has."""
    city, title = id.split("-")
    cards, influence, _ = TITLES[title]
    card = next(rule for rule in GAME.rules(box()) if rule.id == f"RY:{id}")
    assert (card.component, card.see) == (True, "RY-2.6a")
    render = Renderer("en", [GAME]).render
    price, takeover, weight = [render(line).replace("≈", "") for line in card.lines]
    country = render(Phrase(f"royals-country-{CITIES[city][0]}"))
    assert price == f"Price: {cards} card{'s' if cards > 1 else ''} ({country})"
    assert takeover.startswith(f"A takeover also costs {2 if title == 'king' else 1} intrigue card")
    assert weight == f"Influence: {influence}"
    assert (card.confidence == "reconstructed") == ("≈" in "".join(render(line) for line in card.lines))


@rule("RY:noble-house")
def test_noble_house() -> None:
    """The noble house bonuses depend on the number of players, highest first."""
    assert [count.noble_house for count in box().counts] == [[8], [16, 12, 8], [16, 12, 8], [16, 12, 8]]
    card = next(rule for rule in GAME.rules(box()) if rule.id == "RY:noble-house")
    assert [line.args["n"] for line in card.lines] == [2, 3, 4, 5]
    assert card.see == "RY-3.3"


@pytest.mark.parametrize("id", named(list(COUNTRIES)))
def test_country(id: str) -> None:
    """A country has its cards, bonuses and tokens; its cards pay for its positions."""
    cards, bonuses, tokens = COUNTRIES[id]
    facts = next(country for country in box().countries if country.id == id)
    assert (facts.cards, facts.bonuses, facts.tokens) == (cards, bonuses, tokens)
    s = scenario(f'phase = "play"\n[[player]]\nhand = {{ {id} = 2 }}\n[[player]]')
    reach = {text.split()[1].split("/")[0].lower() for text in legal(s) if text.startswith("occupy")}
    assert reach == {
        city
        for city, (country, titles, _) in CITIES.items()
        if country == id and min(TITLES[title][0] for title in titles) <= 2
    }


@pytest.mark.parametrize("id", named(PAIRS))
def test_intrigue(id: str) -> None:
    """There are four of each pair, and a card works in both of its countries and in no other."""
    kind = box().intrigue_ids.index(id)
    assert box().intrigues[kind].cards == 4
    dear = "france = 4, german-states = 4, britain = 4, spain = 4"
    s = scenario(f"""
    phase = "play"
    [[player]]
    hand = {{ {dear} }}
    intrigue = {{ {id} = 1 }}
    [[player]]
    holds = ["bordeaux/duke", "berlin/duke", "dublin/duke", "valencia/duke"]
    """)
    cities = {"france": "Bordeaux", "german-states": "Berlin", "britain": "Dublin", "spain": "Valencia"}
    possible = {text for text in legal(s) if text.startswith("take over")}
    assert possible == {f"take over {city}/Duke" for country, city in cities.items() if country in id}
    text = sorted(possible)[0]
    do(s, text, "wild 0")
    assert intrigues(s, 0) == {}


def test_arcane_has_more_british_cards() -> None:
    arcane = ROYALS.components("arcane-2016")
    assert [country.cards for country in arcane.countries] == [31, 26, 25, 20]
    assert sum(arcane.cards_in_play(5)) == 102
    assert arcane.box.renews_empty_deck


def test_every_number_says_how_sure_we_are() -> None:
    for edition in GAME.editions:
        box = ROYALS.components(edition)
        confidence = box.confidence()
        assert set(confidence.values()) == {"exact", "derived", "reconstructed"}
        assert confidence["title/cardinal/cards"] == "exact"
        assert confidence["title/countess/cards"] == "derived"
        assert confidence["city/cologne/positions"] == "exact"
        assert confidence["city/cologne/bonus"] == "reconstructed"
        assert confidence["country/france/cards"] == "exact"
        assert confidence["box/positions"] == "reconstructed"
        assert confidence["players/2/noble_house"] == "reconstructed"
        assert len(confidence) == 8 + 4 * 2 + 5 * 2 + 4 * 5 + 6 * 2 + 7 * 4 + 16 * 3


def test_what_the_later_edition_draws_first_and_its_cubes_are_doubtful() -> None:
    paths = ["players/3/first_draw", "colour/grey/id", "colour/grey/cubes"]
    for edition, level in (("rulebook", "exact"), ("arcane-2016", "reconstructed")):
        confidence = ROYALS.components(edition).confidence()
        assert [confidence[path] for path in paths] == [level] * 3


def test_a_position_may_have_an_influence_of_its_own() -> None:
    text = ROYALS.components("rulebook").source
    own = ROYALS.read_components(text.replace('id = "cologne"', 'id = "cologne"\ninfluence = [5, 3]'))
    found = {position.text: position.influence for position in own.positions}
    assert (found["Cologne/Cardinal"], found["Cologne/Baron"], found["Munich/Baron"]) == (5, 3, 1)
    assert own.confidence()["city/cologne/influence"] == "exact"
    assert "city/munich/influence" not in own.confidence()
    with pytest.raises(BadComponents) as caught:
        ROYALS.read_components(text.replace('id = "cologne"', 'id = "cologne"\ninfluence = [5]'))
    assert "city cologne: influence needs a number for each of its positions" in str(caught.value)


def test_a_colour_may_have_a_name_of_its_own() -> None:
    text = ROYALS.components("arcane-2016").source.replace('id = "grey"', 'id = "green"\nname = "green"')
    assert ROYALS.read_components(text).names == {"royals-colour-green": "green"}


def test_a_template_is_a_component_file() -> None:
    for edition in GAME.editions:
        text = ROYALS.template(edition)
        own = ROYALS.read_components(text)
        assert (own.edition, own.shipped, own.source) == (edition, False, text)


def test_a_file_with_the_confidence_beside_its_entries_says_what_to_do() -> None:
    old = changed(("bonus = 6\n", 'bonus = 6\nconfidence = { bonus = "reconstructed" }\n'))
    with pytest.raises(BadComponents) as caught:
        ROYALS.read_components(old)
    (problem,) = caught.value.problems
    assert "Delete 'confidence' everywhere" in problem
    assert "kingscourt editions new" in problem
    own = ROYALS.read_components(old.replace('confidence = { bonus = "reconstructed" }\n', ""))
    assert own.confidence()["city/paris/bonus"] == "reconstructed"


def test_a_doubt_about_an_entry_that_was_renamed_says_what_to_do() -> None:
    text = ROYALS.template("rulebook").replace('id = "lyon"', 'id = "lille"\nname = "Lille"')
    with pytest.raises(BadComponents) as caught:
        ROYALS.read_components(text)
    assert caught.value.problems == [
        f"doubts: there is no value city/lyon/{field} in the file; correct the path, or delete the line."
        for field in ("id", "positions", "bonus")
    ]
    for field in ("id", "positions", "bonus"):
        text = text.replace(f'"city/lyon/{field}" =', f'# "city/lyon/{field}" =')
    own = ROYALS.read_components(text)
    assert own.confidence()["city/lille/bonus"] == "exact"
    assert own.names == {"royals-city-lille": "Lille"}


def changed(*changes: tuple[str, str]) -> str:
    text = ROYALS.components("rulebook").source
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def problems(*changes: tuple[str, str]) -> list[str]:
    with pytest.raises(BadComponents) as caught:
        ROYALS.read_components(changed(*changes))
    return caught.value.problems


def test_an_owner_corrects_a_number_and_names_a_city() -> None:
    text = changed(
        ("cards = 6  # a real board may say 7", "cards = 7"),
        ('id = "cologne"\n', 'id = "cologne"\nname = "Köln"\n'),
    )
    own = ROYALS.read_components(text)
    s = ROYALS.new(GAME.options(2), own)
    draw_any(s)
    assert own.titles[5].cards == 7
    assert own.names == {"royals-city-cologne": "Köln"}


@rule("RY-4.4")
def test_ry_4_4_a_file_that_cannot_decide_ties_is_refused() -> None:
    assert problems(
        ('positions = ["duke", "baron"]\nbonus = 3', 'positions = ["duke", "baron"]\nbonus = 2')
    ) == [
        "cities marseille and bordeaux: both have a duke and the bonus 2, "
        "so ties could not be decided (RY-4.4)."
    ]
    assert problems(('positions = ["cardinal", "countess"]', 'positions = ["countess", "countess"]')) == [
        "city lyon: it has the same title twice, so ties could not be decided (RY-4.4)."
    ]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("cards = 31", "cards = 30", "country: the cards add up to 98, the box should hold 99."),
        ("removed = [11, 9, 6, 0]", "removed = [11, 9, 6]", "country france: removed needs four numbers"),
        ("cities = 5", "cities = 4", "country france: it should have 4 cities, the file lists 5."),
        ("bonuses = [12, 8]", "bonuses = [8, 12]", "country france: bonuses are two numbers of points"),
        ("[[7, 4], [8, 4], [10, 5]]", "[[7, 4], [8, 4]]", "country france: tokens needs a pair for each of"),
        (
            "[[7, 4], [8, 4], [10, 5]]",
            "[[4, 7], [8, 4], [9, 5]]",
            "country france: tokens [4, 7]: two numbers",
        ),
        ("cards = 4\n", "cards = 5\n", "intrigue: the cards add up to 25, the box should hold 24."),
        ("value = 16", "value = 17", "title king: value 17 cannot be split into two equal halves (RY-4.5)."),
        ("value = 16", "value = 12", "title king: titles go from the lowest to the highest value and price"),
        ("cards = 8", "cards = 13", "title king: it costs 13 cards; 1 to 12 are possible."),
        ('["king", "countess"]', '["king"]', "city: there are 29 positions, the board has 30."),
        ('positions = ["king"]', "positions = []", "city paris: a city has one or two positions, not 0."),
        ("bonus = 6", "bonus = 0", "city[paris].bonus: 0 is outside 1 to 99"),
        ('country = "france"', 'country = "gaul"', "city paris: there is no country 'gaul'."),
        ('"cardinal", "duke"', '"pope", "duke"', "city dublin: there is no title 'pope'."),
        ('id = "lyon"', 'id = "paris"', "city paris is listed twice."),
        (
            "first_draw = [2, 3]",
            "first_draw = [2]",
            "players, 2 seats: first_draw needs 2 numbers, it has 1.",
        ),
        ("[16, 12, 8]", "[8, 12, 16]", "players, 3 seats: noble_house bonuses go from the highest down"),
        ("seats = 3", "seats = 4", "players: there must be one entry each for 2, 3, 4 and 5 players"),
        ("two_players = true", "", "colour: exactly two colours are marked two_players = true."),
        ("cubes = 36", "cubes = 0", "colour[grey].cubes: 0 is outside 2 to 99"),
        ("country_limit = 12", "country_limit = 18", "country: with 4 players at least 87 cards must stay"),
        (
            "intrigue_limit = 4",
            "intrigue_limit = 5",
            "intrigue: full hands of five players would leave no card",
        ),
        (
            "display = 3 ",
            "display = 0 ",
            "box.display: 0 is outside 1 to 20",
        ),
        ('edition = "rulebook"', 'edition = "mine"', "edition: 'mine' is none of rulebook, arcane-2016."),
        ("cards = 31", 'cards = "many"', "country[france].cards: 'many' is not a whole number"),
        ('id = "lyon"', 'id = "lille"', "city lille: a new city needs a name"),
        ('id = "lyon"', 'id = "Lille"', "city Lille: an id is made of the letters a to z"),
        ('id = "grey"', 'id = "pink"', "colour pink: a new colour needs a name"),
        ("cards = 31", "kards = 31", "country[france]: cards is missing"),
        (
            '["france", "britain"]',
            '["france", "france"]',
            "intrigue france/france: a card shows two different",
        ),
        ('"princess", "baron"]', '"baron"]', "city: there are 29 positions, the board has 30."),
    ],
)
def test_mistakes_are_told_in_words(old: str, new: str, problem: str) -> None:
    found = problems((old, new))
    assert any(text.startswith(problem) for text in found), found


def test_just_enough_cards_are_enough() -> None:
    """Four full hands of 16, display, a draw and the reserve: 79 cards, as many as four players have."""
    assert (
        ROYALS.read_components(changed(("country_limit = 12", "country_limit = 16"))).box.country_limit == 16
    )


def test_all_mistakes_are_told_at_once() -> None:
    assert (
        len(
            problems(("cards = 31", "cards = 30"), ("value = 16", "value = 17"), ("cities = 5", "cities = 4"))
        )
        == 3
    )


@rule("RY-3.3")
def test_ry_3_3_a_title_that_no_city_has_is_refused() -> None:
    found = problems(
        ('positions = ["duke", "marshal"]', 'positions = ["duke", "baron"]'),
        ('positions = ["duke", "marshal"]', 'positions = ["duke", "baron"]'),
        ('positions = ["duke", "marshal"]', 'positions = ["duke", "baron"]'),
        ('positions = ["countess", "marshal"]', 'positions = ["countess", "baron"]'),
    )
    assert any("title marshal: no city has it" in text for text in found)


def test_a_file_of_the_owner_can_be_played() -> None:
    own = ROYALS.read_components(changed(("cards = 6  # a real board may say 7", "cards = 7")))
    s = ROYALS.new(GAME.options(3), own)
    draw_any(s)
    do(s, legal(s)[0])
    assert s.census() == ROYALS.new(GAME.options(3), own).census()
