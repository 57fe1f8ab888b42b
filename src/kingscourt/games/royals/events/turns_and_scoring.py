"""Events about turns, colours, bonuses and tokens, one function or constant per event."""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.component_files.file_types import ColourEntry, PlayersEntry
from kingscourt.games.royals.components import City, Country, RoyalsComponents, Title
from kingscourt.games.royals.places import (
    BOX,
    CUBE,
    CUBES,
    TOKENS,
    UNCHOSEN_CUBE,
    city_bonus_place,
    city_token,
    country_bonus_place,
    country_token,
    noble_bonus_place,
    noble_token,
    period_place,
    title_half,
    title_place,
)
from kingscourt.games.royals.places import period_token as period_token_name
from kingscourt.games.royals.words import WORDS
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import MAX_SEATS, Value, seat_phrase

MOST_DRAWN: Final = 11  # country cards of one draw, as component files allow


def _of_seats(key: str) -> list[Event]:
    """An event that only names a player, by seat."""
    return [Event(key, {"player": seat_phrase(seat)}) for seat in range(MAX_SEATS)]


STARTS: Final = _of_seats("royals-event-start")
TURNS: Final = _of_seats("royals-event-turn")
PLANS_BOTH: Final = _of_seats("royals-event-plan-both")
NO_CARD: Final = _of_seats("royals-event-no-card")
NO_PLAY: Final = _of_seats("royals-event-no-play")
NO_NOBLE_BONUS: Final = _of_seats("royals-event-bonus-noble-gone")
PLANS_COUNTRIES: Final = [  # by number of cards and seat
    [Event("royals-event-plan-countries", {"player": seat_phrase(seat), "n": n}) for seat in range(MAX_SEATS)]
    for n in range(MOST_DRAWN + 1)
]
LAST_ROUND: Final = Event("royals-event-last-round")


def chooses_colour(seat: int, colour: ColourEntry) -> Event:
    """RY-1.1."""
    name = WORDS.name("colour", colour.id)
    args: dict[str, Value] = {"player": seat_phrase(seat), "colour": name, "n": colour.cubes}
    move = Move(UNCHOSEN_CUBE, f"colour/{colour.id}", CUBES[seat], colour.cubes, into=CUBE[seat])
    return Event("royals-event-colour", args, [move])


def city_bonus(box: RoyalsComponents, seat: int, city: City) -> Event:
    """RY-3.1."""
    points = box.city_bonus(city)
    args: dict[str, Value] = {"player": seat_phrase(seat), "city": city.name, "points": points}
    move = Move(city_token(city.id), city_bonus_place(city.id), TOKENS[seat])
    return Event("royals-event-bonus-city", args, [move])


def country_bonus(box: RoyalsComponents, seat: int, country: Country, index: int) -> Event:
    """RY-3.2."""
    points = box.country_bonus(country, index)
    args: dict[str, Value] = {"player": seat_phrase(seat), "country": country.name, "points": points}
    move = Move(country_token(country.id, index), country_bonus_place(country.id, index), TOKENS[seat])
    return Event("royals-event-bonus-country", args, [move])


def no_country_bonus(seat: int, country: Country) -> Event:
    """RY-3.2: a cube in every city, but both bonuses are taken."""
    args: dict[str, Value] = {"player": seat_phrase(seat), "country": country.name}
    return Event("royals-event-bonus-country-gone", args)


def noble_bonus(box: RoyalsComponents, seat: int, index: int, count: PlayersEntry) -> Event:
    """RY-3.3."""
    args: dict[str, Value] = {"player": seat_phrase(seat), "points": box.noble_bonus(count, index)}
    move = Move(noble_token(count.noble_house[index]), noble_bonus_place(index), TOKENS[seat])
    return Event("royals-event-bonus-noble", args, [move])


def period_ends(period: str) -> Event:
    """RY-4.1: a period is over and scored."""
    return Event("royals-event-scoring", {"period": period})


def period_token(
    box: RoyalsComponents, period: int, seat: int, country: Country, place: int, influence: Value
) -> Event:
    """RY-4.3: the most or second most influence in a country."""
    args: dict[str, Value] = {
        "player": seat_phrase(seat),
        "country": country.name,
        "points": box.period_token(country, period, place),
        "influence": influence,
    }
    key = "royals-event-token-first" if place == 0 else "royals-event-token-second"
    return Event(key, args, [_period_move(box, period, country, place, TOKENS[seat])])


def period_unused(box: RoyalsComponents, period: int, country: Country, place: int) -> Event:
    """RY-4.3: nobody qualifies for a period token."""
    args: dict[str, Value] = {"country": country.name, "points": box.period_token(country, period, place)}
    return Event("royals-event-token-unused", args, [_period_move(box, period, country, place, BOX)])


def _period_move(box: RoyalsComponents, period: int, country: Country, place: int, target: str) -> Move:
    id = box.periods[period]
    return Move(period_token_name(id, country.id, place), period_place(id, country.id, place), target)


def tie_by_title(country: Country, title: Title, influence: Value, seat: int, loser: int) -> Event:
    """RY-4.4: of two who are level in influence, the one with the higher title comes first."""
    args = _tie(country, title, influence, seat, loser)
    return Event("royals-event-tie-title", args)


def tie_by_city(
    box: RoyalsComponents, country: Country, title: Title, city: City, influence: Value, seat: int, loser: int
) -> Event:
    """RY-4.4: still level, the one whose title is in the city with the higher bonus comes first."""
    args = _tie(country, title, influence, seat, loser)
    args["city"] = city.name
    args["points"] = box.city_bonus(city)
    return Event("royals-event-tie-city", args)


def _tie(country: Country, title: Title, influence: Value, seat: int, loser: int) -> dict[str, Value]:
    return {
        "country": country.name,
        "title": title.name,
        "influence": influence,
        "player": seat_phrase(seat),
        "loser": seat_phrase(loser),
    }


def title_token(box: RoyalsComponents, seat: int, title: Title, n: int) -> Event:
    """RY-4.5: the most cubes on a title token."""
    args = _majority(seat, title, box.title_points(title), n)
    return Event("royals-event-majority", args, [_title_move(title, 2, TOKENS[seat])])


def half_title_token(box: RoyalsComponents, seat: int, title: Title, n: int) -> Event:
    """RY-4.5: one of exactly two tied players."""
    args = _majority(seat, title, box.title_points(title, 1), n)
    return Event("royals-event-majority-half", args, [_title_move(title, 1, TOKENS[seat])])


def _majority(seat: int, title: Title, points: Value, n: int) -> dict[str, Value]:
    return {"player": seat_phrase(seat), "title": title.name, "points": points, "n": n}


def title_unused(title: Title) -> Event:
    """RY-4.5: nobody has a cube there."""
    return Event("royals-event-majority-none", {"title": title.name}, [_title_move(title, 2, BOX)])


def title_tied(title: Title, leaders: list[int], n: int) -> Event:
    """RY-4.5: more than two are level."""
    args: dict[str, Value] = {
        "title": title.name,
        "players": [seat_phrase(seat) for seat in leaders],
        "n": n,
    }
    return Event("royals-event-majority-tied", args, [_title_move(title, 2, BOX)])


def _title_move(title: Title, halves: int, target: str) -> Move:
    return Move(title_half(title.id), title_place(title.id), target, halves)


def tie_at_the_end(leaders: list[int], points: int) -> Event:
    """RY-4.6: several players have the most points; the outcome says how that is decided."""
    args: dict[str, Value] = {"players": [seat_phrase(seat) for seat in leaders], "points": points}
    return Event("royals-event-tie-end", args)
