"""Events of years, phases and turns, and the King's aid, reward and envoy."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.event_moves import (
    ENVOY_AT,
    ENVOY_HOME,
    ENVOY_PIECE,
    ENVOY_SPENT_AT,
    ORDER_AT,
    ORDER_MARKERS,
    ORDER_WAITING,
    WHITE,
    WHITE_READY,
    WHITE_SUPPLY,
)
from kingscourt.games.kingsburg.holding_kinds import AT_SEAT, SUPPLY, VP
from kingscourt.games.kingsburg.phases import PHASE_NAMES, PHASE_PLACES, PHASE_WORDS, WINTER
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import MAX_SEATS, SEAT_PHRASES, Phrase

_SEATS: Final = range(MAX_SEATS)


def of_each_seat(key: str) -> list[Event]:
    """An event that only names a player, for every seat."""
    return [Event(key, {"player": phrase}) for phrase in SEAT_PHRASES]


def point_of_each_seat(key: str) -> list[Event]:
    """An event that gives a player one point, for every seat."""
    return [_point(key, seat) for seat in _SEATS]


def _point(key: str, seat: int) -> Event:
    return Event(key, {"player": SEAT_PHRASES[seat]}, [Move("vp", SUPPLY[VP], AT_SEAT[seat][VP])])


def _moving(key: str, seat: int, what: str, source: str, target: str) -> Event:
    return Event(key, {"player": SEAT_PHRASES[seat]}, [Move(what, source, target)])


def _phase(phase: int) -> Event:
    before = PHASE_PLACES[phase - 1 if phase > 1 else WINTER]
    moves = [Move("season-marker", before, PHASE_PLACES[phase])]
    return Event("kingsburg-event-phase", {"phase": PHASE_WORDS[phase]}, moves)


START: Final = Event("kingsburg-event-start")
OVER: Final = Event("kingsburg-event-over")
PHASES: Final = [_phase(phase) for phase in range(len(PHASE_NAMES))]
TURN: Final = of_each_seat("kingsburg-event-turn")


def _aid_die(key: str) -> list[Event]:
    return [_moving(key, seat, WHITE, WHITE_SUPPLY, WHITE_READY[seat]) for seat in _SEATS]


def _envoy_moves(key: str, sources: list[str], targets: list[str]) -> list[Event]:
    return [_moving(key, seat, ENVOY_PIECE, sources[seat], targets[seat]) for seat in _SEATS]


_ENVOY_HOMES: Final = [ENVOY_HOME] * MAX_SEATS

# by whether goods decided between players with equally few buildings
AID_DIE: Final = [_aid_die("kingsburg-event-aid-die"), _aid_die("kingsburg-event-aid-die-goods")]
REWARD: Final = point_of_each_seat("kingsburg-event-reward")
REWARD_NOBODY: Final = Event("kingsburg-event-reward-nobody")

# by whether goods decided between players with equally few buildings
ENVOY_GIVEN: Final = [
    _envoy_moves("kingsburg-event-envoy", _ENVOY_HOMES, ENVOY_AT),
    _envoy_moves("kingsburg-event-envoy-goods", _ENVOY_HOMES, ENVOY_AT),
]
ENVOY_SPENT: Final = _envoy_moves("kingsburg-event-envoy-spent", ENVOY_AT, ENVOY_SPENT_AT)
ENVOY_BACK: Final = _envoy_moves("kingsburg-event-envoy-back", ENVOY_AT, _ENVOY_HOMES)
ENVOY_SPENT_BACK: Final = _envoy_moves("kingsburg-event-envoy-back", ENVOY_SPENT_AT, _ENVOY_HOMES)
ENVOY_DECLARED: Final = [
    _envoy_moves("kingsburg-event-envoy-unused", ENVOY_AT, ENVOY_SPENT_AT),
    of_each_seat("kingsburg-event-envoy-influence"),
    of_each_seat("kingsburg-event-envoy-build"),
]  # by use


def year_begins(year: int) -> Event:
    """A new year."""
    return Event(
        "kingsburg-event-year", {"n": year}, [Move("year-marker", f"year/{year - 1}", f"year/{year}")]
    )


class OrderSet(Event):
    """The turn order from now on; the markers travel to their new places."""

    def __init__(self, before: list[int], order: list[int], sums: list[int]) -> None:
        super().__init__("kingsburg-event-order" if sums else "kingsburg-event-first-order")
        self.before: list[int] = before  # empty at the start of the game
        self.order: list[int] = order
        self.sums: list[int] = sums  # of the dice, by turn; empty at the start of the game

    def phrase(self) -> Phrase:
        if not self.sums:
            return Phrase(self.key, {"players": [SEAT_PHRASES[seat] for seat in self.order]})
        players = [
            Phrase("kingsburg-order-sum", {"player": SEAT_PHRASES[seat], "n": n})
            for seat, n in zip(self.order, self.sums, strict=True)
        ]
        return Phrase(self.key, {"players": players})

    def moved(self) -> list[Move]:
        moves: list[Move] = []
        for turn, seat in enumerate(self.order):
            source = ORDER_AT[self.before.index(seat)] if self.before else ORDER_WAITING[seat]
            if source != ORDER_AT[turn]:
                moves.append(Move(ORDER_MARKERS[seat], source, ORDER_AT[turn]))
        return moves


class OrderTied(Event):
    """Players with equal sums, who keep their earlier order (KB-3.1)."""

    def __init__(self, seats: list[int], n: int) -> None:
        super().__init__("kingsburg-event-order-tied")
        self.seats: list[int] = seats
        self.n: int = n

    def phrase(self) -> Phrase:
        return Phrase(self.key, {"players": [SEAT_PHRASES[seat] for seat in self.seats], "n": self.n})


def aid_tied(seats: list[int]) -> Event:
    """The players who take one good each because the aid is tied (KB-2.1)."""
    return Event("kingsburg-event-aid-tied", {"players": [SEAT_PHRASES[seat] for seat in seats]})


def envoy_tied(seats: list[int]) -> Event:
    """The players who keep the envoy from each other (KB-2.3)."""
    return Event("kingsburg-event-envoy-nobody", {"players": [SEAT_PHRASES[seat] for seat in seats]})
