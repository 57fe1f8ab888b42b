"""A view as a tree of places, for terminals, screen readers, agents and the generic board."""

from __future__ import annotations

from kingscourt.games.royals.actions import COUNTRY, INTRIGUE
from kingscourt.games.royals.state import VACANT
from kingscourt.games.royals.views.outline_countries import country_outline, title_outline
from kingscourt.games.royals.views.outline_words import (
    card_of,
    cards,
    name_of,
    of_family,
    person,
    points,
    printed,
    say,
    token,
)
from kingscourt.games.royals.views.seat_view import DeckView, HandView, RoyalsView, SeatView
from kingscourt.kernel.wire_types import Outline, WirePhrase


def outline_of(view: RoyalsView) -> Outline:
    """The whole table as one seat sees it."""
    inside = [_display(view), _decks(view)]
    if view.free_colours:
        inside.append(_colours(view))
    inside += [country_outline(view, country) for country in view.countries]
    titles = [title_outline(view, title) for title in view.titles]
    inside.append(Outline("titles", say("ladder"), inside=titles))
    inside.append(_noble_house(view))
    inside += [_seat(view, seat) for seat in range(len(view.seats))]
    return _table(view, inside)


def _table(view: RoyalsView, inside: list[Outline]) -> Outline:
    if view.finished:
        return Outline("table", say("over"), inside=inside)
    if view.turn < 0:
        return Outline("table", say("setup"), inside=inside)
    state = [say("to-move", {"player": person(view.turn)})]
    if view.last_round:
        state.append(say("round-ends"))
    elif view.period_ends:
        state.append(say("period-ends"))
    period = view.periods[min(view.period, len(view.periods) - 1)]
    return Outline("table", say("period"), say("period-name", {"period": period}), [], state, "", inside)


def _colours(view: RoyalsView) -> Outline:
    free = [Outline(f"colour/{id}", name_of("colour", id)) for id in view.free_colours]
    return Outline("colour", say("colours"), inside=free)


def _display(view: RoyalsView) -> Outline:
    shown = cards("display", COUNTRY, view.country_ids, view.display, [])
    state = [] if shown else [say("display-empty")]
    return Outline("display", say("display"), state=state, inside=shown)


def _decks(view: RoyalsView) -> Outline:
    inside = _deck(COUNTRY, view.country_ids, view.country_deck)
    inside += _deck(INTRIGUE, view.intrigue_ids, view.intrigue_deck)
    return Outline("decks", say("decks"), inside=inside)


def _deck(family: str, ids: list[str], deck: DeckView) -> list[Outline]:
    """A deck and its discards."""
    place = f"discards/{family}"
    gone = cards(place, family, ids, deck.discards, [])
    state = [] if deck.size > 0 else [say("empty")]
    return [
        Outline(f"deck/{family}", of_family("deck-name", family), deck.size, state=state),
        Outline(place, of_family("discards-name", family), sum(deck.discards), inside=gone),
    ]


def _noble_house(view: RoyalsView) -> Outline:
    card = card_of("noble-house")
    inside: list[Outline] = []
    for nth, bonus in enumerate(view.noble_house):
        taker = view.noble_takers[nth] if nth < len(view.noble_takers) else VACANT
        value = printed(view, "players", str(len(view.seats)), "noble_house", bonus)
        inside.append(token(f"noble-house/{nth + 1}", say("noble-bonus"), value, taker, card))
    return Outline("noble-house", say("noble-house"), card=card, inside=inside)


def _seat(view: RoyalsView, number: int) -> Outline:
    seat = view.seats[number]
    own = number == view.seat
    place = f"seat/{number}"
    hand = "my/hand" if own else f"{place}/hand"
    inside = [
        _hand(hand, COUNTRY, view.country_ids, seat.countries),
        _hand(hand, INTRIGUE, view.intrigue_ids, seat.intrigues),
        Outline(f"{place}/cubes", say("cubes-left"), seat.cubes),
        Outline(f"{place}/tokens", say("tokens"), tokens_of(view, number)),
    ]
    state = [_plays_with(seat)] if seat.colour else []
    value = points(seat.points) if seat.points is not None else None  # RY-3
    return Outline(place, person(number), value, [], state, "", inside)


def _plays_with(seat: SeatView) -> WirePhrase:
    return say("plays-with", {"colour": name_of("colour", seat.colour)})


def tokens_of(view: RoyalsView, seat: int) -> int:
    """How many tokens a player has taken; which they are stands where they lay."""
    takers = [city.taker for country in view.countries for city in country.cities] + view.noble_takers
    for country in view.countries:
        takers += country.bonus_takers
        for pair in country.token_takers:
            takers += pair
    for title in view.titles:
        takers += sorted(set(title.takers))  # two halves of one token count once
    return takers.count(seat)


def _hand(place: str, family: str, ids: list[str], hand: HandView) -> Outline:
    """Cards of one family; of another player's only those that everybody has seen."""
    label = of_family("hand-name", family)
    if hand.cards is not None:
        inside = cards(place, family, ids, hand.cards, [])
    else:
        inside = cards(place, family, ids, hand.shown, [say("seen")]) if hand.shown else []
    return Outline(f"{place}/{family}", label, hand.size, inside=inside)
