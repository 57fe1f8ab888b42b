"""The report of one or more runs: a page and its plots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from kingscourt.arena.contest.contest import MATCH, Contest
from kingscourt.arena.contest.lineups import round_count
from kingscourt.arena.contest.results import games_digest
from kingscourt.arena.execution.run import Progress
from kingscourt.arena.execution.run_folder import BadRun, RunHeader, read_header, read_rounds
from kingscourt.arena.report import plots
from kingscourt.arena.report.page import Page, brief, share_cells
from kingscourt.arena.statistics import tables
from kingscourt.arena.statistics.ratings import rate
from kingscourt.arena.statistics.tables import PlayedRound

PAGE_FILE: Final = "report.md"


class LoadedRun:
    """A run read from its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.header: RunHeader = read_header(folder)
        self.progress = Progress(self.header.contest, read_rounds(folder))

    def contest(self) -> Contest:
        """What was asked for."""
        return self.header.contest

    def rounds(self) -> list[PlayedRound]:
        """The rounds that count."""
        return tables.played(self.contest(), self.progress.counted())


def write_report(folders: Sequence[Path], out: Path) -> Path:
    """Write the report of runs of the same game and return its page."""
    runs = [LoadedRun(folder) for folder in folders]
    _refuse_unlike(runs)
    rounds = tables.distinct([one for run in runs for one in run.rounds()])
    if not rounds:
        raise BadRun("No round is finished yet.", "Give the command of the run again, then this one.")
    out.mkdir(parents=True, exist_ok=True)
    page = Page(f"Arena: {runs[0].contest().game}, {runs[0].contest().seats} seats")
    for run in runs:
        _describe(page, run)
    bots = tables.bots_in(rounds)
    if runs[0].contest().is_solo():
        _solo(page, rounds, bots)
    else:
        _matrix(page, out, rounds, bots)
        _ratings(page, out, rounds)
    _strength(page, out, runs)
    _seats(page, out, rounds)
    _games(page, out, rounds, bots)
    path = out / PAGE_FILE
    path.write_text(page.text(), encoding="utf-8")
    return path


def _refuse_unlike(runs: list[LoadedRun]) -> None:
    first = runs[0]
    for run in runs[1:]:
        mine = (run.contest().game, run.contest().seats, run.header.rules)
        if mine != (first.contest().game, first.contest().seats, first.header.rules):
            what = f"{run.folder} is about another game, number of seats or rules than {first.folder}."
            raise BadRun(what, "Write a report for each of them.")


def _describe(page: Page, run: LoadedRun) -> None:
    contest = run.contest()
    counted = run.progress.counted()
    games = sum(len(one.games) for one in counted)
    state = "" if run.progress.is_decided() or len(counted) == round_count(contest) else ", unfinished"
    against = f" against {contest.against}" if contest.against else ""
    page.line(
        f"- `{run.folder.name}`: {contest.kind} of {', '.join(contest.bots)}{against}; {games} games in"
    )
    page.line(f"  {len(counted)} rounds{state}, seed {contest.seed}, rules {run.header.rules},")
    page.line(f"  Kingscourt {run.header.version}; digest of the games `{games_digest(counted)[:16]}`")
    if run.progress.test is not None:
        plan = run.progress.test.plan
        page.line(f"  Sequential test of {plan.p0:g} against {plan.p1:g}: {run.progress.test.decision}.")


def _solo(page: Page, rounds: list[PlayedRound], bots: list[str]) -> None:
    page.heading("Wins against the game's own opponent")
    page.table(["bot", "share", "95 % interval", "games"], [_solo_row(rounds, bot) for bot in bots])


def _solo_row(rounds: list[PlayedRound], bot: str) -> list[str]:
    share, games = tables.solo_share(rounds, bot)
    return [bot, *share_cells(share), str(games)]


def _matrix(page: Page, out: Path, rounds: list[PlayedRound], bots: list[str]) -> None:
    cells = tables.win_matrix(rounds)
    if not cells:
        return
    page.heading("Win matrix")
    page.line(
        "Pairwise place shares: 1 for an opponent ranked worse, 0.5 for an equal one, 0 for a better one."
    )
    rows = [[cell.bot, cell.other, *share_cells(cell.share), str(cell.games)] for cell in cells]
    page.table(["bot", "against", "share", "95 % interval", "games"], rows)
    plots.plot_matrix(out / "matrix.svg", bots, cells)
    page.picture("Win matrix", "matrix.svg")


def _ratings(page: Page, out: Path, rounds: list[PlayedRound]) -> None:
    ratings = rate([one.result.games for one in rounds])
    if len(ratings) < 2:
        return
    page.heading("Ratings")
    page.line(
        "Weng-Lin (Plackett-Luce), game by game, the middle of 21 orders; intervals of mu by resampling."
    )
    rows = [
        [one.bot, f"{one.mu:.2f}", f"{one.interval[0]:.2f} - {one.interval[1]:.2f}", f"{one.sigma:.2f}"]
        for one in ratings
    ]
    page.table(["bot", "mu", "95 % interval", "sigma"], rows)
    plots.plot_ratings(out / "ratings.svg", ratings)
    page.picture("Ratings", "ratings.svg")


def _strength(page: Page, out: Path, runs: list[LoadedRun]) -> None:
    """Matches against the same bot are points of one plot."""
    for number, reference in enumerate(_references(runs)):
        own = [run for run in runs if run.contest().against == reference]
        rounds = tables.distinct([one for run in own for one in run.rounds()])
        points: list[plots.Point] = []
        for bot in tables.bots_in(rounds):
            cell = tables.pair_cell(rounds, bot, reference) if bot != reference else None
            if cell is not None:
                points.append(plots.Point(bot, tables.thinking_milliseconds(rounds, bot), cell.share))
        if not points:
            continue
        page.heading(f"Strength over thinking time, against {reference}")
        rows = [[one.bot, brief(one.milliseconds), *share_cells(one.share)] for one in points]
        page.table(["bot", "ms for a decision", "share", "95 % interval"], rows)
        name = f"strength-{number}.svg"
        plots.plot_strength(out / name, reference, points)
        page.picture("Strength over thinking time", name)


def _references(runs: list[LoadedRun]) -> list[str]:
    found = [run.contest().against for run in runs if run.contest().kind == MATCH and run.contest().against]
    return list(dict.fromkeys(found))


def _seats(page: Page, out: Path, rounds: list[PlayedRound]) -> None:
    shares = tables.seat_shares(rounds)
    if len(shares) < 2:
        return
    page.heading("Advantage of seats")
    page.line(
        "The place share of each seat, whichever bot sat there; every bot sat on every seat equally often."
    )
    page.table(
        ["seat", "share", "95 % interval"],
        [[str(seat), *share_cells(share)] for seat, share in enumerate(shares, start=1)],
    )
    plots.plot_seats(out / "seats.svg", shares)
    page.picture("Share by seat", "seats.svg")


def _games(page: Page, out: Path, rounds: list[PlayedRound], bots: list[str]) -> None:
    lengths = tables.lengths(rounds)
    page.heading("Length of games")
    page.line(f"Decisions with at least two answers: {sum(lengths) / len(lengths):.1f} a game on average,")
    page.line(f"from {min(lengths)} to {max(lengths)}.")
    plots.plot_histograms(out / "length.svg", {"games": lengths}, "decisions in a game")
    page.picture("Length of games", "length.svg")
    scores = {bot: tables.scores_of(rounds, bot) for bot in bots}
    page.heading("Scores and thinking time")
    rows = [
        [
            bot,
            f"{sum(own) / len(own):.1f}",
            f"{min(own)} - {max(own)}",
            brief(tables.thinking_milliseconds(rounds, bot)),
        ]
        for bot, own in scores.items()
    ]
    page.table(["bot", "mean score", "range", "ms for a decision"], rows)
    plots.plot_histograms(out / "scores.svg", scores, "score")
    page.picture("Scores", "scores.svg")
