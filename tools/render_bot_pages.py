"""Write the tables and plots of docs/bots into docs/generated, from the runs and the figures beside them.

They are the body of the page about levels, a report with plots for each game, and the diagram of
reliability. git ignores the folder.

Example: python tools/render_bot_pages.py
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from kingscourt.arena.blunders import BlunderCount
from kingscourt.arena.calibration.calibration_run import Calibrated
from kingscourt.arena.calibration.quality import Quality
from kingscourt.arena.report.plots import plot_reliability
from kingscourt.arena.report.run_report import LoadedRun, write_report
from kingscourt.arena.statistics.summary import ContestSummary, summarise
from kingscourt.arena.statistics.tables import Cell
from kingscourt.games.registry import game as game_named

BOTS = Path(__file__).parents[1] / "docs/bots"
FOLDER = BOTS.parent / "generated"
PAIRS = ("knight-squire", "lord-knight", "king-lord")
SOLO = "solo-medium"
NEWLY_FITTED = ("kingsburg", "rival_kings")  # the others ship the calibration that they had before
LEVELS = ("squire", "knight", "lord", "king")


def summary_of(folder: Path) -> ContestSummary:
    """What a run says."""
    return summarise(LoadedRun(folder).progress)


def share_of(cell: Cell) -> str:
    """A share with its interval, in percent."""
    low, high = cell.share.interval
    return f"{100 * cell.share.share:.1f} ({100 * low:.1f} to {100 * high:.1f})"


def ladder_rows(runs: Path, games: list[str]) -> Iterator[str]:
    """Each level against the one below."""
    yield "| game | match | share, % (95 %) | games | 55 against 65 % |"
    yield "|---|---|---|---|---|"
    for game in games:
        for pair in PAIRS:
            summary = summary_of(runs / game / pair)
            upper, lower = pair.split("-")
            test = summary.test
            decision = "–" if test is None else f"{test.decision} after {test.rounds} rounds"
            share = share_of(summary.cells[0])
            yield f"| {game} | {upper} against {lower} | {share} | {summary.games} | {decision} |"


def cell_rows(runs: Path, games: list[str], run: str) -> Iterator[str]:
    """All levels against one opponent."""
    yield "| game | " + " | ".join(LEVELS) + " | games each |"
    yield "|---" * (len(LEVELS) + 2) + "|"
    for game in games:
        if (runs / game / run).exists():
            cells = {cell.bot: cell for cell in summary_of(runs / game / run).cells}
            shares = " | ".join(share_of(cells[level]) for level in LEVELS)
            yield f"| {game} | {shares} | {cells[LEVELS[0]].games} |"


def setting_rows(games: list[str]) -> Iterator[str]:
    """How each level searches."""
    yield "| game | " + " | ".join(LEVELS) + " |"
    yield "|---" * (len(LEVELS) + 1) + "|"
    for game in games:
        settings = game_named(game).levels()
        yield f"| {game} | " + " | ".join(f"`{settings[level]}`" for level in LEVELS) + " |"


def blunder_rows(runs: Path, game: str) -> Iterator[str]:
    """Laughable moves by bot, per opportunity."""
    counts = msgspec.json.decode((runs / game / "blunders.json").read_bytes(), type=list[BlunderCount])
    bots = list(dict.fromkeys(one.bot for one in counts))
    found = {(one.blunder, one.bot): one for one in counts}
    yield "| move | " + " | ".join(bots) + " |"
    yield "|---" * (len(bots) + 1) + "|"
    for blunder in sorted({one.blunder for one in counts}):
        cells = [found[blunder, bot] for bot in bots]
        if any(one.opportunities for one in cells):
            yield (
                f"| {blunder} | "
                + " | ".join(f"{one.committed} of {one.opportunities}" for one in cells)
                + " |"
            )


def page_of(runs: Path, games: list[str]) -> str:
    """The whole page."""
    lines = ["## How each level searches", "", *setting_rows(games)]
    lines += ["", "## Each level against the one below", "", *ladder_rows(runs, games)]
    lines += ["", "## Wins against the medium solo opponent", "", *cell_rows(runs, games, SOLO)]
    for game in games:
        lines += ["", f"## Moves that people laugh at: {game}", "", *blunder_rows(runs, game)]
    links = [f"- [{game}](../generated/{game}/report.md)" for game in games]
    lines += ["", "## Ratings, balance and scores, with plots", "", *links]
    return "\n".join(lines) + "\n"


def quality_of(game: str) -> Quality:
    """How good the chances of winning are with the calibration that ships."""
    data = (BOTS / "data" / f"quality-{game}.json").read_bytes()
    calibrated = msgspec.json.decode(data, type=Calibrated)
    return calibrated.after if game in NEWLY_FITTED else calibrated.before


def main() -> None:
    """Write all pages."""
    runs = BOTS / "runs"
    games = sorted(folder.name for folder in runs.iterdir() if folder.is_dir())
    for game in games:
        folders = [runs / game / name for name in PAIRS]
        sys.stdout.write(f"{write_report(folders, FOLDER / game)}\n")
    (FOLDER / "levels.md").write_text(page_of(runs, games), encoding="utf-8")
    qualities = {game.replace("_", " ").title(): quality_of(game) for game in games}
    plot_reliability(FOLDER / "reliability.svg", qualities)


if __name__ == "__main__":
    main()
