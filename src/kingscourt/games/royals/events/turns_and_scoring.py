"""Events about turns, positions, bonuses and tokens, one function or constant per event."""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.components import City, CityPosition, Colour, Country, RoyalsComponents, Title
from kingscourt.games.royals.places import BOX, CUBE, CUBES, TOKENS
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import MAX_SEATS, Value, seat_phrase

STARTS: Final = [Event("royals-event-start", {"player": seat_phrase(seat)}) for seat in range(MAX_SEATS)]
TURNS: Final = [Event("royals-event-turn", {"player": seat_phrase(seat)}) for seat in range(MAX_SEATS)]
PLANS_COUNTRIES: Final = [
    Event("royals-event-plan-countries", {"player": seat_phrase(seat)}) for seat in range(MAX_SEATS)
]
PLANS_BOTH: Final = [
    Event("royals-event-plan-both", {"player": seat_phrase(seat)}) for seat in range(MAX_SEATS)
]
LAST_ROUND: Final = Event("royals-event-last-round")


def occupies(box: RoyalsComponents, seat: int, position: CityPosition) -> Event:
    """RY-2.6a: a cube on the position and one on the title token."""
    title = box.titles[position.title]
    args: dict[str, Value] = {
        "player": seat_phrase(seat),
        "city": box.cities[position.city].name,
        "title": title.name,
    }
    return Event("royals-event-occupy", args, cubes(seat, position, title))


def takes_over(box: RoyalsComponents, seat: int, position: CityPosition, loser: int) -> Event:
    """RY-2.6c: the old cube is banished, then the position is occupied."""
    title = box.titles[position.title]
    city = box.cities[position.city]
    args: dict[str, Value] = {
        "player": seat_phrase(seat),
        "loser": seat_phrase(loser),
        "city": city.name,
        "title": title.name,
    }
    banished = Move(CUBE[loser], position.place, f"city/{city.id}/banished")
    return Event("royals-event-take-over", args, [banished, *cubes(seat, position, title)])


def cubes(seat: int, position: CityPosition, title: Title) -> list[Move]:
    """The two cubes of an occupation."""
    return [
        Move(CUBE[seat], CUBES[seat], position.place),
        Move(CUBE[seat], CUBES[seat], f"title/{title.id}"),
    ]


def city_bonus(seat: int, city: City) -> Event:
    """RY-3.1."""
    args: dict[str, Value] = {"player": seat_phrase(seat), "city": city.name, "points": city.bonus}
    move = Move("token/city", f"city/{city.id}/bonus", TOKENS[seat])
    return Event("royals-event-bonus-city", args, [move])


def country_bonus(seat: int, country: Country, index: int) -> Event:
    """RY-3.2."""
    points = country.bonuses[index]
    args: dict[str, Value] = {"player": seat_phrase(seat), "country": country.name, "points": points}
    move = Move("token/country", f"country/{country.id}/bonus/{index + 1}", TOKENS[seat])
    return Event("royals-event-bonus-country", args, [move])


def noble_bonus(seat: int, index: int, points: int) -> Event:
    """RY-3.3."""
    args: dict[str, Value] = {"player": seat_phrase(seat), "points": points}
    move = Move("token/noble-house", f"noble-house/{index + 1}", TOKENS[seat])
    return Event("royals-event-bonus-noble", args, [move])


def period_ends(period: str) -> Event:
    """RY-4.1: a period is over and scored."""
    return Event("royals-event-scoring", {"period": period})


def chooses_colour(seat: int, colour: Colour) -> Event:
    """RY-1.1."""
    args: dict[str, Value] = {"player": seat_phrase(seat), "colour": colour.name, "n": colour.cubes}
    move = Move(CUBE[seat], f"colour/{colour.id}", CUBES[seat], colour.cubes)
    return Event("royals-event-colour", args, [move])


def period_token(
    box: RoyalsComponents, period: int, seat: int, country: Country, place: int, influence: int
) -> Event:
    """RY-4.3: the most or second most influence in a country."""
    args: dict[str, Value] = {
        "player": seat_phrase(seat),
        "country": country.name,
        "points": country.tokens[period][place],
        "influence": influence,
    }
    move = Move("token/period", period_place(box, period, country, place), TOKENS[seat])
    return Event("royals-event-token-first" if place == 0 else "royals-event-token-second", args, [move])


def period_unused(box: RoyalsComponents, period: int, country: Country, place: int) -> Event:
    """RY-4.3: nobody qualifies for a period token."""
    args: dict[str, Value] = {"country": country.name, "points": country.tokens[period][place]}
    move = Move("token/period", period_place(box, period, country, place), BOX)
    return Event("royals-event-token-unused", args, [move])


def period_place(box: RoyalsComponents, period: int, country: Country, place: int) -> str:
    """Where a period token lies."""
    return f"period/{box.periods[period]}/{country.id}/{place + 1}"


def title_token(seat: int, title: Title, points: int, n: int) -> Event:
    """RY-4.5: the most cubes on a title token."""
    args: dict[str, Value] = {"player": seat_phrase(seat), "title": title.name, "points": points, "n": n}
    move = Move("token/title", f"title/{title.id}", TOKENS[seat])
    return Event("royals-event-majority", args, [move])


def title_half(seat: int, title: Title, n: int) -> Event:
    """RY-4.5: one of exactly two tied players."""
    args: dict[str, Value] = {"player": seat_phrase(seat), "title": title.name, "points": title.half, "n": n}
    move = Move("token/title-half", f"title/{title.id}", TOKENS[seat])
    return Event("royals-event-majority-half", args, [move])


def title_unused(title: Title) -> Event:
    """RY-4.5: more than two are tied, or nobody has a cube there."""
    move = Move("token/title", f"title/{title.id}", BOX)
    return Event("royals-event-majority-none", {"title": title.name}, [move])
