"""Parquet files and reports of runs."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pyarrow.parquet as pq
import pytest

from kingscourt.arena.contest.contest import Contest
from kingscourt.arena.execution.executor import InProcessExecutor
from kingscourt.arena.execution.run import run_contest
from kingscourt.arena.execution.run_folder import BadRun, RunFolder, read_rounds
from kingscourt.arena.report.parquet_files import write_parquet
from kingscourt.arena.report.run_report import write_report
from kingscourt.arena.statistics.summary import summarise
from kingscourt.arena.statistics.tables import distinct, played

MATCH = Contest(kind="match", game="rival_kings", seats=2, bots=["knight"], against="random", seeds=3)
ALL = Contest(kind="round-robin", game="rival_kings", seats=2, bots=["knight", "random"], seeds=3)
SOLO = Contest(kind="match", game="paladins", seats=1, bots=["random"], seeds=3)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("arena") / "first"
    run_contest(MATCH, InProcessExecutor(), folder)
    return folder


def test_parquet_has_a_row_for_every_game_and_times_apart(run: Path, tmp_path: Path) -> None:
    rounds = [one for _, one in sorted(read_rounds(run).items())]
    write_parquet(tmp_path, MATCH, rounds)
    games = pq.read_table(tmp_path / "games.parquet").to_pylist()
    assert [(row["round"], row["rotation"]) for row in games] == [(n, r) for n in range(3) for r in range(2)]
    assert games[1]["bots"] == ["random", "knight"]
    assert games[0]["seed"] == games[1]["seed"] != games[2]["seed"]
    assert [row["digest"] for row in games] == [game.digest for one in rounds for game in one.games]
    times = pq.read_table(tmp_path / "times.parquet").to_pylist()
    assert [row["milliseconds"] for row in times] == [row for one in rounds for row in one.milliseconds]
    first = (tmp_path / "games.parquet").read_bytes()
    slower = [msgspec.structs.replace(one, milliseconds=[[9.0, 9.0]] * 2) for one in rounds]
    write_parquet(tmp_path, MATCH, slower)
    assert (tmp_path / "games.parquet").read_bytes() == first


def test_a_report_has_its_tables_and_plots(run: Path, tmp_path: Path) -> None:
    page = write_report([run], tmp_path / "report").read_text()
    share = summarise(run_contest(MATCH, InProcessExecutor())).cells[0].share
    assert f"| knight | random | {100 * share.share:.1f} %" in page
    for name in ("matrix", "ratings", "strength-0", "seats", "length", "scores"):
        assert f"({name}.svg)" in page
        root = ElementTree.parse(tmp_path / "report" / f"{name}.svg").getroot()
        assert root.tag.endswith("svg")


def test_the_same_run_gives_the_same_report(run: Path, tmp_path: Path) -> None:
    for name in ("one", "two"):
        write_report([run], tmp_path / name)
    for file in (tmp_path / "one").iterdir():
        assert file.read_bytes() == (tmp_path / "two" / file.name).read_bytes(), file.name


def test_games_that_two_runs_share_count_once(run: Path, tmp_path: Path) -> None:
    run_contest(ALL, InProcessExecutor(), tmp_path / "second")
    both = write_report([run, tmp_path / "second"], tmp_path / "report").read_text()
    assert both.count("- `") == 2
    alone = write_report([run], tmp_path / "alone").read_text()
    matrix = "## Win matrix"
    assert (
        both[both.index(matrix) : both.index("## Ratings")]
        == alone[alone.index(matrix) : alone.index("## Ratings")]
    )
    rounds = played(MATCH, read_rounds(run).values())
    assert len(distinct([*rounds, *rounds])) == 3


def test_runs_of_different_games_are_not_mixed(run: Path, tmp_path: Path) -> None:
    run_contest(SOLO, InProcessExecutor(), tmp_path / "solo")
    with pytest.raises(BadRun, match="another game"):
        write_report([run, tmp_path / "solo"], tmp_path / "report")


def test_a_solo_report_tells_wins(tmp_path: Path) -> None:
    progress = run_contest(SOLO, InProcessExecutor(), tmp_path / "solo")
    wins = sum(one.games[0].ranks[0] == 1 for one in progress.counted())
    page = write_report([tmp_path / "solo"], tmp_path / "report").read_text()
    assert f"| random | {100 * wins / 3:.1f} %" in page
    assert "Advantage of seats" not in page


def test_an_empty_run_has_no_report(tmp_path: Path) -> None:
    with RunFolder(tmp_path / "run", MATCH):
        pass
    with pytest.raises(BadRun, match="No round"):
        write_report([tmp_path / "run"], tmp_path / "report")
