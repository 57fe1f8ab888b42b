"""RY-3: bonuses."""

from __future__ import annotations

from kingscourt.games.royals.game import ROYALS
from kingscourt.kernel.wire_types import Outline
from kingscourt.testing.rule_marker import rule
from tests.games.royals.positions import do, events, legal, new_game, points, scenario, sheet


@rule("RY-3.1")
def test_ry_3_1_the_first_player_ever_in_a_city_takes_its_bonus() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { german-states = 5 }
    [[player]]
    """)
    do(s, "occupy Cologne/Cardinal")
    assert sheet(s, 0) == {"city": 4}


@rule("RY-3.1")
def test_ry_3_1_a_second_position_or_a_takeover_brings_no_city_bonus() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { german-states = 7 }
    intrigue = { german-states-spain = 1 }
    [[player]]
    holds = ["cologne/cardinal"]
    """)
    assert points(s) == [0, 4]
    do(s, "occupy Cologne/Baron", "wild 0", "take over Cologne/Cardinal")
    assert points(s) == [0, 4]
    assert events(s) == ["pay", "occupy", "give-intrigue", "pay", "take-over", "no-play"]


BRITISH = """
phase = "play"
[[player]]
hand = { britain = 3, spain = 3 }
holds = ["dublin/duke"]
banished = ["london/king"]
[[player]]
holds = ["london/king"]
bonuses = ["london"]
"""


@rule("RY-3.2", "RY:britain")
def test_ry_3_2_banished_cubes_count_for_the_country_bonus() -> None:
    s = scenario(BRITISH)
    do(s, "occupy Edinburgh/Baron", "wild 0")
    assert sheet(s, 0) == {"city": 5 + 3, "country": 7}


@rule("RY-3.2")
def test_ry_3_2_the_second_player_takes_the_lower_bonus() -> None:
    s = scenario(
        BRITISH.replace('bonuses = ["london"]', 'bonuses = ["london"]\ncountry_bonuses = ["britain"]')
    )
    do(s, "occupy Edinburgh/Baron", "wild 0")
    assert sheet(s, 0)["country"] == 4


@rule("RY-3.2")
def test_ry_3_2_no_bonus_left_means_nothing() -> None:
    taken = '\n[[player]]\ncountry_bonuses = ["britain"]' * 2
    s = scenario(BRITISH + taken)
    do(s, "occupy Edinburgh/Baron", "wild 0")
    assert "country" not in sheet(s, 0)


@rule("RY-3.2")
def test_ry_3_2_only_once_for_a_player_and_country() -> None:
    s = scenario(BRITISH.replace("holds", 'country_bonuses = ["britain"]\nholds', 1))
    do(s, "occupy Edinburgh/Baron", "wild 0")
    assert sheet(s, 0)["country"] == 7
    assert s.country_bonuses[2] == [0]


def noble(gone: str = "", seats: int = 2) -> str:
    more = "[[player]]\n" * (seats - 2)
    return f"""
    phase = "play"
    {gone}
    [[player]]
    hand = {{ france = 1 }}
    titles = {{ baron = 1, countess = 1, duke = 1, cardinal = 1, princess = 1, king = 1 }}
    [[player]]
    {more}
    """


@rule("RY-3.3")
def test_ry_3_3_two_players_share_one_noble_house_bonus_of_eight() -> None:
    s = scenario(noble())
    do(s, "occupy Bordeaux/Marshal")
    assert sheet(s, 0) == {"city": 2, "noble-house": 8}
    s = scenario(
        noble().replace("[[player]]", "[[player]]\nnoble_house = 1", 2).replace("noble_house = 1", "", 1)
    )
    do(s, "occupy Bordeaux/Marshal")
    assert sheet(s, 0) == {"city": 2}  # the other player has it


@rule("RY-3.3")
def test_ry_3_3_the_highest_bonus_left() -> None:
    s = scenario(noble(seats=3))
    do(s, "occupy Bordeaux/Marshal")
    assert sheet(s, 0)["noble-house"] == 16
    s = scenario(noble(seats=3) + "\nnoble_house = 1")
    do(s, "occupy Bordeaux/Marshal")
    assert sheet(s, 0)["noble-house"] == 12


@rule("RY-3.3")
def test_ry_3_3_arcane_three_players_begin_with_twelve() -> None:
    s = scenario(noble('edition = "arcane-2016"', seats=3))
    do(s, "occupy Bordeaux/Marshal")
    assert sheet(s, 0)["noble-house"] == 12


@rule("RY-3.3")
def test_ry_3_3_only_once_for_a_player() -> None:
    s = scenario(noble(seats=3).replace("hand", "noble_house = 1\nhand", 1))
    do(s, "occupy Bordeaux/Marshal")
    assert sheet(s, 0)["noble-house"] == 16


@rule("RY-3.2", "RY-3.3")
def test_ry_3_2_who_comes_too_late_for_a_bonus_is_told() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { britain = 2 }
    holds = ["dublin/duke", "london/king"]
    titles = { marshal = 1, countess = 1, cardinal = 1, princess = 1 }
    [[player]]
    country_bonuses = ["britain"]
    noble_house = 1
    [[player]]
    country_bonuses = ["britain"]
    noble_house = 2
    [[player]]
    noble_house = 3
    """)
    do(s, "occupy Edinburgh/Baron")
    told = ["pay", "occupy", "bonus-city", "bonus-country-gone", "bonus-noble-gone", "no-play"]
    assert events(s) == told


@rule("RY-3.4")
def test_ry_3_4_one_occupation_may_bring_all_three_bonuses_in_order() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { britain = 2 }
    holds = ["dublin/duke", "london/king"]
    titles = { marshal = 1, countess = 1, cardinal = 1, princess = 1 }
    [[player]]
    """)
    do(s, "occupy Edinburgh/Baron")
    assert events(s) == ["pay", "occupy", "bonus-city", "bonus-country", "bonus-noble", "no-play"]
    assert sheet(s, 0) == {"city": 5 + 4 + 3, "country": 7, "noble-house": 8}


@rule("RY-3.4")
def test_ry_3_4_only_the_acting_player_can_gain_a_bonus() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { britain = 4 }
    intrigue = { france-britain = 1 }
    [[player]]
    holds = ["dublin/duke", "london/king", "edinburgh/baron"]
    """)
    before = points(s)
    do(s, "take over Dublin/Duke")
    assert points(s) == before  # the banished player, present in all three cities, gains nothing now


def totals(outline: Outline) -> list[bool]:
    """Whether each seat's points are shown."""
    return [part.value is not None for part in outline.inside if part.place.startswith("seat/")]


@rule("RY-3")
def test_ry_3_totals_of_others_are_not_in_the_view() -> None:
    s = new_game(3)
    view = ROYALS.view(s, 1)
    assert [seat.points for seat in view.seats] == [None, 0, None]
    assert [seat.best_token for seat in view.seats] == [None, 0, None]
    assert not view.totals_shown
    assert totals(ROYALS.outline(view, s.components)) == [False, True, False]
    assert totals(ROYALS.outline(ROYALS.view(s, None), s.components)) == [False, False, False]


@rule("RY-3")
def test_ry_3_an_option_shows_the_totals() -> None:
    s = new_game(3, totals="shown")
    assert totals(ROYALS.outline(ROYALS.view(s, 1), s.components)) == [True] * 3


@rule("RY-3")
def test_ry_3_which_token_was_taken_is_public() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { german-states = 5 }
    [[player]]
    """)
    assert "occupy Cologne/Cardinal" in legal(s)
    do(s, "occupy Cologne/Cardinal")
    view = ROYALS.view(s, 1)
    cologne = [city.id for city in s.components.cities].index("cologne")
    assert view.city_takers[cologne] == 0
