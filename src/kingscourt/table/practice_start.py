"""The start of a practice game: a position that was reached or described, with its secrets drawn anew."""

from __future__ import annotations

from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE, OVER
from kingscourt.kernel.errors import BadScenario
from kingscourt.kernel.state import State
from kingscourt.table.consent import check_entry
from kingscourt.table.errors import BadRecord
from kingscourt.table.game_setup import GameSetup, PracticeStart
from kingscourt.table.position import Position
from kingscourt.table.position_history import replayable
from kingscourt.table.record import entry_line, read_entry


def practice_setup(game_setup: GameSetup, start: PracticeStart) -> GameSetup:
    """A setup like this one whose game begins where `start` says."""
    return GameSetup(
        game_setup.game,
        game_setup.options,
        game_setup.components,
        game_setup.seats,
        game_setup.commitment,
        game_setup.rules_version,
        game_setup.catalogue,
        game_setup.undo,
        game_setup.prepared,
        start,
        start_state(game_setup, start),
    )


def start_state(game_setup: GameSetup, start: PracticeStart) -> State:
    """The state that a practice game begins in; the seat cannot tell it from the one it stands for."""
    state = _described(game_setup, start) if start.scenario else _reached(game_setup, start)
    seats = game_setup.options.seats
    if state.seat_count != seats or start.seat >= seats:
        raise BadRecord(0, f"the position it begins with has {state.seat_count} seats, the table {seats}")
    if state.pending().kind == OVER:
        raise BadRecord(0, "the game is over in the position it begins with")
    if state.pending().kind == CHANCE:  # its outcomes belong to the secrets that were
        raise BadRecord(0, "a draw is pending in the position it begins with")
    return state.imagine(start.seat, FastRandom(int(start.seed, 16)))


def start_after(position: Position, seat: int, seed: str) -> PracticeStart:
    """The start of a practice game that goes on from a position, by the entries in effect there.

    What was undone, and who came and went, is left out: in the new game others sit there.
    """
    lines: list[str] = []
    for number, entry in enumerate(position.line, start=1):
        again = replayable(entry)
        again.n = number
        lines.append(entry_line(again, position.state.seat_count))
    return PracticeStart(seat, seed, lines, before=position.game_setup.start)


def _reached(game_setup: GameSetup, start: PracticeStart) -> State:
    """The state after the entries of another game."""
    position = Position(game_setup, _first_state(game_setup, start))
    position.state.take_events()
    for number, line in enumerate(start.entries, start=1):
        entry = read_entry(line, number)
        check_entry(position, entry)
        position.play(entry)
    if position.is_over():
        raise BadRecord(0, "the game is over in the position it begins with")
    return position.state


def _first_state(game_setup: GameSetup, start: PracticeStart) -> State:
    """The state before the first entry of the other game."""
    if start.before is not None:
        return start_state(game_setup, start.before)
    return game_setup.game.new(game_setup.options, game_setup.components)


def _described(game_setup: GameSetup, start: PracticeStart) -> State:
    """The state that a scenario describes."""
    if start.entries or start.before is not None:
        raise BadRecord(0, "it begins with entries and with a scenario, but only one of them is possible")
    try:
        state = game_setup.game.scenario(start.scenario)
    except BadScenario as error:
        raise BadRecord(0, f"its first position: {error}") from None
    state.take_events()
    return state
