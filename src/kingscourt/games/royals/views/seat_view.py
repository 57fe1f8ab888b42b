"""The view of a seat: what the position changes. What is printed stands in the box, in the same order."""

from __future__ import annotations

import msgspec

from kingscourt.games.royals.deck import Deck
from kingscourt.games.royals.hand import Hand
from kingscourt.games.royals.scoring import InfluenceStanding, standings
from kingscourt.games.royals.state import VACANT, RoyalsState
from kingscourt.games.royals.steps.choose_player_colours import free_colours
from kingscourt.kernel.wire_conversion import score_sheet
from kingscourt.kernel.wire_types import ScoreSheet, View


class HandView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One hand. `cards` and `shown` are counts by kind in the order of the box."""

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


class DeckView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deck: `unseen` says for every shuffle what nobody has seen openly of it, deck included."""

    size: int
    discards: list[int]
    unseen: list[list[int]]


class StandingView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The influence of a seat in a country (RY-4.3), and the title and city that decide a tie (RY-4.4)."""

    seat: int
    influence: int
    title: int  # by rank
    city: int
    is_sure: bool = True  # no reconstructed number among its influence


class RoyalsView(View, frozen=True, omit_defaults=True):
    """Everything an attentive player could know."""

    seat: int | None
    edition: str
    start: int
    turn: int
    turns: int
    period: int
    display: list[int]
    country_deck: DeckView
    intrigue_deck: DeckView
    holders: list[int]  # by position, city by city; -1 is vacant
    standings: list[list[StandingView]]  # by country, the most influence first
    title_cubes: list[list[int]]  # by title and seat
    # who took a token: -1 is nobody yet, -2 that it left the game
    city_takers: list[int]
    country_takers: list[list[int]]  # by country, as far as bonuses are taken
    noble_takers: list[int]  # likewise
    period_takers: list[int]  # by period, country, first and second
    title_takers: list[int]  # by title and half
    seats: list[SeatView]
    scores: list[ScoreSheet | None]  # by seat, as they stand; null if hidden (RY-3)
    banished: list[int] = []  # cubes by city and seat; empty while there are none
    free_colours: list[str] = []  # while colours are being chosen
    target: int = VACANT  # the position that is being paid for
    period_ends: bool = False
    last_round: bool = False
    finished: bool = False
    totals_shown: bool = False  # whether the points of others are shown (RY-3)


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
        display=s.display.copy(),
        country_deck=_deck(s.countries, [player.countries for player in s.players]),
        intrigue_deck=_deck(s.intrigues, [player.intrigues for player in s.players]),
        holders=s.holders.copy(),
        standings=[[_standing(one) for one in standings(s, n)] for n in range(len(box.countries))],
        title_cubes=[[player.titles[rank] for player in s.players] for rank in range(len(box.titles))],
        city_takers=s.city_bonuses,
        country_takers=s.country_bonuses,
        noble_takers=s.noble_bonuses,
        period_takers=s.period_tokens,
        title_takers=s.title_tokens,
        seats=[_seat(s, number, seat) for number in range(s.seat_count)],
        scores=[_score(s, number, seat) for number in range(s.seat_count)],
        banished=s.banished if any(s.banished) else [],
        free_colours=_free_colours(s),
        target=s.target,
        period_ends=s.period_ends,
        last_round=s.last_round,
        finished=s.finished,
        totals_shown=s.totals_shown,
    )


def _standing(one: InfluenceStanding) -> StandingView:
    return StandingView(one.seat, one.influence, one.title, one.city, one.is_sure)


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
