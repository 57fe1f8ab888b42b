"""Points for bonuses, periods and titles."""

from __future__ import annotations

from kingscourt.games.royals.components import CityPosition, Country, RoyalsComponents
from kingscourt.games.royals.events.turns_and_scoring import (
    NO_NOBLE_BONUS,
    city_bonus,
    country_bonus,
    half_title_token,
    no_country_bonus,
    noble_bonus,
    period_ends,
    period_token,
    period_unused,
    tie_at_the_end,
    tie_by_city,
    tie_by_title,
    title_tied,
    title_token,
    title_unused,
)
from kingscourt.games.royals.state import GONE, VACANT, RoyalsState
from kingscourt.kernel.phrase import Value


def give_bonuses(s: RoyalsState, seat: int, position: CityPosition, is_new_city: bool) -> None:
    """The bonuses of an occupation, in this order (RY-3.4)."""
    give_city_bonus(s, seat, position.city)
    if is_new_city:
        give_country_bonus(s, seat, position.country)
    if s.players[seat].titles[position.title] == 1:
        give_noble_bonus(s, seat)


def give_city_bonus(s: RoyalsState, seat: int, city: int) -> None:
    """RY-3.1: the first player ever in a city."""
    if s.city_bonuses[city] != VACANT:
        return
    s.city_bonuses = s.city_bonuses.copy()
    s.city_bonuses[city] = seat
    s.players[seat].earn(s.components.cities[city].bonus)
    if s.tells:
        s.emit(city_bonus(s.components, seat, s.components.cities[city]))


def give_country_bonus(s: RoyalsState, seat: int, country: int) -> None:
    """RY-3.2: a cube in every city of the country, banished ones too; asked once a city is new."""
    facts = s.components.countries[country]
    takers = s.country_bonuses[country]
    if s.players[seat].cities & facts.city_mask != facts.city_mask:
        return
    if seat in takers:
        return
    if len(takers) == len(facts.bonuses):
        if s.tells:
            s.emit(no_country_bonus(seat, facts))
        return
    s.country_bonuses = s.country_bonuses.copy()
    s.country_bonuses[country] = [*takers, seat]
    s.players[seat].earn(facts.bonuses[len(takers)])
    if s.tells:
        s.emit(country_bonus(s.components, seat, facts, len(takers)))


def give_noble_bonus(s: RoyalsState, seat: int) -> None:
    """RY-3.3: a cube on every title token; asked when a title is new to the player."""
    if not s.players[seat].has_all_titles() or seat in s.noble_bonuses:
        return
    index = len(s.noble_bonuses)
    count = s.components.count(s.seat_count)
    if index == len(count.noble_house):
        s.emit(NO_NOBLE_BONUS[seat])
        return
    s.noble_bonuses = [*s.noble_bonuses, seat]
    s.players[seat].earn(count.noble_house[index])
    if s.tells:
        s.emit(noble_bonus(s.components, seat, index, count))


class InfluenceStanding:
    """The standing of a seat in one country, by influence and then by RY-4.4."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.influence: int = 0
        self.is_sure: bool = True  # no reconstructed number among its influence
        self.title: int = -1
        self.city: int = -1  # of this title
        self.bonus: int = 0

    def count(self, position: CityPosition, bonus: int) -> None:
        """Add a position held now."""
        self.influence += position.influence
        self.is_sure = self.is_sure and position.has_sure_influence
        if position.title > self.title or (position.title == self.title and bonus > self.bonus):
            self.title = position.title
            self.city = position.city
            self.bonus = bonus

    def said(self, box: RoyalsComponents) -> Value:
        """The influence as texts say it."""
        return box.influence_number(self.influence, self.is_sure)

    def key(self) -> list[int]:
        """Higher comes first."""
        return [self.influence, self.title, self.bonus]


def standings(s: RoyalsState, country: int) -> list[InfluenceStanding]:
    """The players with influence in a country, best first (RY-4.3, RY-4.4)."""
    present = [standing for standing in influences(s, country, s.holders) if standing.influence > 0]
    present.sort(key=InfluenceStanding.key, reverse=True)
    return present


def influences(s: RoyalsState, country: int, holders: list[int]) -> list[InfluenceStanding]:
    """What every seat would have in a country if these were the holders of positions (RY-4.3)."""
    found = [InfluenceStanding(seat) for seat in range(s.seat_count)]
    box = s.components
    for index in box.countries[country].positions:
        holder = holders[index]
        if holder >= 0:
            position = box.positions[index]
            found[holder].count(position, box.cities[position.city].bonus)
    return found


def score_period(s: RoyalsState) -> None:
    """RY-4.3: both tokens of every country for the period that ends."""
    if s.tells:
        s.emit(period_ends(s.components.periods[s.period]))
    tokens = s.period_tokens.copy()
    s.period_tokens = tokens
    for index, country in enumerate(s.components.countries):
        ranked = standings(s, index)
        for place in range(2):
            slot = (s.period * len(s.components.countries) + index) * 2 + place
            if place >= len(ranked):
                tokens[slot] = GONE
                if s.tells:
                    s.emit(period_unused(s.components, s.period, country, place))
                continue
            standing = ranked[place]
            tokens[slot] = standing.seat
            s.players[standing.seat].earn(country.tokens[s.period][place])
            if s.tells:
                influence = standing.said(s.components)
                s.emit(period_token(s.components, s.period, standing.seat, country, place, influence))
            if place + 1 < len(ranked) and ranked[place + 1].influence == standing.influence:
                tell_tie(s, country, standing, ranked[place + 1])
    s.period += 1


def tell_tie(s: RoyalsState, country: Country, first: InfluenceStanding, second: InfluenceStanding) -> None:
    """RY-4.4: why one of two with equal influence comes before the other."""
    title = s.components.titles[first.title]
    influence = s.components.influence_number(first.influence, first.is_sure and second.is_sure)
    if first.title != second.title:
        if s.tells:
            s.emit(tie_by_title(country, title, influence, first.seat, second.seat))
        return
    city = s.components.cities[first.city]
    if s.tells:
        s.emit(tie_by_city(s.components, country, title, city, influence, first.seat, second.seat))


def score_titles(s: RoyalsState) -> None:
    """RY-4.5: the title tokens, lowest first."""
    tokens = s.title_tokens.copy()
    s.title_tokens = tokens
    for index, title in enumerate(s.components.titles):
        most = max([player.titles[index] for player in s.players])
        leaders = [seat for seat in range(s.seat_count) if s.players[seat].titles[index] == most]
        if most == 0 or len(leaders) > 2:
            tokens[2 * index] = tokens[2 * index + 1] = GONE
            if s.tells:
                s.emit(title_unused(title) if most == 0 else title_tied(title, leaders, most))
        elif len(leaders) == 2:
            for half, seat in enumerate(leaders):
                tokens[2 * index + half] = seat
                s.players[seat].earn(title.half)
                if s.tells:
                    s.emit(half_title_token(s.components, seat, title, most))
        else:
            tokens[2 * index] = tokens[2 * index + 1] = leaders[0]
            s.players[leaders[0]].earn(title.value)
            if s.tells:
                s.emit(title_token(s.components, leaders[0], title, most))


def tell_tie_at_the_end(s: RoyalsState) -> None:
    """RY-4.6: several players have the most points; the reason of the outcome says what decides."""
    most = max([player.points for player in s.players])
    leaders = [seat for seat, player in enumerate(s.players) if player.points == most]
    if len(leaders) > 1 and s.tells:
        s.emit(tie_at_the_end(leaders, most))
