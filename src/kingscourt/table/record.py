"""Records as text, one JSON object per line: small, readable, exact."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec

from kingscourt.kernel.audience import audience_of, seats_of
from kingscourt.kernel.wire_conversion import phrase_to_wire
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
from kingscourt.table.fairness import SCHEME
from kingscourt.table.game_setup import BOT, GameSetup, PracticeStart, Prepared, SeatSetup
from kingscourt.table.position import Position
from kingscourt.table.result import result_of
from kingscourt.table.wire_types import (
    FORMAT,
    EntryLine,
    HeaderLine,
    PreparedLine,
    ResultLine,
    RevealLine,
    SeatLine,
    StandingLine,
    StartLine,
)

T = TypeVar("T")

HEADER: Final = msgspec.json.Decoder(HeaderLine)
ENTRY: Final = msgspec.json.Decoder(EntryLine)
RESULT: Final = msgspec.json.Decoder(ResultLine)
REVEAL: Final = msgspec.json.Decoder(RevealLine)
KINDS: Final = (ACTION, CHANCE, UNDO, RESIGN, TAKEOVER, RETURN, END, UPGRADE, TIMEOUT)
ENCODER: Final = msgspec.json.Encoder()
MOST_LINE: Final = 8_000  # characters
MOST_HEADER: Final = 8_000_000  # including an owner's components


class Record:
    """A record read from text."""

    def __init__(
        self, header: HeaderLine, entries: list[Entry], result: ResultLine | None, reveal: str | None
    ) -> None:
        self.header: HeaderLine = header
        self.entries: list[Entry] = entries
        self.result: ResultLine | None = result
        self.reveal: str | None = reveal


def header_line(game_setup: GameSetup) -> str:
    """The first line of a table's record."""
    seats = [seat_line(seat, seat.nonce) for seat in game_setup.seats]
    components = None if game_setup.components.shipped else game_setup.components.source
    return _text(
        HeaderLine(
            FORMAT,
            game_setup.game.id,
            game_setup.options.edition,
            components,
            game_setup.options.variants,
            game_setup.rules_version,
            seats,
            SCHEME,
            game_setup.commitment,
            "free" if game_setup.has_free_undo() else "barrier",
            prepared_line(game_setup.prepared),
            start_line(game_setup.start),
        )
    )


def prepared_line(prepared: Prepared | None) -> PreparedLine | None:
    """The prepared draws of a lesson in wire form."""
    return None if prepared is None else PreparedLine(prepared.lesson, prepared.draws)


def start_line(start: PracticeStart | None) -> StartLine | None:
    """The start of a practice game in wire form."""
    if start is None:
        return None
    return StartLine(start.seat, start.seed, start.entries, start.scenario, start_line(start.before))


def seat_line(seat: SeatSetup, nonce: str = "") -> SeatLine:
    """A seat in wire form; its nonce appears only in records."""
    return SeatLine(seat.name, "bot" if seat.kind == BOT else "human", nonce)


def entry_line(entry: Entry, seat_count: int) -> str:
    """One entry as a line; the field next to the number determines its kind."""
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
            by=(entry.by or None) if kind in (UNDO, END) else None,
            epoch=(entry.epoch or None) if kind == UNDO else None,
            timeout=True if kind == TIMEOUT else None,
        )
    )


def closing_lines(position: Position, seed: bytes) -> list[str]:
    """Result and reveal of a finished table."""
    outcome = result_of(position)
    assert outcome is not None
    ranking = [StandingLine(line.rank, line.seat, line.score) for line in outcome.ranking]
    result = ResultLine(ranking, phrase_to_wire(outcome.reason), position.state.digest())
    return [_text(result), _text(RevealLine(seed.hex()))]


def record_text(game_setup: GameSetup, entries: list[Entry], closing: list[str]) -> str:
    """The whole record."""
    lines = [header_line(game_setup)]
    lines.extend(entry_line(entry, game_setup.options.seats) for entry in entries)
    return "\n".join([*lines, *closing]) + "\n"


def read_record(text: str) -> Record:
    """Parse a record; anything the writer would not write raises BadRecord.

    Only a line feed ends a line; that of the last line may be missing. A torn last line (a crash while
    writing) is refused like any other.
    """
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    if not lines:
        raise BadRecord(0, "the file is empty")
    reader = _Reader(_header(lines[0]))
    for number, line in enumerate(lines[1:], start=2):
        reader.take(line, number)
    return Record(reader.header, reader.entries, reader.result, reader.reveal)


class _Reader:
    """The lines after the header: entries, then the result, then the reveal."""

    def __init__(self, header: HeaderLine) -> None:
        self.header: HeaderLine = header
        self.entries: list[Entry] = []
        self.result: ResultLine | None = None
        self.reveal: str | None = None

    def take(self, line: str, number: int) -> None:
        """Read one more line."""
        if self.result is None and line.startswith('{"n"'):
            self.entries.append(self._entry(line, number))
            return
        n = len(self.entries) + 1
        if self.reveal is not None:
            raise _fault(n, number, "nothing may follow the reveal")
        if line.startswith('{"reveal"'):
            if self.result is None:
                raise _fault(n, number, "a reveal without a result")
            revealed = _decode(line, REVEAL, n, number)
            _check_form(_text(revealed), line, n, number)
            self.reveal = revealed.reveal
        elif self.result is not None:
            raise _fault(n, number, "only the reveal may follow the result")
        elif line.startswith('{"result"'):
            self.result = _result(line, n, number)
        else:
            raise _fault(n, number, "cannot be read: neither an entry nor a result")

    def _entry(self, line: str, number: int) -> Entry:
        n = number - 1
        entry = _entry(_decode(line, ENTRY, n, number), number)
        if entry.n != n:
            raise _fault(entry.n, number, f"the number after {n - 1} is missing")
        _check_form(entry_line(entry, len(self.header.seats)), line, n, number)
        return entry


def read_entry(line: str, n: int) -> Entry:
    """Parse one line of a log that we have written; `n` is the number that an error reports."""
    return _entry(_decode(line, ENTRY, n, n + 1), n + 1)


def rules_of(record: Record) -> str:
    """The rules version in effect: that of the last upgrade, else that of the header."""
    for entry in reversed(record.entries):
        if entry.kind == UPGRADE:
            return entry.text
    return record.header.rules


def _header(line: str) -> HeaderLine:
    header = _decode(line, HEADER, 0, 1, MOST_HEADER)
    if header.format != FORMAT:
        raise BadRecord(0, f"format {header.format!r}; this version reads {FORMAT!r}")
    if header.chance != SCHEME:
        raise BadRecord(0, f"chance scheme {header.chance!r}; this version knows {SCHEME!r}")
    _check_form(_text(header), line, 0, 1)
    return header


def _result(line: str, n: int, number: int) -> ResultLine:
    result = _decode(line, RESULT, n, number)
    try:
        written = _text(result)
    except (OverflowError, RecursionError):  # a phrase with numbers, or nested deeper than ours
        written = ""
    _check_form(written, line, n, number)
    return result


def _fault(n: int, number: int, problem: str) -> BadRecord:
    return BadRecord(n, f"line {number}: {problem}")


def _check_form(written: str, line: str, n: int, number: int) -> None:
    """Check for unknown or repeated fields, spaces and field order, where other readers may differ."""
    if written != line:
        raise _fault(n, number, "not in the one form in which records are written")


def _entry(line: EntryLine, number: int) -> Entry:
    seat = NO_SEAT if line.seat is None else line.seat
    text = line.do or line.out or line.takeover or line.end or line.upgrade or ""
    entry = Entry(line.n, _kind(line, number), seat, text)
    entry.purpose = line.chance or ""
    entry.draw = line.draw or 0
    entry.to = audience_of(line.to)
    entry.target = line.undo or 0
    entry.by = line.by or []
    entry.epoch = line.epoch or 0
    return entry


def _kind(line: EntryLine, number: int) -> str:
    seats = (line.resign, line.takeover, line.back)
    values = (line.do, line.chance, line.undo, *seats, line.end, line.upgrade, line.timeout)
    if values.count(None) != len(values) - 1:
        raise _fault(line.n, number, "an entry is exactly one of: " + ", ".join(KINDS))
    if line.do is not None:
        return ACTION
    return next(kind for kind, value in zip(KINDS, values, strict=True) if value is not None)


def _decode(line: str, decoder: msgspec.json.Decoder[T], n: int, number: int, most: int = MOST_LINE) -> T:
    if len(line) > most:
        raise _fault(n, number, f"longer than {most} characters")
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise _fault(n, number, f"cannot be read: {error}") from None


def _text(line: msgspec.Struct) -> str:
    return ENCODER.encode(line).decode()
