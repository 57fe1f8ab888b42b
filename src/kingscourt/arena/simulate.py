"""Thousands of games between bots, spread over processes without affecting the result."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

import msgspec

from kingscourt.arena.match import match_record, match_seed, play_match
from kingscourt.bots.registry import make_bot
from kingscourt.components.named_files import shipped_components
from kingscourt.games.registry import game as find_game
from kingscourt.kernel.game import Components, Game
from kingscourt.table.result import result_of
from kingscourt.table.table import Table

BATCH = 10


class SimulationRequest(msgspec.Struct, frozen=True, kw_only=True):
    """What to simulate."""

    game: str
    seats: int
    games: int
    seed: int
    bots: list[str]  # one per seat; the last repeats
    edition: str = ""
    variants: dict[str, str] = {}
    components: str | None = None  # text of an owner's component file
    records: str | None = None  # folder for the records
    jobs: int = 1

    def seat_bots(self) -> list[str]:
        """One bot per seat."""
        return [self.bots[min(seat, len(self.bots) - 1)] for seat in range(self.seats)]


class GameResult(msgspec.Struct, frozen=True):
    """How one game ended."""

    number: int
    ranks: list[int]
    scores: list[int]
    entries: int
    digest: str


class SeatReport(msgspec.Struct, frozen=True):
    """One seat over all games; a shared win counts as a fraction."""

    seat: int
    bot: str
    wins: float
    win_share: float
    interval: tuple[float, float]
    mean_score: float
    mean_rank: float


class SimulationReport(msgspec.Struct, frozen=True):
    """The whole series, without timings, so that the same series gives the same bytes."""

    game: str
    rules: str
    edition: str
    options: dict[str, str]
    seats: list[SeatReport]
    games: int
    seed: int
    entries: int
    digest: str  # over the final positions of all games


def simulate(
    request: SimulationRequest, on_progress: Callable[[int], None] | None = None
) -> SimulationReport:
    """Play the series; `on_progress` is called with the number of games just finished."""
    game = find_game(request.game)
    options = game.options(request.seats, request.edition, request.variants)
    for name in request.bots:
        make_bot(name, 0)  # report an unknown name before work starts
    results: list[GameResult] = []
    for batch in _run(request):
        results.extend(batch)
        if on_progress is not None:
            on_progress(len(batch))
    results.sort(key=lambda result: result.number)
    digest = hashlib.sha256("".join(result.digest for result in results).encode()).hexdigest()
    return SimulationReport(
        game=game.id,
        rules=game.rules_version,
        edition=options.edition,
        options=options.variants,
        seats=[_seat_report(seat, bot, results) for seat, bot in enumerate(request.seat_bots())],
        games=request.games,
        seed=request.seed,
        entries=sum(result.entries for result in results),
        digest=digest,
    )


def _run(request: SimulationRequest) -> Iterator[list[GameResult]]:
    starts = range(0, request.games, BATCH)
    if request.jobs <= 1:
        for start in starts:
            yield play_batch(request, start)
        return
    with ProcessPoolExecutor(request.jobs) as pool:
        for done in as_completed([pool.submit(play_batch, request, start) for start in starts]):
            yield done.result()


def play_batch(request: SimulationRequest, start: int) -> list[GameResult]:
    """Play a few games of a series in the calling process."""
    game = find_game(request.game)
    components = _components(request, game)
    return [
        _play(request, game, components, number) for number in range(start, min(start + BATCH, request.games))
    ]


def _components(request: SimulationRequest, game: Game) -> Components:
    if request.components is not None:
        return game.read_components(request.components)
    return shipped_components(game, request.edition or game.editions[0])


def _play(request: SimulationRequest, game: Game, components: Components, number: int) -> GameResult:
    options = game.options(request.seats, request.edition, request.variants)
    seed = match_seed(request.seed, number)
    table = play_match(game, options, components, request.seat_bots(), seed)
    if request.records is not None:
        name = f"{game.id}-{request.seed}-{number:06d}.kingscourt"
        (Path(request.records) / name).write_text(match_record(table, seed), encoding="utf-8")
    return _result(table, number)


def _result(table: Table, number: int) -> GameResult:
    outcome = result_of(table.position)
    assert outcome is not None
    lines = {line.seat: line for line in outcome.ranking}
    seats = range(table.game_setup.options.seats)
    return GameResult(
        number=number,
        ranks=[lines[seat].rank for seat in seats],
        scores=[lines[seat].score for seat in seats],
        entries=len(table.entries),
        digest=table.position.state.digest(),
    )


def _seat_report(seat: int, bot: str, results: list[GameResult]) -> SeatReport:
    games = len(results)
    wins = sum(1 / result.ranks.count(1) for result in results if result.ranks[seat] == 1)
    return SeatReport(
        seat=seat,
        bot=bot,
        wins=round(wins, 3),
        win_share=round(wins / games, 4),
        interval=wilson(wins, games),
        mean_score=round(sum(result.scores[seat] for result in results) / games, 3),
        mean_rank=round(sum(result.ranks[seat] for result in results) / games, 3),
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score)."""
    z = 1.959964
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * ((share * (1 - share) + z * z / (4 * games)) / games) ** 0.5
    scale = 1 + z * z / games
    return round((centre - spread) / scale, 4), round((centre + spread) / scale, 4)
