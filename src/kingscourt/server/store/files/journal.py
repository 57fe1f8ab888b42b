"""One table on disk: an append-only record, and a side file whose last line says how much of it is valid."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import msgspec

from kingscourt.server.model.table_row import TableRow, TableWrite
from kingscourt.server.store.contract import Unavailable


class JournalLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """The line that one change adds to the side file."""

    row: TableRow
    seat: int = -1
    command: str = ""
    answer: str = ""


def append(path: Path, text: str) -> None:
    """Append text to a file and wait until it is on disk."""
    with path.open("a", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def size_of(path: Path) -> int:
    """The size of a file in bytes; 0 if it does not exist."""
    return path.stat().st_size if path.exists() else 0


def cut(path: Path, size: int) -> None:
    """Truncate a file to the part that was acknowledged."""
    if size_of(path) > size:
        with path.open("r+b") as file:
            file.truncate(size)
            os.fsync(file.fileno())


def add_whole(path: Path, text: str) -> None:
    """Append text to a file, all or nothing."""
    size = size_of(path)
    try:
        append(path, text)
    except OSError as error:
        with contextlib.suppress(OSError):
            cut(path, size)
        raise Unavailable(str(error)) from error


def replace(path: Path, text: str) -> None:
    """Replace the content of a file, all or nothing."""
    draft = path.with_suffix(path.suffix + ".new")
    draft.unlink(missing_ok=True)
    append(draft, text)
    draft.replace(path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


class Journal:
    """A record file with its side file; a torn end of either was never acknowledged and is dropped."""

    def __init__(self, folder: Path, table: str) -> None:
        self.record_path = folder / f"{table}.record"
        self.side_path = folder / f"{table}.table"
        self.lines: list[str] = []
        self.answers: dict[tuple[int, str], bytes] = {}
        self.row: TableRow | None = None
        self._sizes = (0, 0)  # of the valid part of both files
        self._is_torn = False
        if self.side_path.exists():
            self._read()

    def _read(self) -> None:
        for text in self.side_path.read_bytes().split(b"\n"):
            try:
                line = msgspec.json.decode(text, type=JournalLine)
            except msgspec.DecodeError:
                break
            self._note(line)
        if self.row is None:
            return
        count = self.row.last + 1 if self.row.setup.started_at else 0
        written = self.record_path.read_text("utf-8").split("\n") if self.record_path.exists() else []
        self.lines = written[:count]
        self._rewrite()

    def _rewrite(self) -> None:
        """Begin with complete files, and with a short side file again."""
        assert self.row is not None
        closing = self.row.setup.closing
        replace(self.record_path, "".join(f"{line}\n" for line in [*self.lines, *closing]))
        kept = [
            JournalLine(self.row, seat, command, answer.decode())
            for (seat, command), answer in self.answers.items()
        ] or [JournalLine(self.row)]
        replace(self.side_path, "".join(_text(line) for line in kept))
        self._measure()

    def create(self, row: TableRow) -> None:
        """Create the side file; the record is created with its header when the game starts."""
        add_whole(self.side_path, _text(JournalLine(row)))
        self.row = row
        self._measure()

    def write(self, write: TableWrite) -> None:
        """Append to the record, then add the line that makes it valid; a failure leaves nothing behind."""
        self._mend()
        new = list(write.lines)
        if write.row.setup.closing and self.row is not None and not self.row.setup.closing:
            new.extend(write.row.setup.closing)
        line = JournalLine(write.row, write.seat, write.command, write.answer.decode())
        try:
            if new:
                append(self.record_path, "".join(f"{line}\n" for line in new))
            append(self.side_path, _text(line))
        except OSError as error:
            self._is_torn = True
            with contextlib.suppress(Unavailable):
                self._mend()
            raise Unavailable(str(error)) from error
        self._measure()
        self._note(line)
        self.lines.extend(write.lines)

    def rewrite(self, row: TableRow, header: str | None) -> None:
        """Change names in the row and in the first line; both files are rewritten, so nothing old remains."""
        before = self.row, self.lines
        self.row = row
        if header is not None:
            self.lines = [header, *self.lines[1:]]
        try:
            self._rewrite()
        except OSError as error:
            self.row, self.lines = before
            raise Unavailable(str(error)) from error

    def _measure(self) -> None:
        self._sizes = (size_of(self.record_path), size_of(self.side_path))

    def _mend(self) -> None:
        """Remove the remains of a failed write, or the next one would follow them."""
        if not self._is_torn:
            return
        try:
            cut(self.side_path, self._sizes[1])
            cut(self.record_path, self._sizes[0])
        except OSError as error:
            raise Unavailable(str(error)) from error
        self._is_torn = False

    def _note(self, line: JournalLine) -> None:
        self.row = line.row
        if line.command:
            self.answers[line.seat, line.command] = line.answer.encode()


def _text(line: JournalLine) -> str:
    return msgspec.json.encode(line).decode() + "\n"
