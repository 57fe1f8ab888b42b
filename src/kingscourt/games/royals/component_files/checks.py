"""Checks an owner's file, and words every mistake so that the owner can correct it."""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.component_files.file_types import (
    CityEntry,
    ComponentFile,
    CountryEntry,
    TitleEntry,
)

_SEATS: Final = [2, 3, 4, 5]
_DECK_RESERVE: Final = 9  # cards that must be left for display and deck when all hands are full


def unknown_names(file: ComponentFile) -> list[str]:
    """Countries and titles that the file does not have."""
    found: list[str] = []
    countries = [entry.id for entry in file.country]
    titles = [entry.id for entry in file.title]
    for city in file.city:
        if city.country not in countries:
            found.append(f"city {city.id}: there is no country {city.country!r}.")
        found += [f"city {city.id}: there is no title {id!r}." for id in city.positions if id not in titles]
    for intrigue in file.intrigue:
        if len(intrigue.countries) != 2 or intrigue.countries[0] == intrigue.countries[1]:
            found.append(f"intrigue {'/'.join(intrigue.countries)}: a card shows two different countries.")
        found += [
            f"intrigue: there is no country {id!r}." for id in intrigue.countries if id not in countries
        ]
    return found


def problems(file: ComponentFile) -> list[str]:
    """A sentence for every mistake."""
    found: list[str] = []
    found += repeated_ids(file)
    found += player_problems(file)
    found += colour_problems(file)
    if not found:
        for country in file.country:
            found += country_problems(file, country)
        found += card_problems(file)
        found += title_problems(file)
        found += city_problems(file)
    return found


def repeated_ids(file: ComponentFile) -> list[str]:
    """Two entries with one id."""
    families: list[tuple[str, list[str]]] = [
        ("country", [entry.id for entry in file.country]),
        ("intrigue", ["/".join(sorted(entry.countries)) for entry in file.intrigue]),
        ("title", [entry.id for entry in file.title]),
        ("city", [entry.id for entry in file.city]),
        ("colour", [entry.id for entry in file.colour]),
        ("period", [entry.id for entry in file.period]),
    ]
    found: list[str] = []
    for family, ids in families:
        if not ids:
            found.append(f"There is no [[{family}]] in the file.")
        for number, id in enumerate(ids):
            if id in ids[:number]:
                found.append(f"{family} {id} is listed twice.")
    return found


def player_problems(file: ComponentFile) -> list[str]:
    """Numbers that depend on the number of players."""
    if [count.seats for count in file.players] != _SEATS:
        return ["players: there must be one entry each for 2, 3, 4 and 5 players, in this order."]
    found: list[str] = []
    for count in file.players:
        who = f"players, {count.seats} seats"
        if len(count.first_draw) != count.seats:
            found.append(f"{who}: first_draw needs {count.seats} numbers, it has {len(count.first_draw)}.")
        if out_of_range(count.first_draw, 1, file.box.draw):
            found.append(f"{who}: first_draw is from 1 to {file.box.draw} cards.")
        if not falls(count.noble_house):
            found.append(f"{who}: noble_house bonuses go from the highest down.")
    return found


def colour_problems(file: ComponentFile) -> list[str]:
    """Cubes."""
    found: list[str] = []
    if len(file.colour) < _SEATS[-1]:
        found.append(f"colour: {_SEATS[-1]} colours are needed, the file has {len(file.colour)}.")
    if len([colour for colour in file.colour if colour.two_players]) != 2:
        found.append("colour: exactly two colours are marked two_players = true.")
    return found


def country_problems(file: ComponentFile, country: CountryEntry) -> list[str]:
    """One country."""
    found: list[str] = []
    who = f"country {country.id}"
    if len(country.removed) != len(_SEATS) or out_of_range(country.removed, 0, country.cards):
        found.append(f"{who}: removed needs four numbers (2, 3, 4, 5 players), none above {country.cards}.")
    cities = len([city for city in file.city if city.country == country.id])
    if cities != country.cities:
        found.append(f"{who}: it should have {country.cities} cities, the file lists {cities}.")
    if len(country.bonuses) != 2 or not falls(country.bonuses):
        found.append(f"{who}: bonuses are two numbers of points, the higher first.")
    if len(country.tokens) != len(file.period):
        found.append(f"{who}: tokens needs a pair for each of the {len(file.period)} periods.")
    for pair in country.tokens:
        if len(pair) != 2 or not falls(pair):
            found.append(f"{who}: tokens {pair}: two numbers of points, the higher first.")
    return found


def card_problems(file: ComponentFile) -> list[str]:
    """Sums of cards, and whether they last."""
    found: list[str] = []
    total = sum([country.cards for country in file.country])
    if total != file.box.country_cards:
        found.append(f"country: the cards add up to {total}, the box should hold {file.box.country_cards}.")
    intrigue = sum([intrigue.cards for intrigue in file.intrigue])
    if intrigue != file.box.intrigue_cards:
        found.append(
            f"intrigue: the cards add up to {intrigue}, the box should hold {file.box.intrigue_cards}."
        )
    removals = [len(country.removed) for country in file.country]
    if found or removals != [len(_SEATS)] * len(removals):
        return found
    for column, seats in enumerate(_SEATS):
        least = seats * file.box.country_limit + file.box.display + file.box.draw + _DECK_RESERVE
        if sum([country.cards - country.removed[column] for country in file.country]) < least:
            found.append(f"country: with {seats} players at least {least} cards must stay in the game.")
    if intrigue <= _SEATS[-1] * file.box.intrigue_limit:
        found.append("intrigue: full hands of five players would leave no card to draw.")
    return found


def title_problems(file: ComponentFile) -> list[str]:
    """Titles, lowest first."""
    found: list[str] = []
    before: TitleEntry | None = None
    for title in file.title:
        who = f"title {title.id}"
        if out_of_range([title.cards], 1, file.box.country_limit):
            found.append(f"{who}: it costs {title.cards} cards; 1 to {file.box.country_limit} are possible.")
        if title.value % 2 == 1:
            found.append(f"{who}: value {title.value} cannot be split into two equal halves (RY-4.5).")
        if out_of_range([title.intrigue], 1, file.box.intrigue_limit):
            found.append(f"{who}: a takeover asks 1 to {file.box.intrigue_limit} intrigue cards.")
        if before is not None and (title.value <= before.value or title.cards < before.cards):
            found.append(
                f"{who}: titles go from the lowest to the highest value and price; {before.id} is above it."
            )
        before = title
    return found


def city_problems(file: ComponentFile) -> list[str]:
    """Cities, their positions, and the ties that they decide."""
    found: list[str] = []
    used = [id for city in file.city for id in city.positions]
    if len(used) != file.box.positions:
        found.append(f"city: there are {len(used)} positions, the board has {file.box.positions}.")
    for number, city in enumerate(file.city):
        if out_of_range([len(city.positions)], 1, 2):
            found.append(f"city {city.id}: a city has one or two positions, not {len(city.positions)}.")
        if city.influence and len(city.influence) != len(city.positions):
            found.append(
                f"city {city.id}: influence needs a number for each of its positions, or none at all."
            )
        if len(set(city.positions)) < len(city.positions):
            found.append(
                f"city {city.id}: it has the same title twice, so ties could not be decided (RY-4.4)."
            )
        for other in file.city[:number]:
            found += tie_problems(other, city)
    for title in file.title:
        if title.id not in used:
            found.append(
                f"title {title.id}: no city has it, so nobody could win the noble house bonus (RY-3.3)."
            )
    return found


def tie_problems(first: CityEntry, second: CityEntry) -> list[str]:
    """RY-4.4: the city bonus must decide between two equal titles of a country."""
    if first.country != second.country or first.bonus != second.bonus:
        return []
    return [
        f"cities {first.id} and {second.id}: both have a {id} and the bonus {first.bonus}, "
        "so ties could not be decided (RY-4.4)."
        for id in first.positions
        if id in second.positions
    ]


def out_of_range(numbers: list[int], low: int, high: int) -> bool:
    """Whether a number is too small or too large."""
    return bool([n for n in numbers if n < low or n > high])


def falls(numbers: list[int]) -> bool:
    """Whether no number is above the one before it."""
    return numbers == sorted(numbers, reverse=True)
