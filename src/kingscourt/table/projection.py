"""What one seat gets to see: entries as far as it may, then the view and its decision."""

from __future__ import annotations

from kingscourt.kernel.audience import sees
from kingscourt.kernel.errors import UnknownAction
from kingscourt.kernel.refusal import Refusal
from kingscourt.kernel.state import State
from kingscourt.kernel.wire import (
    WireDecision,
    WireRefusal,
    decision_to_wire,
    event_to_wire,
    outcome_to_wire,
    refusal_to_wire,
    score_to_wire,
)
from kingscourt.table.entry import ACTION, CHANCE, NO_SEAT, UNDO, Entry
from kingscourt.table.errors import Refused, unknown_action
from kingscourt.table.result import result_of
from kingscourt.table.table import Table, is_cut
from kingscourt.table.wire import Preview, SeenEntry, Update


def update_for(table: Table, seat: int | None, since: int = 0) -> Update:
    """Everything a seat (None: a watcher) is sent after entry `since`."""
    position = table.position
    state = position.state
    is_over = position.is_over()
    outcome = result_of(position)
    decision = None if seat is None or is_over else decision_for(state, seat)
    seats = range(state.seat_count)
    return Update(
        n=position.last,
        entries=[see(entry, seat, is_over) for entry in table.entries if entry.n > since],
        view=table.setting.game.view(state, seat),
        asked=position.asked(),
        chosen=table.chosen(),
        decision=decision,
        posed=None if seat is None or decision is None else position.posed.get(seat, 0),
        can_undo=seat is not None and table.can_undo(seat),
        outcome=None if outcome is None else outcome_to_wire(outcome),
        scores=[score_to_wire(state.score_sheet(s)) for s in seats] if is_over else None,
    )


def see(entry: Entry, seat: int | None, is_over: bool) -> SeenEntry:
    """An entry as far as a seat may see it; after the end all is open."""
    events = [event_to_wire(event) for event in entry.events if is_over or sees(event.to, seat)]
    if not is_over and not sees(entry.to, seat):
        return SeenEntry(entry.n, events=events)
    return SeenEntry(
        n=entry.n,
        seat=None if entry.seat == NO_SEAT else entry.seat,
        do=entry.text if entry.kind == ACTION else None,
        chance=entry.purpose if entry.kind == CHANCE else None,
        out=entry.text if entry.kind == CHANCE else None,
        undo=entry.target if entry.kind == UNDO else None,
        events=events,
    )


def decision_for(state: State, seat: int) -> WireDecision | None:
    """What a seat is asked, None when it is not."""
    if not state.is_asked(seat):
        return None
    return decision_to_wire(state.question(seat), state.legal(seat), state.pending().sealed)


def preview(table: Table, seat: int, actions: list[str]) -> Preview:
    """Try actions on a copy, stopping before one that would show something; nothing is stored."""
    state = table.position.state.copy()
    done = 0
    is_final = False
    for step, text in enumerate(actions):
        try:
            action = table.setting.catalogue.parse(text)
        except UnknownAction:
            raise Refused(unknown_action(text), step) from None
        refusal = state.explain(seat, action)
        if refusal is not None:
            raise Refused(refusal, step)
        ahead = state.copy()
        ahead.apply(seat, action)
        is_final = is_cut(ahead) or not ahead.is_asked(seat)
        if is_cut(ahead):
            break
        state = ahead
        done += 1
    view = table.setting.game.view(state, seat)
    return Preview(done, view, decision_for(state, seat), is_final)


def why_not(table: Table, seat: int, place: str) -> list[WireRefusal]:
    """Why nothing can be done at a place: the rules against the candidates that point there."""
    state = table.position.state
    found: dict[str, Refusal] = {}
    for action in state.candidates(seat):
        if place in action.points_at():
            refusal = state.explain(seat, action)
            if refusal is None:
                return []
            found.setdefault(refusal.rule, refusal)
    return [refusal_to_wire(refusal) for refusal in found.values()]
