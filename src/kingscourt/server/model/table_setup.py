"""A table's setup and seats; fixed once it runs, apart from the rematch and the end."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from kingscourt.server.model.days_off import DaysOff

PERSON: Final = "person"
SEAT_OPEN: Final = "open"
INVITED: Final = "invited"
BOT: Final = "bot"
SeatKind = Literal["person", "open", "invited", "bot"]
PaceKind = Literal["none", "live", "days"]
UndoKind = Literal["barrier", "free"]
BotPace = Literal["human", "quick"]


class Pace(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's time: a bank with an increment, days per move, or no clock."""

    kind: PaceKind = "none"
    bank: int = 0  # seconds
    increment: int = 0  # seconds added per completed decision
    days: float = 0
    days_off: list[int] = []  # weekdays on which no clock runs; Monday is 0


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat: its owner, and the nonce they took it with."""

    kind: SeatKind
    name: str = ""
    person: str = ""
    level: str = ""  # of a bot
    nonce: str = ""
    on_device: bool = False  # shares its person's device, with a screen between turns
    off: DaysOff | None = None  # its person's days off

    def is_taken(self) -> bool:
        """Whether the seat is not waiting for anybody."""
        return self.kind == BOT or (self.kind == PERSON and self.nonce != "")


class PreparedLesson(msgspec.Struct, frozen=True):
    """The lesson that a table plays, as it was when the table began; the draws count from then on.

    `script` marks its moves and gates. If another release has other ones, the lesson is over there, and the
    game goes on.
    """

    lesson: str
    draws: dict[str, list[str]]
    steps: int
    script: str


class Practice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a practice game begins, as its record has it, and where that position comes from."""

    seat: int  # whose knowledge stays; what others held is drawn anew from the seed
    seed: str
    entries: list[str] = []
    scenario: str = ""
    before: Practice | None = None  # where the other game began, if it was practice itself
    table: str = ""  # of the other game
    n: int = 0  # the entry of the other game after which this one begins
    position: str = ""  # the name of a position that shows a rule


class TableSetup(msgspec.Struct, frozen=True):
    """Everything apart from the course of the game."""

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
    salt: str  # of invitations; a new one revokes all links
    rules: str  # version at the start; the row has the current one
    created_at: float
    started_at: float = 0
    ended_at: float = 0
    watchers: list[str] = []  # people admitted to a private table
    rematch: str = ""
    rematch_seat: int | None = None  # whose player proposed it
    closing: list[str] = []  # result and reveal, the last lines of the record
    undo: UndoKind = "barrier"  # free: one person playing with bots may undo anything
    kept_out: list[str] = []  # people whom its creator has removed
    closed_because: str = ""  # the operator's reason for closing it
    language: str = ""  # the creator's, for people looking for a table
    bot_pace: BotPace = "quick"  # human: a bot pauses before it answers
    prepared: PreparedLesson | None = None  # by the lesson that the table plays
    practice: Practice | None = None

    def seats_of(self, person: str) -> list[int]:
        """The seats of a person."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == PERSON and seat.person == person]

    def people(self) -> list[str]:
        """Everybody with a seat, each once; erased people are left out."""
        return sorted({seat.person for seat in self.seats if seat.kind == PERSON and seat.person})

    def others(self) -> list[str]:
        """Everybody else whom the table names."""
        named = {self.creator, *self.watchers, *self.kept_out}
        return sorted(named.difference({""}, self.people()))

    def is_of(self, person: str) -> bool:
        """Whether a person belongs to the table, as its creator or seated."""
        return person == self.creator or bool(self.seats_of(person))
