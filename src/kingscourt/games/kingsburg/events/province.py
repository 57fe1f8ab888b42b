"""Events of a province: goods taken and given, buildings raised, soldiers hired."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.components import Building, Effect, Giver
from kingscourt.games.kingsburg.event_moves import gains, losses
from kingscourt.games.kingsburg.events.calendar import of_each_seat
from kingscourt.games.kingsburg.holding_kinds import (
    AT_SEAT,
    GOLD,
    KINDS,
    SOLDIER,
    SUPPLY,
    VP,
    amount,
    amounts,
)
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import MAX_SEATS, SEAT_PHRASES, Value

NO_BUILDING: Final = of_each_seat("kingsburg-event-no-building")
NO_SECOND_BUILDING: Final = of_each_seat("kingsburg-event-no-second-building")

_RECRUITED: Final[dict[int, Event]] = {}


def received(giver: Giver, seat: int, numbers: list[int]) -> Event:
    """A player receives amounts."""
    return Event(
        giver.gain_event,
        {"player": SEAT_PHRASES[seat], "giver": giver.phrase, "gains": amounts(numbers)},
        gains(seat, numbers),
    )


def gained(giver: Giver, effect: Effect, seat: int, numbers: list[int], variant: int) -> Event:
    """`received`, cached: an effect, a seat and a variant always give the same amounts."""
    key = seat + MAX_SEATS * variant
    event = effect.events.get(key)
    if event is None:
        event = received(giver, seat, numbers)
        effect.events[key] = event
    return event


def taken(giver: Giver, seat: int, kind: int, n: int) -> Event:
    """A player has chosen goods of one kind."""
    key = (n * len(KINDS) + kind) * MAX_SEATS + seat
    event = giver.events.get(key)
    if event is None:
        event = Event(
            giver.take_event,
            {"player": SEAT_PHRASES[seat], "giver": giver.phrase, "amount": amount(kind, n)},
            [Move(KINDS[kind], SUPPLY[kind], AT_SEAT[seat][kind], n)],
        )
        giver.events[key] = event
    return event


def declined(giver: Giver, seat: int) -> Event:
    """A player wants nothing of an offer."""
    return Event("kingsburg-event-declined", {"player": SEAT_PHRASES[seat], "giver": giver.phrase})


def good_turned(giver: Giver, seat: int, kind: int) -> Event:
    """One good has become one of each of the others (KB:alchemist)."""
    change = [1, 1, 1]
    change[kind] = 0
    return Event(
        "kingsburg-event-turn-good",
        {
            "player": SEAT_PHRASES[seat],
            "giver": giver.phrase,
            "amount": amount(kind, 1),
            "gains": amounts(change),
        },
        [Move(KINDS[kind], AT_SEAT[seat][kind], SUPPLY[kind]), *gains(seat, change)],
    )


def points_paid(giver: Giver, seat: int, n: int) -> Event:
    """Points given for goods."""
    return Event(
        "kingsburg-event-points-paid",
        {"player": SEAT_PHRASES[seat], "giver": giver.phrase, "amount": amount(VP, n)},
        [Move(KINDS[VP], AT_SEAT[seat][VP], SUPPLY[VP], n)],
    )


def building_raised(seat: int, building: Building, price: list[int]) -> Event:
    """A building stands, its price is paid and its points are scored (KB-3.4)."""
    key = seat + MAX_SEATS * price[GOLD]  # only gold can be cheaper
    event = building.events.get(key)
    if event is None:
        event = _raised(seat, building, price)
        building.events[key] = event
    return event


def _raised(seat: int, building: Building, price: list[int]) -> Event:
    moves = losses(seat, price)
    moves.append(Move("building", "supply/buildings", f"seat/{seat}/building/{building.id}"))
    if building.vp:
        moves.append(Move(KINDS[VP], SUPPLY[VP], AT_SEAT[seat][VP], building.vp))
    return Event(
        "kingsburg-event-build",
        {"player": SEAT_PHRASES[seat], "building": building.name, "points": amount(VP, building.vp)},
        moves,
    )


def traded(giver: Giver, seat: int, kind: int, points: int) -> Event:
    """A good or token became points at the end of a season (KB-3.5)."""
    return Event(
        "kingsburg-event-trade",
        {
            "player": SEAT_PHRASES[seat],
            "giver": giver.phrase,
            "amount": amount(kind, 1),
            "points": amount(VP, points),
        },
        [
            Move(KINDS[kind], AT_SEAT[seat][kind], SUPPLY[kind]),
            Move(KINDS[VP], SUPPLY[VP], AT_SEAT[seat][VP], points),
        ],
    )


def recruited(seat: int, price: list[int]) -> Event:
    """A soldier is hired (KB-2.4)."""
    key = ((price[0] * 4 + price[1]) * 4 + price[2]) * MAX_SEATS + seat
    event = _RECRUITED.get(key)
    if event is None:
        soldier = Move(KINDS[SOLDIER], SUPPLY[SOLDIER], AT_SEAT[seat][SOLDIER])
        args: dict[str, Value] = {"player": SEAT_PHRASES[seat], "price": amounts(price)}
        event = Event("kingsburg-event-recruit", args, [*losses(seat, price), soldier])
        _RECRUITED[key] = event
    return event


def goods_exchanged(giver: Giver, seat: int, goods: list[int], points: int) -> Event:
    """Goods became points at the end of the game (KB-5.1)."""
    moves = losses(seat, goods)
    moves.append(Move(KINDS[VP], SUPPLY[VP], AT_SEAT[seat][VP], points))
    return Event(
        "kingsburg-event-exchange",
        {
            "player": SEAT_PHRASES[seat],
            "giver": giver.phrase,
            "price": amounts(goods),
            "points": amount(VP, points),
        },
        moves,
    )


def goods_counted(giver: Giver, seat: int, points: int) -> Event:
    """Goods kept are worth points at the end of the game (KB-5.1)."""
    return Event(
        "kingsburg-event-goods-counted",
        {"player": SEAT_PHRASES[seat], "giver": giver.phrase, "points": amount(VP, points)},
        [Move(KINDS[VP], SUPPLY[VP], AT_SEAT[seat][VP], points)],
    )
