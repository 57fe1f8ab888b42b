"""`kingscourt verify`: check that a record is a legal game whose draws follow from its seed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from kingscourt.cli.commands.record_argument import open_record
from kingscourt.cli.error_messages import FAILURE, friendly
from kingscourt.table.errors import BadRecord
from kingscourt.table.verify import verify
from kingscourt.table.wire_types import PreparedLine, StartLine


@friendly
def verify_record(file: Annotated[Path, typer.Argument(help="Record of a finished game.")]) -> None:
    """Replay a record, recompute every draw and compare the result.

    Example: kingscourt verify game.kingscourt
    """
    record, game = open_record(file)
    console = Console(highlight=False)
    try:
        verified = verify(record, game)
    except BadRecord as error:
        where = f"entry {error.n}" if error.n else "header"
        console.print(Text(f"WRONG  {file}: {where}: {error.problem}", style="bold red"))
        raise typer.Exit(FAILURE) from None
    entries = len(verified.table.entries)
    text = f"OK  {file}: {game.id}, {entries} entries, {verified.draws} draws, all from its seed"
    text += f"{prepared_part(record.header.prepared, verified.prepared)}{start_part(record.header.start)}."
    console.print(Text(text, style="bold green"))


def prepared_part(lesson: PreparedLine | None, draws: int) -> str:
    """What is said about the draws of a lesson, which prove nothing about chance."""
    if lesson is None:
        return ""
    return f"; {draws} more prepared by the lesson {lesson.lesson!r}"


def start_part(start: StartLine | None) -> str:
    """Where a practice game began; how its first secrets were drawn proves nothing about chance either."""
    if start is None:
        return ""
    where = (
        "in a position of the rules" if start.scenario else f"after {len(start.entries)} entries of a game"
    )
    return f"; practice, begun {where}"
