"""Results as Parquet, by the package pyarrow: `games.parquet`, and apart from it the times."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from kingscourt.arena.contest.contest import Contest, round_seed
from kingscourt.arena.contest.lineups import seed_number
from kingscourt.arena.contest.results import RoundResult

GAMES_FILE: Final = "games.parquet"
TIMES_FILE: Final = "times.parquet"

GAMES: Final = pa.schema(
    [
        ("round", pa.int64()),
        ("seed_number", pa.int64()),
        ("seed", pa.string()),  # hexadecimal: that of the draws and of the bots
        ("rotation", pa.int32()),
        ("bots", pa.list_(pa.string())),
        ("ranks", pa.list_(pa.int32())),
        ("scores", pa.list_(pa.int64())),
        ("decisions", pa.list_(pa.int32())),
        ("entries", pa.int32()),
        ("digest", pa.string()),
    ]
)
TIMES: Final = pa.schema(
    [("round", pa.int64()), ("rotation", pa.int32()), ("milliseconds", pa.list_(pa.float64()))]
)


def write_parquet(folder: Path, contest: Contest, rounds: Iterable[RoundResult]) -> None:
    """Write both files; the same games give the same rows, and times stand in a file of their own."""
    ordered = list(rounds)
    _write(folder / GAMES_FILE, GAMES, [row for one in ordered for row in game_rows(contest, one)])
    _write(folder / TIMES_FILE, TIMES, [row for one in ordered for row in time_rows(one)])


def game_rows(contest: Contest, result: RoundResult) -> list[dict[str, Any]]:
    """One row per game."""
    luck = seed_number(contest, result.number)
    return [
        {
            "round": result.number,
            "seed_number": luck,
            "seed": round_seed(contest, luck).hex(),
            "rotation": game.rotation,
            "bots": game.bots,
            "ranks": game.ranks,
            "scores": game.scores,
            "decisions": game.decisions,
            "entries": game.entries,
            "digest": game.digest,
        }
        for game in result.games
    ]


def time_rows(result: RoundResult) -> list[dict[str, Any]]:
    """One row per game: the thinking time of each seat."""
    return [
        {"round": result.number, "rotation": game.rotation, "milliseconds": times}
        for game, times in zip(result.games, result.milliseconds, strict=True)
    ]


def _write(path: Path, schema: Any, rows: list[dict[str, Any]]) -> None:
    unfinished = path.with_name(path.name + ".unfinished")
    pq.write_table(pa.Table.from_pylist(rows, schema=schema), unfinished)
    unfinished.replace(path)
