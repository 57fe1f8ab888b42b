"""Everything that can be counted on the table, by place, and the names of these things in terms."""

from __future__ import annotations

from kingscourt.games.royals.actions import COUNTRY, INTRIGUE
from kingscourt.games.royals.components import RoyalsComponents
from kingscourt.games.royals.deck import Deck
from kingscourt.games.royals.hand import Hand
from kingscourt.games.royals.places import (
    BOX,
    COUNTRY_DECK,
    COUNTRY_DISCARDS,
    CUBE,
    CUBES,
    DISPLAY,
    INTRIGUE_DECK,
    INTRIGUE_DISCARDS,
    TOKENS,
    UNCHOSEN_CUBE,
    banished_place,
    city_bonus_place,
    city_token,
    country_bonus_place,
    country_token,
    noble_bonus_place,
    noble_token,
    period_place,
    period_token,
    title_half,
    title_place,
)
from kingscourt.games.royals.player import Player
from kingscourt.kernel.holdings import Holdings
from kingscourt.kernel.phrase import Phrase, Value

UNTAKEN = -1


def count_decks(
    held: Holdings, box: RoyalsComponents, countries: Deck, intrigues: Deck, display: list[int]
) -> None:
    """Decks by their backs, display and discards by their faces."""
    held.add(COUNTRY_DECK, COUNTRY, countries.size)
    held.add(INTRIGUE_DECK, INTRIGUE, intrigues.size)
    for kind, id in enumerate(box.country_ids):
        held.add(f"{DISPLAY}/{id}", f"{COUNTRY}/{id}", display[kind])
        held.add(COUNTRY_DISCARDS, f"{COUNTRY}/{id}", countries.discards[kind])
    for kind, id in enumerate(box.intrigue_ids):
        held.add(INTRIGUE_DISCARDS, f"{INTRIGUE}/{id}", intrigues.discards[kind])


def count_hand(held: Holdings, place: str, family: str, ids: list[str], hand: Hand, own: bool) -> None:
    """RY-2.8: the owner counts a hand by faces, the others only what they saw it take."""
    faces = hand.cards if own else hand.shown
    for kind, id in enumerate(ids):
        if faces[kind] > 0:
            held.add(f"{place}/{id}", f"{family}/{id}", faces[kind])
    if not own:
        held.add(place, family, hand.unseen)


def count_cubes(
    held: Holdings, box: RoyalsComponents, players: list[Player], holders: list[int], banished: list[int]
) -> None:
    """Cubes in supplies, on positions, on title tokens and in banishment."""
    taken = [player.colour for player in players]
    for index, colour in enumerate(box.colours):
        if index not in taken:
            held.add(f"colour/{colour.id}", UNCHOSEN_CUBE, colour.cubes)
    for seat, player in enumerate(players):
        held.add(CUBES[seat], CUBE[seat], player.cubes)
        for rank, n in enumerate(player.titles):
            if n > 0:
                held.add(title_place(box.titles[rank].id), CUBE[seat], n)
    for position in box.positions:
        if holders[position.index] >= 0:
            held.add(position.place, CUBE[holders[position.index]])
    for index, n in enumerate(banished):
        if n > 0:
            city, seat = divmod(index, len(players))
            held.add(banished_place(box.cities[city].id), CUBE[seat], n)


def owner_place(taker: int, home: str) -> str:
    """Where a token lies: at home, with its taker, or out of the game."""
    if taker == UNTAKEN:
        return home
    return TOKENS[taker] if taker >= 0 else BOX


def taker_of(takers: list[int], index: int) -> int:
    """Who took a token of those that are taken one by one."""
    return takers[index] if index < len(takers) else UNTAKEN


def count_bonuses(
    held: Holdings,
    box: RoyalsComponents,
    seats: int,
    cities: list[int],
    countries: list[list[int]],
    noble_houses: list[int],
) -> None:
    """City, country and noble house bonuses; which of them somebody took is public (RY-3)."""
    for index, city in enumerate(box.cities):
        place = owner_place(cities[index], city_bonus_place(city.id))
        held.add(place, city_token(city.id))
    for index, country in enumerate(box.countries):
        for number in range(len(country.bonuses)):
            home = country_bonus_place(country.id, number)
            place = owner_place(taker_of(countries[index], number), home)
            held.add(place, country_token(country.id, number))
    for number, points in enumerate(box.count(seats).noble_house):
        place = owner_place(taker_of(noble_houses, number), noble_bonus_place(number))
        held.add(place, noble_token(points))


def count_period_tokens(held: Holdings, box: RoyalsComponents, takers: list[int]) -> None:
    """Two tokens for each period and country."""
    slot = 0
    for period in box.periods:
        for country in box.country_ids:
            for rank in range(2):
                place = owner_place(takers[slot], period_place(period, country, rank))
                held.add(place, period_token(period, country, rank))
                slot += 1


def count_title_tokens(held: Holdings, box: RoyalsComponents, takers: list[int]) -> None:
    """Every title token is two halves."""
    for slot, taker in enumerate(takers):
        id = box.titles[slot // 2].id
        held.add(owner_place(taker, title_place(id)), title_half(id))


def thing_name(what: str, box: RoyalsComponents) -> Phrase | None:
    """A message that gets the amount as `n`; period and title tokens are the price of no action."""
    parts = what.split("/")
    family = parts[0]
    if family == "cube":
        return Phrase("royals-thing-cube")
    if family in (COUNTRY, INTRIGUE) and len(parts) > 1:
        return Phrase(f"royals-thing-{family}", {family: Phrase(f"royals-{family}-{parts[1]}")})
    return bonus_name(parts[1:], box) if family == "token" else None


def bonus_name(parts: list[str], box: RoyalsComponents) -> Phrase | None:
    """The token of a bonus with its points."""
    if parts[0] == "city":
        city = next(city for city in box.cities if city.id == parts[1])
        return Phrase("royals-thing-token-city", {"city": city.name, "points": box.city_bonus(city)})
    if parts[0] == "country":
        country = box.countries[box.country_ids.index(parts[1])]
        points = box.country_bonus(country, int(parts[2]) - 1)
        return Phrase("royals-thing-token-country", {"country": country.name, "points": points})
    if parts[0] == "noble-house":
        return Phrase("royals-thing-token-noble-house", {"points": noble_points(int(parts[1]), box)})
    return None


def noble_points(points: int, box: RoyalsComponents) -> Value:
    """The points of a noble house bonus as texts say them, by the first number of players that has it."""
    for count in box.counts:
        if points in count.noble_house:
            return box.noble_bonus(count, count.noble_house.index(points))
    return points
