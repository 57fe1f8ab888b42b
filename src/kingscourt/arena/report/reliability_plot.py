"""Reliability diagrams: how often forecasts of each chance came true."""

from __future__ import annotations

from pathlib import Path

from matplotlib.figure import Figure

from kingscourt.arena.calibration.quality import Quality
from kingscourt.arena.report.plots import COLOUR, save

OTHER_COLOURS = ("#8f5a35", "#4c8f35", "#6a358f")


def plot_reliability(path: Path, qualities: dict[str, Quality]) -> None:
    """One line per forecast; on the diagonal, chances are what they say."""
    figure = Figure(figsize=(5, 5), layout="constrained")
    axes = figure.subplots()
    axes.plot([0, 1], [0, 1], color="grey", linewidth=0.8, linestyle="--")
    for (name, quality), colour in zip(qualities.items(), (*OTHER_COLOURS, COLOUR), strict=False):
        label = f"{name} (ECE {quality.error:.3f})"
        chances = [one.mean_chance for one in quality.reliability]
        won = [one.won for one in quality.reliability]
        axes.plot(chances, won, "-", color=colour, label=label)
        most = max(one.forecasts for one in quality.reliability)
        sizes = [10 + 90 * one.forecasts / most for one in quality.reliability]
        axes.scatter(chances, won, s=sizes, color=colour)
    axes.set_xlim(0, 1)
    axes.set_ylim(0, 1)
    axes.set_xlabel("forecast chance of winning")
    axes.set_ylabel("share that won")
    axes.legend(loc="upper left")
    save(figure, path)
