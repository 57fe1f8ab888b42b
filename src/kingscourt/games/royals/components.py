"""The components of one box: countries, cities, titles, cards and cubes, with tables for frequent lookups."""

from __future__ import annotations

from kingscourt.games.royals.actions import Actions, spoken
from kingscourt.games.royals.events.cards import CardEvents, country_events, intrigue_events
from kingscourt.kernel.catalogue import Catalogue
from kingscourt.kernel.game import Components
from kingscourt.kernel.phrase import RECONSTRUCTED, Phrase, Value, number

# Attributes that end in _number hold what texts say: a number, marked as ≈ if it is only reconstructed.


class Country:
    """A country: its cards, its bonuses and its period tokens."""

    def __init__(
        self,
        id: str,
        name: Phrase,
        cards: int,
        removed: list[int],
        cities: int,
        bonuses: list[int],
        tokens: list[list[int]],
    ) -> None:
        self.id: str = id
        self.text: str = spoken(id)
        self.name: Phrase = name
        self.cards: int = cards
        self.removed: list[int] = removed  # by number of seats, from two on
        self.city_count: int = cities
        self.bonuses: list[int] = bonuses  # highest first
        self.tokens: list[list[int]] = tokens  # first and second, by period
        self.bonus_numbers: list[Value] = []
        self.token_numbers: list[list[Value]] = []
        self.cities: list[int] = []
        self.city_mask: int = 0
        self.positions: list[int] = []


class Title:
    """A title, by rank."""

    def __init__(self, id: str, name: Phrase, cards: int, influence: int, value: int, intrigue: int) -> None:
        self.id: str = id
        self.name: Phrase = name
        self.cards: int = cards
        self.influence: int = influence
        self.value: int = value
        self.intrigue: int = intrigue  # RY-2.6c
        self.half: int = value // 2
        self.cards_number: Value = cards
        self.influence_number: Value = influence
        self.value_number: Value = value
        self.half_number: Value = self.half


class City:
    """A city of a country, with one or two positions."""

    def __init__(
        self, id: str, name: Phrase, country: int, titles: list[int], influence: list[int], bonus: int
    ) -> None:
        self.id: str = id
        self.name: Phrase = name
        self.country: int = country
        self.titles: list[int] = titles
        self.influence: list[int] = influence  # by position; empty if it is that of the titles
        self.bonus: int = bonus
        self.bonus_number: Value = bonus
        self.positions: list[int] = []


class CityPosition:
    """A title in a city, which players occupy and take over."""

    def __init__(self, index: int, city: int, country: int, title: int, place: str, text: str) -> None:
        self.index: int = index
        self.city: int = city
        self.country: int = country
        self.title: int = title
        self.place: str = place
        self.text: str = text
        self.cost: int = 0
        self.influence: int = 0
        self.intrigue: int = 0
        self.has_sure_influence: bool = True


class Intrigue:
    """A kind of intrigue card, with the two countries it shows."""

    def __init__(self, id: str, text: str, name: Phrase, first: int, second: int, cards: int) -> None:
        self.id: str = id
        self.text: str = text
        self.name: Phrase = name
        self.first: int = first
        self.second: int = second
        self.cards: int = cards

    def shows(self, country: int) -> bool:
        """Whether it can be played in a country."""
        return country in (self.first, self.second)


class Colour:
    """The cubes of one colour."""

    def __init__(self, id: str, cubes: int, two_players: bool) -> None:
        self.id: str = id
        self.name: Phrase = Phrase(f"royals-colour-{id}")
        self.cubes: int = cubes
        self.two_players: bool = two_players


class PlayerCount:
    """Numbers that depend on the number of players."""

    def __init__(self, seats: int, first_draw: list[int], noble_house: list[int]) -> None:
        self.seats: int = seats
        self.first_draw: list[int] = first_draw
        self.noble_house: list[int] = noble_house  # highest first
        self.noble_numbers: list[Value] = []


class Box:
    """Numbers that the whole box shares; the totals are there to check the lists."""

    def __init__(
        self,
        country_cards: int,
        intrigue_cards: int,
        positions: int,
        display: int,
        draw: int,
        country_limit: int,
        intrigue_limit: int,
        renews_empty_deck: bool,
    ) -> None:
        self.country_cards: int = country_cards
        self.intrigue_cards: int = intrigue_cards
        self.positions: int = positions
        self.display: int = display
        self.draw: int = draw
        self.country_limit: int = country_limit
        self.intrigue_limit: int = intrigue_limit
        self.renews_empty_deck: bool = renews_empty_deck  # RY-2.5


class RoyalsComponents(Components):
    """Everything printed in one box."""

    def __init__(
        self,
        edition: str,
        source: str,
        shipped: bool,
        box: Box,
        counts: list[PlayerCount],
        colours: list[Colour],
        periods: list[str],
        countries: list[Country],
        intrigues: list[Intrigue],
        titles: list[Title],
        cities: list[City],
        certainty: dict[str, str],
        names: dict[str, str],
    ) -> None:
        super().__init__(edition, source, shipped, names)
        self.box: Box = box
        self.counts: list[PlayerCount] = counts
        self.colours: list[Colour] = colours
        self.periods: list[str] = periods
        self.countries: list[Country] = countries
        self.intrigues: list[Intrigue] = intrigues
        self.titles: list[Title] = titles  # lowest first
        self.cities: list[City] = cities
        self.certainty: dict[str, str] = certainty
        self.positions: list[CityPosition] = []
        self.country_ids: list[str] = [country.id for country in countries]
        self.intrigue_ids: list[str] = [intrigue.id for intrigue in intrigues]
        # kinds of intrigue cards that can be played in each country
        self.matching: list[list[int]] = [
            [kind for kind, intrigue in enumerate(intrigues) if intrigue.shows(country)]
            for country in range(len(countries))
        ]
        self._mark_numbers()
        for index in range(len(cities)):
            self._lay_out_city(index)
        self.actions: Actions
        self.catalogue: Catalogue
        self.country_events: CardEvents
        self.intrigue_events: CardEvents

    def prepare(self, actions: Actions) -> None:
        """Take the actions and word the events, once the facts have been checked."""
        self.actions = actions
        self.catalogue = Catalogue(self.actions.all())
        names = [country.name for country in self.countries]
        self.country_events = country_events(self.country_ids, names)
        names = [intrigue.name for intrigue in self.intrigues]
        self.intrigue_events = intrigue_events(self.intrigue_ids, names)

    def _lay_out_city(self, index: int) -> None:
        city = self.cities[index]
        country = self.countries[city.country]
        country.cities.append(index)
        country.city_mask |= 1 << index
        for nth, rank in enumerate(city.titles):
            title = self.titles[rank]
            place = f"city/{city.id}/{title.id}"
            text = f"{spoken(city.id)}/{spoken(title.id)}"
            position = CityPosition(len(self.positions), index, city.country, rank, place, text)
            position.cost = title.cards
            position.influence = city.influence[nth] if nth < len(city.influence) else title.influence
            position.intrigue = title.intrigue
            source = f"city/{city.id}" if city.influence else f"title/{title.id}"
            position.has_sure_influence = self.certainty.get(f"{source}/influence") != RECONSTRUCTED
            city.positions.append(position.index)
            country.positions.append(position.index)
            self.positions.append(position)

    def _mark_numbers(self) -> None:
        """Numbers as texts say them, worked out once."""
        for country in self.countries:
            path = f"country/{country.id}"
            country.bonus_numbers = [self.printed(f"{path}/bonuses", n) for n in country.bonuses]
            for pair in country.tokens:
                country.token_numbers.append([self.printed(f"{path}/tokens", n) for n in pair])
        for title in self.titles:
            path = f"title/{title.id}"
            title.cards_number = self.printed(f"{path}/cards", title.cards)
            title.influence_number = self.printed(f"{path}/influence", title.influence)
            title.value_number = self.printed(f"{path}/value", title.value)
            title.half_number = self.printed(f"{path}/value", title.half)
        for city in self.cities:
            city.bonus_number = self.printed(f"city/{city.id}/bonus", city.bonus)
        for count in self.counts:
            path = f"players/{count.seats}/noble_house"
            count.noble_numbers = [self.printed(path, n) for n in count.noble_house]

    def doubts(self, seats: int) -> list[str]:
        """The paths of reconstructed numbers on the board; * where a whole family is."""
        found = self._doubts("title", [title.id for title in self.titles], ["cards", "influence", "value"])
        found += self._doubts("city", [city.id for city in self.cities], ["bonus", "influence"])
        found += self._doubts("country", self.country_ids, ["bonuses", "tokens"])
        return found + self._doubts("players", [str(seats)], ["noble_house"])

    def _doubts(self, family: str, ids: list[str], fields: list[str]) -> list[str]:
        found: list[str] = []
        for field in fields:
            paths = [f"{family}/{id}/{field}" for id in ids]
            doubtful = [path for path in paths if self.certainty.get(path) == RECONSTRUCTED]
            found += [f"{family}/*/{field}"] if len(doubtful) == len(ids) else doubtful
        return found

    def printed(self, path: str, n: int) -> Value:
        """A number of the box as texts say it."""
        return number(n, self.certainty.get(path, "exact"))

    def influence_number(self, n: int, is_sure: bool) -> Value:
        """A sum of influence as texts say it."""
        return number(n, "exact" if is_sure else RECONSTRUCTED)

    def confidence(self) -> dict[str, str]:
        """How sure we are of each entry, by its path in the component file (title/king/influence)."""
        return self.certainty

    def count(self, seats: int) -> PlayerCount:
        """The numbers for this number of players."""
        return self.counts[seats - self.counts[0].seats]

    def cards_in_play(self, seats: int) -> list[int]:
        """Country cards by country after the removal (RY-1.2)."""
        column = seats - self.counts[0].seats
        return [country.cards - country.removed[column] for country in self.countries]
