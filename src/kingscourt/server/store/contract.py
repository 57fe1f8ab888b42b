"""The contract of table stores; one test suite checks every implementation against it."""

from __future__ import annotations

from abc import abstractmethod

import msgspec

from kingscourt.server.model.chat_line import ChatLine
from kingscourt.server.model.clocks_and_offers import Hold
from kingscourt.server.model.days_off import DaysOff
from kingscourt.server.model.lesson_progress import LessonProgress
from kingscourt.server.model.listing import Listing
from kingscourt.server.model.lobby_query import LobbyQuery
from kingscourt.server.model.person import Person
from kingscourt.server.model.table_row import TableRow, TableSnapshot, TableWrite
from kingscourt.server.store.identity_contract import Identity
from kingscourt.server.store.review_requests_contract import ReviewRequests


class Conflict(Exception):
    """Another change came first; load again."""


class Repeated(Exception):
    """This command id was used before; its first answer stands."""


class Unavailable(Exception):
    """The store cannot be reached, or it is unknown whether a write was committed."""


SET_BACK = 0.5  # seconds; a clock that lags by less is not treated as set back
LONGEST_PAUSE = 10.0  # seconds before a bot's turn; a later moment was noted by a clock that was ahead
CLOCK_TOLERANCE = 0.05  # seconds by which a bot's turn may come early, as clocks differ a little


class ServiceHeartbeat(msgspec.Struct, frozen=True):
    """The service clock of a store: wall time minus all time during which nobody could play.

    Setting the wall clock moves `now` and `frozen` alike, so that service time only ever advances.
    """

    now: float
    frozen: float

    def service_time(self) -> float:
        """The time in which deadlines are measured."""
        return self.now - self.frozen


def is_due(bot_at: float, now: float) -> bool:
    """Whether a bot's turn has come, by service time."""
    return not CLOCK_TOLERANCE <= bot_at - now <= LONGEST_PAUSE


class Claim(msgspec.Struct, frozen=True):
    """A table reserved for one worker; `attempts` counts claims since one was last reported as finished."""

    table: str
    attempts: int


class Held(msgspec.Struct, frozen=True):
    """A held table, without its game."""

    table: str
    game: str
    hold: Hold


class TableStore(ReviewRequests):
    """Tables and everything keyed by a table's id."""

    @abstractmethod
    async def create(self, row: TableRow) -> bool:
        """Add a table; return False if the id exists."""

    @abstractmethod
    async def load(self, table: str, since: int = -1) -> TableSnapshot | None:
        """The row, and the lines after number `since` (line 0 is the header)."""

    @abstractmethod
    async def write(self, write: TableWrite) -> None:
        """Commit one change on top of exactly the row before it; raises Conflict, Repeated or Unavailable."""

    @abstractmethod
    async def answer(self, table: str, seat: int, command: str) -> bytes | None:
        """The first answer to a command."""

    @abstractmethod
    async def probe(self) -> None:
        """Read from everything that a move reads; raises Unavailable if any of it cannot be read."""

    @abstractmethod
    async def versions(self, tables: list[str]) -> dict[str, tuple[int, str]]:
        """Current versions and stamps, for processes that watch these tables."""

    @abstractmethod
    async def rows(self, tables: list[str]) -> list[TableRow]:
        """Several rows without their component files, for lists."""

    @abstractmethod
    async def claim_bots(self, limit: int, lease: float) -> list[Claim]:
        """Claim tables where a bot is to move until the lease ends, even if the clock is set meanwhile."""

    @abstractmethod
    async def claim_deadlines(self, limit: int, lease: float) -> list[Claim]:
        """Claim tables whose deadline has passed in service time, likewise."""

    @abstractmethod
    async def renew(self, tables: list[str], lease: float) -> None:
        """Extend the claims on tables that are still being worked on."""

    @abstractmethod
    async def settle(self, table: str, attempts: int) -> None:
        """Report a claim as finished although nothing was written; `attempts` remain counted."""

    @abstractmethod
    async def held(self, limit: int) -> list[Held]:
        """Held tables, by id."""

    @abstractmethod
    async def unlisted(self, limit: int) -> list[TableRow]:
        """Rows that the directory does not have yet, without their component files."""

    @abstractmethod
    async def listed(self, table: str, version: int, stamp: str) -> None:
        """Note that the directory has a table as of a version."""

    @abstractmethod
    async def list_again(self, table: str) -> None:
        """Have a row listed again because the directory may be ahead of the store."""

    @abstractmethod
    async def ids(self, after: str, limit: int) -> list[str]:
        """Ids of all tables, in order, up to `limit` after a given one."""

    @abstractmethod
    async def outdated(self, game: str, rules: str, after: str, limit: int) -> list[str]:
        """Ids of a game's tables that are held or are running under other rules, in order."""

    @abstractmethod
    async def beat(self, grace: float) -> ServiceHeartbeat:
        """Record that people can play now; gaps longer than the grace and clocks set back do not count."""

    @abstractmethod
    async def clock(self) -> ServiceHeartbeat:
        """The service clock as of the last heartbeat."""

    @abstractmethod
    async def say(self, table: str, person: Person, text: str, message: str = "") -> ChatLine:
        """Store a line of chat; raises Repeated if this person used the message id at this table before."""

    @abstractmethod
    async def said(self, table: str, person: str, message: str) -> ChatLine | None:
        """The line that a person sent with a message id."""

    @abstractmethod
    async def chat(self, table: str, since: int, limit: int) -> list[ChatLine]:
        """The newest lines after an id, up to the limit, oldest first."""

    @abstractmethod
    async def last_chat(self, tables: list[str]) -> dict[str, int]:
        """The id of the newest line of each table that has chat."""

    @abstractmethod
    async def tidy(self, older_than: float) -> int:
        """Delete the command ids of tables that ended that many seconds ago."""

    @abstractmethod
    async def header(self, table: str) -> str | None:
        """The first line of a table's log, or None before its game begins."""

    @abstractmethod
    async def rewrite(self, row: TableRow, header: str | None, before: str) -> None:
        """Replace a table's setup and the first line of its log, which no digest of the game covers.

        As with `write`, the row has the version after this change, and Conflict means another came first.
        """

    @abstractmethod
    async def chat_of(self, person: str, since: int, limit: int) -> list[tuple[str, ChatLine]]:
        """Chat by a person at any table after an id, oldest first, each line with its table."""

    @abstractmethod
    async def forget_chat(self, person: str, limit: int) -> int:
        """Delete up to `limit` lines of chat by a person; return how many were deleted."""

    @abstractmethod
    async def close(self) -> None:
        """Release connections and files."""


class Directory(Identity):
    """People and lists of tables."""

    @abstractmethod
    async def add_person(self, person: Person) -> None:
        """Add or rename a person."""

    @abstractmethod
    async def person(self, id: str) -> Person | None:
        """A person by id."""

    @abstractmethod
    async def list_table(self, listing: Listing, version: int, over: int = 0) -> int:
        """Store a listing as of a version; an older one never replaces a newer one, except version `over`.

        What it says about a lesson is kept for its person beyond the table.

        Returns the version that the directory has now.
        """

    @abstractmethod
    async def lessons_of(self, person: str) -> list[LessonProgress]:
        """How far a person has come in each lesson, by the listings of their tables."""

    @abstractmethod
    async def unlist(self, table: str) -> None:
        """Delete the listing of a table that no store has; progress in its lesson stays."""

    @abstractmethod
    async def ids(self, after: str, limit: int) -> list[str]:
        """Ids of all listed tables, in order, up to `limit` after a given one."""

    @abstractmethod
    async def now(self) -> float:
        """Wall time by this database's clock."""

    @abstractmethod
    async def lobby(self, query: LobbyQuery) -> list[Listing]:
        """Public tables that have a free seat or are running, newest first, perhaps after a position."""

    @abstractmethod
    async def open_by(self, person: str) -> int:
        """How many of a person's tables are waiting for players."""

    @abstractmethod
    async def expired(self, live: float, days: float, limit: int) -> list[tuple[str, int]]:
        """Open tables idle for `live` seconds, or `days` at a pace of days, each with its listed version."""

    @abstractmethod
    async def tables_of(self, person: str, limit: int) -> list[Listing]:
        """Tables where a person has a seat: all unfinished ones, then the newest others up to the limit."""

    @abstractmethod
    async def keep_short_code(self, short: str, table: str, code: str, until: float) -> None:
        """Let a short code stand for an invitation until it expires; expired ones may be deleted."""

    @abstractmethod
    async def short_code(self, short: str) -> tuple[str, str] | None:
        """The table and the code that a short code stands for."""

    @abstractmethod
    async def days_off(self, person: str) -> DaysOff:
        """A person's days off."""

    @abstractmethod
    async def set_days_off(self, person: str, off: DaysOff) -> None:
        """Store a person's days off."""

    @abstractmethod
    async def block(self, person: str, other: str, blocked: bool) -> None:
        """Block or unblock another person."""

    @abstractmethod
    async def blocked(self, person: str) -> list[str]:
        """The people whom a person has blocked."""

    @abstractmethod
    async def mute(self, person: str, other: str, muted: bool) -> None:
        """Mute or unmute another person's chat."""

    @abstractmethod
    async def muted(self, person: str) -> list[str]:
        """The people whom a person has muted."""

    @abstractmethod
    async def close(self) -> None:
        """Release connections and files."""
