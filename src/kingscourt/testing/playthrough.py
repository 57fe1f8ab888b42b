"""A whole game as text that people can read and programs can compare."""

from __future__ import annotations

from kingscourt.kernel.audience import seats_of
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.game import Game
from kingscourt.kernel.phrase import SEAT_KEY, Phrase, Value
from kingscourt.kernel.state import State
from kingscourt.testing.law_case import Case, cases
from kingscourt.testing.play_and_replay import TraceEntry, forward

DIGEST_EVERY = 10


def playthrough_text(game: Game) -> str:
    """Two random games: the fewest seats with the first options, and the most with the last."""
    found = cases(game)
    return "\n".join([playthrough(case) for case in (found[0], found[-1])])


def playthrough(case: Case) -> str:
    """One game: its entries, their events, occasional digests, the ranking."""
    state = case.game.new(case.options, case.components)
    lines = [f"# {case}", *event_lines(state, state.take_events())]
    for number, entry in enumerate(case.log.entries):
        lines.append(entry_line(number, state, entry))
        lines.extend(event_lines(state, forward(state, entry)))
        if number % DIGEST_EVERY == DIGEST_EVERY - 1:
            lines.append(f"  = {state.digest()[:16]}")
    lines.append(f"  = {state.digest()[:16]}")
    outcome = state.outcome()
    for line in outcome.ranking if outcome is not None else []:
        lines.append(f"{line.rank}. {said(line.name)}: {line.score}")
    return "\n".join(lines) + "\n"


def entry_line(number: int, state: State, entry: TraceEntry) -> str:
    """An entry just before it is played."""
    if entry.action is not None:
        to = audience(state, state.audience(entry.seat, entry.action))
        return f"{number} seat {entry.seat}: {entry.action.text}{to}"
    chance = state.pending().chance
    assert chance is not None
    return f"{number} {chance.purpose}: {entry.text(state)}{audience(state, chance.to)}"


def event_lines(state: State, events: list[Event]) -> list[str]:
    """Events with their arguments and moves."""
    lines: list[str] = []
    for event in events:
        moves = [f" [{m.n} {m.what}: {m.source} > {m.target}{as_what(m)}]" for m in event.moved()]
        lines.append(f"    {said(event.phrase())}{''.join(moves)}{audience(state, event.to)}")
    return lines


def as_what(move: Move) -> str:
    """What a piece becomes at its target, if that differs."""
    return f" as {move.into}" if move.into else ""


def audience(state: State, mask: int) -> str:
    """Who sees it; empty for everyone."""
    seats = seats_of(mask, state.seat_count)
    return "" if seats is None else f" (to {' '.join([str(seat) for seat in seats])})"


def said(value: Value) -> str:
    """A phrase or an argument as text."""
    if isinstance(value, list):
        return "[" + ", ".join([said(part) for part in value]) + "]"
    if not isinstance(value, Phrase):
        return str(value)
    if value.key == SEAT_KEY:
        return f"seat {value.args['n']}"
    return " ".join([value.key, *[f"{name}={said(part)}" for name, part in value.args.items()]])
