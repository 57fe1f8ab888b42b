"""What a store of tables promises; one suite of tests holds every kind of store to it."""

from __future__ import annotations

from abc import ABC, abstractmethod

import msgspec

from kingscourt.server.model.course import Hold
from kingscourt.server.model.days_off import DaysOff
from kingscourt.server.model.lobby import LobbyQuery
from kingscourt.server.model.person import ChatLine, Listing, Person
from kingscourt.server.model.row import Row, Snapshot, Write
from kingscourt.server.store.identity_contract import Identity


class Conflict(Exception):
    """Another change came first: load again."""


class Repeated(Exception):
    """This command id was used before: its first answer counts."""


class Unavailable(Exception):
    """The store cannot be reached, or it is unknown whether a write was committed."""


SET_BACK = 0.5  # seconds: a clock that is behind by less waits, it was not set back


class Beat(msgspec.Struct, frozen=True):
    """The service clock of a store: wall time less all the time in which nobody could play.

    A clock that is set moves `now` and `frozen` alike, so that service time only ever goes on.
    """

    now: float
    frozen: float

    def service_time(self) -> float:
        """What deadlines are measured in."""
        return self.now - self.frozen


class Claim(msgspec.Struct, frozen=True):
    """A table that a worker has for itself; `attempts` counts claims since one ended with a word."""

    table: str
    attempts: int


class Held(msgspec.Struct, frozen=True):
    """A table that cannot go on, without its game."""

    table: str
    game: str
    hold: Hold


class TableStore(ABC):
    """Tables and everything that is keyed by a table's id."""

    @abstractmethod
    async def create(self, row: Row) -> bool:
        """Add a table; False when the id exists."""

    @abstractmethod
    async def load(self, table: str, since: int = -1) -> Snapshot | None:
        """The row, and the lines after number `since` (line 0 is the header)."""

    @abstractmethod
    async def write(self, write: Write) -> None:
        """Commit one change on top of the very row before it; Conflict, Repeated or Unavailable."""

    @abstractmethod
    async def answer(self, table: str, seat: int, command: str) -> bytes | None:
        """The first answer to a command."""

    @abstractmethod
    async def probe(self) -> None:
        """Read from everything that a move reads; Unavailable when one of them cannot be read."""

    @abstractmethod
    async def versions(self, tables: list[str]) -> dict[str, tuple[int, str]]:
        """Version and stamp of tables as they are now, for processes that watch them."""

    @abstractmethod
    async def rows(self, tables: list[str]) -> list[Row]:
        """Several rows, without the component files: for lists."""

    @abstractmethod
    async def claim_bots(self, limit: int, lease: float) -> list[Claim]:
        """Tables where a bot is to move, for this worker alone until the lease ends; set clocks or not."""

    @abstractmethod
    async def claim_deadlines(self, limit: int, lease: float) -> list[Claim]:
        """Tables whose deadline has passed in service time, likewise."""

    @abstractmethod
    async def renew(self, tables: list[str], lease: float) -> None:
        """Whoever claimed these tables is still at work on them."""

    @abstractmethod
    async def settle(self, table: str, attempts: int) -> None:
        """A claim ended with a word although nothing was written: so many attempts remain counted."""

    @abstractmethod
    async def held(self, limit: int) -> list[Held]:
        """Tables that cannot go on, by id."""

    @abstractmethod
    async def unlisted(self, limit: int) -> list[Row]:
        """Rows that the directory has not heard of, without the component files."""

    @abstractmethod
    async def listed(self, table: str, version: int, stamp: str) -> None:
        """The directory knows the table as of a version."""

    @abstractmethod
    async def list_again(self, table: str) -> None:
        """The directory may have heard of what is no longer true: have the row listed anew."""

    @abstractmethod
    async def ids(self, after: str, limit: int) -> list[str]:
        """Every table by id, so many after one."""

    @abstractmethod
    async def outdated(self, game: str, rules: str, after: str, limit: int) -> list[str]:
        """Tables of a game that are held, or run pinned to other rules, by id."""

    @abstractmethod
    async def beat(self, grace: float) -> Beat:
        """Somebody can play now; a silence longer than the grace, or a clock set back, is no time."""

    @abstractmethod
    async def clock(self) -> Beat:
        """The service clock as of the last beat."""

    @abstractmethod
    async def say(self, table: str, person: Person, text: str) -> ChatLine:
        """Keep a line of chat."""

    @abstractmethod
    async def chat(self, table: str, since: int, limit: int) -> list[ChatLine]:
        """The lines after an id, oldest first; with a limit the newest."""

    @abstractmethod
    async def last_chat(self, tables: list[str]) -> dict[str, int]:
        """The id of the newest line of each table where something was said."""

    @abstractmethod
    async def tidy(self, older_than: float) -> int:
        """Forget the command ids of tables that ended that many seconds ago."""

    @abstractmethod
    async def header(self, table: str) -> str | None:
        """The first line of a table's log; None before its game begins."""

    @abstractmethod
    async def rewrite(self, row: Row, header: str | None, before: str) -> None:
        """Replace the setup of a table and the first line of its log, which no digest of the game covers.

        The row has the version after this change, as with `write`; Conflict when another came first.
        """

    @abstractmethod
    async def chat_of(self, person: str, since: int, limit: int) -> list[tuple[str, ChatLine]]:
        """What a person said at any table after an id, oldest first, each with its table."""

    @abstractmethod
    async def forget_chat(self, person: str, limit: int) -> int:
        """Remove so many lines that a person said; how many there were."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of connections and files."""


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
        """Remember a table as of a version; an older one never replaces a newer, save the version `over`.

        Answers with the version that the directory has now.
        """

    @abstractmethod
    async def unlist(self, table: str) -> None:
        """Forget a table that no store knows."""

    @abstractmethod
    async def ids(self, after: str, limit: int) -> list[str]:
        """Every table that is listed by id, so many after one."""

    @abstractmethod
    async def now(self) -> float:
        """Wall time by the clock of this database."""

    @abstractmethod
    async def lobby(self, query: LobbyQuery) -> list[Listing]:
        """Public tables with a free seat, or that run: the newest first, or what follows a place."""

    @abstractmethod
    async def open_by(self, person: str) -> int:
        """How many tables that a person made wait for players."""

    @abstractmethod
    async def expired(self, live: float, days: float, limit: int) -> list[tuple[str, int]]:
        """Open tables where nobody sat down or got up for that many seconds (`days`: where moves have
        days), each with the version that the directory knows."""

    @abstractmethod
    async def tables_of(self, person: str, limit: int) -> list[Listing]:
        """Tables where a person has a seat: all that are not finished, then the newest up to the limit."""

    @abstractmethod
    async def days_off(self, person: str) -> DaysOff:
        """When a person does not play."""

    @abstractmethod
    async def set_days_off(self, person: str, off: DaysOff) -> None:
        """Remember when a person does not play."""

    @abstractmethod
    async def block(self, person: str, other: str, blocked: bool) -> None:
        """Keep another person away, or stop it."""

    @abstractmethod
    async def blocked(self, person: str) -> list[str]:
        """Whom a person has blocked."""

    @abstractmethod
    async def mute(self, person: str, other: str, muted: bool) -> None:
        """Hide everything that another person says, or stop hiding it."""

    @abstractmethod
    async def muted(self, person: str) -> list[str]:
        """Whom a person has muted."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of connections and files."""
