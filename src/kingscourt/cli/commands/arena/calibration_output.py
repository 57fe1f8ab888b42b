"""The quality of a calibration on the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid

from kingscourt.arena.calibration.calibration_run import Calibrated
from kingscourt.arena.calibration.quality import Quality, StageScore
from kingscourt.arena.report.page import percent
from kingscourt.cli.commands.arena import output


def print_quality(calibrated: Calibrated) -> None:
    """Both calibrations on the held-out games, then the new one in detail."""
    console = Console(highlight=False)
    console.print(f"Chances of winning, on {calibrated.after.games} games held out", style="bold")
    console.print(summary(calibrated))
    console.print("\nThe new calibration, by stage (Brier scores; lower is better)", style="bold")
    console.print(stages(calibrated.after))
    console.print("\nForecasts and how many came true", style="bold")
    console.print(reliability(calibrated.after))


def summary(calibrated: Calibrated) -> Grid:
    """A row for the calibration as it was, and one for the new one."""
    table = output.grid("calibration", "error (ECE)", "Brier at half-time", "below constant", "below points")
    for name, quality in (("as it was", calibrated.before), ("fitted", calibrated.after)):
        half = quality.half_time()
        table.add_row(name, f"{quality.error:.3f}", f"{half.brier:.4f}", gain(half), gain_on_points(half))
    return table


def stages(quality: Quality) -> Grid:
    """Scores from the beginning to the end of the game."""
    table = output.grid("progress", "games", "values", "points", "constant", "below constant")
    for one in quality.stages:
        table.add_row(
            f"{one.progress:.1f}",
            str(one.games),
            f"{one.brier:.4f}",
            f"{one.by_points:.4f}",
            f"{one.constant:.4f}",
            gain(one),
        )
    return table


def reliability(quality: Quality) -> Grid:
    """How often each chance came true."""
    table = output.grid("mean chance", "forecasts", "won")
    for one in quality.reliability:
        table.add_row(percent(one.mean_chance), str(one.forecasts), percent(one.won))
    return table


def gain(stage: StageScore) -> str:
    """How much lower than the constant, with the interval."""
    low, high = stage.interval
    return f"{percent(stage.gain)} ({100 * low:.1f} - {100 * high:.1f})"


def gain_on_points(stage: StageScore) -> str:
    """The same against the forecast from points."""
    low, high = stage.interval_on_points
    return f"{percent(stage.gain_on_points)} ({100 * low:.1f} - {100 * high:.1f})"
