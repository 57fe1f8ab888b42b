"""`kingscourt arena` as a user runs it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kingscourt.cli.commands.arena import arguments as arena_arguments
from kingscourt.cli.commands.arena.arguments import bot_names

if TYPE_CHECKING:
    from tests.cli.conftest import Run

# tests that a shell has put into the background ignore Ctrl-C, and their children inherit that
HEED_CTRL_C = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])
"""
SMALL = ("rival_kings", "--seats", "2", "--games", "6")


def test_a_match_tells_the_share(run: Run) -> None:
    shown = run("arena", "match", *SMALL).stdout
    assert "6 games in 3 rounds" in shown
    assert "knight  random" in shown


def test_json_has_everything(run: Run) -> None:
    found = json.loads(run("arena", "match", *SMALL, "--json").stdout)
    assert found["games"] == 6
    assert found["cells"][0]["bot"] == "knight"
    assert 0.5 < found["cells"][0]["share"]["share"] <= 1


def test_jobs_do_not_change_a_match(run: Run) -> None:
    assert (
        run("arena", "match", *SMALL, "--json", "--jobs", "2").stdout
        == run("arena", "match", *SMALL, "--json").stdout
    )


def test_a_sequential_test_tells_its_decision(run: Run) -> None:
    shown = run("arena", "match", "rival_kings", "--seats", "2", "--sprt", "0.55:0.65").stdout
    assert "H1 accepted: the share is 0.65 or more" in shown
    limited = run("arena", "match", *SMALL, "--sprt", "0.55:0.65").stdout
    assert "undecided between 0.55 and 0.65" in limited


def test_a_solo_match_tells_wins(run: Run) -> None:
    shown = run("arena", "match", "paladins", "--solo", "hard", "--bots", "random", "--games", "2").stdout
    assert "the game's own opponent" in shown


def test_a_round_robin_prints_a_matrix(run: Run) -> None:
    shown = run("arena", "round-robin", *SMALL).stdout
    assert "vs knight" in shown
    assert "vs random" in shown


def test_a_ladder_prints_ratings_best_first(run: Run) -> None:
    shown = run("arena", "ladder", *SMALL).stdout
    assert shown.index("knight") < shown.index("random ")


def test_blunders_are_counted_for_every_bot(run: Run) -> None:
    shown = run(
        "arena", "blunders", "kingsburg", "--seats", "2", "--bots", "knight,random", "--games", "2"
    ).stdout
    assert "opportunities" in shown


def test_a_run_goes_on_and_is_reported(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "run"
    first = run("arena", "match", *SMALL, "--out", str(out)).stdout
    written = (out / "rounds.jsonl").read_bytes()
    assert run("arena", "match", *SMALL, "--out", str(out)).stdout == first
    assert (out / "rounds.jsonl").read_bytes() == written
    assert (out / "games.parquet").exists()
    assert run("arena", "report", str(out)).stdout.strip() == str(out / "report" / "report.md")


@pytest.mark.parametrize(
    ("arguments", "what", "advice"),
    [
        (["--bots", "knigt"], "no bot 'knigt'", "Did you mean 'knight'"),
        (["--sprt", "0.6"], "expected P0:P1", "0.55:0.65"),
        (["--sprt", "0.7:0.6"], "expected P0:P1", "0.55:0.65"),
        (["--bots", ""], "No bots", "--bots"),
        (["--bots", "knight,random", "--sprt", "0.5:0.6"], "one bot", "--sprt"),
        (["--against", ""], "needs an opponent", "--against"),
    ],
)
def test_errors_help(arguments: list[str], what: str, advice: str, run: Run) -> None:
    result = run("arena", "match", *SMALL, *arguments)
    assert result.exit_code == 2
    assert what in result.stderr
    assert advice in result.stderr


def test_another_request_is_refused(run: Run, tmp_path: Path) -> None:
    out = ["--out", str(tmp_path / "run")]
    run("arena", "match", *SMALL, *out)
    result = run("arena", "match", *SMALL, *out, "--seed", "4")
    assert result.exit_code == 1
    assert "seed: 0 there, 4 here" in result.stderr
    assert "--out" in result.stderr


def test_missing_packages_are_told_before_any_work(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena_arguments, "EXTRA_PACKAGES", ("not_installed_at_all",))
    for command in (["match", *SMALL, "--out", str(tmp_path / "run")], ["ladder", *SMALL], ["report", "x"]):
        result = run("arena", *command)
        assert result.exit_code == 1
        assert "pip install 'kingscourt[arena]'" in result.stderr
    assert not (tmp_path / "run").exists()
    assert run("arena", "match", *SMALL).exit_code == 0


def test_missing_ray_is_told_before_any_work(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena_arguments, "RAY_PACKAGE", "not_installed_at_all")
    out = ["--out", str(tmp_path / "run")]
    for command in (["match", *SMALL, *out], ["bench", "rival_kings"], ["blunders", "kingsburg"]):
        result = run("arena", *command, "--ray", "local")
        assert result.exit_code == 1
        assert "pip install 'kingscourt[ray]'" in result.stderr
    assert not (tmp_path / "run").exists()


def test_an_address_of_rays_client_is_refused(run: Run) -> None:
    result = run("arena", "match", *SMALL, "--ray", "ray://10.0.0.5:10001")
    assert result.exit_code == 1
    assert "not supported" in result.stderr
    assert "computer of the cluster" in result.stderr


def test_a_report_of_no_run_says_what_to_name(run: Run, tmp_path: Path) -> None:
    result = run("arena", "report", str(tmp_path))
    assert result.exit_code == 1
    assert "--out" in result.stderr


def test_settings_of_a_bot_may_have_commas() -> None:
    assert bot_names("knight, search:samples=16,depth=3,random") == [
        "knight",
        "search:samples=16,depth=3",
        "random",
    ]
    assert bot_names("search:samples=4,search:samples=8") == ["search:samples=4", "search:samples=8"]


def test_bench_prints_ratios(run: Run) -> None:
    found = json.loads(
        run(
            "arena",
            "bench",
            "rival_kings",
            "--bots",
            "random",
            "--against",
            "random",
            "--seconds",
            "0.3",
            "--json",
        ).stdout
    )
    assert found["jobs"] == 2
    assert found["games_per_s"] > 0
    assert 0 < found["cpu_efficiency"] < 1.5


@contextmanager
def started_match(out: Path) -> Iterator[subprocess.Popen[str]]:
    """A long match in two processes, with at least one finished round; nothing of it outlives the test."""
    command = [sys.executable, "-m", "kingscourt.cli", "arena", "match", "rival_kings", "--games", "100000"]
    process = subprocess.Popen(
        [sys.executable, "-c", HEED_CTRL_C, *command, "--jobs", "2", "--out", str(out)],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        deadline = time.monotonic() + 60
        while not (out / "rounds.jsonl").exists() or not (out / "rounds.jsonl").stat().st_size:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def members(group: int) -> list[int]:
    """The processes of a process group that are not defunct."""
    found: list[int] = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[2]) == group and fields[0] != "Z":
            found.append(int(status.parent.name))
    return found


def wait_until_gone(group: int) -> None:
    """Python's own helper process ends a moment after the last worker."""
    deadline = time.monotonic() + 30
    while left := members(group):
        commands = [Path(f"/proc/{one}/cmdline") for one in left]
        assert time.monotonic() < deadline, [path.read_bytes() for path in commands if path.exists()]
        time.sleep(0.1)


def test_ctrl_c_ends_everything_and_says_how_to_go_on(tmp_path: Path) -> None:
    with started_match(tmp_path / "run") as process:
        os.killpg(process.pid, signal.SIGINT)
        _, told = process.communicate(timeout=30)
        assert process.returncode == 1
        assert "Interrupted." in told
        assert "the same command goes on" in told
        assert "Traceback" not in told
        wait_until_gone(process.pid)


def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    with started_match(tmp_path / "run") as process:
        process.kill()
        process.wait()
        wait_until_gone(process.pid)


def test_training_writes_weights_and_goes_on(run: Run, tmp_path: Path) -> None:
    command = ("arena", "train", "rival_kings", "--seats", "2", "--generations", "1", "--pairs", "2")
    folder = str(tmp_path / "training")
    shown = run(*command, "--rounds", "2", "--out", folder).stdout
    assert "champion" in shown or "No challenger" in shown
    written = (tmp_path / "training" / "champion.toml").read_text(encoding="utf-8")
    assert written.startswith('layout = "rival_kings"')
    assert run(*command, "--rounds", "2", "--out", folder).stdout == shown
    refused = run(*command, "--rounds", "3", "--out", folder)
    assert "holds another training" in refused.stderr


def test_calibrating_tells_the_quality(run: Run, tmp_path: Path) -> None:
    small = ("arena", "calibrate", "rival_kings", "--seats", "2", "--fit", "3", "--games", "3")
    shown = run(*small, "--out", str(tmp_path)).stdout
    assert "on 3 games held out" in shown
    assert {path.name for path in tmp_path.iterdir()} == {"values.toml", "quality.json", "reliability.svg"}
    found = json.loads(run(*small, "--json").stdout)
    assert found["after"]["games"] == 3


def test_weights_of_another_game_are_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    file.write_text('layout = "royals"\nversion = 1\n[early]\n', encoding="utf-8")
    refused = run("arena", "calibrate", "rival_kings", "--weights", str(file))
    assert "weights of layout royals" in refused.stderr
