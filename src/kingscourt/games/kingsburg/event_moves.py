"""Moves of pieces between places, made once and shared by events where they repeat."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.dice_multisets import Dice
from kingscourt.games.kingsburg.holding_kinds import AT_SEAT, KINDS, SUPPLY, TOKEN
from kingscourt.games.kingsburg.phases import ENVOY, PHASE_PLACES
from kingscourt.games.kingsburg.placements import ADVISOR_PLACES, ADVISORS, Place
from kingscourt.kernel.event import Move
from kingscourt.kernel.phrase import MAX_SEATS

_SEATS: Final = range(MAX_SEATS)

OWN: Final = "die"
WHITE: Final = "white-die"
NEUTRAL_DIE: Final = "neutral-die"
HOME: Final = [f"seat/{seat}/home" for seat in _SEATS]
ASIDE: Final = [f"seat/{seat}/aside" for seat in _SEATS]
WHITE_SUPPLY: Final = "supply/white-dice"
NEUTRAL_SUPPLY: Final = "supply/neutral-dice"
WHITE_READY: Final = [f"seat/{seat}/white-dice" for seat in _SEATS]  # the King's aid, not yet rolled
OWN_AT: Final = [[f"seat/{seat}/die/own/{face}" for face in range(7)] for seat in _SEATS]
WHITE_AT: Final = [[f"seat/{seat}/die/white/{face}" for face in range(7)] for seat in _SEATS]

ENVOY_PIECE: Final = "envoy"
ENVOY_HOME: Final = PHASE_PLACES[ENVOY]
ENVOY_AT: Final = [f"seat/{seat}/envoy" for seat in _SEATS]
ENVOY_SPENT_AT: Final = [f"seat/{seat}/envoy/spent" for seat in _SEATS]  # until the autumn ends

MARKET_USE: Final = "market"
MARKET_SUPPLY: Final = "supply/market"
MARKET_AT: Final = [f"seat/{seat}/market" for seat in _SEATS]
MARKET_READY: Final = [Move(MARKET_USE, MARKET_SUPPLY, place) for place in MARKET_AT]
MARKET_GONE: Final = [Move(MARKET_USE, place, MARKET_SUPPLY) for place in MARKET_AT]

BUILDING: Final = "building"
BUILDING_SUPPLY: Final = "supply/buildings"

ENEMY: Final = "enemy"
ENEMY_PILE: Final = "enemies"
ENEMY_OPEN: Final = "enemy"
BOX: Final = "box"
REINFORCEMENT: Final = "reinforcement"
REINFORCEMENT_SUPPLY: Final = "supply/reinforcements"
REINFORCEMENTS: Final = "kings-help"

ORDER_MARKERS: Final = [f"order-marker/{seat}" for seat in _SEATS]
ORDER_WAITING: Final = [f"seat/{seat}/order" for seat in _SEATS]  # before the first order is drawn
ORDER_AT: Final = [f"order/{turn + 1}" for turn in _SEATS]


def building_at(seat: int, id: str) -> str:
    """Where a building stands."""
    return f"seat/{seat}/building/{id}"


def enemy_face(id: str) -> str:
    """An enemy card by its face."""
    return f"{ENEMY}/{id}"


def _to_advisors(what: str, places: list[list[str]]) -> list[list[list[Move]]]:
    return [[[Move(what, place, advisor) for advisor in ADVISOR_PLACES] for place in row] for row in places]


# by seat, face and advisor
_OWN_PLACED: Final = _to_advisors(OWN, OWN_AT)
_WHITE_PLACED: Final = _to_advisors(WHITE, WHITE_AT)
_TOKENS_PLACED: Final = [
    [Move("token", AT_SEAT[seat][TOKEN], ADVISOR_PLACES[number]) for number in range(ADVISORS + 1)]
    for seat in _SEATS
]


def placed(seat: int, place: Place) -> list[Move]:
    """A group goes to its advisor; the Market that it needs is used up."""
    target = place.target
    moves = [_OWN_PLACED[seat][face][target] for face in place.own.faces]
    if place.white.count:
        moves += [_WHITE_PLACED[seat][face][target] for face in place.white.faces]
    if place.tokens:
        moves += [_TOKENS_PLACED[seat][target]] * place.tokens
    if place.shift:
        moves.append(MARKET_GONE[seat])
    return moves


def gains(seat: int, numbers: list[int]) -> list[Move]:
    """From the supply to a player."""
    return [Move(KINDS[k], SUPPLY[k], AT_SEAT[seat][k], n) for k, n in enumerate(numbers) if n > 0]


def losses(seat: int, numbers: list[int]) -> list[Move]:
    """From a player to the supply."""
    return [Move(KINDS[k], AT_SEAT[seat][k], SUPPLY[k], n) for k, n in enumerate(numbers) if n > 0]


def rolled(seat: int, dice: Dice) -> list[Move]:
    """Own dice come to lie before their player."""
    return [Move(OWN, HOME[seat], OWN_AT[seat][face]) for face in dice.faces]


def rolled_white(seat: int, dice: Dice, with_aid: bool) -> list[Move]:
    """White dice come to lie before a player; one of them may be the King's aid."""
    moves: list[Move] = []
    for number, face in enumerate(dice.faces):
        source = WHITE_READY[seat] if with_aid and number == 0 else WHITE_SUPPLY
        moves.append(Move(WHITE, source, WHITE_AT[seat][face]))
    return moves


def rolled_again(seat: int, white: bool, before: Dice, after: Dice) -> list[Move]:
    """Dice of one colour show something else now."""
    what = WHITE if white else OWN
    places = WHITE_AT[seat] if white else OWN_AT[seat]
    return [
        Move(what, places[face], places[now])
        for face, now in zip(before.faces, after.faces, strict=True)
        if face != now
    ]


_SOME_HOME: Final = [
    [[Move(OWN, advisor, HOME[seat], n) for n in range(4)] for advisor in ADVISOR_PLACES] for seat in _SEATS
]
_WHITE_HOME: Final = [[Move(WHITE, advisor, WHITE_SUPPLY, n) for n in range(3)] for advisor in ADVISOR_PLACES]


def add_return(moves: list[Move], seat: int, place: Place) -> None:
    """The dice of a group leave their advisor, and the tokens are spent."""
    moves.append(_SOME_HOME[seat][place.target][place.own.count])
    if place.white.count:
        moves.append(_WHITE_HOME[place.target][place.white.count])
    if place.tokens:
        moves.append(Move(KINDS[TOKEN], ADVISOR_PLACES[place.target], SUPPLY[TOKEN], place.tokens))


def add_unplaced(moves: list[Move], seat: int, own: Dice, white: Dice) -> None:
    """Dice that were not placed leave the table too."""
    moves += [Move(OWN, OWN_AT[seat][face], HOME[seat]) for face in own.faces]
    moves += [Move(WHITE, WHITE_AT[seat][face], WHITE_SUPPLY) for face in white.faces]


def add_aside(moves: list[Move], seat: int, own: int, white: int) -> None:
    """The die that was set aside goes back (KB-6.2)."""
    if own:
        moves.append(Move(OWN, ASIDE[seat], HOME[seat]))
    if white:
        moves.append(Move(WHITE, ASIDE[seat], WHITE_SUPPLY))
