"""Moves of pieces between places, made once and shared by events."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.dice_multisets import Dice
from kingscourt.games.kingsburg.holding_kinds import AT_SEAT, KINDS, SUPPLY, TOKEN
from kingscourt.games.kingsburg.placements import ADVISOR_PLACES, ADVISORS, Place
from kingscourt.kernel.event import Move
from kingscourt.kernel.phrase import MAX_SEATS

OWN: Final = "die"
WHITE: Final = "white-die"
HOME: Final = [f"seat/{seat}/home" for seat in range(MAX_SEATS)]
ASIDE: Final = [f"seat/{seat}/aside" for seat in range(MAX_SEATS)]
WHITE_SUPPLY: Final = "supply/white-dice"
OWN_AT: Final = [[f"seat/{seat}/die/own/{face}" for face in range(7)] for seat in range(MAX_SEATS)]
WHITE_AT: Final = [[f"seat/{seat}/die/white/{face}" for face in range(7)] for seat in range(MAX_SEATS)]


def _to_advisors(what: str, places: list[list[str]]) -> list[list[list[Move]]]:
    return [[[Move(what, place, advisor) for advisor in ADVISOR_PLACES] for place in row] for row in places]


# by seat, face and advisor
_OWN_PLACED: Final = _to_advisors(OWN, OWN_AT)
_WHITE_PLACED: Final = _to_advisors(WHITE, WHITE_AT)
_TOKENS_PLACED: Final = [
    [Move("token", AT_SEAT[seat][TOKEN], ADVISOR_PLACES[number]) for number in range(ADVISORS + 1)]
    for seat in range(MAX_SEATS)
]


def placed(seat: int, place: Place) -> list[Move]:
    """A group goes to its advisor."""
    target = place.target
    moves = [_OWN_PLACED[seat][face][target] for face in place.own.faces]
    if place.white.count:
        moves += [_WHITE_PLACED[seat][face][target] for face in place.white.faces]
    if place.tokens:
        moves += [_TOKENS_PLACED[seat][target]] * place.tokens
    return moves


def gains(seat: int, numbers: list[int]) -> list[Move]:
    """From the supply to a player."""
    return [Move(KINDS[k], SUPPLY[k], AT_SEAT[seat][k], n) for k, n in enumerate(numbers) if n > 0]


def losses(seat: int, numbers: list[int]) -> list[Move]:
    """From a player to the supply."""
    return [Move(KINDS[k], AT_SEAT[seat][k], SUPPLY[k], n) for k, n in enumerate(numbers) if n > 0]


def rolled(seat: int, dice: Dice, white: bool) -> list[Move]:
    """Dice come to lie before their player."""
    if white:
        return [Move(WHITE, WHITE_SUPPLY, WHITE_AT[seat][face]) for face in dice.faces]
    return [Move(OWN, HOME[seat], OWN_AT[seat][face]) for face in dice.faces]


_SOME_HOME: Final = [
    [[Move(OWN, advisor, HOME[seat], n) for n in range(4)] for advisor in ADVISOR_PLACES]
    for seat in range(MAX_SEATS)
]
_WHITE_HOME: Final = [[Move(WHITE, advisor, WHITE_SUPPLY, n) for n in range(3)] for advisor in ADVISOR_PLACES]


def add_return(moves: list[Move], seat: int, place: Place) -> None:
    """The dice of a group leave their advisor."""
    moves.append(_SOME_HOME[seat][place.target][place.own.count])
    if place.white.count:
        moves.append(_WHITE_HOME[place.target][place.white.count])
