"""Countries in an outline: cities with their positions, influence, bonuses and period tokens."""

from __future__ import annotations

from kingscourt.games.royals.actions import COUNTRY
from kingscourt.games.royals.component_files.component_rule_texts import position_id
from kingscourt.games.royals.state import VACANT
from kingscourt.games.royals.views.outline_words import (
    card_of,
    cubes,
    is_sure,
    line,
    marked,
    name_of,
    person,
    points,
    printed,
    say,
    token,
)
from kingscourt.games.royals.views.seat_view import CityView, CountryView, RoyalsView, TitleView
from kingscourt.kernel.wire_types import Outline, WirePhrase, WireValue


class Influence:
    """The influence of one player in a country, with what decides a tie (RY-4.3, RY-4.4)."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.total: int = 0
        self.is_sure: bool = True
        self.title: int = -1
        self.city: str = ""
        self.bonus: int = 0

    def key(self) -> list[int]:
        """The most comes first."""
        return [self.total, self.title, self.bonus]


def country_outline(view: RoyalsView, country: CountryView) -> Outline:
    """A country with everything in it."""
    place = f"country/{country.id}"
    card = card_of(country.id)
    inside = [city_outline(view, city) for city in country.cities]
    ranking = influence_in(view, country)
    if ranking:
        inside.append(influence_outline(view, f"{place}/influence", ranking))
    for nth, bonus in enumerate(country.bonuses):
        taker = country.bonus_takers[nth] if nth < len(country.bonus_takers) else VACANT
        value = printed(view, COUNTRY, country.id, "bonuses", bonus)
        inside.append(token(f"{place}/bonus/{nth + 1}", say("realm-bonus"), value, taker, card))
    tokens = period_tokens(view, country)
    inside.append(Outline(f"{place}/tokens", say("period-tokens"), inside=tokens))
    return Outline(place, name_of(COUNTRY, country.id), card=card, inside=inside)


def period_tokens(view: RoyalsView, country: CountryView) -> list[Outline]:
    """Both tokens of every period."""
    found: list[Outline] = []
    for nth, pair in enumerate(country.tokens):
        takers = country.token_takers[nth] if nth < len(country.token_takers) else [VACANT, VACANT]
        period = view.periods[nth]
        for rank, name in enumerate(("token-first", "token-second")):
            value = printed(view, COUNTRY, country.id, "tokens", pair[rank])
            spot = f"period/{period}/{country.id}/{rank + 1}"
            label = say(name, {"period": period})
            found.append(token(spot, label, value, takers[rank], card_of(country.id)))
    return found


def influence_in(view: RoyalsView, country: CountryView) -> list[Influence]:
    """Who has how much influence now, the most first."""
    found = [Influence(seat) for seat in range(len(view.seats))]
    ranks = [title.id for title in view.titles]
    for city in country.cities:
        for nth, holder in enumerate(city.holders):
            if holder >= 0:
                one = found[holder]
                one.total += influence_of(view, city, nth)
                one.is_sure = one.is_sure and has_sure_influence(view, city, nth)
                title = ranks.index(city.titles[nth])
                if title > one.title or (title == one.title and city.bonus > one.bonus):
                    one.title, one.city, one.bonus = title, city.id, city.bonus
    present = [one for one in found if one.total > 0]
    present.sort(key=Influence.key, reverse=True)
    return present


def influence_outline(view: RoyalsView, place: str, ranking: list[Influence]) -> Outline:
    """The totals by player; of two who are level, the first says why it is ahead."""
    inside: list[Outline] = []
    for nth, one in enumerate(ranking):
        state: list[WirePhrase] = []
        if nth + 1 < len(ranking) and ranking[nth + 1].total == one.total:
            state = [why_ahead(view, one, ranking[nth + 1])]
        inside.append(
            Outline(f"{place}/{one.seat}", person(one.seat), marked(one.total, one.is_sure), state=state)
        )
    return Outline(place, say("influence"), inside=inside)


def why_ahead(view: RoyalsView, one: Influence, other: Influence) -> WirePhrase:
    """RY-4.4: the higher title, or the city with the higher bonus."""
    if one.title != other.title:
        title = name_of("title", view.titles[one.title].id)
        return say("ahead-title", {"player": person(other.seat), "title": title})
    bonus = printed(view, "city", one.city, "bonus", one.bonus)
    args: dict[str, WireValue] = {
        "player": person(other.seat),
        "city": name_of("city", one.city),
        "points": bonus,
    }
    return say("ahead-city", args)


def influence_of(view: RoyalsView, city: CityView, nth: int) -> int:
    """The influence printed at a position."""
    return city.influence[nth] if city.influence else title_of(view, city, nth).influence


def has_sure_influence(view: RoyalsView, city: CityView, nth: int) -> bool:
    """Whether that number is more than reconstructed."""
    if city.influence:
        return is_sure(view, "city", city.id, "influence")
    return is_sure(view, "title", city.titles[nth], "influence")


def title_of(view: RoyalsView, city: CityView, nth: int) -> TitleView:
    """The title of a position."""
    return next(title for title in view.titles if title.id == city.titles[nth])


def city_outline(view: RoyalsView, city: CityView) -> Outline:
    """A city: its positions, its bonus, the banished cubes."""
    place = f"city/{city.id}"
    card = card_of(city.id)
    inside = [position_outline(view, city, nth) for nth in range(len(city.titles))]
    bonus = printed(view, "city", city.id, "bonus", city.bonus)
    inside.append(token(f"{place}/bonus", say("city-bonus"), bonus, city.taker, card))
    if city.banished:
        exile = f"{place}/banished"
        inside.append(Outline(exile, say("exiles"), inside=cubes(exile, city.banished)))
    return Outline(place, name_of("city", city.id), card=card, inside=inside)


def position_outline(view: RoyalsView, city: CityView, nth: int) -> Outline:
    """A position: its price, its influence, and who holds it; also what a takeover takes besides."""
    title = title_of(view, city, nth)
    place = f"city/{city.id}/{title.id}"
    holder = city.holders[nth]
    influence = marked(influence_of(view, city, nth), has_sure_influence(view, city, nth))
    price = printed(view, "title", title.id, "cards", title.cards)
    lines = [line("price", {"n": price})]
    if holder >= 0 and holder != view.seat:
        lines.append(line("takeover", {"n": title.intrigue}))
    lines.append(line("influence", {"n": influence}))
    state = [say("vacant") if holder < 0 else say("held", {"player": person(holder)})]
    if place == view.target:
        state.append(say("paying", {"player": person(view.turn)}))
    card = card_of(position_id(city.id, title.id))
    value = say("cards", {"n": price})
    return Outline(place, name_of("title", title.id), value, lines, state, card)


def title_outline(view: RoyalsView, title: TitleView) -> Outline:
    """A title token with its points and the cubes on it."""
    place = f"title/{title.id}"
    value = printed(view, "title", title.id, "value", title.value)
    half = printed(view, "title", title.id, "value", title.value // 2)
    state: list[WirePhrase] = []
    for taker in title.takers:
        phrase = say("taken", {"player": person(taker)}) if taker >= 0 else say("gone")
        if phrase not in state:
            state.append(phrase)
    return Outline(
        place,
        name_of("title", title.id),
        points(value),
        [line("half", {"points": half})],
        state,
        card_of(title.id),
        cubes(place, title.cubes),
    )
