"""A running table: it prepares changes from what seats send, and keeps those that were stored."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.chance import Source
from kingscourt.kernel.decision import CHANCE as WAITS_FOR_CHANCE
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.errors import UnknownAction
from kingscourt.kernel.event import Event
from kingscourt.kernel.refusal import game_is_over, not_your_turn
from kingscourt.kernel.state import State
from kingscourt.table import rights
from kingscourt.table.change import Change
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
from kingscourt.table.position import Position
from kingscourt.table.setting import Setting

MOST_TAKEN_BACK: Final = 2000  # entries outside of the line that counts: each makes loading a table longer


class Table:
    """The game as it stands and everything that led there."""

    def __init__(self, setting: Setting, source: Source, start: Position | None = None) -> None:
        self.setting: Setting = setting
        self.source: Source = source
        self.entries: list[Entry] = []
        self.position: Position = Position(setting, setting.new_state()) if start is None else start
        self.opening: list[Event] = self.position.state.take_events()

    def fork(self) -> Table:
        """A table that goes on from here: what it keeps, as its entries, this one can keep as one change."""
        other = Table(self.setting, self.source, self.position)
        other.opening = self.opening
        return other

    # -- changes -------------------------------------------------------------------------------

    def keep(self, change: Change) -> list[Entry]:
        """Make a prepared change the truth of this copy."""
        self.position = change.position
        self.entries.extend(change.entries)
        return change.entries

    def open(self) -> Change:
        """The draws before the first decision."""
        position = self.position.copy()
        return Change(position, self._run_chance(position))

    def command(self, seat: int, actions: list[str], after: int | None = None) -> Change:
        """One seat's actions, all or nothing; `after` is the entry that posed the question."""
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
        """Take back own steps since the last barrier; further back needs the consent of the others."""
        position = self.position.copy()
        goal = self._default_undo(seat) if target is None else target
        if self.is_undo_used_up() or not rights.can_go_back_to(position, goal):
            raise Refused(nothing_to_undo())
        entry = Entry(position.last + 1, UNDO, seat)
        entry.target = goal
        entry.epoch = position.epoch_after(goal)
        if goal < self.undo_reach(seat):
            if not rights.have_agreed_to_undo(position, seat, by or []):
                raise Refused(consent_missing() if by else nothing_to_undo())
            entry.by = rights.to_be_asked(position)
        position.play(entry)
        return Change(position, [entry, *self._run_chance(position)])

    def resign(self, seat: int) -> Change:
        """Give up: ranked last; with two seats the game ends, else a bot plays on."""
        return self._about_seat(RESIGN, seat, "")

    def takeover(self, seat: int, bot: str) -> Change:
        """A bot plays for a seat from now on."""
        return self._about_seat(TAKEOVER, seat, bot)

    def give_back(self, seat: int) -> Change:
        """The person is back."""
        return self._about_seat(RETURN, seat, "")

    def end(self, by: list[int]) -> Change:
        """End by agreement of everybody who has not resigned; the game is not ranked."""
        position = self._open_position()
        if not rights.have_agreed(position, by):
            raise Refused(consent_missing())
        entry = Entry(position.last + 1, END, text=rights.AGREED)
        entry.by = rights.to_be_asked(position)
        position.play(entry)
        return Change(position, [entry])

    def upgrade(self, version: str) -> Change:
        """Go on under newer rules that lead to the same position; the shell has compared the digests."""
        return self._about_seat(UPGRADE, NO_SEAT, version)

    # -- questions -----------------------------------------------------------------------------

    def undo_reach(self, seat: int) -> int:
        """The earliest entry that this seat can go back to by itself."""
        return rights.undo_reach(self.position, seat)

    def can_undo(self, seat: int) -> bool:
        """Whether a free undo is possible now."""
        if self.position.is_over() or self.is_undo_used_up():
            return False
        return self._default_undo(seat) >= 0

    def is_undo_used_up(self) -> bool:
        """Whether so much was taken back that the log would grow without end."""
        return self.position.last - len(self.position.line) >= MOST_TAKEN_BACK

    def chosen(self) -> list[int]:
        """Seats whose sealed choice lies ready: public, what it is is not."""
        return sorted(self.position.slots)

    # -- inside --------------------------------------------------------------------------------

    def _default_undo(self, seat: int) -> int:
        line = self.position.line
        if not line or self.undo_reach(seat) >= line[-1].n:
            return -1
        if self.setting.has_free_undo():
            return rights.before_last_action(self.position, seat)
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
        """Play the actions in order; a barrier can only be the last, or a refusal would tell a draw.

        Nor can a command run on into a sealed question: its answer has to wait in a slot.
        """
        entries: list[Entry] = []
        under_seal = position.is_sealed()
        for step, text in enumerate(actions):
            try:
                action = self.setting.catalogue.parse(text)
            except UnknownAction:
                raise Refused(unknown_action(text), step) from None
            if entries and (is_cut(position.state) or position.is_sealed() != under_seal):
                raise Refused(barrier_inside(), step)
            refusal = position.state.explain(seat, action)
            if refusal is not None:
                raise Refused(refusal, step)
            entry = Entry(position.last + 1, ACTION, seat, text)
            position.play(entry)
            entries.append(entry)
        return entries

    def _seal(self, seat: int, actions: list[str]) -> Change:
        """Fill the seat's slot; the one that fills the last opens them all, in seat order."""
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
            purpose = label(chance.purpose, position.epochs.get(chance.purpose, 0))
            index = outcomes.pick(self.source.below(purpose, count, outcomes.total))
            entry = Entry(position.last + 1, CHANCE, text=outcomes.text(index))
            entry.purpose = chance.purpose
            entry.draw = count
            position.play(entry)
            entries.append(entry)
        return entries


def is_cut(state: State) -> bool:
    """Whether a command must end here: the last action showed something, chance comes next, or the end."""
    return state.shows or state.pending().kind in (WAITS_FOR_CHANCE, OVER)
