"""Who may change the course of a table: how far a seat can undo alone, and who has to agree to what."""

from __future__ import annotations

from typing import Final

from kingscourt.table.entry import (
    ACTION,
    CHANCE,
    END,
    NO_SEAT,
    RESIGN,
    RETURN,
    TAKEOVER,
    TIMEOUT,
    UNDO,
    UPGRADE,
    Entry,
)
from kingscourt.table.errors import BadRecord
from kingscourt.table.game_setup import BOT
from kingscourt.table.position import Position

AGREED: Final = "agreed"


def to_be_asked(position: Position) -> list[int]:
    """The seats whose consent is needed: every person who has not resigned, even if absent."""
    seats = position.game_setup.seats
    return [n for n, seat in enumerate(seats) if seat.kind != BOT and n not in position.resigned]


def have_agreed(position: Position, seats: list[int]) -> bool:
    """Whether everyone whose consent is needed has agreed; False if there is nobody to ask."""
    asked = to_be_asked(position)
    return len(asked) > 0 and all(seat in seats for seat in asked)


def have_agreed_to_undo(position: Position, seat: int, by: list[int]) -> bool:
    """Whether the others let a seat undo beyond its own reach; False if there are no others."""
    asked = to_be_asked(position)
    return len(asked) > 1 and seat in asked and have_agreed(position, [seat, *by])


def undo_reach(position: Position, seat: int) -> int:
    """The earliest entry that this seat can undo to without consent."""
    line = position.line
    if position.game_setup.has_free_undo() and seat in to_be_asked(position):
        return position.floor
    if not position.state.is_asked(seat) or position.is_sealed():
        return line[-1].n if line else 0
    for entry in reversed(line):
        if entry.is_barrier() or entry.seat != seat:
            return max(entry.n, position.floor)
    return position.floor


def can_go_back_to(position: Position, target: int) -> bool:
    """Whether an undo to this entry takes something back and does not cross a takeover."""
    if position.is_over() or not position.line or not position.floor <= target < position.line[-1].n:
        return False
    return target == 0 or any(entry.n == target for entry in position.line)


def before_last_action(position: Position, seat: int) -> int:
    """The entry before the seat's last action in effect, or -1 if it cannot undo to there."""
    line = position.line
    for number in range(len(line) - 1, -1, -1):
        if line[number].kind == ACTION and line[number].seat == seat:
            before = line[number - 1].n if number else 0
            return before if before >= position.floor else -1
    return -1


def check_entry(position: Position, entry: Entry) -> None:
    """Check that a recorded entry can be played here, and that all agreed who have to."""
    problem = _problem(position, entry) or _missing_consent(position, entry)
    if problem:
        raise BadRecord(entry.n, problem)


def _problem(position: Position, entry: Entry) -> str:
    kind, seat = entry.kind, entry.seat
    if kind in (CHANCE, END, UPGRADE):
        if seat != NO_SEAT:
            return f"an entry of this kind has no seat, but names seat {seat}"
    elif not 0 <= seat < position.state.seat_count:
        return f"there is no seat {seat}"
    if position.is_over():
        return "the game is already over"
    if kind in (ACTION, CHANCE):
        return ""
    return _problem_of_course(position, entry)


def _problem_of_course(position: Position, entry: Entry) -> str:
    kind = entry.kind
    if kind == UNDO:
        numbers = [0, *[earlier.n for earlier in position.line]]
        if entry.target not in numbers or entry.target == numbers[-1]:
            return f"there is nothing to undo after {entry.target}"
    elif kind == END and entry.text != AGREED:
        return f"a game can only end as {AGREED!r}"
    elif kind in (TAKEOVER, UPGRADE) and not entry.text:
        return "it names no bot or version"
    elif kind in (RESIGN, RETURN, TIMEOUT):
        return _problem_of_person(position, kind, entry.seat)
    return ""


def _problem_of_person(position: Position, kind: str, seat: int) -> str:
    is_person = position.game_setup.seats[seat].kind != BOT
    if kind == RESIGN and (not is_person or seat in position.resigned):
        return f"seat {seat} cannot resign"
    if kind == RETURN and (not is_person or seat in position.resigned or seat not in position.bots):
        return f"nobody can return to seat {seat}"
    if kind == TIMEOUT and (not is_person or seat in position.bots or seat not in position.asked()):
        return f"the time of seat {seat} is not running"
    return ""


def _missing_consent(position: Position, entry: Entry) -> str:
    """Check that a record names all who agreed, and nobody if no consent was needed."""
    needed: list[int] = []
    if entry.kind == UNDO:
        if entry.target < position.floor:
            return "nothing is undone across a takeover"
        if entry.target < undo_reach(position, entry.seat):
            needed = to_be_asked(position)
            if not have_agreed_to_undo(position, entry.seat, entry.by):
                return "an undo beyond the barrier without the consent of all"
    elif entry.kind == END:
        needed = to_be_asked(position)
        if not have_agreed(position, entry.by):
            return "an end without the consent of all"
    return "" if entry.by == needed else f"consent of {entry.by} where that of {needed} is needed"
