"""Events of years, phases and turns, and the King's aid, reward and envoy."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.event_moves import WHITE, WHITE_SUPPLY
from kingscourt.games.kingsburg.holding_kinds import AT_SEAT, SUPPLY, VP
from kingscourt.games.kingsburg.phases import ENVOY, PHASE_NAMES, PHASE_PLACES, PHASE_WORDS, WINTER
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import MAX_SEATS, SEAT_PHRASES

_SEATS: Final = range(MAX_SEATS)
_ORDER_MOVES: Final = [
    [Move("order-marker", f"seat/{seat}/order", f"order/{turn + 1}") for turn in _SEATS] for seat in _SEATS
]

_ORDERS: Final[dict[int, Event]] = {}


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

AID_DIE: Final = [
    _moving("kingsburg-event-aid-die", seat, WHITE, WHITE_SUPPLY, f"seat/{seat}/white-dice")
    for seat in _SEATS
]
REWARD: Final = point_of_each_seat("kingsburg-event-reward")
REWARD_NOBODY: Final = Event("kingsburg-event-reward-nobody")

ENVOY_GIVEN: Final = [
    _moving("kingsburg-event-envoy", seat, "envoy", PHASE_PLACES[ENVOY], f"seat/{seat}/envoy")
    for seat in _SEATS
]
ENVOY_NOBODY: Final = Event("kingsburg-event-envoy-nobody")
ENVOY_BACK: Final = [
    _moving("kingsburg-event-envoy-back", seat, "envoy", f"seat/{seat}/envoy", PHASE_PLACES[ENVOY])
    for seat in _SEATS
]
ENVOY_DECLARED: Final = [
    of_each_seat("kingsburg-event-envoy-unused"),
    of_each_seat("kingsburg-event-envoy-influence"),
    of_each_seat("kingsburg-event-envoy-build"),
]  # by use


def year_begins(year: int) -> Event:
    """A new year."""
    return Event(
        "kingsburg-event-year", {"n": year}, [Move("year-marker", f"year/{year - 1}", f"year/{year}")]
    )


def order_set(order: list[int], first: bool) -> Event:
    """The turn order from now on."""
    index = 1 if first else 0
    for seat in order:
        index = index * MAX_SEATS + seat
    event = _ORDERS.get(index)
    if event is None:
        key = "kingsburg-event-first-order" if first else "kingsburg-event-order"
        moves = [_ORDER_MOVES[seat][turn] for turn, seat in enumerate(order)]
        event = Event(key, {"players": [SEAT_PHRASES[seat] for seat in order]}, moves)
        _ORDERS[index] = event
    return event


def aid_tied(seats: list[int]) -> Event:
    """The players who take one good each because the aid is tied (KB-2.1)."""
    return Event("kingsburg-event-aid-tied", {"players": [SEAT_PHRASES[seat] for seat in seats]})
