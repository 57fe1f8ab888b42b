"""`kingscourt check`: everything that a game's author wants checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from kingscourt.cli.commands import arguments
from kingscourt.cli.error_messages import friendly
from kingscourt.games.registry import game as find_game
from kingscourt.testing.check_game import Checked, check_game
from kingscourt.testing.laws.pins import pins_folder

MOST_FAULTS = 3

QuickOption = Annotated[bool, typer.Option("--quick", help="Try a few cases of each law only.")]
PinsOption = Annotated[
    Path | None,
    typer.Option(
        "--pins", help="Folder with pinned files; tests/pins/GAME of the game's project by default."
    ),
]


@friendly
def check(
    game: arguments.GameArgument,
    quick: QuickOption = False,
    pins: PinsOption = None,
    json: arguments.JsonOption = False,
) -> None:
    """Check a game: all laws with all seats, editions and options, its texts, and its pinned files.

    Example: kingscourt check kingsburg --quick
    """
    console = Console(highlight=False, quiet=json)
    done: list[Checked] = []
    found = find_game(game)
    for checked in check_game(found, quick, pins or pins_folder(found)):
        done.append(checked)
        report(console, checked)
    broken = [checked for checked in done if checked.faults]
    if json:
        typer.echo(msgspec.json.encode(done).decode())
    console.print(f"{len(done) - len(broken)} of {len(done)} checks passed.")
    if broken:
        raise typer.Exit(1)


def report(console: Console, checked: Checked) -> None:
    """Print a check in one line, and the first of its faults."""
    is_sound = not checked.faults
    sign = Text("ok   ", style="green") if is_sound else Text("BROKEN", style="bold red")
    console.print(Text.assemble(sign, " ", checked.name, (f"  {checked.times} times", "dim")))
    for fault in checked.faults[:MOST_FAULTS]:
        console.print(Text(f"       {fault}", style="red"))
    if len(checked.faults) > MOST_FAULTS:
        console.print(f"       and {len(checked.faults) - MOST_FAULTS} more")
