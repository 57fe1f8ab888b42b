"""A view as a tree of places and sentences, for terminals, screen readers, agents and the generic board."""

from __future__ import annotations

from kingscourt.games.royals.actions import COUNTRY, INTRIGUE, card_key
from kingscourt.games.royals.state import VACANT
from kingscourt.games.royals.views.seat_view import (
    CityView,
    CountryView,
    HandView,
    RoyalsView,
    SeatView,
    TitleView,
)
from kingscourt.kernel.phrase import SEAT_KEY
from kingscourt.kernel.wire_types import Outline, WirePhrase, WireValue


def outline_of(view: RoyalsView) -> Outline:
    """The whole table as one seat sees it."""
    inside = [_display(view), _decks(view)]
    if view.free_colours:
        inside.append(_colours(view))
    inside += [_country(view, country) for country in view.countries]
    inside.append(_titles(view))
    inside.append(_noble_house(view))
    inside += [_seat(view, number, seat) for number, seat in enumerate(view.seats)]
    return Outline("table", _heading(view), inside)


def _say(name: str, **args: WireValue) -> WirePhrase:
    return WirePhrase(f"royals-outline-{name}", args)


def _name(family: str, id: str) -> WirePhrase:
    return WirePhrase(f"royals-{family}-{id}")


def _person(seat: int) -> WirePhrase:
    return WirePhrase(SEAT_KEY, {"n": seat})


def _heading(view: RoyalsView) -> WirePhrase:
    if view.finished:
        return _say("over")
    if view.turn < 0:
        return _say("setup")
    period = view.periods[min(view.period, len(view.periods) - 1)]
    name = "last-round" if view.last_round else "ends" if view.period_ends else "now"
    return _say(name, period=period, player=_person(view.turn))


def _counted(family: str, ids: list[str], counts: list[int]) -> list[WirePhrase]:
    return [_count(family, id, n) for id, n in zip(ids, counts, strict=True) if n > 0]


def _count(family: str, id: str, n: int) -> WirePhrase:
    return WirePhrase(card_key("royals-outline-count", family), {family: _name(family, id), "n": n})


def _cards(place: str, family: str, ids: list[str], counts: list[int]) -> list[Outline]:
    return [
        Outline(f"{place}/{id}", _count(family, id, n)) for id, n in zip(ids, counts, strict=True) if n > 0
    ]


def _colours(view: RoyalsView) -> Outline:
    free = [Outline(f"colour/{id}", _say("colour", colour=_name("colour", id))) for id in view.free_colours]
    return Outline("colour", _say("colours"), free)


def _display(view: RoyalsView) -> Outline:
    cards = _cards("display", COUNTRY, view.country_ids, view.display)
    return Outline("display", _say("display" if cards else "display-empty"), cards)


def _decks(view: RoyalsView) -> Outline:
    inside = [
        Outline("deck/country", _say("deck", n=view.country_deck.size)),
        _discards(COUNTRY, view.country_ids, view.country_deck.discards),
        Outline("deck/intrigue", _say("deck-intrigue", n=view.intrigue_deck.size)),
        _discards(INTRIGUE, view.intrigue_ids, view.intrigue_deck.discards),
    ]
    return Outline("decks", _say("decks"), inside)


def _discards(family: str, ids: list[str], counts: list[int]) -> Outline:
    cards = _counted(family, ids, counts)
    text = _say(card_key("discards", family), cards=cards) if cards else _say(card_key("no-discards", family))
    return Outline(f"discards/{family}", text)


def _country(view: RoyalsView, country: CountryView) -> Outline:
    place = f"country/{country.id}"
    name = _name(COUNTRY, country.id)
    inside = [_city(view, city) for city in country.cities]
    influence = _influence(view, country)
    if influence:
        inside.append(Outline(f"{place}/influence", _say("influence", standings=influence)))
    for number, points in enumerate(country.bonuses):
        taker = country.bonus_takers[number] if number < len(country.bonus_takers) else VACANT
        inside.append(_token(f"{place}/bonus/{number + 1}", "realm-bonus", taker, points=points))
    for number, takers in enumerate(country.token_takers):
        period = view.periods[number]
        for rank, taker in enumerate(takers):
            points = country.tokens[number][rank]
            spot = f"period/{period}/{country.id}/{rank + 1}"
            inside.append(_token(spot, "token", taker, points=points, period=period))
    if view.period < len(country.tokens):
        first, second = country.tokens[view.period]
        return Outline(place, _say("realm", country=name, first=first, second=second), inside)
    return Outline(place, _say("realm-done", country=name), inside)


def _influence(view: RoyalsView, country: CountryView) -> list[WirePhrase]:
    """RY-4.3: who has how much influence now, the most first."""
    found = [0] * len(view.seats)
    for city in country.cities:
        for number, holder in enumerate(city.holders):
            if holder >= 0:
                found[holder] += _influence_of(view, city, number)
    seats = sorted(range(len(found)), key=lambda seat: (-found[seat], seat))
    return [_say("standing", player=_person(seat), n=found[seat]) for seat in seats if found[seat] > 0]


def _influence_of(view: RoyalsView, city: CityView, number: int) -> int:
    return city.influence[number] if city.influence else _title_of(view, city, number).influence


def _title_of(view: RoyalsView, city: CityView, number: int) -> TitleView:
    return next(title for title in view.titles if title.id == city.titles[number])


def _token(place: str, name: str, taker: int, **args: WireValue) -> Outline:
    if taker >= 0:
        return Outline(place, _say(f"{name}-taken", player=_person(taker), **args))
    return Outline(place, _say(name if taker == VACANT else f"{name}-gone", **args))


def _city(view: RoyalsView, city: CityView) -> Outline:
    inside: list[Outline] = []
    for number in range(len(city.titles)):
        inside.append(_position(view, city, number))
    if city.banished:
        inside.append(Outline(f"city/{city.id}/banished", _say("exiles", cubes=_cubes(city.banished))))
    name = _name("city", city.id)
    if city.taker >= 0:
        text = _say("town-taken", city=name, points=city.bonus, player=_person(city.taker))
    else:
        text = _say("town", city=name, points=city.bonus)
    return Outline(f"city/{city.id}", text, inside)


def _cubes(counts: list[int]) -> list[WirePhrase]:
    return [_say("cube", player=_person(seat), n=n) for seat, n in enumerate(counts) if n > 0]


def _position(view: RoyalsView, city: CityView, number: int) -> Outline:
    title = _title_of(view, city, number)
    place = f"city/{city.id}/{title.id}"
    if place == view.target:
        text = _say("position-target", title=_name("title", title.id), player=_person(view.turn))
        return Outline(place, text)
    holder = city.holders[number]
    args: dict[str, WireValue] = {
        "title": _name("title", title.id),
        "influence": _influence_of(view, city, number),
    }
    if holder < 0:
        return Outline(place, _say("position", n=title.cards, **args))
    args["player"] = _person(holder)
    if holder == view.seat:
        return Outline(place, _say("position-held", **args))
    return Outline(place, _say("position-takeover", n=title.cards, intrigues=title.intrigue, **args))


def _titles(view: RoyalsView) -> Outline:
    return Outline("titles", _say("ladder"), [_title(title) for title in view.titles])


def _title(title: TitleView) -> Outline:
    name = _name("title", title.id)
    cubes = _cubes(title.cubes)
    if cubes:
        text = _say("rung", title=name, points=title.value, cubes=cubes)
    else:
        text = _say("rung-empty", title=name, points=title.value)
    return Outline(f"title/{title.id}", text)


def _noble_house(view: RoyalsView) -> Outline:
    inside: list[Outline] = []
    for number, points in enumerate(view.noble_house):
        taker = view.noble_takers[number] if number < len(view.noble_takers) else VACANT
        inside.append(_token(f"noble-house/{number + 1}", "noble", taker, points=points))
    return Outline("noble-house", _say("noble-house"), inside)


def _seat(view: RoyalsView, number: int, seat: SeatView) -> Outline:
    own = number == view.seat
    place = f"seat/{number}"
    hand = "my/hand" if own else f"{place}/hand"
    inside = [
        _hand(hand, COUNTRY, view.country_ids, seat.countries),
        _hand(hand, INTRIGUE, view.intrigue_ids, seat.intrigues),
    ]
    if not seat.colour:
        return Outline(place, _say("house-new", player=_person(number)), inside)
    colour = WirePhrase(f"royals-colour-{seat.colour}")
    args: dict[str, WireValue] = {"player": _person(number), "colour": colour, "n": seat.cubes}
    if seat.points is not None:  # RY-3
        return Outline(place, _say("house", points=seat.points, **args), inside)
    return Outline(place, _say("house-hidden", **args), inside)


def _hand(place: str, family: str, ids: list[str], hand: HandView) -> Outline:
    spot = f"{place}/{family}"
    if hand.cards is not None:
        cards = _cards(place, family, ids, hand.cards)
        return Outline(spot, _say(card_key("hand", family), n=hand.size), cards)
    known = _counted(family, ids, hand.shown) if hand.shown else []
    if known:
        return Outline(spot, _say("hand-known", n=hand.size, known=known))
    return Outline(spot, _say(card_key("hand", family), n=hand.size))
