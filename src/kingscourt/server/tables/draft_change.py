"""A change being prepared: forked from a table and turned into a single write."""

from __future__ import annotations

from typing import Any

import msgspec

from kingscourt.kernel.phrase import Phrase
from kingscourt.lessons.lesson_progress import Course
from kingscourt.server.errors.problems import WrongMoment
from kingscourt.server.model.clocks_and_offers import REMOVE, UNDO, ClocksAndOffers, Offer
from kingscourt.server.model.table_row import CLOSED, HELD, OVER, RUNNING, Status, TableRow, TableWrite
from kingscourt.server.model.table_setup import PERSON, TableSetup
from kingscourt.server.tables import clocks, lesson_course
from kingscourt.server.tables.bot_pauses import moves_in_a_row, pause_before
from kingscourt.server.tables.days_off_calendar import Calendar, calendars_of
from kingscourt.server.tables.held_tables import held_problem
from kingscourt.server.tables.history_fingerprints import SIZE, HistoryFingerprints, mark_in, new_stamp
from kingscourt.server.tables.live_table import LiveTable
from kingscourt.table.change import Change
from kingscourt.table.entry import Entry
from kingscourt.table.record import closing_lines, entry_line, header_line
from kingscourt.table.table import Table

change = msgspec.structs.replace
NO_SEAT = -1


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a change: the number of the last entry, and whether the seat's choice is sealed."""

    n: int
    sealed: bool = False

    @staticmethod
    def to(write: TableWrite, seat: int) -> Answer:
        """The answer to a change of this seat, once its write is committed."""
        return Answer(write.row.last, sealed=not write.lines and seat in write.row.slots)


class Draft:
    """The working copy of a command; nothing takes effect before the write is committed."""

    def __init__(self, origin: LiveTable, now: float, wall: float) -> None:
        self.row: TableRow = origin.row
        self.now = now  # service time
        self.wall = wall  # by the database's clock
        self.setup: TableSetup = origin.row.setup
        self.progress: ClocksAndOffers = origin.row.progress
        self.status: Status = origin.row.status
        self.rules: str = origin.row.rules
        self.acted = -1
        self.starts = False
        self._table: Table | None = None if origin.table is None else origin.table.fork()
        self._entries_before: list[Entry] = [] if origin.table is None else origin.table.entries
        self._marks: HistoryFingerprints | None = origin.marks
        self._new_marks = b""

    @property
    def table(self) -> Table:
        """The running game."""
        if self._table is None:
            raise WrongMoment(Phrase("service-not-begun"))
        return self._table

    def begin(self, table: Table) -> None:
        """Start the game; its first entries are the draws before the first decision."""
        self._table = table
        self.starts = True
        self.status = RUNNING

    def running(self) -> Table:
        """The running game; raises if the table is held, closed or paused."""
        if self.status == HELD:
            raise held_problem(self.row)
        table = self.table
        if self.status == CLOSED:
            raise WrongMoment(Phrase("service-closed"))
        if self.progress.paused:
            raise WrongMoment(Phrase("service-paused"))
        return table

    def keep(self, made: Change) -> list[Entry]:
        """Adopt a change made by the core."""
        if self.status == HELD:  # its log is disputed: append nothing
            raise held_problem(self.row)
        if self.status == CLOSED:
            raise WrongMoment(Phrase("service-closed"))
        return self.table.keep(made)

    def continues(self, mark: str) -> bool:
        """Whether nothing was appended to the log with this mark."""
        return self._marks is not None and self._marks.last() == mark

    def people(self) -> list[int]:
        """Seats that people play now."""
        position = self.table.position
        return [
            n
            for n, seat in enumerate(self.setup.seats)
            if seat.kind == PERSON and n not in position.bots and n not in position.resigned
        ]

    def course(self) -> Course | None:
        """Where the table stands in its lesson, if it plays one."""
        return lesson_course.course_at(self.setup, self._table, self.progress.seen)

    def calendars(self) -> list[Calendar]:
        """The calendar of each seat; empty without clocks."""
        pace = self.setup.pace
        return [] if pace.kind == "none" else calendars_of(pace, self.setup.seats)

    def missed(self, seat: int, count: int) -> None:
        """Record how many deadlines in a row a seat has missed."""
        missed = self.progress.missed or [0] * len(self.setup.seats)
        if missed[seat] != count:
            self.progress = change(
                self.progress, missed=[count if n == seat else known for n, known in enumerate(missed)]
            )

    # -- finishing ------------------------------------------------------------------------------

    def finish(self, seat: int = NO_SEAT, command: str = "") -> TableWrite:
        """Build the write that commits this change, and for a command the answer that it gets again."""
        self._play_script()
        self._settle()
        changes_setup = self.setup != self.row.setup
        table = self._table
        lines: list[str] = []
        if table is not None:
            count = table.game_setup.options.seats
            lines = [entry_line(entry, count) for entry in table.entries]
            self._mark(lines)
            if self.starts:
                lines.insert(0, header_line(table.game_setup))
        row = self._row(changes_setup)
        first = 0 if self.starts else self.row.last + 1
        write = TableWrite(row, lines, first, changes_setup=changes_setup, before=self.row.stamp)
        if not command:
            return write
        answer = msgspec.json.encode(Answer.to(write, seat))
        return change(write, seat=seat, command=command, answer=answer)

    def is_idle(self, write: TableWrite) -> bool:
        """Whether a write would change nothing but the version and the time."""
        row = change(write.row, version=self.row.version, stamp=self.row.stamp)
        if row.bot_at is not None and self.row.bot_at is not None:
            row = change(row, bot_at=self.row.bot_at)
        return not write.lines and row == self.row

    def adopt(self, origin: LiveTable, row: TableRow) -> None:
        """After the commit, bring the live table up to this state."""
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
        """Compute the marks of the new entries, to be adopted together with them."""
        if self.starts:
            self._marks = HistoryFingerprints(self.setup)
        assert self._marks is not None
        self._new_marks = self._marks.after(lines)

    def _stamp(self) -> str:
        """A new stamp; a table whose log is not in memory keeps its mark."""
        if self._marks is None:
            return new_stamp(mark_in(self.row.stamp))
        return new_stamp(self._new_marks[-SIZE:].hex() or self._marks.last())

    def _play_script(self) -> None:
        """Make the moves of a lesson that come next, so that one write has them and what led to them."""
        table = self._table
        if table is None or self.status != RUNNING or self.progress.paused:
            return
        while (made := lesson_course.next_scripted(self.setup, table, self.progress.seen)) is not None:
            self.keep(made)

    def _settle(self) -> None:
        """Derive clocks, offers and the end of the game from the position."""
        table = self._table
        if table is None or self.status not in (RUNNING, OVER):
            return
        position = table.position
        is_over = position.is_over()
        asked = [] if is_over else [seat for seat in self._pending() if seat not in position.bots]
        pace = self.setup.pace
        known = self.progress.clocks or clocks.first_clocks(pace, len(self.setup.seats))
        offers = [offer for offer in self.progress.offers if self._stands(offer)]
        self.progress = change(
            self.progress,
            clocks=clocks.run(
                known, pace, self.calendars(), asked, self.now, self.acted, self.progress.paused
            ),
            offers=[] if is_over else offers,
            step=self._step(),
        )
        if is_over and self.status == RUNNING:
            seed = bytes.fromhex(self.setup.seed)
            closing = closing_lines(position, seed)
            self.setup = change(self.setup, ended_at=self.wall, closing=closing)
            self.status = OVER

    def _step(self) -> int:
        """The furthest step of the lesson; an undo takes nothing back of what was learnt."""
        course = self.course()
        return max(self.progress.step, 0 if course is None else course.step)

    def _stands(self, offer: Offer) -> bool:
        """Whether an offer is still valid: an undo if nothing was played since, a removal if still absent."""
        if offer.kind == UNDO:
            return offer.after == self.table.position.last
        return offer.kind != REMOVE or bool(self.progress.missed and self.progress.missed[offer.target])

    def _pending(self) -> list[int]:
        position = self.table.position
        return [seat for seat in position.asked() if seat not in position.slots]

    def _row(self, changes_setup: bool) -> TableRow:
        return change(
            self.row,
            version=self.row.version + 1,
            status=self.status,
            rules=self.rules,
            setup=self.setup,
            progress=self.progress,
            unlisted=self.row.unlisted or changes_setup or self._changes_listing(),
            stamp=self._stamp(),
            **self._of_game(),
        )

    def _changes_listing(self) -> bool:
        return self.status != self.row.status or self.progress.step != self.row.progress.step

    def _of_game(self) -> dict[str, Any]:
        """The fields of the row that depend on the game."""
        if self._table is None or self.status == HELD:
            return {"deadline": None, "bot_at": None}
        position = self._table.position
        pending = [] if self.status in (OVER, CLOSED) else self._pending()
        stands_still = self.status != RUNNING or self.progress.paused
        is_scripted = not lesson_course.awaits_bots(self.course())
        bots = [] if stands_still or is_scripted else [seat for seat in pending if seat in position.bots]
        return {
            "last": position.last,
            "digest": position.state.digest(),
            "pending": pending,
            "deadline": None if stands_still else clocks.deadline(self.progress.clocks, self.calendars()),
            "bot_at": self._bot_at(bots[0]) if bots else None,
            "slots": dict(position.slots),
        }

    def _bot_at(self, seat: int) -> float:
        """When the next bot is to answer; other changes meanwhile neither hurry nor delay it."""
        assert self._table is not None
        row, position = self.row, self._table.position
        waited = [asked for asked in row.pending if asked in position.bots]
        if row.bot_at is not None and row.last == position.last and waited[:1] == [seat]:
            return row.bot_at
        if self.setup.bot_pace == "quick":
            return self.now
        moves = moves_in_a_row(self._entries_before, self._table.entries, seat)
        return self.now + pause_before(row.id, position.last, seat, moves, position.is_sealed())
