"""A change in the making: forked from a table, turned into one write."""

from __future__ import annotations

from typing import Any

import msgspec

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import WrongMoment
from kingscourt.server.model.course import REMOVE, UNDO, Course, Offer
from kingscourt.server.model.row import CLOSED, HELD, OVER, RUNNING, Row, Status, Write
from kingscourt.server.model.setup import PERSON, Setup
from kingscourt.server.tables import clocks
from kingscourt.server.tables.calendar import Calendar, calendars_of
from kingscourt.server.tables.holding import held_problem
from kingscourt.server.tables.marks import SIZE, Marks, mark_in, new_stamp
from kingscourt.server.tables.open_table import OpenTable
from kingscourt.table.change import Change
from kingscourt.table.entry import Entry
from kingscourt.table.record import closing_lines, entry_line, header_line
from kingscourt.table.table import Table

change = msgspec.structs.replace


class Draft:
    """What a command works on; nothing of it is true before the write is committed."""

    def __init__(self, origin: OpenTable, now: float, wall: float) -> None:
        self.row: Row = origin.row
        self.now = now  # service time
        self.wall = wall  # by the clock of the database
        self.setup: Setup = origin.row.setup
        self.course: Course = origin.row.course
        self.status: Status = origin.row.status
        self.rules: str = origin.row.rules
        self.acted = -1
        self.starts = False
        self._table: Table | None = None if origin.table is None else origin.table.fork()
        self._marks: Marks | None = origin.marks
        self._new_marks = b""

    @property
    def table(self) -> Table:
        """The running game."""
        if self._table is None:
            raise WrongMoment(Phrase("service-not-begun"))
        return self._table

    def begin(self, table: Table) -> None:
        """The game starts; its first entries are the draws before the first decision."""
        self._table = table
        self.starts = True
        self.status = RUNNING

    def running(self) -> Table:
        """The running game, which nothing holds up."""
        if self.status == HELD:
            raise held_problem(self.row)
        table = self.table
        if self.status == CLOSED:
            raise WrongMoment(Phrase("service-closed"))
        if self.course.paused:
            raise WrongMoment(Phrase("service-paused"))
        return table

    def keep(self, made: Change) -> list[Entry]:
        """Go on from a change of the core."""
        if self.status == HELD:  # its log means something else to somebody: nothing is added to it
            raise held_problem(self.row)
        if self.status == CLOSED:
            raise WrongMoment(Phrase("service-closed"))
        return self.table.keep(made)

    def people(self) -> list[int]:
        """Seats that people play now."""
        position = self.table.position
        return [
            n
            for n, seat in enumerate(self.setup.seats)
            if seat.kind == PERSON and n not in position.bots and n not in position.resigned
        ]

    def calendars(self) -> list[Calendar]:
        """When the clock of each seat runs; none without clocks."""
        pace = self.setup.pace
        return [] if pace.kind == "none" else calendars_of(pace, self.setup.seats)

    def missed(self, seat: int, count: int) -> None:
        """Note how many deadlines in a row a seat has missed."""
        missed = self.course.missed or [0] * len(self.setup.seats)
        if missed[seat] != count:
            self.course = change(
                self.course, missed=[count if n == seat else known for n, known in enumerate(missed)]
            )

    # -- the end --------------------------------------------------------------------------------

    def finish(self) -> Write:
        """The write that makes it true."""
        self._settle()
        changes_setup = self.setup != self.row.setup
        table = self._table
        lines: list[str] = []
        if table is not None:
            count = table.setting.options.seats
            lines = [entry_line(entry, count) for entry in table.entries]
            self._mark(lines)
            if self.starts:
                lines.insert(0, header_line(table.setting))
        row = self._row(changes_setup)
        first = 0 if self.starts else self.row.last + 1
        return Write(row, lines, first, changes_setup=changes_setup, before=self.row.stamp)

    def is_idle(self, write: Write) -> bool:
        """Whether a write would change nothing but the version and the moment."""
        row = change(write.row, version=self.row.version, stamp=self.row.stamp)
        if row.bot_at is not None and self.row.bot_at is not None:
            row = change(row, bot_at=self.row.bot_at)
        return not write.lines and row == self.row

    def adopt(self, origin: OpenTable, row: Row) -> None:
        """After the commit: the open table goes on from here."""
        table = self._table
        if table is not None:
            if origin.table is None:
                origin.table = table
                origin.marks = self._marks
            else:
                origin.table.keep(Change(table.position, table.entries))
        if origin.marks is not None:
            origin.marks.extend(self._new_marks)
        origin.row = row

    def _mark(self, lines: list[str]) -> None:
        """Work out the marks of new entries; they are kept with them."""
        if self.starts:
            self._marks = Marks(self.setup)
        assert self._marks is not None
        self._new_marks = self._marks.after(lines)

    def _stamp(self) -> str:
        """A new stamp; without its log in memory a table keeps the mark that it had."""
        if self._marks is None:
            return new_stamp(mark_in(self.row.stamp))
        return new_stamp(self._new_marks[-SIZE:].hex() or self._marks.last())

    def _settle(self) -> None:
        """What follows from the position: clocks, offers, the end."""
        table = self._table
        if table is None or self.status not in (RUNNING, OVER):
            return
        position = table.position
        is_over = position.is_over()
        asked = [] if is_over else [seat for seat in self._pending() if seat not in position.bots]
        pace = self.setup.pace
        known = self.course.clocks or clocks.first_clocks(pace, len(self.setup.seats))
        offers = [offer for offer in self.course.offers if self._stands(offer)]
        self.course = change(
            self.course,
            clocks=clocks.run(known, pace, self.calendars(), asked, self.now, self.acted, self.course.paused),
            offers=[] if is_over else offers,
        )
        if is_over and self.status == RUNNING:
            seed = bytes.fromhex(self.setup.seed)
            closing = closing_lines(position, seed)
            self.setup = change(self.setup, ended_at=self.wall, closing=closing)
            self.status = OVER

    def _stands(self, offer: Offer) -> bool:
        """Whether an offer still makes sense: an undo from here, the removal of somebody who stays away."""
        if offer.kind == UNDO:
            return offer.after == self.table.position.last
        return offer.kind != REMOVE or bool(self.course.missed and self.course.missed[offer.target])

    def _pending(self) -> list[int]:
        position = self.table.position
        return [seat for seat in position.asked() if seat not in position.slots]

    def _row(self, changes_setup: bool) -> Row:
        return change(
            self.row,
            version=self.row.version + 1,
            status=self.status,
            rules=self.rules,
            setup=self.setup,
            course=self.course,
            unlisted=self.row.unlisted or changes_setup or self.status != self.row.status,
            stamp=self._stamp(),
            **self._of_game(),
        )

    def _of_game(self) -> dict[str, Any]:
        """What the row says of the game."""
        if self._table is None or self.status == HELD:
            return {"deadline": None, "bot_at": None}
        position = self._table.position
        pending = [] if self.status in (OVER, CLOSED) else self._pending()
        stands_still = self.status != RUNNING or self.course.paused
        has_bot = any(seat in position.bots for seat in pending)
        return {
            "last": position.last,
            "digest": position.state.digest(),
            "pending": pending,
            "deadline": None if stands_still else clocks.deadline(self.course.clocks, self.calendars()),
            "bot_at": self.now if has_bot and not stands_still else None,
            "slots": dict(position.slots),
        }
