"""Progress and results of `kingscourt arena`."""

from __future__ import annotations

from pathlib import Path

import msgspec
import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table as Grid
from rich.text import Text

from kingscourt.arena.contest.contest import Contest
from kingscourt.arena.contest.lineups import game_count
from kingscourt.arena.contest.results import RoundResult
from kingscourt.arena.execution.executor import Executor, InProcessExecutor, OutsideExecutor
from kingscourt.arena.execution.process_executor import ProcessExecutor
from kingscourt.arena.execution.run import Progress as RunProgress
from kingscourt.arena.execution.run import RunListener, run_contest
from kingscourt.arena.report.page import percent, share_cells
from kingscourt.arena.statistics.sequential_test import ACCEPT_H0, ACCEPT_H1
from kingscourt.arena.statistics.summary import ContestSummary, TestResult
from kingscourt.cli.commands.arena.arguments import explained, need_ray


class SpeedColumn(ProgressColumn):
    """Games per second."""

    def render(self, task: Task) -> Text:
        """The current speed, once there is one."""
        return Text("" if task.speed is None else f"{task.speed:.1f} games/s")


class ProgressBar(RunListener):
    """Shows a run on the terminal; games of an earlier run count as done but not for the speed."""

    def __init__(self, progress: Progress, contest: Contest) -> None:
        self.progress = progress
        self.seats = contest.seats
        self.task = progress.add_task(contest.game, total=game_count(contest))

    def resumed(self, rounds: int) -> None:
        """Begin with what is already there."""
        self.progress.reset(self.task, completed=rounds * self.seats)

    def finished(self, result: RoundResult) -> None:
        """Count the games of a round."""
        self.progress.advance(self.task, len(result.games))


def run_with_progress(contest: Contest, runner: Executor, out: Path | None) -> RunProgress:
    """Run a contest with a progress bar on stderr if it is a terminal."""
    with explained(out), progress_bar() as progress:
        return run_contest(contest, runner, out, ProgressBar(progress, contest))


def progress_bar() -> Progress:
    """A progress bar with games per second, if stderr is a terminal."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        SpeedColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def executor(jobs: int, ray: str = "") -> Executor:
    """What runs tasks: the calling process, several others, or the Ray cluster at an address."""
    return InProcessExecutor() if jobs == 1 and not ray else outside_executor(jobs, ray)


def outside_executor(jobs: int, ray: str) -> OutsideExecutor:
    """What runs tasks outside of the calling process."""
    if not ray:
        return ProcessExecutor(jobs)
    need_ray()
    from kingscourt.arena.execution.ray_executor import RayExecutor  # noqa: PLC0415 - an extra

    return RayExecutor(ray, jobs)


def print_json(value: object) -> None:
    """Print a result for programs."""
    typer.echo(msgspec.json.encode(value).decode())


def grid(*columns: str) -> Grid:
    """A table whose first column holds names."""
    table = Grid(box=None, padding=(0, 2, 0, 0))
    for place, column in enumerate(columns):
        table.add_column(column, justify="left" if place == 0 or column == "against" else "right")
    return table


def print_grid(summary: ContestSummary, table: Grid) -> None:
    """Print a table below the game, the number of games and the seed."""
    contest = summary.contest
    seats = "solo" if contest.is_solo() else f"{contest.seats} seats"
    title = f"{contest.game}, {seats}: {summary.games} games in {summary.rounds} rounds, seed {contest.seed}"
    console = Console(highlight=False)
    console.print(title, style="bold", soft_wrap=True)
    console.print(table)


def shares(summary: ContestSummary) -> Grid:
    """One row for each pair that met."""
    table = grid("bot", "against", "share", "95 % interval", "games")
    for cell in summary.cells:
        other = cell.other or "the game's own opponent"
        table.add_row(cell.bot, other, *share_cells(cell.share), str(cell.games))
    return table


def matrix(summary: ContestSummary) -> Grid:
    """Every bot against every other, half an interval's width behind each share."""
    bots = list(dict.fromkeys(cell.bot for cell in summary.cells))
    cells = {(cell.bot, cell.other): cell.share for cell in summary.cells}
    table = grid("bot", *[f"vs {bot}" for bot in bots])
    for bot in bots:
        found = [cells.get((bot, other)) for other in bots]
        table.add_row(
            bot,
            *[
                "-"
                if share is None
                else f"{percent(share.share)} ±{50 * (share.interval[1] - share.interval[0]):.1f}"
                for share in found
            ],
        )
    return table


def decision(test: TestResult) -> str:
    """The decision of a sequential test in words."""
    meanings = {
        ACCEPT_H1: f"H1 accepted: the share is {test.plan.p1:g} or more",
        ACCEPT_H0: f"H0 accepted: the share is {test.plan.p0:g} or less",
    }
    meaning = meanings.get(test.decision, f"undecided between {test.plan.p0:g} and {test.plan.p1:g}")
    return f"{meaning} (log-likelihood ratio {test.ratio:.2f} after {test.rounds} rounds)"
