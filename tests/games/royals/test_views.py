"""Views, outlines, static facts and scenarios."""

from __future__ import annotations

import msgspec
import pytest

from kingscourt.games.royals.component_files.file_types import ComponentFile
from kingscourt.games.royals.game import GAME, ROYALS
from kingscourt.games.royals.state import RoyalsState
from kingscourt.games.royals.views.seat_view import RoyalsView
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.errors import BadScenario
from kingscourt.kernel.phrase import ABOUT_KEY, Phrase, Value
from kingscourt.kernel.random_playout import playout
from kingscourt.kernel.wire_types import Outline, WirePhrase
from kingscourt.texts.renderer import Renderer
from tests.games.royals.positions import do, new_game, scenario

POSITION = """
phase = "play"
period = "1680"
start = 1
turn = 1
display = ["france", "spain", "spain"]
gone = ["lyon"]
[[player]]
hand = { france = 2 }
shown = { france = 1 }
holds = ["cologne/cardinal"]
banished = ["paris/king"]
bonuses = ["paris"]
[[player]]
hand = { spain = 4, britain = 3 }
intrigue = { france-spain = 2, britain-spain = 1 }
holds = ["paris/king"]
country_bonuses = ["spain"]
noble_house = 1
"""


def places(outline: Outline) -> list[str]:
    return [outline.place, *[place for part in outline.inside for place in places(part)]]


def test_a_view_travels_and_comes_back() -> None:
    for seats in GAME.seat_range:
        state = new_game(seats)
        playout(state, FastRandom(seats), limit=150)
        for seat in (None, *range(seats)):
            view = ROYALS.view(state, seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=RoyalsView) == view


def test_a_view_shows_the_board() -> None:
    s = scenario(POSITION)
    view = ROYALS.view(s, 1)
    assert (view.holders[0], view.city_takers[0], view.banished[:4]) == (1, 0, [1, 0, 0, 0])
    assert view.title_cubes[-1] == [1, 1]
    assert view.country_takers == [[], [], [], [1]]
    (king,) = view.standings[0]
    assert (king.seat, king.influence, king.is_sure) == (1, 4, False)
    assert view.noble_takers == [1]
    assert view.seats[1].countries.cards == [0, 0, 3, 4]
    assert view.seats[0].countries.cards is None
    assert view.seats[0].countries.shown == [1, 0, 0, 0]
    assert [seat.points for seat in view.seats] == [None, 8 + 8]
    assert [seat.points for seat in ROYALS.view(s, 0).seats] == [4 + 6, None]
    s.totals_shown = True
    assert [seat.points for seat in ROYALS.view(s, None).seats] == [4 + 6, 8 + 8]
    do(s, "occupy Valencia/Duke")
    assert s.components.positions[ROYALS.view(s, 0).target].place == "city/valencia/duke"


def test_the_outline_adds_up_the_influence_in_a_country() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { france = 1 }
    holds = ["lyon/cardinal"]
    [[player]]
    holds = ["paris/king", "lyon/countess"]
    """)
    france = next(
        part
        for part in ROYALS.outline(ROYALS.view(s, 0), s.components).inside
        if part.place == "country/france"
    )
    line = next(part for part in france.inside if part.place == "country/france/influence")
    about = WirePhrase(ABOUT_KEY, {"n": 5})  # the influence of King and Countess is reconstructed
    assert [(part.label.args["n"], part.value) for part in line.inside] == [(1, about), (0, 2)]


def test_the_outline_says_why_somebody_is_ahead_of_an_equal() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { france = 1 }
    holds = ["bordeaux/duke", "seville/cardinal"]
    [[player]]
    holds = ["marseille/duke", "valencia/duke"]
    """)
    render = Renderer("en", [GAME], ("Anna", "Bence")).render
    said: dict[str, list[str]] = {}
    for country in ROYALS.outline(ROYALS.view(s, 0), s.components).inside:
        for part in country.inside:
            if part.place.endswith("/influence"):
                said[country.place] = [render(phrase) for one in part.inside for phrase in one.said()]
    ahead = "ahead of Anna by the higher city bonus: Marseille, ≈3"
    assert said["country/france"] == ["Bence", "≈2", ahead, "Anna", "≈2"]
    ahead = "ahead of Bence by the higher title: Cardinal"
    assert said["country/spain"] == ["Anna", ahead, "Bence", "≈2"]


def test_everything_printed_on_the_board_is_in_the_outline() -> None:
    s = scenario(POSITION)
    rules = {rule.id for rule in GAME.rules(s.components)}
    found = {part.place: part for part in parts(ROYALS.outline(ROYALS.view(s, 0), s.components))}
    assert {part.card for part in found.values() if part.card} <= rules
    for position in s.components.positions:
        part = found[position.place]
        assert part.card in rules
        assert part.lines[0].args["n"] == wire(s.components.price(s.components.titles[position.title]))
        assert part.lines[-1].key == "royals-line-influence"
        assert part.state
    for city in s.components.cities:
        bonus = found[f"city/{city.id}/bonus"].value
        assert bonus == WirePhrase("royals-points", {"n": wire(s.components.city_bonus(city))})
    for title in s.components.titles:
        assert found[f"title/{title.id}"].card == f"RY:{title.id}"
    for place in ("country/spain/bonus/1", "noble-house/1"):
        assert [phrase.key for phrase in found[place].state] == ["royals-outline-taken"]
    assert found["period/1680/spain/2"].state == []


def parts(outline: Outline) -> list[Outline]:
    return [outline, *[one for part in outline.inside for one in parts(part)]]


def wire(value: Value) -> int | WirePhrase:
    """A printed number as it travels."""
    if isinstance(value, int):
        return value
    assert isinstance(value, Phrase)
    n = value.args["n"]
    assert isinstance(n, int)
    return WirePhrase(ABOUT_KEY, {"n": n})


def test_outlines_name_every_place_once() -> None:
    s = scenario(POSITION)
    for seat in (0, 1, None):
        found = places(ROYALS.outline(ROYALS.view(s, seat), s.components))
        assert len(found) == len(set(found))
        for position in s.components.positions:
            assert position.place in found
    assert "my/hand/spain" in places(ROYALS.outline(ROYALS.view(s, 1), s.components))
    assert "my/hand/spain" not in places(ROYALS.outline(ROYALS.view(s, 0), s.components))


def test_what_an_action_points_at_is_in_the_outline() -> None:
    state = new_game(3, colours="chosen")
    random = FastRandom(6)
    for _ in range(300):
        playout(state, random, limit=1)
        if state.finished or state.pending().chance is not None:
            continue
        seat = state.pending().seats[0]
        found = set(places(ROYALS.outline(ROYALS.view(state, seat), state.components)))
        for action in state.legal(seat):
            assert set(action.points_at()) <= found, action


def test_the_outline_says_how_the_game_stands() -> None:
    s = new_game(2)
    assert ROYALS.outline(ROYALS.view(s, 0), s.components).label.key == "royals-outline-setup"
    s = scenario(POSITION)
    outline = ROYALS.outline(ROYALS.view(s, 0), s.components)
    assert outline.label.key == "royals-outline-period"
    assert outline.value == WirePhrase("royals-outline-period-name", {"period": "1680"})
    assert stands(s) == ["to-move"]
    s.period_ends = True
    assert stands(s) == ["to-move", "period-ends"]
    s.last_round = True
    assert stands(s) == ["to-move", "round-ends"]
    playout(s, FastRandom(1))
    assert ROYALS.outline(ROYALS.view(s, 0), s.components).label.key == "royals-outline-over"
    # after the end everyone's points are shown
    seats = [
        part
        for part in ROYALS.outline(ROYALS.view(s, 0), s.components).inside
        if part.place.startswith("seat/")
    ]
    assert all(isinstance(seat.value, WirePhrase) for seat in seats)


def stands(s: RoyalsState) -> list[str]:
    """What the outline says about the period."""
    outline = ROYALS.outline(ROYALS.view(s, 0), s.components)
    return [phrase.key.removeprefix("royals-outline-") for phrase in outline.state]


def test_static_facts_travel() -> None:
    for edition in GAME.editions:
        facts = ROYALS.static_facts(ROYALS.components(edition))
        assert isinstance(facts, ComponentFile)
        assert msgspec.json.decode(msgspec.json.encode(facts), type=ComponentFile) == facts
        assert len(facts.city) == 16
        assert facts.doubts["title/king/influence"] == "reconstructed"


def test_static_facts_hold_the_names_of_an_owner() -> None:
    text = ROYALS.components("rulebook").source.replace('id = "cologne"', 'id = "cologne"\nname = "Köln"')
    facts = ROYALS.static_facts(ROYALS.read_components(text))
    assert isinstance(facts, ComponentFile)
    assert [city.name for city in facts.city if city.id == "cologne"] == ["Köln"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[[player]]\nhand = { gaul = 1 }\n[[player]]", "there is no country 'gaul'"),
        ("[[player]]\nhand = { spain = 21 }\n[[player]]", "the box does not hold so many cards of spain"),
        ("[[player]]\nhand = { spain = -1 }\n[[player]]", "-1 cards of spain"),
        ("[[player]]\nshown = { spain = 1 }\n[[player]]", "seat 0 shows more cards of spain than it has"),
        ('[[player]]\nholds = ["paris/king"]\n' * 2, "two players hold paris/king"),
        ('[[player]]\nholds = ["paris/pope"]\n[[player]]', "there is no position 'paris/pope'"),
        ('[[player]]\nbonuses = ["paris"]\n' * 2, "two players took the bonus of paris"),
        ("[[player]]\nnoble_house = 2\n[[player]]", "noble house bonuses are taken one by one"),
        ("[[player]]\nnoble_house = 1\n" * 2, "noble house bonuses are taken one by one"),
        ("[[player]]\ntitles = { king = 60 }\n[[player]]", "seat 0 has laid more cubes than it owns"),
        ("[[player]]\ntitles = { pope = 1 }\n[[player]]", "there is no title 'pope'"),
        ('period = "1700"\n[[player]]\n[[player]]', "there is no period '1700'"),
        ("turn = 2\n[[player]]\n[[player]]", "start and turn are seats, counted from 0"),
        ("colour = 2\n[[player]]\n[[player]]", "Object contains unknown field `colour`"),
        ('deck = { "france" = 99 }\n[[player]]\n[[player]]', "the box does not hold so many cards of france"),
    ],
)
def test_a_scenario_says_what_is_wrong_with_it(text: str, problem: str) -> None:
    with pytest.raises(BadScenario) as caught:
        ROYALS.scenario(text)
    assert str(caught.value).startswith(problem)
