"""How good a position looks for a seat: its points, and an estimate for influence, titles and cards."""

from __future__ import annotations

from typing import Final

from kingscourt.games.royals.components import CityPosition, Country
from kingscourt.games.royals.state import RoyalsState
from kingscourt.games.royals.steps.draw_cards import DrawCards, FromCountryDeck, FromIntrigueDeck
from kingscourt.games.royals.steps.pay_country import CARDS_FOR_ONE, GiveCountries, PayCountry
from kingscourt.games.royals.steps.pay_intrigue import GiveIntrigues, PayIntrigue

POINT: Final = 100
COUNTRY_CARD: Final = 90
USEFUL_CARD: Final = 30  # more for a card that brings an open position closer
INTRIGUE_CARD: Final = 110
SPARE_INTRIGUE: Final = 40  # beyond the needs of one takeover
CUBE_ON_TITLE: Final = 40
CITY_VISITED: Final = 60
INFLUENCE: Final = 60
PERIOD_SHARE: Final = 70  # per cent of a token that the leader of the moment may hope for
TITLE_SHARE: Final = 60


def evaluate(s: RoyalsState, seat: int) -> int:
    """A number that is only compared with itself."""
    value = POINT * s.players[seat].points
    if s.finished:
        return value
    for index, country in enumerate(s.components.countries):
        value += influence_value(s, seat, country)
        value += city_value(s, seat, index, country)
    value += title_value(s, seat)
    value += card_value(s, seat)
    if s.target >= 0 and s.turn == seat:
        value += target_value(s, seat, s.components.positions[s.target])
    return value


def holder(s: RoyalsState, position: int) -> int:
    """The holder of a position, once the pending payment is made."""
    return s.turn if position == s.target else s.holders[position]


def influence_value(s: RoyalsState, seat: int, country: Country) -> int:
    """The expected points of the coming period tokens of a country."""
    influence = [0] * s.seat_count
    for index in country.positions:
        owner = holder(s, index)
        if owner >= 0:
            influence[owner] += s.components.positions[index].influence
    mine = influence[seat]
    if mine == 0:
        return 0
    above = sum([1 for other in influence if other > mine])
    level = sum([1 for other in influence if other == mine]) - 1
    tokens = country.tokens[min(s.period, len(country.tokens) - 1)]
    left = len(country.tokens) - s.period
    promise = 0
    for place in range(above, min(2, above + level + 1)):
        promise += tokens[place]
    return POINT * promise * PERIOD_SHARE // (100 * (level + 1)) + INFLUENCE * mine * left


def city_value(s: RoyalsState, seat: int, index: int, country: Country) -> int:
    """How far the way to a country bonus has been gone, and a city bonus about to be won."""
    takers = s.country_bonuses[index]
    if seat in takers or len(takers) == len(country.bonuses):
        return 0
    cities = s.players[seat].cities
    if s.target >= 0 and s.turn == seat:
        cities |= 1 << s.components.positions[s.target].city
    visited = sum([1 for city in country.cities if cities & (1 << city) != 0])
    value = CITY_VISITED * visited * visited // len(country.cities) * 2
    return value + (POINT * country.bonuses[len(takers)] if visited == len(country.cities) else 0)


def title_value(s: RoyalsState, seat: int) -> int:
    """The expected points of the title tokens at the end, and of the noble house."""
    value = 0
    missing = 0
    for rank, title in enumerate(s.components.titles):
        mine = s.players[seat].titles[rank]
        if s.target >= 0 and s.turn == seat and s.components.positions[s.target].title == rank:
            mine += 1
        if mine == 0:
            missing += 1
            continue
        most = max([player.titles[rank] for number, player in enumerate(s.players) if number != seat])
        share = title.value if mine > most else title.half if mine == most else 0
        value += POINT * share * TITLE_SHARE // 100 + CUBE_ON_TITLE * min(mine, most + 2)
    bonuses = s.components.count(s.seat_count).noble_house
    taken = len(s.noble_bonuses)
    if taken < len(bonuses) and seat not in s.noble_bonuses:
        steps = len(s.components.titles) - missing
        value += POINT * bonuses[taken] * steps * steps // (2 * len(s.components.titles) ** 2)
        if missing == 0:
            value += POINT * bonuses[taken]
    return value


def card_value(s: RoyalsState, seat: int) -> int:
    """Cards in hand and cards about to come."""
    hand = s.players[seat].countries
    box = s.components
    value = COUNTRY_CARD * hand.size
    for index, country in enumerate(box.countries):
        dearest = 0
        for number in country.positions:
            if s.holders[number] != seat:
                dearest = max(dearest, box.positions[number].cost)
        value += USEFUL_CARD * min(hand.cards[index], dearest)
    limit = box.box.country_limit
    if hand.size > limit:
        value -= (COUNTRY_CARD + USEFUL_CARD) * (hand.size - limit)
    intrigues = s.players[seat].intrigues.size
    if s.turn == seat:
        step = s.agenda[-1]
        if isinstance(step, FromCountryDeck):
            value += COUNTRY_CARD + USEFUL_CARD // 2
            step = s.agenda[-2]
        elif isinstance(step, FromIntrigueDeck):
            intrigues += 1
            step = s.agenda[-2]
        if isinstance(step, DrawCards):
            value += (COUNTRY_CARD + USEFUL_CARD) * step.countries
            intrigues += step.intrigues
    return value + INTRIGUE_CARD * min(intrigues, 2) + SPARE_INTRIGUE * max(0, intrigues - 2)


def target_value(s: RoyalsState, seat: int, position: CityPosition) -> int:
    """The immediate worth of the position being paid for, less the cards that it still costs."""
    value = 0
    if s.city_bonuses[position.city] < 0:
        value += POINT * s.components.cities[position.city].bonus
    for step in s.agenda:
        if isinstance(step, PayCountry):
            short = max(0, position.cost - s.players[seat].countries.cards[position.country])
            cards = position.cost + (CARDS_FOR_ONE - 1) * short
            value -= COUNTRY_CARD * cards + USEFUL_CARD * (position.cost - short)
        elif isinstance(step, GiveCountries):
            value -= COUNTRY_CARD  # one step for each card
        elif isinstance(step, PayIntrigue):
            value -= INTRIGUE_CARD * position.intrigue
        elif isinstance(step, GiveIntrigues):
            value -= INTRIGUE_CARD
    return value
