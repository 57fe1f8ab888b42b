"""Records as text, one JSON object a line: small, readable, exact."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from kingscourt.kernel.audience import audience_of, seats_of
from kingscourt.kernel.telling import phrase_to_wire
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
from kingscourt.table.fairness import SCHEMES
from kingscourt.table.position import Position
from kingscourt.table.result import result_of
from kingscourt.table.setting import Setting
from kingscourt.table.wire import (
    FORMAT,
    EntryLine,
    HeaderLine,
    ResultLine,
    RevealLine,
    SeatLine,
    StandingLine,
)

T = TypeVar("T")


class Record:
    """A record read from text."""

    def __init__(
        self, header: HeaderLine, entries: list[Entry], result: ResultLine | None, reveal: str | None
    ) -> None:
        self.header: HeaderLine = header
        self.entries: list[Entry] = entries
        self.result: ResultLine | None = result
        self.reveal: str | None = reveal


def header_line(setting: Setting) -> str:
    """The first line of a table's record."""
    seats = [SeatLine(seat.name, seat.kind, seat.nonce) for seat in setting.seats]
    components = None if setting.components.shipped else setting.components.source
    return _text(
        HeaderLine(
            FORMAT,
            setting.game.id,
            setting.options.edition,
            components,
            setting.options.variants,
            setting.rules_version,
            seats,
            setting.chance,
            setting.commitment,
            "free" if setting.has_free_undo() else "barrier",
        )
    )


def entry_line(entry: Entry, seat_count: int) -> str:
    """One entry as a line; the field that stands beside the number tells its kind."""
    kind = entry.kind
    text = entry.text
    return _text(
        EntryLine(
            n=entry.n,
            seat=None if entry.seat == NO_SEAT else entry.seat,
            do=text if kind == ACTION else None,
            chance=entry.purpose if kind == CHANCE else None,
            out=text if kind == CHANCE else None,
            to=seats_of(entry.to, seat_count),
            draw=entry.draw if kind == CHANCE else None,
            undo=entry.target if kind == UNDO else None,
            resign=True if kind == RESIGN else None,
            takeover=text if kind == TAKEOVER else None,
            back=True if kind == RETURN else None,
            end=text if kind == END else None,
            upgrade=text if kind == UPGRADE else None,
            by=entry.by or None,
            epoch=entry.epoch or None,
        )
    )


def closing_lines(position: Position, seed: bytes) -> list[str]:
    """Result and reveal of a finished table."""
    outcome = result_of(position)
    assert outcome is not None
    ranking = [StandingLine(line.rank, line.seat, line.score) for line in outcome.ranking]
    result = ResultLine(ranking, phrase_to_wire(outcome.reason), position.state.digest())
    return [_text(result), _text(RevealLine(seed.hex()))]


def record_text(setting: Setting, entries: list[Entry], closing: list[str]) -> str:
    """The whole record."""
    lines = [header_line(setting)]
    lines.extend(entry_line(entry, setting.options.seats) for entry in entries)
    return "\n".join([*lines, *closing]) + "\n"


def read_record(text: str) -> Record:
    """Parse a record; a torn last line (a crash while writing) is a BadRecord like any other."""
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        raise BadRecord(0, "the file is empty")
    header = _header(lines[0])
    entries: list[Entry] = []
    result: ResultLine | None = None
    reveal: str | None = None
    for line in lines[1:]:
        if line.startswith('{"result"'):
            result = _decode(line, ResultLine, len(entries))
        elif line.startswith('{"reveal"'):
            reveal = _decode(line, RevealLine, len(entries)).reveal
        else:
            entries.append(read_entry(line, len(entries) + 1))
    return Record(header, entries, result, reveal)


def read_entry(line: str, n: int) -> Entry:
    """Parse one line of a log; `n` is the number that a fault is reported with."""
    return _entry(_decode(line, EntryLine, n))


def rules_of(record: Record) -> str:
    """The rules version that counts: of the last upgrade, else of the header."""
    for entry in reversed(record.entries):
        if entry.kind == UPGRADE:
            return entry.text
    return record.header.rules


def _header(line: str) -> HeaderLine:
    header = _decode(line, HeaderLine, 0)
    if header.format != FORMAT:
        raise BadRecord(0, f"format {header.format!r}; this version reads {FORMAT!r}")
    if header.chance not in SCHEMES:
        raise BadRecord(0, f"chance scheme {header.chance!r} is unknown; known are {', '.join(SCHEMES)}")
    return header


def _entry(line: EntryLine) -> Entry:
    seat = NO_SEAT if line.seat is None else line.seat
    text = line.do or line.out or line.takeover or line.end or line.upgrade or ""
    entry = Entry(line.n, _kind(line), seat, text)
    entry.purpose = line.chance or ""
    entry.draw = line.draw or 0
    entry.to = audience_of(line.to)
    entry.target = line.undo or 0
    entry.by = line.by or []
    entry.epoch = line.epoch or 0
    return entry


def _kind(line: EntryLine) -> str:
    fields = {
        ACTION: line.do,
        CHANCE: line.chance,
        UNDO: line.undo,
        RESIGN: line.resign,
        TAKEOVER: line.takeover,
        RETURN: line.back,
        END: line.end,
        UPGRADE: line.upgrade,
    }
    found = [kind for kind, value in fields.items() if value is not None]
    if len(found) != 1:
        raise BadRecord(line.n, "an entry is exactly one of: " + ", ".join(fields))
    return found[0]


def _decode(line: str, kind: type[T], n: int) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise BadRecord(n, f"cannot be read: {error}") from None


def _text(line: msgspec.Struct) -> str:
    return msgspec.json.encode(line).decode()
