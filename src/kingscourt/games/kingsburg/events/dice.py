"""Events of dice: rolled, placed at court and taken home."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.dice_multisets import Dice
from kingscourt.games.kingsburg.event_moves import (
    ASIDE,
    OWN,
    OWN_AT,
    WHITE,
    WHITE_AT,
    placed,
    rolled,
)
from kingscourt.games.kingsburg.events.calendar import of_each_seat
from kingscourt.games.kingsburg.placements import ADVISOR_PLACES, Place
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import MAX_SEATS, SEAT_PHRASES, Value

PASSED: Final = of_each_seat("kingsburg-event-pass")
PASS_FORCED: Final = of_each_seat("kingsburg-event-pass-forced")
REROLL_DECLINED: Final = of_each_seat("kingsburg-event-reroll-declined")
REROLL_ALL: Final = of_each_seat("kingsburg-event-reroll-all")

_ROLLED: Final[dict[int, Event]] = {}


def dice_rolled(seat: int, dice: Dice, white: bool) -> Event:
    """A player's dice, own or white."""
    index = (dice.index * MAX_SEATS + seat) * 2 + (1 if white else 0)
    event = _ROLLED.get(index)
    if event is None:
        key = "kingsburg-event-roll-white" if white else "kingsburg-event-roll"
        faces = " ".join([str(face) for face in dice.faces])
        event = Event(key, {"player": SEAT_PHRASES[seat], "dice": faces}, rolled(seat, dice, white))
        _ROLLED[index] = event
    return event


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
    moves = [Move("neutral-die", "supply/neutral-dice", ADVISOR_PLACES[place.target], place.own.count)]
    return Event("kingsburg-event-neutral", {"group": place.group(), "advisor": place.advisor}, moves)


def neutral_left_out(face: int) -> Event:
    """A neutral die that finds no place of its own (KB-6.1)."""
    return Event("kingsburg-event-neutral-out", {"n": face})


def dice_placed(seat: int, place: Place, by_envoy: bool) -> Event:
    """A group comes to court, by the envoy beside another one."""
    if by_envoy or not place.events:
        return _placed("kingsburg-event-place-envoy" if by_envoy else "kingsburg-event-place", seat, place)
    event = place.events[seat]
    if event is None:
        event = _placed("kingsburg-event-place", seat, place)
        place.events[seat] = event
    return event


def _placed(key: str, seat: int, place: Place) -> Event:
    args: dict[str, Value] = {
        "player": SEAT_PHRASES[seat],
        "group": place.group(),
        "advisor": place.advisor,
    }
    return Event(key, args, placed(seat, place))


def neutral_gone(groups: list[Place]) -> Event:
    """Neutral dice leave the court when the season ends (KB-6.3)."""
    moves: list[Move] = []
    for place in groups:
        moves.append(
            Move("neutral-die", ADVISOR_PLACES[place.target], "supply/neutral-dice", place.own.count)
        )
    return Event("kingsburg-event-neutral-gone", None, moves)


def court_cleared(moves: list[Move]) -> Event:
    """Everybody takes the dice home after the help (KB-3.3)."""
    return Event("kingsburg-event-dice-home", None, moves)
