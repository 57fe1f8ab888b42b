"""Where a table stands: the state, the line that counts, sealed slots, who plays each seat."""

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
from kingscourt.table.setting import BOT, Setting

STRIDE: Final = 16  # entries of the line between two stops


class Stop:
    """A position on the line to which an undo can go back without playing the game from its start."""

    def __init__(self, played: int, state: State, draws: dict[str, int]) -> None:
        self.played: int = played  # entries of the line before it
        self.state: State = state
        self.draws: dict[str, int] = draws


class Position:
    """All that entries change; a change is prepared on a copy and kept as a whole."""

    def __init__(self, setting: Setting, state: State) -> None:
        self.setting: Setting = setting
        self.state: State = state
        self.line: list[Entry] = []
        self.stops: list[Stop] = []  # replaced as a whole, so that copies can share it
        self.draws: dict[str, int] = {}
        self.epoch: int = 0  # opened by the last undo past a draw
        self.epochs: dict[str, int] = {}  # in which purposes are drawn; replaced as a whole too
        self.floor: int = 0  # nothing up to here is undone: a person's seat was taken over behind it
        self.last: int = 0
        self.slots: dict[int, list[str]] = {}
        self.resigned: list[int] = []
        self.bots: dict[int, str] = {
            number: seat.name for number, seat in enumerate(setting.seats) if seat.kind == BOT
        }
        self.ended: str = ""
        self.posed: dict[int, int] = {}

    def copy(self) -> Position:
        """An independent position."""
        other = Position(self.setting, self.state.copy())
        other.line = self.line.copy()
        other.stops = self.stops
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
        """Whether several seats choose secretly at the same time; alone there is nobody to hide from."""
        pending = self.state.pending()
        return pending.sealed and len(pending.seats) > 1

    def asked(self) -> list[int]:
        """Seats whose decision the table waits for, those with a filled slot included."""
        return [] if self.is_over() else self.state.pending().seats

    def play(self, entry: Entry) -> None:
        """Carry out an entry; what is wrong with it is a BadRecord."""
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
            return  # who plays a seat changes, what is asked does not
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
            return self.setting.catalogue.parse(entry.text)
        except UnknownAction as error:
            raise BadRecord(entry.n, str(error)) from None

    def _draw(self, entry: Entry) -> None:
        chance = self.state.pending().chance
        if chance is None or chance.purpose != entry.purpose:
            expected = "a decision" if chance is None else f"a draw for {chance.purpose!r}"
            raise BadRecord(entry.n, f"a draw for {entry.purpose!r} where the rules expect {expected}")
        index = chance.outcomes.index_of(entry.text)
        if index < 0:
            raise BadRecord(entry.n, f"{entry.text!r} is no outcome of {entry.purpose!r}")
        if entry.draw != self.draws.get(entry.purpose, 0):
            raise BadRecord(entry.n, f"draw {entry.draw} of {entry.purpose!r} is not the next one")
        self.draw(entry, index)

    def draw(self, entry: Entry, index: int) -> None:
        """Take an outcome of the pending chance node."""
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
        if played % STRIDE == 0:
            kept = [stop for stop in self.stops if is_kept(stop.played, played)]
            self.stops = [*kept, Stop(played, self.state.copy(), self.draws.copy())]

    def epoch_after(self, target: int) -> int:
        """The epoch that an undo opens, 0 if it takes back no draw: what was seen never comes again."""
        if not self.setting.has_epochs() or not self._drawn_after(target):
            return 0
        return self.epoch + 1

    def _drawn_after(self, target: int) -> list[str]:
        """The purposes drawn behind an entry of the line."""
        return [entry.purpose for entry in self.line if entry.n > target and entry.kind == CHANCE]

    def _undo(self, entry: Entry) -> None:
        """Go on from the last stop before the target: this costs about what the undone entries cost."""
        epoch = self.epoch_after(entry.target)
        if entry.epoch != epoch:
            raise BadRecord(entry.n, f"it opens epoch {entry.epoch}; what was drawn goes on in {epoch}")
        if epoch:
            self.epoch = epoch
            self.epochs = {**self.epochs, **dict.fromkeys(self._drawn_after(entry.target), epoch)}
        kept = [earlier for earlier in self.line if earlier.n <= entry.target]
        replayed = self._last_stop(len(kept))
        for earlier in kept[len(replayed.line) :]:
            again = Entry(replayed.last + 1, earlier.kind, earlier.seat, earlier.text)
            again.purpose = earlier.purpose
            again.draw = earlier.draw
            replayed.play(again)
        self.state = replayed.state
        self.draws = replayed.draws
        self.stops = replayed.stops
        self.line = kept
        self.floor = min(self.floor, kept[-1].n if kept else 0)
        self.slots = {}
        self.posed = {}
        entry.events = [Event("kernel-event-undo", {"player": seat_phrase(entry.seat)})]

    def _last_stop(self, most: int) -> Position:
        """The game after at most so many entries of the line, from where a replay can go on."""
        stops = [stop for stop in self.stops if stop.played <= most]
        if not stops:
            start = Position(self.setting, self.setting.new_state())
            start.state.take_events()
            return start
        there = Position(self.setting, stops[-1].state.copy())
        there.draws = stops[-1].draws.copy()
        there.line = self.line[: stops[-1].played]
        there.stops = stops
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
            if self.setting.seats[entry.seat].kind != BOT:
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
        """Remember after which entry each seat's question was put; under seal it stays until all are open."""
        pending = self.state.pending()
        if pending.kind == WAITS_FOR_CHANCE:
            return
        goes_on = before.sealed and pending.sealed and entry.kind == ACTION
        if goes_on and set(pending.seats) <= set(before.seats):
            self.posed = {seat: self.posed.get(seat, self.last) for seat in pending.seats}
        else:
            self.posed = dict.fromkeys(pending.seats, self.last)


def is_kept(played: int, now: int) -> bool:
    """Whether a stop stays: the further back, the wider apart, so that a long game keeps few of them."""
    distance = (now - played) // STRIDE
    gap = 1
    while gap * 2 <= distance:
        gap *= 2
    return (played // STRIDE) % gap == 0
