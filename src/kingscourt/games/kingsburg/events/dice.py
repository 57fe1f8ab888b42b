"""Events of dice: rolled, placed at court and taken home."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.dice_multisets import Dice
from kingscourt.games.kingsburg.event_moves import (
    ASIDE,
    MARKET_READY,
    NEUTRAL_DIE,
    NEUTRAL_SUPPLY,
    OWN,
    OWN_AT,
    WHITE,
    WHITE_AT,
    WHITE_READY,
    WHITE_SUPPLY,
    add_aside,
    add_return,
    add_unplaced,
    placed,
    rolled,
    rolled_again,
    rolled_white,
)
from kingscourt.games.kingsburg.events.calendar_and_kings_gifts import of_each_seat
from kingscourt.games.kingsburg.placements import ADVISOR_PLACES, Place
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import MAX_SEATS, SEAT_PHRASES, Phrase, Value

PASSED: Final = of_each_seat("kingsburg-event-pass")
PASS_FORCED: Final = of_each_seat("kingsburg-event-pass-forced")
PASS_ONLY_WHITE: Final = of_each_seat("kingsburg-event-pass-only-white")
REROLL_DECLINED: Final = of_each_seat("kingsburg-event-reroll-declined")
REROLL_ALL: Final = of_each_seat("kingsburg-event-reroll-all")

_ROLLED: Final[dict[int, Event]] = {}
_ROLLED_WHITE: Final[dict[int, Event]] = {}


def _faces(dice: Dice) -> str:
    return " ".join([str(face) for face in dice.faces])


def dice_rolled(seat: int, dice: Dice) -> Event:
    """A player's own dice."""
    index = dice.index * MAX_SEATS + seat
    event = _ROLLED.get(index)
    if event is None:
        args: dict[str, Value] = {"player": SEAT_PHRASES[seat], "dice": _faces(dice)}
        event = Event("kingsburg-event-roll", args, rolled(seat, dice))
        _ROLLED[index] = event
    return event


def white_rolled(seat: int, dice: Dice, with_aid: bool) -> Event:
    """A player's white dice."""
    index = (dice.index * MAX_SEATS + seat) * 2 + (1 if with_aid else 0)
    event = _ROLLED_WHITE.get(index)
    if event is None:
        args: dict[str, Value] = {"player": SEAT_PHRASES[seat], "dice": _faces(dice)}
        event = Event("kingsburg-event-roll-white", args, rolled_white(seat, dice, with_aid))
        _ROLLED_WHITE[index] = event
    return event


def white_left(seat: int, n: int, with_aid: bool) -> Event:
    """White dice that stay unrolled; the King's aid goes back at once (KB-3.1)."""
    moves = [Move(WHITE, WHITE_READY[seat], WHITE_SUPPLY)] if with_aid else None
    return Event("kingsburg-event-white-left", {"player": SEAT_PHRASES[seat], "n": n}, moves)


def dice_rerolled(seat: int, white: bool, before: Dice, after: Dice) -> Event:
    """All dice of one colour show something else now."""
    key = "kingsburg-event-roll-white" if white else "kingsburg-event-roll"
    args: dict[str, Value] = {"player": SEAT_PHRASES[seat], "dice": _faces(after)}
    return Event(key, args, rolled_again(seat, white, before, after))


def die_rerolled(seat: int, white: bool, before: int, after: int) -> Event:
    """One die shows something else now."""
    key = "kingsburg-event-reroll-white" if white else "kingsburg-event-reroll"
    places = WHITE_AT[seat] if white else OWN_AT[seat]
    moves = [Move(WHITE if white else OWN, places[before], places[after])]
    return Event(key, {"player": SEAT_PHRASES[seat], "before": before, "after": after}, moves)


def set_aside(seat: int, white: bool, face: int) -> Event:
    """A die that is not used this season (KB-6.2)."""
    key = "kingsburg-event-set-aside-white" if white else "kingsburg-event-set-aside"
    places = WHITE_AT[seat] if white else OWN_AT[seat]
    moves = [Move(WHITE if white else OWN, places[face], ASIDE[seat])]
    return Event(key, {"player": SEAT_PHRASES[seat], "n": face}, moves)


def neutral_placed(place: Place) -> Event:
    """Neutral dice come to court (KB-6.1)."""
    moves = [Move(NEUTRAL_DIE, NEUTRAL_SUPPLY, ADVISOR_PLACES[place.target], place.own.count)]
    return Event("kingsburg-event-neutral", {"group": place.group(), "advisor": place.advisor}, moves)


def neutral_left_out(face: int) -> Event:
    """A neutral die that finds no place of its own (KB-6.1)."""
    return Event("kingsburg-event-neutral-out", {"n": face})


class Placed(Event):
    """A group comes to court, by the envoy beside another one."""

    def __init__(self, seat: int, place: Place, by_envoy: bool) -> None:
        super().__init__("kingsburg-event-place-envoy" if by_envoy else "kingsburg-event-place")
        self.seat: int = seat
        self.place: Place = place

    def phrase(self) -> Phrase:
        place = self.place
        args: dict[str, Value] = {
            "player": SEAT_PHRASES[self.seat],
            "group": place.group(),
            "advisor": place.advisor,
        }
        return Phrase(self.key, args)

    def moved(self) -> list[Move]:
        return placed(self.seat, self.place)


def dice_placed(seat: int, place: Place, by_envoy: bool) -> Event:
    """`Placed`; frequent ones are made once."""
    if by_envoy or not place.events:
        return Placed(seat, place, by_envoy)
    event = place.events[seat]
    if event is None:
        event = Placed(seat, place, False)
        place.events[seat] = event
    return event


def market_ready(seat: int) -> Event:
    """A Market that was used can be used again (KB-3.2c)."""
    return Event("kingsburg-event-market-ready", {"player": SEAT_PHRASES[seat]}, [MARKET_READY[seat]])


def neutral_gone(groups: list[Place]) -> Event:
    """Neutral dice leave the court when the season ends (KB-6.3)."""
    moves: list[Move] = []
    for place in groups:
        moves.append(Move(NEUTRAL_DIE, ADVISOR_PLACES[place.target], NEUTRAL_SUPPLY, place.own.count))
    return Event("kingsburg-event-neutral-gone", None, moves)


class LeftDice:
    """Dice of a seat that are not at court when the help is over."""

    def __init__(self, seat: int, own: Dice, white: Dice, aside_own: int, aside_white: int) -> None:
        self.seat: int = seat
        self.own: Dice = own
        self.white: Dice = white
        self.aside_own: int = aside_own
        self.aside_white: int = aside_white


class CourtCleared(Event):
    """Everybody takes the dice home after the help (KB-3.3)."""

    def __init__(self) -> None:
        super().__init__("kingsburg-event-dice-home")
        self.seats: list[int] = []
        self.places: list[Place] = []  # of these seats
        self.left: list[LeftDice] = []

    def moved(self) -> list[Move]:
        moves: list[Move] = []
        for seat, place in zip(self.seats, self.places, strict=True):
            add_return(moves, seat, place)
        for left in self.left:
            add_unplaced(moves, left.seat, left.own, left.white)
            add_aside(moves, left.seat, left.aside_own, left.aside_white)
        return moves
