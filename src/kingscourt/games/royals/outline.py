"""A view as a tree of places and sentences, for terminals, screen readers, agents and the generic board."""

from __future__ import annotations

from kingscourt.games.royals.wire import CityView, CountryView, HandView, RoyalsView, SeatView, TitleView
from kingscourt.kernel.phrase import SEAT_KEY
from kingscourt.kernel.wire import Outline, WirePhrase, WireValue


def outline_of(view: RoyalsView) -> Outline:
    """The whole table as one seat sees it."""
    inside = [_display(view), _decks(view)]
    inside += [_country(view, country) for country in view.countries]
    inside.append(_titles(view))
    inside.append(_noble_house(view))
    inside += [_seat(view, number, seat) for number, seat in enumerate(view.seats)]
    return Outline("table", _heading(view), inside)


def _say(name: str, **args: WireValue) -> WirePhrase:
    return WirePhrase(f"royals-outline-{name}", args)


def _name(view: RoyalsView, family: str, id: str) -> WireValue:
    return view.names.get(f"{family}/{id}", WirePhrase(f"royals-{family}-{id}"))


def _person(seat: int) -> WirePhrase:
    return WirePhrase(SEAT_KEY, {"n": seat})


def _heading(view: RoyalsView) -> WirePhrase:
    if view.finished:
        return _say("over")
    if view.turn < 0:
        return _say("setup")
    year = view.periods[min(view.period, len(view.periods) - 1)]
    name = "last-round" if view.last_round else "period-ends" if view.period_ends else "period"
    return _say(name, period=WirePhrase("royals-period", {"year": year}), player=_person(view.turn))


def _counted(view: RoyalsView, family: str, ids: list[str], counts: list[int]) -> list[WirePhrase]:
    return [
        _say("count", card=_name(view, family, id), n=n) for id, n in zip(ids, counts, strict=True) if n > 0
    ]


def _cards(view: RoyalsView, place: str, family: str, ids: list[str], counts: list[int]) -> list[Outline]:
    return [
        Outline(f"{place}/{id}", _say("count", card=_name(view, family, id), n=n))
        for id, n in zip(ids, counts, strict=True)
        if n > 0
    ]


def _display(view: RoyalsView) -> Outline:
    cards = _cards(view, "display", "country", view.country_ids, view.display)
    return Outline("display", _say("display" if cards else "display-empty"), cards)


def _decks(view: RoyalsView) -> Outline:
    inside = [
        Outline("deck/country", _say("deck-country", n=view.country_deck.size)),
        _discards(view, "country", view.country_ids, view.country_deck.discards),
        Outline("deck/intrigue", _say("deck-intrigue", n=view.intrigue_deck.size)),
        _discards(view, "intrigue", view.intrigue_ids, view.intrigue_deck.discards),
    ]
    return Outline("decks", _say("decks"), inside)


def _discards(view: RoyalsView, family: str, ids: list[str], counts: list[int]) -> Outline:
    text = _say(f"discards-{family}", cards=_counted(view, family, ids, counts), n=sum(counts))
    return Outline(f"discards/{family}", text)


def _country(view: RoyalsView, country: CountryView) -> Outline:
    place = f"country/{country.id}"
    name = _name(view, "country", country.id)
    inside = [_city(view, city) for city in country.cities]
    for number, points in enumerate(country.bonuses):
        taker = country.bonus_takers[number] if number < len(country.bonus_takers) else -1
        inside.append(_token(f"{place}/bonus/{number + 1}", "country-bonus", points, taker))
    for number, takers in enumerate(country.token_takers):
        period = WirePhrase("royals-period", {"year": view.periods[number]})
        for rank, taker in enumerate(takers):
            spot = f"period/{view.periods[number]}/{country.id}/{rank + 1}"
            inside.append(_token(spot, "period-token", country.tokens[number][rank], taker, period))
    if view.period < len(country.tokens):
        first, second = country.tokens[view.period]
        return Outline(place, _say("country", country=name, first=first, second=second), inside)
    return Outline(place, _say("country-done", country=name), inside)


def _token(place: str, name: str, points: int, taker: int, period: WirePhrase | None = None) -> Outline:
    args: dict[str, WireValue] = {"points": points}
    if period is not None:
        args["period"] = period
    if taker >= 0:
        return Outline(place, _say(f"{name}-taken", player=_person(taker), **args))
    return Outline(place, _say(f"{name}-gone" if taker < -1 else name, **args))


def _city(view: RoyalsView, city: CityView) -> Outline:
    inside: list[Outline] = []
    for title_id, holder in zip(city.titles, city.holders, strict=True):
        inside.append(_position(view, f"city/{city.id}/{title_id}", title_id, holder))
    exiles = [_say("exile", player=_person(seat), n=n) for seat, n in enumerate(city.banished) if n > 0]
    if exiles:
        inside.append(Outline(f"city/{city.id}/banished", _say("banished", cubes=exiles)))
    name = _name(view, "city", city.id)
    if city.taker >= 0:
        text = _say("city-taken", city=name, points=city.bonus, player=_person(city.taker))
    else:
        text = _say("city", city=name, points=city.bonus)
    return Outline(f"city/{city.id}", text, inside)


def _position(view: RoyalsView, place: str, title_id: str, holder: int) -> Outline:
    title = next(title for title in view.titles if title.id == title_id)
    name = _name(view, "title", title_id)
    if place == view.target:
        return Outline(place, _say("position-target", title=name, player=_person(view.turn)))
    if holder < 0:
        text = _say("position", title=name, cards=title.cards, influence=title.influence)
    else:
        text = _say(
            "position-held",
            title=name,
            cards=title.cards,
            influence=title.influence,
            player=_person(holder),
        )
    return Outline(place, text)


def _titles(view: RoyalsView) -> Outline:
    return Outline("titles", _say("titles"), [_title(view, title) for title in view.titles])


def _title(view: RoyalsView, title: TitleView) -> Outline:
    name = _name(view, "title", title.id)
    cubes = [_say("exile", player=_person(seat), n=n) for seat, n in enumerate(title.cubes) if n > 0]
    if cubes:
        text = _say("title", title=name, points=title.value, cubes=cubes)
    else:
        text = _say("title-empty", title=name, points=title.value)
    return Outline(f"title/{title.id}", text)


def _noble_house(view: RoyalsView) -> Outline:
    inside: list[Outline] = []
    for number, points in enumerate(view.noble_house):
        taker = view.noble_takers[number] if number < len(view.noble_takers) else -1
        inside.append(_token(f"noble-house/{number + 1}", "noble-bonus", points, taker))
    return Outline("noble-house", _say("noble-house"), inside)


def _seat(view: RoyalsView, number: int, seat: SeatView) -> Outline:
    own = number == view.seat
    colour = WirePhrase(f"royals-colour-{seat.colour}")
    if own or view.totals_shown or view.finished:
        text = _say("seat", player=_person(number), colour=colour, cubes=seat.cubes, points=seat.points)
    else:
        text = _say("seat-hidden", player=_person(number), colour=colour, cubes=seat.cubes)
    place = "my" if own else f"seat/{number}"
    inside = [
        _hand(view, f"{place}/hand", "country", view.country_ids, seat.countries),
        _hand(view, f"{place}/hand", "intrigue", view.intrigue_ids, seat.intrigues),
    ]
    return Outline(f"seat/{number}", text, inside)


def _hand(view: RoyalsView, place: str, family: str, ids: list[str], hand: HandView) -> Outline:
    spot = f"{place}/{family}"
    if hand.cards is not None:
        cards = _cards(view, place, family, ids, hand.cards)
        return Outline(spot, _say(f"hand-{family}", n=hand.size), cards)
    known = _counted(view, family, ids, hand.shown) if hand.shown else []
    if known:
        return Outline(spot, _say(f"hand-{family}-known", n=hand.size, known=known))
    return Outline(spot, _say(f"hand-{family}", n=hand.size))
