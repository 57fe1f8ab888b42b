"""A view and its box as a tree of places, for terminals, screen readers, agents and the generic board."""

from __future__ import annotations

from kingscourt.games.royals.actions import COUNTRY, INTRIGUE, card_key
from kingscourt.games.royals.component_files.component_lines import position_lines
from kingscourt.games.royals.component_files.component_rule_texts import position_id
from kingscourt.games.royals.components import City, CityPosition, Country, RoyalsComponents, Title
from kingscourt.games.royals.places import (
    banished_place,
    city_bonus_place,
    country_bonus_place,
    noble_bonus_place,
    period_place,
    title_place,
)
from kingscourt.games.royals.state import VACANT
from kingscourt.games.royals.views.seat_view import DeckView, HandView, RoyalsView, StandingView
from kingscourt.games.royals.words import WORDS
from kingscourt.kernel.phrase import Phrase, Value, seat_phrase
from kingscourt.kernel.wire_types import Outline


def outline_of(view: RoyalsView, box: RoyalsComponents) -> Outline:
    """The whole table as one seat sees it."""
    inside = [display(view, box), decks(view, box)]
    if view.free_colours:
        free = [WORDS.at(f"colour/{id}", WORDS.name("colour", id)) for id in view.free_colours]
        inside.append(WORDS.at("colour", WORDS.say("colours"), inside=free))
    inside += [country_outline(view, box, index) for index in range(len(box.countries))]
    titles = [title_outline(view, box, rank, title) for rank, title in enumerate(box.titles)]
    inside.append(WORDS.at("titles", WORDS.say("ladder"), inside=titles))
    inside.append(noble_house(view, box))
    inside += [seat_outline(view, box, seat) for seat in range(len(view.seats))]
    return table(view, box, inside)


def table(view: RoyalsView, box: RoyalsComponents, inside: list[Outline]) -> Outline:
    """How the game stands."""
    if view.finished or view.turn < 0:
        return WORDS.at("table", WORDS.say("over" if view.finished else "setup"), inside=inside)
    state = [WORDS.say("to-move", player=seat_phrase(view.turn))]
    if view.last_round or view.period_ends:
        state.append(WORDS.say("round-ends" if view.last_round else "period-ends"))
    period = WORDS.say("period-name", period=box.periods[min(view.period, len(box.periods) - 1)])
    return WORDS.at("table", WORDS.say("period"), period, state=state, inside=inside)


def cards(
    box: RoyalsComponents, place: str, family: str, counts: list[int], state: list[Phrase] | None = None
) -> list[Outline]:
    """Cards of a family by kind, as far as there are any."""
    ids = box.country_ids if family == COUNTRY else box.intrigue_ids
    return [
        WORDS.at(f"{place}/{id}", WORDS.name(family, id), n, state=state, card=id)
        for id, n in zip(ids, counts, strict=False)
        if n > 0
    ]


def display(view: RoyalsView, box: RoyalsComponents) -> Outline:
    """The cards that lie open."""
    shown = cards(box, "display", COUNTRY, view.display)
    state = [] if shown else [WORDS.say("display-empty")]
    return WORDS.at("display", WORDS.say("display"), state=state, inside=shown)


def decks(view: RoyalsView, box: RoyalsComponents) -> Outline:
    """Both decks, each with its discards."""
    inside = [*deck(box, COUNTRY, view.country_deck), *deck(box, INTRIGUE, view.intrigue_deck)]
    return WORDS.at("decks", WORDS.say("decks"), inside=inside)


def deck(box: RoyalsComponents, family: str, pile: DeckView) -> list[Outline]:
    """A deck and its discards."""
    place = f"discards/{family}"
    gone = cards(box, place, family, pile.discards)
    state = [] if pile.size > 0 else [WORDS.say("empty")]
    name, discards = WORDS.say(card_key("deck-name", family)), WORDS.say(card_key("discards-name", family))
    return [
        WORDS.at(f"deck/{family}", name, pile.size, state=state),
        WORDS.at(place, discards, sum(pile.discards), inside=gone),
    ]


# -- countries -----------------------------------------------------------------------------------


def country_outline(view: RoyalsView, box: RoyalsComponents, index: int) -> Outline:
    """A country with everything in it."""
    country = box.countries[index]
    place = f"country/{country.id}"
    inside = [city_outline(view, box, number) for number in country.cities]
    ranking = view.standings[index]
    if ranking:
        rows = [standing(box, f"{place}/influence", ranking, nth) for nth in range(len(ranking))]
        inside.append(WORDS.at(f"{place}/influence", WORDS.say("influence"), inside=rows))
    for nth in range(len(country.bonuses)):
        spot, value = country_bonus_place(country.id, nth), box.country_bonus(country, nth)
        state = taken(view.country_takers[index][nth : nth + 1])
        inside.append(token(spot, WORDS.say("realm-bonus"), value, state, country.id))
    tokens = period_tokens(view, box, index, country)
    inside.append(WORDS.at(f"{place}/tokens", WORDS.say("period-tokens"), inside=tokens))
    return WORDS.at(place, country.name, card=country.id, inside=inside)


def period_tokens(view: RoyalsView, box: RoyalsComponents, index: int, country: Country) -> list[Outline]:
    """Both tokens of every period."""
    found: list[Outline] = []
    for nth, period in enumerate(box.periods):
        for rank, name in enumerate(("token-first", "token-second")):
            slot = 2 * (nth * len(box.countries) + index) + rank
            spot, label = period_place(period, country.id, rank), WORDS.say(name, period=period)
            state = taken(view.period_takers[slot : slot + 1])
            found.append(token(spot, label, box.period_token(country, nth, rank), state, country.id))
    return found


def standing(box: RoyalsComponents, place: str, ranking: list[StandingView], nth: int) -> Outline:
    """A player's influence; of two who are level, the first says why it is ahead (RY-4.4)."""
    one = ranking[nth]
    state: list[Phrase] = []
    if nth + 1 < len(ranking) and ranking[nth + 1].influence == one.influence:
        state = [why_ahead(box, one, ranking[nth + 1])]
    value = box.influence_number(one.influence, one.is_sure)
    return WORDS.at(f"{place}/{one.seat}", seat_phrase(one.seat), value, state=state)


def why_ahead(box: RoyalsComponents, one: StandingView, other: StandingView) -> Phrase:
    """The higher title, or the city with the higher bonus."""
    if one.title != other.title:
        return WORDS.say("ahead-title", player=seat_phrase(other.seat), title=box.titles[one.title].name)
    city = box.cities[one.city]
    points = box.city_bonus(city)
    return WORDS.say("ahead-city", player=seat_phrase(other.seat), city=city.name, points=points)


def city_outline(view: RoyalsView, box: RoyalsComponents, number: int) -> Outline:
    """A city: its positions, its bonus, the banished cubes."""
    city, seats = box.cities[number], len(view.seats)
    inside = [position_outline(view, box, city, box.positions[index]) for index in city.positions]
    state = taken(view.city_takers[number : number + 1])
    spot = city_bonus_place(city.id)
    inside.append(token(spot, WORDS.say("city-bonus"), box.city_bonus(city), state, city.id))
    exiles = cubes(banished_place(city.id), view.banished[number * seats : (number + 1) * seats])
    if exiles:
        inside.append(WORDS.at(banished_place(city.id), WORDS.say("exiles"), inside=exiles))
    return WORDS.at(f"city/{city.id}", city.name, card=city.id, inside=inside)


def position_outline(view: RoyalsView, box: RoyalsComponents, city: City, position: CityPosition) -> Outline:
    """A position: its price, its influence, and who holds it; also what a takeover takes besides."""
    title, holder = box.titles[position.title], view.holders[position.index]
    _, takeover, influence = position_lines(box, position)
    lines = [WORDS.line("price", n=box.price(title)), takeover, influence]
    if holder in (VACANT, view.seat):
        lines.remove(takeover)
    state = [WORDS.say("held", player=seat_phrase(holder)) if holder >= 0 else WORDS.say("vacant")]
    if position.index == view.target:
        state.append(WORDS.say("paying", player=seat_phrase(view.turn)))
    price, card = WORDS.say("cards", n=box.price(title)), position_id(city.id, title.id)
    return WORDS.at(position.place, title.name, price, lines, state, card)


# -- titles, noble house, tokens -----------------------------------------------------------------


def title_outline(view: RoyalsView, box: RoyalsComponents, rank: int, title: Title) -> Outline:
    """A title token with its points and the cubes on it."""
    half = WORDS.line("half", points=box.title_points(title, 1))
    state = taken(view.title_takers[2 * rank : 2 * rank + 2])
    inside = cubes(title_place(title.id), view.title_cubes[rank])
    points = WORDS.points(box.title_points(title))
    return WORDS.at(title_place(title.id), title.name, points, [half], state, title.id, inside)


def noble_house(view: RoyalsView, box: RoyalsComponents) -> Outline:
    """The bonuses for a cube on every title."""
    count, card = box.count(len(view.seats)), "noble-house"
    inside: list[Outline] = []
    for nth in range(len(count.noble_house)):
        state = taken(view.noble_takers[nth : nth + 1])
        value = box.noble_bonus(count, nth)
        inside.append(token(noble_bonus_place(nth), WORDS.say("noble-bonus"), value, state, card))
    return WORDS.at("noble-house", WORDS.say("noble-house"), card=card, inside=inside)


def token(place: str, label: Phrase, points: Value, state: list[Phrase], card: str) -> Outline:
    """A token with its points, and who has taken it."""
    return WORDS.at(place, label, WORDS.points(points), state=state, card=card)


def taken(takers: list[int]) -> list[Phrase]:
    """Who took a token or its halves, or that it left the game; nothing while it lies there."""
    found: list[Phrase] = []
    for taker in takers:
        phrase = WORDS.say("taken", player=seat_phrase(taker)) if taker >= 0 else WORDS.say("gone")
        if taker != VACANT and phrase not in found:
            found.append(phrase)
    return found


def cubes(place: str, counts: list[int]) -> list[Outline]:
    """Cubes by player, as far as there are any."""
    return [
        WORDS.at(f"{place}/{seat}", WORDS.say("cubes-of", player=seat_phrase(seat)), n)
        for seat, n in enumerate(counts)
        if n > 0
    ]


# -- players -------------------------------------------------------------------------------------


def seat_outline(view: RoyalsView, box: RoyalsComponents, number: int) -> Outline:
    """A player: hands, cubes, tokens, points."""
    seat, place = view.seats[number], f"seat/{number}"
    hand = "my/hand" if number == view.seat else f"{place}/hand"
    inside = [
        hand_outline(box, hand, COUNTRY, seat.countries),
        hand_outline(box, hand, INTRIGUE, seat.intrigues),
        WORDS.at(f"{place}/cubes", WORDS.say("cubes-left"), seat.cubes),
        WORDS.at(f"{place}/tokens", WORDS.say("tokens"), tokens_of(view, number)),
    ]
    colour = seat.colour
    state = [WORDS.say("plays-with", colour=WORDS.name("colour", colour))] if colour else []
    value = None if seat.points is None else WORDS.points(seat.points)  # RY-3
    return WORDS.at(place, seat_phrase(number), value, state=state, inside=inside)


def tokens_of(view: RoyalsView, seat: int) -> int:
    """How many tokens a player has taken; which they are stands where they lay."""
    takers = view.city_takers + view.noble_takers + view.period_takers
    for takers_of_country in view.country_takers:
        takers = takers + takers_of_country
    titles = [nth // 2 for nth, taker in enumerate(view.title_takers) if taker == seat]
    return takers.count(seat) + len(set(titles))  # two halves of one token count once


def hand_outline(box: RoyalsComponents, place: str, family: str, hand: HandView) -> Outline:
    """Cards of one family; of another player's only those that everybody has seen."""
    known, state = hand.cards, list[Phrase]()
    if known is None:
        known, state = hand.shown, [WORDS.say("seen")]
    inside = cards(box, place, family, known, state)
    return WORDS.at(f"{place}/{family}", WORDS.say(card_key("hand-name", family)), hand.size, inside=inside)
