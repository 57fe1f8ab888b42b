"""The view of a seat: its types, and the functions that build it."""

from __future__ import annotations

import msgspec

from kingscourt.games.royals.components import City, Country
from kingscourt.games.royals.deck import Deck
from kingscourt.games.royals.hand import Hand
from kingscourt.games.royals.state import VACANT, RoyalsState
from kingscourt.games.royals.steps.choose_player_colours import free_colours
from kingscourt.kernel.wire_conversion import score_sheet
from kingscourt.kernel.wire_types import ScoreSheet, View


class HandView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One hand. `cards` and `shown` are counts by kind in the order of the static facts."""

    size: int
    cards: list[int] | None = None  # only for the owner
    shown: list[int] = []  # cards that everyone knows
    # unseen draws by stage, each as shuffle, number of cards, then the cards that left later, by kind
    memory: list[list[int]] = []
    drawn: list[list[int]] = []  # the owner's draws in each of these stages, by kind


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies in front of a seat."""

    colour: str  # empty until it is chosen
    cubes: int
    countries: HandView
    intrigues: HandView
    points: int | None  # None if the totals of others are not shown (RY-3)
    best_token: int | None  # likewise


class CityView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A city: `titles`, `holders` and `influence` run in step, -1 is vacant; `banished` by seat."""

    id: str
    bonus: int
    titles: list[str]
    holders: list[int]
    taker: int = VACANT
    banished: list[int] = []
    influence: list[int] = []  # by position, if it differs from that of the titles


class CountryView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A country: bonuses and period tokens with who took them (-2: left the game)."""

    id: str
    cities: list[CityView]
    bonuses: list[int]
    tokens: list[list[int]]
    bonus_takers: list[int] = []
    token_takers: list[list[int]] = []


class TitleView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A title with the cubes on its token, by seat."""

    id: str
    cards: int
    influence: int
    value: int
    intrigue: int
    cubes: list[int]
    takers: list[int] = []  # of the two halves, after the end


class DeckView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deck: `unseen` says for every shuffle what nobody has seen openly of it, deck included."""

    size: int
    discards: list[int]
    unseen: list[list[int]]


class RoyalsView(View, frozen=True, omit_defaults=True):
    """Everything an attentive player could know."""

    seat: int | None
    edition: str
    start: int
    turn: int
    turns: int
    period: int
    periods: list[str]
    display: list[int]
    country_ids: list[str]
    intrigue_ids: list[str]
    country_deck: DeckView
    intrigue_deck: DeckView
    countries: list[CountryView]
    titles: list[TitleView]
    noble_house: list[int]
    seats: list[SeatView]
    scores: list[ScoreSheet | None]  # by seat, as they stand; null if hidden (RY-3)
    noble_takers: list[int] = []
    free_colours: list[str] = []  # while colours are being chosen
    target: str = ""  # the place that is being paid for
    period_ends: bool = False
    last_round: bool = False
    finished: bool = False
    totals_shown: bool = False  # whether the points of others are shown (RY-3)
    about: list[str] = []  # paths of reconstructed numbers, as in the static facts; * is any id


def view_of(s: RoyalsState, seat: int | None) -> RoyalsView:
    """The position as a seat (None: a watcher) may know it."""
    box = s.components
    return RoyalsView(
        seat=seat,
        edition=box.edition,
        start=s.start,
        turn=s.turn,
        turns=s.turns,
        period=s.period,
        periods=box.periods,
        display=s.display.copy(),
        country_ids=box.country_ids,
        intrigue_ids=box.intrigue_ids,
        country_deck=_deck(s.countries, [player.countries for player in s.players]),
        intrigue_deck=_deck(s.intrigues, [player.intrigues for player in s.players]),
        countries=[_country(s, index, country) for index, country in enumerate(box.countries)],
        titles=[_title(s, rank) for rank in range(len(box.titles))],
        noble_house=box.count(s.seat_count).noble_house,
        seats=[_seat(s, number, seat) for number in range(s.seat_count)],
        scores=[_score(s, number, seat) for number in range(s.seat_count)],
        noble_takers=s.noble_bonuses,
        free_colours=_free_colours(s),
        target=box.positions[s.target].place if s.target >= 0 else "",
        period_ends=s.period_ends,
        last_round=s.last_round,
        finished=s.finished,
        totals_shown=s.totals_shown,
        about=box.doubts(s.seat_count),
    )


def _free_colours(s: RoyalsState) -> list[str]:
    """RY-1.1: the colours that can still be chosen."""
    if all(player.colour >= 0 for player in s.players):
        return []
    return [s.components.colours[index].id for index in free_colours(s)]


def _deck(deck: Deck, hands: list[Hand]) -> DeckView:
    """RY-2.8: the cards of each shuffle are public, but not where they are."""
    unseen = [[0] * len(deck.discards) for _ in range(deck.shuffle + 1)]
    unseen[deck.shuffle] = deck.bag.counts.copy()
    for hand in hands:
        for stage in hand.stages():
            pool = unseen[stage.shuffle]
            for kind, n in enumerate(stage.drawn):
                pool[kind] += n
    return DeckView(deck.size, deck.discards.copy(), unseen)


def _seat(s: RoyalsState, number: int, viewer: int | None) -> SeatView:
    """RY-2.8: a hand is its owner's secret; after the end everything is open, as in the record."""
    player = s.players[number]
    own = s.finished or number == viewer
    counted = _is_counted(s, number, viewer)
    return SeatView(
        s.components.colours[player.colour].id if player.colour >= 0 else "",
        player.cubes,
        _hand(player.countries, own),
        _hand(player.intrigues, own),
        player.points if counted else None,
        player.best_token if counted else None,
    )


def _is_counted(s: RoyalsState, number: int, viewer: int | None) -> bool:
    """RY-3: the points of others are shown only by an option, and after the end."""
    return s.finished or number == viewer or s.totals_shown


def _score(s: RoyalsState, number: int, viewer: int | None) -> ScoreSheet | None:
    return score_sheet(s, number) if _is_counted(s, number, viewer) else None


def _hand(hand: Hand, own: bool) -> HandView:
    stages = hand.stages()
    return HandView(
        hand.size,
        hand.cards.copy() if own else None,
        hand.shown.copy() if any(hand.shown) else [],
        [[stage.shuffle, sum(stage.drawn), *(stage.left if any(stage.left) else [])] for stage in stages],
        [stage.drawn.copy() for stage in stages] if own else [],
    )


def _country(s: RoyalsState, index: int, country: Country) -> CountryView:
    scored = [
        s.period_tokens[slot : slot + 2]
        for slot in range(2 * index, len(s.period_tokens), 2 * len(s.display))
    ]
    return CountryView(
        country.id,
        [_city(s, number, s.components.cities[number]) for number in country.cities],
        country.bonuses,
        country.tokens,
        s.country_bonuses[index],
        [takers for takers in scored if VACANT not in takers],
    )


def _city(s: RoyalsState, number: int, city: City) -> CityView:
    banished = s.banished[number * s.seat_count : (number + 1) * s.seat_count]
    return CityView(
        city.id,
        city.bonus,
        [s.components.titles[rank].id for rank in city.titles],
        [s.holders[position] for position in city.positions],
        s.city_bonuses[number],
        banished if any(banished) else [],
        city.influence,
    )


def _title(s: RoyalsState, rank: int) -> TitleView:
    title = s.components.titles[rank]
    takers = s.title_tokens[2 * rank : 2 * rank + 2]
    return TitleView(
        title.id,
        title.cards,
        title.influence,
        title.value,
        title.intrigue,
        [player.titles[rank] for player in s.players],
        [] if VACANT in takers else takers,
    )
