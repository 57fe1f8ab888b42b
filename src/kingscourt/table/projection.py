"""What one seat may see: its part of the entries, then the view and its decision."""

from __future__ import annotations

from kingscourt.kernel.action import Action
from kingscourt.kernel.audience import EVERYONE, seats_of, sees
from kingscourt.kernel.errors import UnknownAction
from kingscourt.kernel.game import Game
from kingscourt.kernel.state import State
from kingscourt.kernel.wire_conversion import (
    event_to_wire,
    outcome_to_wire,
    score_to_wire,
)
from kingscourt.kernel.wire_terms import priced_decision
from kingscourt.kernel.wire_types import View, WireDecision
from kingscourt.table.answer_chain import AnswerChain
from kingscourt.table.entry import ACTION, CHANCE, NO_SEAT, UNDO, Entry
from kingscourt.table.errors import Refused, unknown_action
from kingscourt.table.game_setup import GameSetup
from kingscourt.table.position import Position
from kingscourt.table.result import told_result_of
from kingscourt.table.table import Table, must_end_command
from kingscourt.table.wire_types import Preview, SeenEntry, Update


class Shared:
    """The parts of one position that everybody sees alike, computed once."""

    def __init__(self, game: Game, state: State) -> None:
        self.game: Game = game
        self.state: State = state
        self.entries: dict[int, SeenEntry] = {}  # public ones; not cached after the end: they reveal more
        self._watched: View | None = None

    def view(self, seat: int | None) -> View:
        """A seat's view, built on the watchers' view, which contains nothing that a seat may not know."""
        watched = self._watched
        if watched is None:
            watched = self._watched = self.game.view(self.state, None)
        return watched if seat is None else self.game.seat_view(self.state, seat, watched)


def update_for(
    table: Table, seat: int | None, since: int = 0, shared: Shared | None = None, has_view: bool = True
) -> Update:
    """The update for a seat (a watcher if None) after entry `since`; `shared` is of the same position."""
    position = table.position
    state = position.state
    is_over = position.is_over()
    outcome = told_result_of(position)
    view: View | None = None
    if has_view:
        view = table.game_setup.game.view(state, seat) if shared is None else shared.view(seat)
    decision = None if seat is None or is_over else decision_for(table.game_setup, state, seat)
    seats = range(state.seat_count)
    return Update(
        n=position.last,
        entries=[
            see_shared(entry, seat, is_over, len(seats), shared) for entry in entries_after(table, since)
        ],
        view=view,
        asked=position.asked(),
        chosen=table.chosen(),
        decision=decision,
        posed=None if seat is None or decision is None else position.posed.get(seat, 0),
        can_undo=seat is not None and table.can_undo(seat),
        outcome=None if outcome is None else outcome_to_wire(outcome),
        scores=[score_to_wire(state.score_sheet(s)) for s in seats] if is_over else None,
    )


def update_at(game_setup: GameSetup, position: Position, seat: int | None) -> Update:
    """An earlier position as a seat (a watcher if None) may see it, without any decision."""
    state = position.state
    outcome = told_result_of(position)
    sheets = [score_to_wire(state.score_sheet(other)) for other in range(state.seat_count)]
    return Update(
        n=position.last,
        entries=[],
        view=game_setup.game.view(state, seat),
        asked=position.asked(),
        chosen=[],
        decision=None,
        posed=None,
        can_undo=False,
        outcome=None if outcome is None else outcome_to_wire(outcome),
        scores=None if outcome is None else sheets,
    )


def entries_after(table: Table, since: int) -> list[Entry]:
    """The entries with higher numbers; numbers have no gaps."""
    entries = table.entries
    if not entries or entries[-1].n <= since:
        return []
    return entries[max(since + 1 - entries[0].n, 0) :]


def see_shared(
    entry: Entry, seat: int | None, is_over: bool, seat_count: int, shared: Shared | None
) -> SeenEntry:
    """An entry as a seat sees it; computed once if everybody sees the same."""
    if shared is None or is_over or not is_open(entry):
        return see(entry, seat, is_over, seat_count)
    known = shared.entries.get(entry.n)
    if known is None:
        known = shared.entries[entry.n] = see(entry, seat, is_over, seat_count)
    return known


def is_open(entry: Entry) -> bool:
    """Whether nothing of an entry is hidden from anybody."""
    return entry.to == EVERYONE and all(event.to == EVERYONE for event in entry.events)


def see(entry: Entry, seat: int | None, is_over: bool, seat_count: int) -> SeenEntry:
    """The part of an entry that a seat may see; after the end, everything, and whose secret it was."""
    events = [
        event_to_wire(event, seats_of(event.to, seat_count) if is_over else None)
        for event in entry.events
        if is_over or sees(event.to, seat)
    ]
    was_secret = is_over and all(event.to != EVERYONE for event in entry.events)
    if not is_over and not sees(entry.to, seat):
        return SeenEntry(entry.n, events=events)
    return SeenEntry(
        n=entry.n,
        seat=None if entry.seat == NO_SEAT else entry.seat,
        do=entry.text if entry.kind == ACTION else None,
        chance=entry.purpose if entry.kind == CHANCE else None,
        out=entry.text if entry.kind == CHANCE else None,
        undo=entry.target if entry.kind == UNDO else None,
        to=seats_of(entry.to, seat_count) if was_secret else None,
        events=events,
    )


def decision_for(game_setup: GameSetup, state: State, seat: int) -> WireDecision | None:
    """The question to a seat with its answers and their terms, or None."""
    if not state.is_asked(seat):
        return None
    return priced_decision(game_setup.game, game_setup.components, state, seat)


def preview(table: Table, seat: int, actions: list[str]) -> Preview:
    """Try actions on a copy, stopping before one that would reveal something; nothing is stored."""
    state = table.position.state.copy()
    done = 0
    ends = False
    chain = AnswerChain(seat)
    for step, text in enumerate(actions):
        action = allowed(table, state, seat, text, step)
        chain.add(state, action)
        ahead = after(state, seat, action)
        ends = is_final(ahead, seat)
        if must_end_command(ahead):
            break
        state = ahead
        done += 1
    view = table.game_setup.game.view(state, seat)
    decision = decision_for(table.game_setup, state, seat)
    return Preview(
        done, view, decision, ends, not ends and chain.is_open(), chain.running_total(table.game_setup)
    )


def final_actions(table: Table, seat: int, actions: list[str]) -> list[str]:
    """Which of the actions that could follow some others could not be undone."""
    state = table.position.state.copy()
    for step, text in enumerate(actions):
        state.apply(seat, allowed(table, state, seat, text, step))
        if must_end_command(state):
            return []
    return [action.text for action in state.legal(seat) if is_final(after(state, seat, action), seat)]


def allowed(table: Table, state: State, seat: int, text: str, step: int) -> Action:
    """The action that a text means, checked; `step` is its place in the command."""
    try:
        action = table.game_setup.catalogue.parse(text)
    except UnknownAction:
        raise Refused(unknown_action(text), step) from None
    refusal = state.explain(seat, action)
    if refusal is not None:
        raise Refused(refusal, step)
    return action


def after(state: State, seat: int, action: Action) -> State:
    """A copy of the state in which the action was carried out."""
    ahead = state.copy()
    ahead.apply(seat, action)
    return ahead


def is_final(ahead: State, seat: int) -> bool:
    """Whether what has just been done cannot be undone, or ends the seat's turn."""
    return must_end_command(ahead) or not ahead.is_asked(seat)
