"""Checks the components of an owner's file, and words every mistake so that the owner can correct it."""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.components import City, Country, RoyalsComponents, Title

_SEATS: Final = [2, 3, 4, 5]
_DECK_RESERVE: Final = 9  # cards that must be left for display and deck when all hands are full


def problems(box: RoyalsComponents) -> list[str]:
    """A sentence for every mistake."""
    found: list[str] = []
    found += repeated_ids(box)
    found += player_problems(box)
    found += colour_problems(box)
    if not found:
        for country in box.countries:
            found += country_problems(box, country)
        found += card_problems(box)
        found += title_problems(box)
        found += city_problems(box)
    return found


def repeated_ids(box: RoyalsComponents) -> list[str]:
    """Two entries with one id."""
    families: list[tuple[str, list[str]]] = [
        ("country", box.country_ids),
        (
            "intrigue",
            ["/".join(sorted([box.country_ids[i.first], box.country_ids[i.second]])) for i in box.intrigues],
        ),
        ("title", [title.id for title in box.titles]),
        ("city", [city.id for city in box.cities]),
        ("colour", [colour.id for colour in box.colours]),
        ("period", box.periods),
    ]
    found: list[str] = []
    for family, ids in families:
        if not ids:
            found.append(f"There is no [[{family}]] in the file.")
        for number, id in enumerate(ids):
            if id in ids[:number]:
                found.append(f"{family} {id} is listed twice.")
    return found


def player_problems(box: RoyalsComponents) -> list[str]:
    """Numbers that depend on the number of players."""
    if [count.seats for count in box.counts] != _SEATS:
        return ["players: there must be one entry each for 2, 3, 4 and 5 players, in this order."]
    found: list[str] = []
    for count in box.counts:
        who = f"players, {count.seats} seats"
        if len(count.first_draw) != count.seats:
            found.append(f"{who}: first_draw needs {count.seats} numbers, it has {len(count.first_draw)}.")
        if out_of_range(count.first_draw, 1, box.box.draw):
            found.append(f"{who}: first_draw is from 1 to {box.box.draw} cards.")
        if not falls(count.noble_house):
            found.append(f"{who}: noble_house bonuses go from the highest down.")
    return found


def colour_problems(box: RoyalsComponents) -> list[str]:
    """Cubes."""
    found: list[str] = []
    if len(box.colours) < _SEATS[-1]:
        found.append(f"colour: {_SEATS[-1]} colours are needed, the file has {len(box.colours)}.")
    if len([colour for colour in box.colours if colour.two_players]) != 2:
        found.append("colour: exactly two colours are marked two_players = true.")
    return found


def country_problems(box: RoyalsComponents, country: Country) -> list[str]:
    """One country."""
    found: list[str] = []
    who = f"country {country.id}"
    if len(country.removed) != len(_SEATS) or out_of_range(country.removed, 0, country.cards):
        found.append(f"{who}: removed needs four numbers (2, 3, 4, 5 players), none above {country.cards}.")
    if len(country.cities) != country.city_count:
        found.append(
            f"{who}: it should have {country.city_count} cities, the file lists {len(country.cities)}."
        )
    if len(country.bonuses) != 2 or not falls(country.bonuses):
        found.append(f"{who}: bonuses are two numbers of points, the higher first.")
    if len(country.tokens) != len(box.periods):
        found.append(f"{who}: tokens needs a pair for each of the {len(box.periods)} periods.")
    for pair in country.tokens:
        if len(pair) != 2 or not falls(pair):
            found.append(f"{who}: tokens {pair}: two numbers of points, the higher first.")
    return found


def card_problems(box: RoyalsComponents) -> list[str]:
    """Sums of cards, and whether they last."""
    found: list[str] = []
    total = sum([country.cards for country in box.countries])
    if total != box.box.country_cards:
        found.append(f"country: the cards add up to {total}, the box should hold {box.box.country_cards}.")
    intrigue = sum([intrigue.cards for intrigue in box.intrigues])
    if intrigue != box.box.intrigue_cards:
        found.append(
            f"intrigue: the cards add up to {intrigue}, the box should hold {box.box.intrigue_cards}."
        )
    removals = [len(country.removed) for country in box.countries]
    if found or removals != [len(_SEATS)] * len(removals):
        return found
    for seats in _SEATS:
        least = seats * box.box.country_limit + box.box.display + box.box.draw + _DECK_RESERVE
        if sum(box.cards_in_play(seats)) < least:
            found.append(f"country: with {seats} players at least {least} cards must stay in the game.")
    if intrigue <= _SEATS[-1] * box.box.intrigue_limit:
        found.append("intrigue: full hands of five players would leave no card to draw.")
    return found


def title_problems(box: RoyalsComponents) -> list[str]:
    """Titles, lowest first."""
    found: list[str] = []
    before: Title | None = None
    for title in box.titles:
        who = f"title {title.id}"
        if out_of_range([title.cards], 1, box.box.country_limit):
            found.append(f"{who}: it costs {title.cards} cards; 1 to {box.box.country_limit} are possible.")
        if title.value % 2 == 1:
            found.append(f"{who}: value {title.value} cannot be split into two equal halves (RY-4.5).")
        if out_of_range([title.intrigue], 1, box.box.intrigue_limit):
            found.append(f"{who}: a takeover asks 1 to {box.box.intrigue_limit} intrigue cards.")
        if before is not None and (title.value <= before.value or title.cards < before.cards):
            found.append(
                f"{who}: titles go from the lowest to the highest value and price; {before.id} is above it."
            )
        before = title
    return found


def city_problems(box: RoyalsComponents) -> list[str]:
    """Cities, their positions, and the ties that they decide."""
    found: list[str] = []
    if len(box.positions) != box.box.positions:
        found.append(f"city: there are {len(box.positions)} positions, the board has {box.box.positions}.")
    for number, city in enumerate(box.cities):
        if out_of_range([len(city.titles)], 1, 2):
            found.append(f"city {city.id}: a city has one or two positions, not {len(city.titles)}.")
        if city.influence and len(city.influence) != len(city.titles):
            found.append(
                f"city {city.id}: influence needs a number for each of its positions, or none at all."
            )
        if len(set(city.titles)) < len(city.titles):
            found.append(
                f"city {city.id}: it has the same title twice, so ties could not be decided (RY-4.4)."
            )
        for other in box.cities[:number]:
            found += tie_problems(box, other, city)
    used = [position.title for position in box.positions]
    for rank, title in enumerate(box.titles):
        if rank not in used:
            found.append(
                f"title {title.id}: no city has it, so nobody could win the noble house bonus (RY-3.3)."
            )
    return found


def tie_problems(box: RoyalsComponents, first: City, second: City) -> list[str]:
    """RY-4.4: the city bonus must decide between two equal titles of a country."""
    if first.country != second.country or first.bonus != second.bonus:
        return []
    return [
        f"cities {first.id} and {second.id}: both have a {box.titles[rank].id} and the bonus {first.bonus}, "
        "so ties could not be decided (RY-4.4)."
        for rank in first.titles
        if rank in second.titles
    ]


def out_of_range(numbers: list[int], low: int, high: int) -> bool:
    """Whether a number is too small or too large."""
    return bool([n for n in numbers if n < low or n > high])


def falls(numbers: list[int]) -> bool:
    """Whether no number is above the one before it."""
    return numbers == sorted(numbers, reverse=True)
