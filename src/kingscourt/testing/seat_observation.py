"""What a seat receives, as bytes, for comparing worlds."""

from __future__ import annotations

import msgspec

from kingscourt.kernel.action import Action
from kingscourt.kernel.audience import sees
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.event import Event
from kingscourt.kernel.game import Game
from kingscourt.kernel.state import State
from kingscourt.kernel.wire_conversion import decision_to_wire, event_to_wire, refusal_to_wire

encode = msgspec.json.encode


def view_bytes(game: Game, state: State, seat: int | None) -> bytes:
    """The view of a seat (a watcher if None), built in both ways."""
    alone = game.view(state, seat)
    if seat is None:
        return encode(alone)
    return encode([alone, game.seat_view(state, seat, game.view(state, None))])


def status_bytes(state: State) -> bytes:
    """The public part of the pending decision: who is asked, and whether under seal."""
    pending = state.pending()
    return encode([pending.kind, pending.seats, pending.sealed])


def list_bytes(state: State, seat: int) -> bytes:
    """The status, the seat's question, its legal answers and the candidates for `why not`."""
    if not state.is_asked(seat):
        return status_bytes(state)
    decision = decision_to_wire(state.question(seat), state.legal(seat), state.pending().sealed)
    return status_bytes(state) + encode([decision, [action.text for action in state.candidates(seat)]])


def refusal_bytes(state: State, seat: int, actions: list[Action]) -> bytes:
    """The reasons against some actions, as a seat is told them."""
    told = [[refusal_to_wire(refusal) for refusal in state.reasons(seat, action)] for action in actions]
    return encode(told)


def event_bytes(events: list[Event], seat: int | None) -> bytes:
    """The events that a seat sees."""
    return encode([event_to_wire(event) for event in events if sees(event.to, seat)])


def is_over(state: State) -> bool:
    """Whether the game is over, so that everything is open."""
    return state.pending().kind == OVER


def is_same_to(game: Game, state: State, world: State, viewer: int | None) -> bool:
    """Whether view and status are the same to a viewer in two worlds."""
    if status_bytes(state) != status_bytes(world):
        return False
    return view_bytes(game, state, viewer) == view_bytes(game, world, viewer)


def whom(viewer: int | None) -> str:
    """A viewer as text."""
    return "watchers" if viewer is None else f"seat {viewer}"


def difference(one: bytes, other: bytes) -> str:
    """Where two texts diverge, for an error message."""
    start = next(
        (i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )
    cut = slice(max(0, start - 40), start + 40)
    return f"…{one[cut].decode(errors='replace')}… is not …{other[cut].decode(errors='replace')}…"
