"""`kingscourt replay`: print the log of a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from kingscourt.cli.commands import arguments
from kingscourt.cli.commands.record_argument import open_record
from kingscourt.cli.error_messages import ErrorMessage, friendly
from kingscourt.cli.sessions.session_wire_types import SessionStart
from kingscourt.cli.terminal.end_screen import ranking_lines, score_lines
from kingscourt.cli.terminal.line_reader import LineReader
from kingscourt.cli.terminal.screen import Screen
from kingscourt.cli.terminal.table_texts import TableTexts
from kingscourt.kernel.audience import only, sees
from kingscourt.kernel.event import Event
from kingscourt.kernel.wire_conversion import event_to_wire, outcome_to_wire, score_to_wire
from kingscourt.table.replay import NoChance, game_setup_of, play_entry
from kingscourt.table.result import result_of
from kingscourt.table.table import Table
from kingscourt.table.wire_types import HeaderLine

SeatOption = Annotated[
    int | None, typer.Option("--seat", "-s", help="Show only what this seat saw, counted from 1.", min=1)
]
UntilOption = Annotated[int | None, typer.Option("--until", "-u", help="Stop after this entry.", min=1)]
StepOption = Annotated[bool, typer.Option("--step", help="Wait for Enter after every entry; q quits.")]


@friendly
def replay(
    file: Annotated[Path, typer.Argument(help="Record of a game.")],
    lang: arguments.LanguageOption = "",
    seat: SeatOption = None,
    until: UntilOption = None,
    step: StepOption = False,
) -> None:
    """Print a recorded game line by line, then its ranking.

    Example: kingscourt replay game.kingscourt --lang hu --until 40
    """
    record, game = open_record(file)
    if seat is not None and seat > len(record.header.seats):
        raise ErrorMessage(f"There is no seat {seat} in this game.", f"It had {len(record.header.seats)}.")
    viewer = None if seat is None else seat - 1
    table = Table(game_setup_of(record.header, game), NoChance())
    words = TableTexts(arguments.language_of(lang), setup_of(record.header))
    screen = Screen(words, Console(highlight=False))
    reader = LineReader(screen.console)
    tell(screen, table.opening, viewer)
    for entry in record.entries:
        if until is not None and entry.n > until:
            break
        play_entry(table, entry)
        is_told = tell(screen, entry.events, viewer)
        if step and is_told and (reader.read() or "q").strip() == "q":
            return
    show_end(screen, table, viewer)


def setup_of(header: HeaderLine) -> SessionStart:
    """The setup that rendering a record needs."""
    return SessionStart(
        header.game,
        header.edition,
        header.rules,
        header.options,
        header.components,
        header.seats,
        header.commitment,
        [],
    )


def tell(screen: Screen, events: list[Event], viewer: int | None) -> bool:
    """Print what a seat saw, or all events with the name of a sole viewer; whether there were any."""
    seen = [event for event in events if viewer is None or sees(event.to, viewer)]
    names = {only(seat): name for seat, name in enumerate(screen.words.people)} if viewer is None else {}
    for event in seen:
        screen.events([event_to_wire(event)], names.get(event.to, ""))
    return bool(seen)


def show_end(screen: Screen, table: Table, viewer: int | None) -> None:
    """Print the ranking if the game is over, else the current position."""
    outcome = result_of(table.position)
    state = table.position.state
    if outcome is None:
        setup = table.game_setup
        screen.position(setup.outline(setup.game.view(state, viewer)))
        return
    scores = [score_to_wire(state.score_sheet(seat)) for seat in range(state.seat_count)]
    screen.page([screen.ruled(screen.words.say("end"))])
    result = outcome_to_wire(outcome)
    screen.page(ranking_lines(screen.console, screen.words, result))
    screen.page(score_lines(screen.console, screen.words, scores, result))
