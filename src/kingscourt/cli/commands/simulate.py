"""`kingscourt simulate`: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from kingscourt.arena.simulate import SeatReport, SimulationReport, SimulationRequest, simulate, wilson
from kingscourt.cli.commands import arguments
from kingscourt.cli.commands.chosen_game import choose
from kingscourt.cli.error_messages import FAILURE, ErrorMessage, friendly

GamesOption = Annotated[int, typer.Option("--games", "-m", help="Number of games.", min=1)]
SeedOption = Annotated[
    int, typer.Option("--seed", help="Seed of the series; the same seed gives the same results.")
]
JobsOption = Annotated[
    int, typer.Option("--jobs", "-j", help="Number of processes; does not affect the result.", min=1)
]
RecordsOption = Annotated[
    Path | None, typer.Option("--records", help="Folder to write one record per game to.")
]


@friendly
def simulate_games(
    game: arguments.GameArgument,
    seats: arguments.SeatsOption = None,
    games: GamesOption = 100,
    seed: SeedOption = 0,
    bots: arguments.BotsOption = "knight,random",
    jobs: JobsOption = 1,
    records: RecordsOption = None,
    edition: arguments.EditionOption = "",
    option: arguments.VariantsOption = None,
    solo: arguments.SoloOption = "",
    components: arguments.ComponentsOption = None,
    json: arguments.JsonOption = False,
) -> None:
    """Let bots play many games and report the results.

    Example: kingscourt simulate kingsburg --seats 3 --games 200 --bots knight,random --jobs 2
    """
    chosen = choose(game, seats, edition, option, components, solo)
    request = SimulationRequest(
        game=chosen.game.id,
        seats=chosen.options.seats,
        games=games,
        seed=seed,
        bots=arguments.bots_of(bots, chosen.options.seats),
        edition=chosen.options.edition,
        variants=chosen.options.variants,
        components=chosen.source,
        records=None if records is None else str(new_folder(records)),
        jobs=jobs,
    )
    report = with_progress(request)
    if json:
        typer.echo(msgspec.json.encode(report).decode())
    else:
        Console(highlight=False).print(summary(report))


def new_folder(path: Path) -> Path:
    """The folder for records, created if necessary."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        what = f"The folder {path} cannot be created: {error.strerror}."
        raise ErrorMessage(what, "Choose another --records.", FAILURE) from None
    return path


def with_progress(request: SimulationRequest) -> SimulationReport:
    """Simulate with a progress bar on stderr if it is a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(request.game, total=request.games)

        def on_progress(done: int) -> None:
            progress.advance(task, done)

        return simulate(request, on_progress)


def summary(report: SimulationReport) -> Grid:
    """One row per bot over all its seats, followed by one per seat if it has several."""
    options = " ".join([report.edition, *[f"{name}={value}" for name, value in report.options.items()]])
    title = f"{report.game} {options}: {report.games} games, seed {report.seed}"
    grid = Grid(title=title, title_justify="left", title_style="bold", box=None, padding=(0, 2, 0, 0))
    grid.add_column("bot")
    for column in ("seats", "games", "wins", "win share", "95 % interval", "mean score"):
        grid.add_column(column, justify="right")
    for bot in dict.fromkeys(seat.bot for seat in report.seats):
        own = [seat for seat in report.seats if seat.bot == bot]
        grid.add_row(bot, *cells(own, report.games), style="bold" if len(own) > 1 else "")
        if len(own) > 1:
            for seat in own:
                grid.add_row("", *cells([seat], report.games))
    return grid


def cells(own: list[SeatReport], games: int) -> list[str]:
    """The figures of one bot over some seats; tied winners share a win, so wins add up to games."""
    wins = sum(seat.wins for seat in own)
    low, high = wilson(wins, games)
    score = sum(seat.mean_score for seat in own) / len(own)
    return [
        ", ".join(str(seat.seat + 1) for seat in own),
        str(games),
        f"{wins:.1f}",
        f"{100 * wins / games:.1f} %",
        f"{100 * low:.1f} - {100 * high:.1f} %",
        f"{score:.1f}",
    ]
