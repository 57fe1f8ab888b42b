"""What a table was created with and who sits where; fixed once it runs, but for the rematch and the end."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from kingscourt.server.model.days_off import DaysOff
from kingscourt.table.fairness import FIRST_SCHEME

PERSON: Final = "person"
OPEN: Final = "open"
INVITED: Final = "invited"
BOT: Final = "bot"
SeatKind = Literal["person", "open", "invited", "bot"]
PaceKind = Literal["none", "live", "days"]
UndoKind = Literal["barrier", "free"]


class Pace(msgspec.Struct, frozen=True, omit_defaults=True):
    """How much time a seat has: a bank with an increment, days for each move, or no clock."""

    kind: PaceKind = "none"
    bank: int = 0  # seconds
    increment: int = 0  # seconds, given for each finished decision
    days: float = 0
    days_off: list[int] = []  # weekdays on which no clock runs, Monday is 0


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat: whose it is, and the nonce with which the person took it."""

    kind: SeatKind
    name: str = ""
    person: str = ""
    level: str = ""  # of a bot
    nonce: str = ""
    on_device: bool = False  # shares the device of its person, with a curtain
    off: DaysOff | None = None  # when its person does not play

    def is_taken(self) -> bool:
        """Whether the table need not wait for somebody to sit down."""
        return self.kind == BOT or (self.kind == PERSON and self.nonce != "")


class Setup(msgspec.Struct, frozen=True):
    """Everything but the course of the game."""

    game: str
    edition: str
    options: dict[str, str]
    components: str | None
    seats: list[Seat]
    pace: Pace
    public: bool
    starts_when_full: bool
    creator: str
    seed: str
    commitment: str
    salt: str  # of invitations: a new one makes all links expire
    rules: str  # version at the start; the row has the one that counts
    created_at: float
    started_at: float = 0
    ended_at: float = 0
    watchers: list[str] = []  # persons let in to a private table
    rematch: str = ""
    closing: list[str] = []  # result and reveal, the last lines of the record
    undo: UndoKind = "barrier"  # free: one person with bots takes back what they like
    chance: str = FIRST_SCHEME  # of its draws; tables begun before there was another one say nothing
    kept_out: list[str] = []  # persons whom its creator has sent away
    closed_because: str = ""  # what a host says about closing it
    language: str = ""  # what the creator speaks: for those who look for a table

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person plays."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == PERSON and seat.person == person]

    def people(self) -> list[str]:
        """Everyone with a seat, each once; whoever was erased is nobody any more."""
        return sorted({seat.person for seat in self.seats if seat.kind == PERSON and seat.person})

    def others(self) -> list[str]:
        """Whom the table names besides."""
        named = {self.creator, *self.watchers, *self.kept_out}
        return sorted(named.difference({""}, self.people()))

    def is_of(self, person: str) -> bool:
        """Whether a person belongs to the table: made it, or sits there."""
        return person == self.creator or bool(self.seats_of(person))
