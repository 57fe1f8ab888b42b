"""RY-1: setup."""

from __future__ import annotations

import pytest

from kingscourt.games.royals.game import GAME, ROYALS
from kingscourt.kernel.decision import CHANCE
from kingscourt.kernel.errors import BadOptions
from kingscourt.testing.rule_marker import rule
from tests.games.royals.positions import do, draw, draw_any, events, legal, new_game, refused, scenario


@rule("RY-1.1")
def test_ry_1_1_two_to_five_players() -> None:
    assert GAME.seat_range == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(BadOptions):
            GAME.options(seats)


@rule("RY-1.1")
@pytest.mark.parametrize(
    ("seats", "colours", "cubes"),
    [
        (2, ["black", "white"], [46, 46]),
        (3, ["grey", "purple", "orange"], [36, 36, 36]),
        (5, ["grey", "purple", "orange", "black", "white"], [36, 36, 36, 46, 46]),
    ],
)
def test_ry_1_1_colours_by_seat_bring_their_cubes(seats: int, colours: list[str], cubes: list[int]) -> None:
    s = new_game(seats)
    assert [s.components.colours[player.colour].id for player in s.players] == colours
    assert [player.cubes for player in s.players] == cubes


@rule("RY-1.1")
def test_ry_1_1_players_may_choose_their_colours() -> None:
    s = new_game(3, colours="chosen")
    do(s, "colour black")
    assert refused(s, "colour black") == "RY-1.1"
    do(s, "colour grey", "colour white")
    assert [player.cubes for player in s.players] == [46, 36, 46]
    assert events(s) == ["colour", "colour", "colour"]
    assert s.pending().kind == CHANCE


@rule("RY-1.1")
def test_ry_1_1_two_players_choose_between_black_and_white_only() -> None:
    s = new_game(2, colours="chosen")
    assert legal(s) == ["colour black", "colour white"]
    assert refused(s, "colour grey") == "RY-1.1"
    do(s, "colour white")  # the other seat is not asked, because one colour is left
    assert [player.cubes for player in s.players] == [46, 46]
    assert s.pending().kind == CHANCE


@rule("RY-1.1")
def test_ry_1_1_an_occupation_needs_two_cubes() -> None:
    text = """
    phase = "play"
    [[player]]
    hand = {{ france = 1 }}
    cubes = {cubes}
    [[player]]
    """
    s = scenario(text.format(cubes=2))
    assert legal(s) == ["occupy Bordeaux/Marshal", "end turn"]
    do(s, "occupy Bordeaux/Marshal")
    assert s.players[0].cubes == 0
    s = scenario(text.format(cubes=1))
    assert legal(s) == ["end turn"]
    assert refused(s, "occupy Bordeaux/Marshal") == "RY-1.1"


@rule("RY-1.1", "RY-2.6c")
def test_ry_1_1_a_takeover_needs_two_cubes_as_well() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { france = 2 }
    intrigue = { france-spain = 1 }
    cubes = 1
    [[player]]
    holds = ["bordeaux/marshal"]
    """)
    assert refused(s, "take over Bordeaux/Marshal") == "RY-1.1"


@rule("RY-1.1")
def test_ry_1_1_title_tokens_and_exile_keep_their_cubes() -> None:
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { german-states = 2 }
    intrigue = { france-german-states = 1 }
    [[player]]
    holds = ["cologne/baron", "munich/baron"]
    """)
    do(s, "take over Cologne/Baron")  # the size of the hand leaves no choice of payment
    assert [player.cubes for player in s.players] == [44, 42]
    assert [player.titles[1] for player in s.players] == [1, 2]
    assert s.banished.count(1) == 1


@rule("RY-1.2")
@pytest.mark.parametrize(
    ("seats", "cards"),
    [(2, [20, 17, 14, 14]), (3, [22, 18, 15, 14]), (4, [25, 21, 17, 16]), (5, [31, 26, 22, 20])],
)
def test_ry_1_2_cards_left_after_the_removal(seats: int, cards: list[int]) -> None:
    assert new_game(seats).countries.bag.counts == cards


@rule("RY-1.2")
def test_ry_1_2_three_cards_lie_open() -> None:
    s = new_game(2)
    draw(s, "1", "spain", "france", "spain")
    assert s.display == [1, 0, 0, 2]
    assert s.countries.size == 65 - 3


@rule("RY-1.3")
def test_ry_1_3_every_pair_of_countries_four_times() -> None:
    s = new_game(4)
    assert s.intrigues.bag.counts == [4] * 6
    pairs = {(kind.first, kind.second) for kind in s.components.intrigues}
    assert pairs == {(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)}


@rule("RY-1.4")
def test_ry_1_4_tokens_of_the_box() -> None:
    box = ROYALS.components("rulebook")
    assert [len(country.cities) for country in box.countries] == [5, 4, 3, 4]
    assert [len(country.bonuses) for country in box.countries] == [2] * 4
    assert sum(len(pair) for country in box.countries for pair in country.tokens) == 24
    assert [title.value for title in box.titles] == [2 * title.half for title in box.titles]
    assert len(box.titles) == 7
    assert box.periods == ["1648", "1680", "1714"]


@rule("RY-1.4")
@pytest.mark.parametrize(
    ("edition", "bonuses"),
    [
        ("rulebook", [[8], [16, 12, 8], [16, 12, 8], [16, 12, 8]]),
        ("arcane-2016", [[8], [12, 8], [16, 12, 8], [16, 12, 8]]),
    ],
)
def test_ry_1_4_noble_house_bonuses(edition: str, bonuses: list[list[int]]) -> None:
    box = ROYALS.components(edition)
    assert [box.count(seats).noble_house for seats in (2, 3, 4, 5)] == bonuses


@rule("RY-1.5")
def test_ry_1_5_chance_names_the_start_player_and_play_goes_clockwise() -> None:
    s = new_game(3)
    chance = s.pending().chance
    assert chance is not None
    assert (chance.purpose, len(chance.outcomes), chance.outcomes.total) == ("start", 3, 3)
    draw(s, "1")
    draw_any(s)
    order = [s.turn]
    while len(order) < 6:
        do(s, legal(s)[-1])
        draw_any(s)
        if s.turn != order[-1]:
            order.append(s.turn)
    assert order == [1, 2, 0, 1, 2, 0]
