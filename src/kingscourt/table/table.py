"""A running table: prepares changes from what seats send, and commits those that were stored."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.chance import Source
from kingscourt.kernel.decision import CHANCE as WAITS_FOR_CHANCE
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.errors import UnknownAction
from kingscourt.kernel.event import Event
from kingscourt.kernel.refusal import game_is_over, not_your_turn
from kingscourt.kernel.state import State
from kingscourt.table import consent
from kingscourt.table.change import Change
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
from kingscourt.table.errors import (
    Refused,
    barrier_inside,
    consent_missing,
    incomplete_seal,
    nothing_to_undo,
    stale,
    unknown_action,
)
from kingscourt.table.fairness import label
from kingscourt.table.game_setup import GameSetup
from kingscourt.table.position import Position

MOST_TAKEN_BACK: Final = 2000  # undone entries: each makes loading a table slower


class Table:
    """The current position and all entries that led to it."""

    def __init__(self, game_setup: GameSetup, source: Source, start: Position | None = None) -> None:
        self.game_setup: GameSetup = game_setup
        self.source: Source = source
        self.entries: list[Entry] = []
        self.position: Position = Position(game_setup, game_setup.new_state()) if start is None else start
        self.opening: list[Event] = self.position.state.take_events()

    def fork(self) -> Table:
        """A table that continues from here; this one can commit all of its entries as one change."""
        other = Table(self.game_setup, self.source, self.position)
        other.opening = self.opening
        return other

    # -- changes -------------------------------------------------------------------------------

    def keep(self, change: Change) -> list[Entry]:
        """Commit a prepared change."""
        self.position = change.position
        self.entries.extend(change.entries)
        return change.entries

    def open(self) -> Change:
        """Make the draws before the first decision."""
        position = self.position.copy()
        return Change(position, self._run_chance(position))

    def command(self, seat: int, actions: list[str], after: int | None = None) -> Change:
        """Carry out one seat's actions, all or nothing; `after` is the entry that posed the question."""
        position = self.position
        if position.is_over():
            raise Refused(game_is_over())
        if not position.state.is_asked(seat):
            raise Refused(not_your_turn())
        if after is not None and after != position.posed.get(seat, 0):
            raise Refused(stale())
        if position.is_sealed():
            return self._seal(seat, actions)
        position = position.copy()
        entries = self._act_all(position, seat, actions)
        entries.extend(self._run_chance(position))
        return Change(position, entries)

    def undo(self, seat: int, target: int | None = None, by: list[int] | None = None) -> Change:
        """Undo one's own steps since the last barrier; going further back needs the others' consent."""
        position = self.position.copy()
        goal = self._default_undo(seat) if target is None else target
        if self.is_undo_used_up() or not consent.can_go_back_to(position, goal):
            raise Refused(nothing_to_undo())
        entry = Entry(position.last + 1, UNDO, seat)
        entry.target = goal
        entry.epoch = position.epoch_after(goal)
        if goal < self.undo_reach(seat):
            if not consent.have_agreed_to_undo(position, seat, by or []):
                raise Refused(consent_missing() if by else nothing_to_undo())
            entry.by = consent.to_be_asked(position)
        position.play(entry)
        return Change(position, [entry, *self._run_chance(position)])

    def resign(self, seat: int) -> Change:
        """Resign: ranked last; with two seats the game ends, else a bot plays on."""
        return self._about_seat(RESIGN, seat, "")

    def takeover(self, seat: int, bot: str) -> Change:
        """Let a bot play a seat from now on."""
        return self._about_seat(TAKEOVER, seat, bot)

    def give_back(self, seat: int) -> Change:
        """Give a seat back to its person."""
        return self._about_seat(RETURN, seat, "")

    def time_out(self, seat: int) -> Change:
        """Record that a seat's time ran out; what happens for it then is recorded as usual."""
        return self._about_seat(TIMEOUT, seat, "")

    def end(self, by: list[int]) -> Change:
        """End by agreement of everybody who has not resigned; the game is not ranked."""
        position = self._open_position()
        if not consent.have_agreed(position, by):
            raise Refused(consent_missing())
        entry = Entry(position.last + 1, END, text=consent.AGREED)
        entry.by = consent.to_be_asked(position)
        position.play(entry)
        return Change(position, [entry])

    def upgrade(self, version: str) -> Change:
        """Continue under newer rules that lead to the same position; the caller has compared the digests."""
        return self._about_seat(UPGRADE, NO_SEAT, version)

    # -- questions -----------------------------------------------------------------------------

    def undo_reach(self, seat: int) -> int:
        """The earliest entry that this seat can undo to without consent."""
        return consent.undo_reach(self.position, seat)

    def can_undo(self, seat: int) -> bool:
        """Whether an undo without consent is possible now."""
        if self.position.is_over() or self.is_undo_used_up():
            return False
        return self._default_undo(seat) >= 0

    def is_undo_used_up(self) -> bool:
        """Whether so much was undone that more would let the log grow without bound."""
        return self.position.last - len(self.position.line) >= MOST_TAKEN_BACK

    def chosen(self) -> list[int]:
        """Seats that have made their sealed choice; this is public, the choice is not."""
        return sorted(self.position.slots)

    # -- internals -----------------------------------------------------------------------------

    def _default_undo(self, seat: int) -> int:
        line = self.position.line
        if not line or self.undo_reach(seat) >= line[-1].n:
            return -1
        if self.game_setup.has_free_undo():
            return consent.before_last_action(self.position, seat)
        return line[-2].n if len(line) > 1 else 0

    def _open_position(self) -> Position:
        if self.position.is_over():
            raise Refused(game_is_over())
        return self.position.copy()

    def _about_seat(self, kind: str, seat: int, text: str) -> Change:
        position = self._open_position()
        entry = Entry(position.last + 1, kind, seat, text)
        position.play(entry)
        return Change(position, [entry])

    def _act_all(self, position: Position, seat: int, actions: list[str]) -> list[Entry]:
        """Play the actions in order; only the last may be a barrier, or a refusal would reveal a draw.

        Nor can a command continue into a sealed question: its answer has to wait in a slot.
        """
        entries: list[Entry] = []
        under_seal = position.is_sealed()
        for step, text in enumerate(actions):
            try:
                action = self.game_setup.catalogue.parse(text)
            except UnknownAction:
                raise Refused(unknown_action(text), step) from None
            if entries and (must_end_command(position.state) or position.is_sealed() != under_seal):
                raise Refused(barrier_inside(), step)
            refusal = position.state.explain(seat, action)
            if refusal is not None:
                raise Refused(refusal, step)
            entry = Entry(position.last + 1, ACTION, seat, text)
            position.play(entry)
            entries.append(entry)
        return entries

    def _seal(self, seat: int, actions: list[str]) -> Change:
        """Fill the seat's slot; filling the last one opens them all, in seat order."""
        position = self.position.copy()
        trial = self.position.copy()
        self._act_all(trial, seat, actions)
        if trial.state.is_asked(seat):
            raise Refused(incomplete_seal(), len(actions))
        position.slots[seat] = actions
        if any(asked not in position.slots for asked in position.asked()):
            return Change(position, [])
        slots = position.slots
        position.slots = {}
        entries: list[Entry] = []
        for chooser in sorted(slots):
            entries.extend(self._act_all(position, chooser, slots[chooser]))
        entries.extend(self._run_chance(position))
        return Change(position, entries)

    def _run_chance(self, position: Position) -> list[Entry]:
        """Draw until a decision is pending."""
        entries: list[Entry] = []
        while not position.is_over() and position.state.pending().kind == WAITS_FOR_CHANCE:
            chance = position.state.pending().chance
            assert chance is not None
            count = position.draws.get(chance.purpose, 0)
            outcomes = chance.outcomes
            index = self.game_setup.prepared_index(chance.purpose, count, outcomes)
            if index < 0:
                purpose = label(chance.purpose, position.epochs.get(chance.purpose, 0))
                index = outcomes.pick(self.source.below(purpose, count, outcomes.total))
            entry = Entry(position.last + 1, CHANCE, text=outcomes.text(index))
            entry.purpose = chance.purpose
            entry.draw = count
            position.play(entry)
            entries.append(entry)
        return entries


def must_end_command(state: State) -> bool:
    """Whether a command must end here: something was shown, a draw comes next, or the game is over."""
    return state.shows or state.pending().kind in (WAITS_FOR_CHANCE, OVER)
