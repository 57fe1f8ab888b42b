"""Events of a province: goods taken and given, buildings raised, soldiers hired."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.components import Building, Effect, Giver
from kingscourt.games.kingsburg.event_moves import (
    BUILDING,
    BUILDING_SUPPLY,
    MARKET_READY,
    building_at,
    gains,
    losses,
)
from kingscourt.games.kingsburg.events.calendar_and_kings_gifts import of_each_seat
from kingscourt.games.kingsburg.holding_kinds import (
    AT_SEAT,
    GOLD,
    KINDS,
    SOLDIER,
    SUPPLY,
    VP,
    amount,
    amounts,
    printed_amount,
    printed_amounts,
)
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import MAX_SEATS, SEAT_PHRASES, Value

NO_BUILDING: Final = of_each_seat("kingsburg-event-no-building")
NO_SECOND_BUILDING: Final = of_each_seat("kingsburg-event-no-second-building")
CANNOT_BUILD: Final = of_each_seat("kingsburg-event-cannot-build")
ALL_BUILT: Final = of_each_seat("kingsburg-event-all-built")
CANNOT_BUILD_SECOND: Final = of_each_seat("kingsburg-event-cannot-build-second")
NO_SOLDIER: Final = of_each_seat("kingsburg-event-no-soldier")
NO_MORE_SOLDIERS: Final = of_each_seat("kingsburg-event-no-more-soldiers")
NO_EXCHANGE: Final = of_each_seat("kingsburg-event-no-exchange")

_RECRUITED: Final[dict[int, Event]] = {}


def received(giver: Giver, seat: int, numbers: list[int]) -> Event:
    """A player receives amounts."""
    event = Event(
        giver.gain_event,
        {"player": SEAT_PHRASES[seat], "giver": giver.phrase, "gains": amounts(numbers)},
        gains(seat, numbers),
    )
    return event.from_giver(giver.place, seat)


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
        ).from_giver(giver.place, seat)
        giver.events[key] = event
    return event


def declined(giver: Giver, seat: int) -> Event:
    """A player wants nothing of an offer."""
    event = Event("kingsburg-event-declined", {"player": SEAT_PHRASES[seat], "giver": giver.phrase})
    return event.from_giver(giver.place, seat)


def nothing_to_turn(giver: Giver, seat: int) -> Event:
    """A player without goods gets nothing from a giver who turns them (KB:alchemist)."""
    event = Event("kingsburg-event-nothing-to-turn", {"player": SEAT_PHRASES[seat], "giver": giver.phrase})
    return event.from_giver(giver.place, seat)


def nothing_to_trade(giver: Giver, seat: int) -> Event:
    """A player has nothing that could become points at the end of a season (KB-3.5)."""
    return Event("kingsburg-event-nothing-to-trade", {"player": SEAT_PHRASES[seat], "giver": giver.phrase})


def too_few_goods(giver: Giver, seat: int, goods: int) -> Event:
    """A player has too few goods for points at the end of the game (KB-5.1)."""
    args: dict[str, Value] = {"player": SEAT_PHRASES[seat], "giver": giver.phrase, "n": goods}
    return Event("kingsburg-event-too-few-goods", args)


def cannot_recruit(seat: int, price: int) -> Event:
    """A player has too few goods for a soldier (KB-2.4)."""
    return Event("kingsburg-event-cannot-recruit", {"player": SEAT_PHRASES[seat], "n": price})


def good_turned(giver: Giver, seat: int, kind: int) -> Event:
    """One good has become one of each of the others (KB:alchemist)."""
    change = [1, 1, 1]
    change[kind] = 0
    event = Event(
        "kingsburg-event-turn-good",
        {
            "player": SEAT_PHRASES[seat],
            "giver": giver.phrase,
            "amount": amount(kind, 1),
            "gains": amounts(change),
        },
        [Move(KINDS[kind], AT_SEAT[seat][kind], SUPPLY[kind]), *gains(seat, change)],
    )
    return event.from_giver(giver.place, seat)


def points_paid(giver: Giver, seat: int, n: int) -> Event:
    """Points given for goods."""
    event = Event(
        "kingsburg-event-points-paid",
        {"player": SEAT_PHRASES[seat], "giver": giver.phrase, "amount": amount(VP, n)},
        [Move(KINDS[VP], AT_SEAT[seat][VP], SUPPLY[VP], n)],
    )
    return event.from_giver(giver.place, seat)


def building_raised(seat: int, building: Building, price: list[int], with_market: bool) -> Event:
    """A building stands, its price is paid and its points are scored (KB-3.4)."""
    key = (price[GOLD] * 2 + (1 if with_market else 0)) * MAX_SEATS + seat  # only gold can be cheaper
    event = building.events.get(key)
    if event is None:
        event = _raised(seat, building, price, with_market)
        building.events[key] = event
    return event


def _raised(seat: int, building: Building, price: list[int], with_market: bool) -> Event:
    moves = losses(seat, price)
    moves.append(Move(BUILDING, BUILDING_SUPPLY, building_at(seat, building.id)))
    if building.vp:
        moves.append(Move(KINDS[VP], SUPPLY[VP], AT_SEAT[seat][VP], building.vp))
    if with_market:
        moves.append(MARKET_READY[seat])
    args: dict[str, Value] = {
        "player": SEAT_PHRASES[seat],
        "building": building.name,
        "points": printed_amount(VP, building.vp, building.certainty),
        "price": printed_amounts(price, building.certainty),
    }
    return Event("kingsburg-event-build" if sum(price) else "kingsburg-event-build-free", args, moves)


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
