"""The commands of `kingscourt arena`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.table import Table as Grid

from kingscourt.arena.contest.contest import LADDER, MATCH, ROUND_ROBIN
from kingscourt.arena.execution.run import Progress
from kingscourt.arena.execution.scaling import Scaling, measure_scaling
from kingscourt.arena.statistics.summary import summarise
from kingscourt.cli.commands import arguments
from kingscourt.cli.commands.arena import arguments as arena_arguments
from kingscourt.cli.commands.arena import output as arena_output
from kingscourt.cli.commands.arena.arguments import contest_of, explained, need_arena_packages
from kingscourt.cli.commands.arena.blunders import blunders
from kingscourt.cli.commands.arena.calibrate import calibrate_command
from kingscourt.cli.commands.arena.train import train
from kingscourt.cli.commands.chosen_game import choose
from kingscourt.cli.error_messages import friendly
from kingscourt.cli.help_format import HelpCommand, HelpGroup

if TYPE_CHECKING:
    from kingscourt.arena.statistics.ratings import Rating

app = typer.Typer(
    cls=HelpGroup,
    no_args_is_help=True,
    help="Measure bots: matches, round robins and ladders with paired luck and rotated seats.",
)

RunsArgument = Annotated[
    list[Path], typer.Argument(metavar="RUN", help="Folders of runs of the same game.", show_default=False)
]
ReportOption = Annotated[
    Path | None, typer.Option("--out", help="Folder of the report; by default `report` in the first run.")
]
SecondsOption = Annotated[float, typer.Option("--seconds", help="Duration of each measurement.", min=0.1)]


@app.command("match", cls=HelpCommand)
@friendly
def match(
    game: arguments.GameArgument,
    bots: arena_arguments.BotsOption = "knight",
    against: arena_arguments.AgainstOption = "random",
    seats: arguments.SeatsOption = None,
    games: arena_arguments.GamesOption = 300,
    seed: arena_arguments.SeedOption = 0,
    sprt: arena_arguments.SprtOption = "",
    jobs: arena_arguments.JobsOption = 1,
    ray: arena_arguments.RayOption = "",
    out: arena_arguments.OutOption = None,
    edition: arguments.EditionOption = "",
    option: arguments.VariantsOption = None,
    solo: arguments.SoloOption = "",
    components: arguments.ComponentsOption = None,
    json: arguments.JsonOption = False,
) -> None:
    """Measure each bot on one seat against another bot on all others, or against a solo opponent.

    Example: kingscourt arena match kingsburg --bots knight --against random --sprt 0.55:0.65 --jobs 2
    """
    chosen = choose(game, seats, edition, option, components, solo)
    with explained():
        contest = contest_of(MATCH, chosen, bots, games, seed, against, sprt)
    need_packages_for(out)
    progress = arena_output.run_with_progress(contest, arena_output.executor(jobs, ray), out)
    summary = summarise(progress)
    keep(progress, out)
    if json:
        arena_output.print_json(summary)
        return
    arena_output.print_grid(summary, arena_output.shares(summary))
    if summary.test is not None:
        typer.echo(arena_output.decision(summary.test))


@app.command("round-robin", cls=HelpCommand)
@friendly
def round_robin(
    game: arguments.GameArgument,
    bots: arena_arguments.BotsOption = "knight,random",
    seats: arguments.SeatsOption = None,
    games: arena_arguments.GamesOption = 300,
    seed: arena_arguments.SeedOption = 0,
    jobs: arena_arguments.JobsOption = 1,
    ray: arena_arguments.RayOption = "",
    out: arena_arguments.OutOption = None,
    edition: arguments.EditionOption = "",
    option: arguments.VariantsOption = None,
    components: arguments.ComponentsOption = None,
    json: arguments.JsonOption = False,
) -> None:
    """Let every bot meet every other, and print the matrix of their shares.

    Example: kingscourt arena round-robin rival_kings --bots knight,random --seats 2 --games 40
    """
    chosen = choose(game, seats, edition, option, components)
    with explained():
        contest = contest_of(ROUND_ROBIN, chosen, bots, games, seed)
    need_packages_for(out)
    progress = arena_output.run_with_progress(contest, arena_output.executor(jobs, ray), out)
    summary = summarise(progress)
    keep(progress, out)
    if json:
        arena_output.print_json(summary)
    else:
        arena_output.print_grid(summary, arena_output.matrix(summary))


@app.command("ladder", cls=HelpCommand)
@friendly
def ladder(
    game: arguments.GameArgument,
    bots: arena_arguments.BotsOption = "knight,random",
    seats: arguments.SeatsOption = None,
    games: arena_arguments.GamesOption = 300,
    seed: arena_arguments.SeedOption = 0,
    jobs: arena_arguments.JobsOption = 1,
    ray: arena_arguments.RayOption = "",
    out: arena_arguments.OutOption = None,
    edition: arguments.EditionOption = "",
    option: arguments.VariantsOption = None,
    components: arguments.ComponentsOption = None,
    json: arguments.JsonOption = False,
) -> None:
    """Seat the bots together in all groups, and rate them.

    Example: kingscourt arena ladder rival_kings --bots knight,random --seats 2 --games 40
    """
    need_arena_packages()
    from kingscourt.arena.statistics.ratings import rate  # noqa: PLC0415

    chosen = choose(game, seats, edition, option, components)
    with explained():
        contest = contest_of(LADDER, chosen, bots, games, seed)
    progress = arena_output.run_with_progress(contest, arena_output.executor(jobs, ray), out)
    summary = summarise(progress)
    keep(progress, out)
    ratings = rate([one.games for one in progress.counted()])
    if json:
        arena_output.print_json({"summary": summary, "ratings": ratings})
    else:
        arena_output.print_grid(summary, rating_rows(ratings))


@app.command("report", cls=HelpCommand)
@friendly
def report(runs: RunsArgument, out: ReportOption = None) -> None:
    """Write a page with tables and plots about one or more runs.

    Example: kingscourt arena report runs/kingsburg
    """
    need_arena_packages()
    from kingscourt.arena.report.run_report import write_report  # noqa: PLC0415

    with explained():
        page = write_report(runs, runs[0] / "report" if out is None else out)
    typer.echo(str(page))


@app.command("bench", cls=HelpCommand)
@friendly
def bench(
    game: arguments.GameArgument = "kingsburg",
    bots: arena_arguments.BotsOption = "knight",
    against: arena_arguments.AgainstOption = "knight",
    seats: arguments.SeatsOption = None,
    seconds: SecondsOption = 10.0,
    jobs: arena_arguments.JobsOption = 2,
    ray: arena_arguments.RayOption = "",
    json: arguments.JsonOption = False,
) -> None:
    """Compare the speed of several processes, or of a Ray cluster, with that of bare games on one core.

    Example: kingscourt arena bench kingsburg --jobs 2 --seconds 5
    """
    with explained():
        contest = contest_of(MATCH, choose(game, seats, "", None, None), bots, 1, 0, against)
        endless = msgspec.structs.replace(contest, seeds=100_000)
        measured = measure_scaling(endless, arena_output.outside_executor(jobs, ray), seconds)
    if json:
        arena_output.print_json(measured)
    else:
        typer.echo(speeds(measured))


app.command("blunders", cls=HelpCommand)(blunders)
app.command("train", cls=HelpCommand)(train)
app.command("calibrate", cls=HelpCommand)(calibrate_command)


def need_packages_for(out: Path | None) -> None:
    """A folder gets Parquet files at the end; say beforehand that they cannot be written."""
    if out is not None:
        need_arena_packages()


def keep(progress: Progress, out: Path | None) -> None:
    """Add the Parquet files to the folder of a finished run."""
    if out is None:
        return
    from kingscourt.arena.report.parquet_files import write_parquet  # noqa: PLC0415

    write_parquet(out, progress.contest, progress.counted())


def rating_rows(ratings: list[Rating]) -> Grid:
    """One row per bot, best first."""
    table = arena_output.grid("bot", "mu", "95 % interval", "sigma")
    for one in ratings:
        low, high = one.interval
        table.add_row(one.bot, f"{one.mu:.2f}", f"{low:.2f} - {high:.2f}", f"{one.sigma:.2f}")
    return table


def speeds(measured: Scaling) -> str:
    """The figures in words."""
    lines = [
        f"one process, bare: {measured.bare_games_per_s:g} games/s",
        f"{measured.jobs} workers: {measured.games_per_s:g} games/s",
        f"efficiency: {100 * measured.efficiency:.1f} % by the clock",
    ]
    if measured.cpu_efficiency is not None:
        lines[-1] += f", {100 * measured.cpu_efficiency:.1f} % by processor time"
    return "\n".join(lines)
