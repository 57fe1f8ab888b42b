"""The components of one box: what rules read often as native objects, the rest as the file has it."""

from __future__ import annotations

from kingscourt.components.printed_box import PrintedBox
from kingscourt.games.royals.actions import Actions, spoken
from kingscourt.games.royals.component_files.file_types import (
    BoxEntry,
    CityEntry,
    ColourEntry,
    ComponentFile,
    CountryEntry,
    IntrigueEntry,
    PlayersEntry,
    TitleEntry,
)
from kingscourt.games.royals.events.cards import CardEvents, country_events, intrigue_events
from kingscourt.games.royals.words import WORDS
from kingscourt.kernel.catalogue import Catalogue
from kingscourt.kernel.phrase import RECONSTRUCTED, Phrase, Value, number


class Country:
    """A country: its cards, its bonuses and its period tokens."""

    def __init__(self, entry: CountryEntry) -> None:
        self.id: str = entry.id
        self.text: str = spoken(entry.id)
        self.name: Phrase = WORDS.name("country", entry.id)
        self.cards: int = entry.cards
        self.removed: list[int] = entry.removed  # by number of seats, from two on
        self.bonuses: list[int] = entry.bonuses  # highest first
        self.tokens: list[list[int]] = entry.tokens  # first and second, by period
        self.cities: list[int] = []
        self.city_mask: int = 0
        self.positions: list[int] = []


class Title:
    """A title, by rank."""

    def __init__(self, entry: TitleEntry) -> None:
        self.id: str = entry.id
        self.name: Phrase = WORDS.name("title", entry.id)
        self.cards: int = entry.cards
        self.value: int = entry.value
        self.intrigue: int = entry.intrigue  # RY-2.6c
        self.half: int = entry.value // 2


class City:
    """A city of a country, with one or two positions."""

    def __init__(self, entry: CityEntry, country: int, titles: list[int]) -> None:
        self.id: str = entry.id
        self.name: Phrase = WORDS.name("city", entry.id)
        self.country: int = country
        self.titles: list[int] = titles
        self.bonus: int = entry.bonus
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
        self.influence_path: str = ""  # of the city's own influence, or that of its title
        self.intrigue: int = 0
        self.has_sure_influence: bool = True


class Intrigue:
    """A kind of intrigue card, with the two countries it shows."""

    def __init__(self, entry: IntrigueEntry, country_ids: list[str]) -> None:
        self.id: str = "-".join(entry.countries)
        self.text: str = "+".join([spoken(country) for country in entry.countries])
        self.name: Phrase = WORDS.name("intrigue", self.id)
        self.first: int = country_ids.index(entry.countries[0])
        self.second: int = country_ids.index(entry.countries[1])
        self.cards: int = entry.cards

    def shows(self, country: int) -> bool:
        """Whether it can be played in a country."""
        return country in (self.first, self.second)


class Box:
    """Numbers that the whole box shares."""

    def __init__(self, entry: BoxEntry) -> None:
        self.display: int = entry.display
        self.draw: int = entry.draw
        self.country_limit: int = entry.country_limit
        self.intrigue_limit: int = entry.intrigue_limit
        self.renews_empty_deck: bool = entry.empty_deck == "renew"  # RY-2.5


class RoyalsComponents(PrintedBox):
    """Everything printed in one box, in the order of the file."""

    def __init__(
        self, file: ComponentFile, source: str, shipped: bool, names: dict[str, str], levels: dict[str, str]
    ) -> None:
        super().__init__(file.edition, source, shipped, names, levels)
        self.file: ComponentFile = file
        self.box: Box = Box(file.box)
        self.counts: list[PlayersEntry] = file.players
        self.colours: list[ColourEntry] = file.colour
        self.periods: list[str] = [entry.id for entry in file.period]
        self.countries: list[Country] = [Country(entry) for entry in file.country]
        self.country_ids: list[str] = [country.id for country in self.countries]
        self.intrigues: list[Intrigue] = [Intrigue(entry, self.country_ids) for entry in file.intrigue]
        self.intrigue_ids: list[str] = [intrigue.id for intrigue in self.intrigues]
        self.titles: list[Title] = [Title(entry) for entry in file.title]  # lowest first
        self.cities: list[City] = []
        self.positions: list[CityPosition] = []
        # kinds of intrigue cards that can be played in each country
        self.matching: list[list[int]] = [
            [kind for kind, intrigue in enumerate(self.intrigues) if intrigue.shows(country)]
            for country in range(len(self.countries))
        ]
        for entry in file.city:
            self._lay_out_city(entry)
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

    def _lay_out_city(self, entry: CityEntry) -> None:
        index = len(self.cities)
        ranks = {title.id: rank for rank, title in enumerate(self.titles)}
        titles = [ranks[id] for id in entry.positions]
        city = City(entry, self.country_ids.index(entry.country), titles)
        self.cities.append(city)
        country = self.countries[city.country]
        country.cities.append(index)
        country.city_mask |= 1 << index
        for nth, rank in enumerate(titles):
            title = self.titles[rank]
            place = f"city/{city.id}/{title.id}"
            text = f"{spoken(city.id)}/{spoken(title.id)}"
            position = CityPosition(len(self.positions), index, city.country, rank, place, text)
            position.cost = title.cards
            own = entry.influence  # if it is not that of the titles
            position.influence = own[nth] if own else self.file.title[rank].influence
            source = f"city/{city.id}" if own else f"title/{title.id}"
            position.influence_path = f"{source}/influence"
            position.intrigue = title.intrigue
            position.has_sure_influence = self.sureness(position.influence_path) != RECONSTRUCTED
            city.positions.append(position.index)
            country.positions.append(position.index)
            self.positions.append(position)

    # -- numbers as texts say them ---------------------------------------------------------------

    def price(self, title: Title) -> Value:
        """The cards that a position of a title costs."""
        return self.printed(f"title/{title.id}/cards", title.cards)

    def title_points(self, title: Title, halves: int = 2) -> Value:
        """The points of a title token or of one half."""
        return self.printed(f"title/{title.id}/value", title.half * halves)

    def city_bonus(self, city: City) -> Value:
        """The points of a city bonus."""
        return self.printed(f"city/{city.id}/bonus", city.bonus)

    def country_bonus(self, country: Country, nth: int) -> Value:
        """The points of a country bonus."""
        return self.printed(f"country/{country.id}/bonuses", country.bonuses[nth])

    def period_token(self, country: Country, period: int, place: int) -> Value:
        """The points of a period token."""
        return self.printed(f"country/{country.id}/tokens", country.tokens[period][place])

    def noble_bonus(self, count: PlayersEntry, nth: int) -> Value:
        """The points of a noble house bonus."""
        return self.printed(f"players/{count.seats}/noble_house", count.noble_house[nth])

    def influence_number(self, n: int, is_sure: bool) -> Value:
        """A sum of influence."""
        return number(n, "exact" if is_sure else RECONSTRUCTED)

    # -- by the number of players ----------------------------------------------------------------

    def count(self, seats: int) -> PlayersEntry:
        """The numbers for this number of players."""
        return self.counts[seats - self.counts[0].seats]

    def cards_in_play(self, seats: int) -> list[int]:
        """Country cards by country after the removal (RY-1.2)."""
        column = seats - self.counts[0].seats
        return [country.cards - country.removed[column] for country in self.countries]
