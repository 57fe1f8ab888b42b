"""The plots of a report, as SVG, by the package matplotlib; the same figures give the same bytes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from kingscourt.arena.calibration.quality import Quality
from kingscourt.arena.statistics.ratings import Rating
from kingscourt.arena.statistics.shares import Share
from kingscourt.arena.statistics.tables import Cell

COLOUR: Final = "#35618f"
MOST_BINS: Final = 30

OTHER_COLOURS = ("#8f5a35", "#4c8f35", "#6a358f")


class Point:
    """A bot's thinking time and its share against the reference."""

    def __init__(self, bot: str, milliseconds: float, share: Share) -> None:
        self.bot = bot
        self.milliseconds = milliseconds
        self.share = share


def plot_matrix(path: Path, bots: Sequence[str], cells: Sequence[Cell]) -> None:
    """Rows against columns, in percent."""
    figure, axes = _axes(1.6 + 1.1 * len(bots), 1.4 + 0.7 * len(bots))
    known = {(cell.bot, cell.other): cell.share.share for cell in cells}
    shares = [[known.get((bot, other), float("nan")) for other in bots] for bot in bots]
    axes.imshow(shares, cmap="RdBu", vmin=0, vmax=1, aspect="auto")
    for (bot, other), share in known.items():
        at = (bots.index(other), bots.index(bot))
        colour = "white" if abs(share - 0.5) > 0.35 else "black"
        axes.annotate(f"{100 * share:.0f} %", at, ha="center", va="center", color=colour)
    axes.set_xticks(range(len(bots)), bots, rotation=30, ha="right")
    axes.set_yticks(range(len(bots)), bots)
    axes.set_xlabel("against")
    save(figure, path)


def plot_ratings(path: Path, ratings: Sequence[Rating]) -> None:
    """Ratings, best on top, with their intervals."""
    figure, axes = _axes(6, 1.2 + 0.4 * len(ratings))
    places = list(range(len(ratings), 0, -1))
    for place, rating in zip(places, ratings, strict=True):
        axes.plot(rating.interval, [place, place], color=COLOUR)
        axes.plot([rating.mu], [place], "o", color=COLOUR)
    axes.set_yticks(places, [rating.bot for rating in ratings])
    axes.set_ylim(0.4, len(ratings) + 0.6)
    axes.set_xlabel("rating (mu) with 95 % interval")
    save(figure, path)


def plot_strength(path: Path, reference: str, points: Sequence[Point]) -> None:
    """Share against the reference over thinking time."""
    figure, axes = _axes(6, 4)
    for point in points:
        axes.plot([point.milliseconds] * 2, point.share.interval, color=COLOUR)
        axes.plot([point.milliseconds], [point.share.share], "o", color=COLOUR)
        axes.annotate(
            point.bot,
            (point.milliseconds, point.share.share),
            xytext=(6, 4),
            textcoords="offset points",
        )
    axes.axhline(0.5, color="grey", linewidth=0.8, linestyle="--")
    axes.set_xscale("log")
    axes.set_ylim(-0.02, 1.02)
    axes.set_xlabel("mean thinking time for a decision (ms)")
    axes.set_ylabel(f"share against {reference}")
    save(figure, path)


def plot_seats(path: Path, shares: Sequence[Share]) -> None:
    """The share of each seat."""
    figure, axes = _axes(5, 3.2)
    for seat, share in enumerate(shares, start=1):
        axes.plot([seat, seat], share.interval, color=COLOUR)
        axes.plot([seat], [share.share], "o", color=COLOUR)
    axes.axhline(0.5, color="grey", linewidth=0.8, linestyle="--")
    axes.set_xticks(range(1, len(shares) + 1))
    axes.set_xlabel("seat")
    axes.set_ylabel("share with 95 % interval")
    save(figure, path)


def plot_histograms(path: Path, values: dict[str, list[int]], label: str) -> None:
    """How often each value came up, a row for each name."""
    figure = Figure(figsize=(6, 0.8 + 1.5 * len(values)), layout="constrained")
    everything = [value for own in values.values() for value in own]
    low, high = min(everything), max(everything)
    bins = min(MOST_BINS, high - low + 1)
    rows = figure.subplots(len(values), 1, sharex=True, squeeze=False)
    for axes, (name, own) in zip(rows[:, 0], values.items(), strict=True):
        axes.hist(own, bins=bins, range=(low - 0.5, high + 0.5), color=COLOUR)
        axes.set_ylabel(name)
    rows[-1, 0].set_xlabel(label)
    save(figure, path)


def _axes(width: float, height: float) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(width, height), layout="constrained")
    return figure, figure.subplots()


def save(figure: Figure, path: Path) -> None:
    """Write a drawing that is the same for the same figures."""
    # without these, every drawing has other ids and the time of its making
    with mpl.rc_context({"svg.hashsalt": "kingscourt"}):
        figure.savefig(path, format="svg", metadata={"Date": None})


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
