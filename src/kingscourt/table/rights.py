"""Who may change the course of a table: how far a seat can go back alone, and who has to agree to what."""

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
    UNDO,
    UPGRADE,
    Entry,
)
from kingscourt.table.errors import BadRecord
from kingscourt.table.position import Position
from kingscourt.table.setting import BOT

AGREED: Final = "agreed"


def to_be_asked(position: Position) -> list[int]:
    """Whose consent counts: every person who has not resigned, there or not, for silence is no consent."""
    seats = position.setting.seats
    return [n for n, seat in enumerate(seats) if seat.kind != BOT and n not in position.resigned]


def have_agreed(position: Position, seats: list[int]) -> bool:
    """Whether all who are to be asked are among these seats; where nobody is, nobody can agree."""
    asked = to_be_asked(position)
    return len(asked) > 0 and all(seat in seats for seat in asked)


def have_agreed_to_undo(position: Position, seat: int, by: list[int]) -> bool:
    """Whether the others let a seat go back beyond its reach; who is alone has nobody to ask."""
    asked = to_be_asked(position)
    return len(asked) > 1 and seat in asked and have_agreed(position, [seat, *by])


def undo_reach(position: Position, seat: int) -> int:
    """The earliest entry that this seat can go back to by itself."""
    line = position.line
    if position.setting.has_free_undo() and seat in to_be_asked(position):
        return position.floor
    if not position.state.is_asked(seat) or position.is_sealed():
        return line[-1].n if line else 0
    for entry in reversed(line):
        if entry.is_barrier() or entry.seat != seat:
            return max(entry.n, position.floor)
    return position.floor


def can_go_back_to(position: Position, target: int) -> bool:
    """Whether there is something behind an entry of the line, and no takeover before that."""
    if position.is_over() or not position.line or not position.floor <= target < position.line[-1].n:
        return False
    return target == 0 or any(entry.n == target for entry in position.line)


def before_last_action(position: Position, seat: int) -> int:
    """The entry before the seat's last action in the line, -1 if it cannot go back there."""
    line = position.line
    for number in range(len(line) - 1, -1, -1):
        if line[number].kind == ACTION and line[number].seat == seat:
            before = line[number - 1].n if number else 0
            return before if before >= position.floor else -1
    return -1


def check_entry(position: Position, entry: Entry) -> None:
    """Whether a recorded entry can be played here; the first scheme is older than the rules of consent."""
    problem = _problem(position, entry)
    if not problem and position.setting.has_epochs():
        problem = _missing_consent(position, entry)
    if problem:
        raise BadRecord(entry.n, problem)


def _problem(position: Position, entry: Entry) -> str:
    kind, seat = entry.kind, entry.seat
    if kind in (CHANCE, END, UPGRADE):
        if seat != NO_SEAT:
            return f"what has no seat is written for seat {seat}"
    elif not 0 <= seat < position.state.seat_count:
        return f"there is no seat {seat}"
    if position.is_over():
        return "the game is over before it"
    if kind in (ACTION, CHANCE):
        return ""
    return _problem_of_course(position, entry)


def _problem_of_course(position: Position, entry: Entry) -> str:
    kind, seat = entry.kind, entry.seat
    is_person = seat != NO_SEAT and position.setting.seats[seat].kind != BOT
    if kind == UNDO:
        numbers = [0, *[earlier.n for earlier in position.line]]
        if entry.target not in numbers or entry.target == numbers[-1]:
            return f"there is nothing to undo after {entry.target}"
    elif kind == RESIGN and (not is_person or seat in position.resigned):
        return f"seat {seat} cannot resign"
    elif kind == RETURN and (not is_person or seat in position.resigned or seat not in position.bots):
        return f"nobody can come back to seat {seat}"
    elif kind == END and entry.text != AGREED:
        return f"a game is ended as {AGREED!r} only"
    elif kind in (TAKEOVER, UPGRADE) and not entry.text:
        return "it names nothing"
    return ""


def _missing_consent(position: Position, entry: Entry) -> str:
    """Records name all who agreed, and nobody where nobody had to."""
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
