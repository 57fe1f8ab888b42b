"""The position of a table: the state, the entries in effect, sealed slots, who plays each seat."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import CHANCE as WAITS_FOR_CHANCE
from kingscourt.kernel.decision import OVER, Pending
from kingscourt.kernel.errors import UnknownAction
from kingscourt.kernel.event import Event
from kingscourt.kernel.phrase import Value, seat_phrase
from kingscourt.kernel.state import State
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
from kingscourt.table.game_setup import BOT, GameSetup

CHECKPOINT_STRIDE: Final = 16  # entries in effect between two checkpoints


class Checkpoint:
    """A position that an undo can restore without replaying the game from its start."""

    def __init__(self, played: int, state: State, draws: dict[str, int]) -> None:
        self.played: int = played  # entries in effect before it
        self.state: State = state
        self.draws: dict[str, int] = draws


class Position:
    """Everything that entries change; a change is prepared on a copy and committed as a whole."""

    def __init__(self, game_setup: GameSetup, state: State) -> None:
        self.game_setup: GameSetup = game_setup
        self.state: State = state
        self.line: list[Entry] = []
        self.checkpoints: list[Checkpoint] = []  # replaced as a whole, so that copies can share it
        self.draws: dict[str, int] = {}
        self.epoch: int = 0  # started by the last undo past a draw
        self.epochs: dict[str, int] = {}  # current epoch of each purpose; also replaced as a whole
        self.floor: int = 0  # nothing up to here can be undone: a person's seat was taken over after it
        self.last: int = 0
        self.slots: dict[int, list[str]] = {}
        self.resigned: list[int] = []
        self.bots: dict[int, str] = {
            number: seat.name for number, seat in enumerate(game_setup.seats) if seat.kind == BOT
        }
        self.ended: str = ""
        self.posed: dict[int, int] = {}

    def copy(self) -> Position:
        """An independent position."""
        other = Position(self.game_setup, self.state.copy())
        other.line = self.line.copy()
        other.checkpoints = self.checkpoints
        other.draws = self.draws.copy()
        other.epoch = self.epoch
        other.epochs = self.epochs
        other.floor = self.floor
        other.last = self.last
        other.slots = self.slots.copy()
        other.resigned = self.resigned.copy()
        other.bots = self.bots.copy()
        other.ended = self.ended
        other.posed = self.posed.copy()
        return other

    def is_over(self) -> bool:
        """Whether nothing more can happen."""
        return self.ended != "" or self.state.pending().kind == OVER

    def is_sealed(self) -> bool:
        """Whether several seats choose simultaneously; a single seat has nobody to hide from."""
        pending = self.state.pending()
        return pending.sealed and len(pending.seats) > 1

    def asked(self) -> list[int]:
        """Seats whose decision the table waits for, including those with a filled slot."""
        return [] if self.is_over() else self.state.pending().seats

    def play(self, entry: Entry) -> None:
        """Carry out an entry; an invalid one raises BadRecord."""
        if entry.n != self.last + 1:
            raise BadRecord(entry.n, f"the number after {self.last} is missing")
        self.last = entry.n
        before = self.state.pending()
        if entry.kind == ACTION:
            self._act(entry)
        elif entry.kind == CHANCE:
            self._draw(entry)
        elif entry.kind == UNDO:
            self._undo(entry)
        else:
            self._change_seats(entry)
            return  # this changes who plays a seat, not what is asked
        self._note_posed(entry, before)

    def _act(self, entry: Entry) -> None:
        state = self.state
        action = self._parse(entry)
        refusal = state.explain(entry.seat, action)
        if refusal is not None:
            raise BadRecord(entry.n, f"{entry.text!r} of seat {entry.seat} is against {refusal.rule}")
        self.act(entry, action)

    def act(self, entry: Entry, action: Action) -> None:
        """Carry out an action that `explain` has accepted."""
        entry.to = self.state.audience(entry.seat, action)
        self.state.apply(entry.seat, action)
        entry.shows = self.state.shows
        entry.events = self.state.take_events()
        self._extend_line(entry)

    def _parse(self, entry: Entry) -> Action:
        try:
            return self.game_setup.catalogue.parse(entry.text)
        except UnknownAction as error:
            raise BadRecord(entry.n, str(error)) from None

    def _draw(self, entry: Entry) -> None:
        chance = self.state.pending().chance
        if chance is None or chance.purpose != entry.purpose:
            expected = "a decision" if chance is None else f"a draw for {chance.purpose!r}"
            raise BadRecord(entry.n, f"a draw for {entry.purpose!r} where the rules expect {expected}")
        index = chance.outcomes.index_of(entry.text)
        if index < 0:
            raise BadRecord(entry.n, f"{entry.text!r} is not an outcome of {entry.purpose!r}")
        if entry.draw != self.draws.get(entry.purpose, 0):
            raise BadRecord(entry.n, f"draw {entry.draw} of {entry.purpose!r} is not the next one")
        self.draw(entry, index)

    def draw(self, entry: Entry, index: int) -> None:
        """Apply an outcome of the pending chance node."""
        chance = self.state.pending().chance
        assert chance is not None
        self.draws[entry.purpose] = entry.draw + 1
        entry.to = chance.to
        self.state.resolve(index)
        entry.events = self.state.take_events()
        self._extend_line(entry)

    def _extend_line(self, entry: Entry) -> None:
        self.line.append(entry)
        played = len(self.line)
        if played % CHECKPOINT_STRIDE == 0:
            kept = [stop for stop in self.checkpoints if is_kept(stop.played, played)]
            self.checkpoints = [*kept, Checkpoint(played, self.state.copy(), self.draws.copy())]

    def epoch_after(self, target: int) -> int:
        """The epoch that an undo starts, or 0 if it undoes no draw; seen outcomes never come up again."""
        if not self._drawn_after(target):
            return 0
        return self.epoch + 1

    def _drawn_after(self, target: int) -> list[str]:
        """The purposes drawn after an entry."""
        return [entry.purpose for entry in self.line if entry.n > target and entry.kind == CHANCE]

    def _undo(self, entry: Entry) -> None:
        """Replay from the last checkpoint before the target, at about the cost of the undone entries."""
        epoch = self.epoch_after(entry.target)
        if entry.epoch != epoch:
            raise BadRecord(entry.n, f"it opens epoch {entry.epoch} instead of {epoch}")
        if epoch:
            self.epoch = epoch
            self.epochs = {**self.epochs, **dict.fromkeys(self._drawn_after(entry.target), epoch)}
        kept = [earlier for earlier in self.line if earlier.n <= entry.target]
        replayed = self._last_checkpoint(len(kept))
        for earlier in kept[len(replayed.line) :]:
            replayable = Entry(replayed.last + 1, earlier.kind, earlier.seat, earlier.text)
            replayable.purpose = earlier.purpose
            replayable.draw = earlier.draw
            replayed.play(replayable)
        self.state = replayed.state
        self.draws = replayed.draws
        self.checkpoints = replayed.checkpoints
        self.line = kept
        self.floor = min(self.floor, kept[-1].n if kept else 0)
        self.slots = {}
        self.posed = {}
        entry.events = [Event("kernel-event-undo", {"player": seat_phrase(entry.seat)})]

    def _last_checkpoint(self, most: int) -> Position:
        """The latest checkpoint with at most `most` entries in effect, or the start, ready for replay."""
        checkpoints = [stop for stop in self.checkpoints if stop.played <= most]
        if not checkpoints:
            start = Position(self.game_setup, self.game_setup.new_state())
            start.state.take_events()
            return start
        there = Position(self.game_setup, checkpoints[-1].state.copy())
        there.draws = checkpoints[-1].draws.copy()
        there.line = self.line[: checkpoints[-1].played]
        there.checkpoints = checkpoints
        return there

    def _change_seats(self, entry: Entry) -> None:
        args: dict[str, Value] = {} if entry.seat == NO_SEAT else {"player": seat_phrase(entry.seat)}
        if entry.kind == RESIGN:
            self.resigned.append(entry.seat)
            self.slots.pop(entry.seat, None)
            if self.state.seat_count <= 2:
                self.ended = RESIGN  # nobody is left to play against
        elif entry.kind == TAKEOVER:
            self.bots[entry.seat] = entry.text
            if self.game_setup.seats[entry.seat].kind != BOT:
                self.floor = self.line[-1].n if self.line else 0
            args["bot"] = entry.text
        elif entry.kind == RETURN:
            self.bots.pop(entry.seat, None)
        elif entry.kind == END:
            self.ended = entry.text
        elif entry.kind == UPGRADE:
            args["version"] = entry.text
        entry.events = [Event(f"kernel-event-{entry.kind}", args)]

    def _note_posed(self, entry: Entry, before: Pending) -> None:
        """Remember the entry that posed each seat's question; under seal, until all choices are opened."""
        pending = self.state.pending()
        if pending.kind == WAITS_FOR_CHANCE:
            return
        goes_on = before.sealed and pending.sealed and entry.kind == ACTION
        if goes_on and set(pending.seats) <= set(before.seats):
            self.posed = {seat: self.posed.get(seat, self.last) for seat in pending.seats}
        else:
            self.posed = dict.fromkeys(pending.seats, self.last)


def is_kept(played: int, now: int) -> bool:
    """Whether to keep a checkpoint: older ones are spaced further apart, so that long games keep few."""
    distance = (now - played) // CHECKPOINT_STRIDE
    gap = 1
    while gap * 2 <= distance:
        gap *= 2
    return (played // CHECKPOINT_STRIDE) % gap == 0
