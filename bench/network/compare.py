"""Compare a network with the weights: error of forecasts, time of an evaluation, and a match."""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import onnxruntime

from bench.network.inputs import Floats, inputs_of, played_games
from bench.network.network_bot import NetworkBot
from kingscourt.arena.calibration.fit import by_points, fit
from kingscourt.arena.calibration.positions import Sampling, sampled_play
from kingscourt.arena.calibration.quality import forecast_of, measure_quality
from kingscourt.arena.match import bot_seed
from kingscourt.arena.statistics.shares import clustered, mean, place_share
from kingscourt.arena.training.self_play import SelfPlay, game_seed, started_game, values_of

REPEATS = 2000


def session_of(file: Path) -> Any:
    """The network on one thread."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.inter_op_num_threads = 1
    return onnxruntime.InferenceSession(str(file), options, providers=["CPUExecutionProvider"])


def ridge(fitted: Path, other: Path) -> tuple[Floats, Floats]:
    """Points by linear least squares on the network's inputs, and these times progress: no network needed."""
    known, asked = [np.load(file) for file in (fitted, other)]
    lines, wanted = [_with_progress(inputs_of(one["rows"], one["progress"])) for one in (known, asked)]
    size = lines.std(axis=0) + 1e-6
    lines, wanted = lines / size, wanted / size
    final = known["final"].reshape(-1)
    squares = lines.T @ lines + 10.0 * np.eye(lines.shape[1])
    factors = np.linalg.solve(squares, lines.T @ (final - final.mean()))
    shapes = known["final"].shape, asked["final"].shape
    return (
        (lines @ factors + final.mean()).reshape(shapes[0]),
        (wanted @ factors + final.mean()).reshape(shapes[1]),
    )


def _with_progress(lines: Floats) -> Floats:
    when = lines[:, -1:].astype(np.float64)
    joined: Floats = np.concatenate([lines, lines * when, np.ones_like(when)], axis=1)
    return joined


def network_points(session: Any, file: Path) -> Floats:
    """What the network expects at every position of a file."""
    data = np.load(file)
    lines = inputs_of(data["rows"], data["progress"])
    found: Floats = session.run(None, {"rows": lines})[0].reshape(data["final"].shape)
    return found


def quality(fitted: Path, other: Path, worths: tuple[Floats, Floats] | None) -> dict[str, Any]:
    """Error of points and Brier scores by stage on held-out games, calibrated on the others."""
    rated = (None, None) if worths is None else worths
    known, asked = played_games(fitted, rated[0]), played_games(other, rated[1])
    calibration = fit(known)
    measured = measure_quality(asked, forecast_of(calibration), forecast_of(fit(known, by_points), by_points))
    squares: dict[float, list[float]] = {}
    for game in asked:
        for position in game.positions:
            stage = round(position.progress, 1)
            for worth, final in zip(position.worths, game.final, strict=True):
                expected = calibration.expected(worth, position.progress)
                squares.setdefault(stage, []).append((expected - final) ** 2)
    errors = {f"{stage:.1f}": round(math.sqrt(mean(own)), 3) for stage, own in sorted(squares.items())}
    stages = {
        f"{one.progress:.1f}": [round(one.brier, 4), round(one.constant, 4), round(one.by_points, 4)]
        for one in measured.stages
    }
    return {"error_in_points": errors, "brier_constant_points": stages, "ece": round(measured.error, 4)}


def microseconds(session: Any, play: SelfPlay) -> dict[str, float]:
    """The time of one evaluation, features included and not."""
    watched = sampled_play(Sampling(play=play, purpose="time"), 0)
    values = watched.values
    state = watched.kept[len(watched.kept) // 2]
    rows = np.array([values.features(state)], dtype=np.float32)
    line = inputs_of(rows, np.array([0.5], dtype=np.float32))[:1]
    batch = np.repeat(line, 20, axis=0)
    bot = NetworkBot(session, values, 1)
    return {
        "weights, features included": _time(lambda: values.policy_worth(state, 0)),
        "features of all seats": _time(lambda: values.features(state)),
        "network alone, 1 line": _time(lambda: session.run(None, {"rows": line})),
        "network alone, 20 lines, per line": _time(lambda: session.run(None, {"rows": batch})) / 20,
        "network with features, 1 position": _time(lambda: bot.rate([state], 0)),
        "network with features, 20 positions, each": _time(lambda: bot.rate([state] * 20, 0)) / 20,
    }


def _time(work: Any) -> float:
    """Processor time of one call, the best of five series."""
    series: list[float] = []
    for _ in range(5):
        start = time.process_time()
        for _ in range(REPEATS // 5):
            work()
        series.append((time.process_time() - start) / (REPEATS // 5))
    return round(1e6 * min(series), 2)


def match(session: Any, play: SelfPlay, rounds: int) -> dict[str, Any]:
    """The network on one seat against weights on all others, both one answer ahead, rotated, same luck."""
    shares: list[float] = []
    spent = [0, 0]
    asked = [0, 0]
    for number in range(rounds):
        seed = game_seed(play, "match", number)
        own: list[float] = []
        for rotation in range(play.seats):
            playing = started_game(play, [values_of(play) for _ in range(play.seats)], seed)
            playing.bots[rotation] = NetworkBot(session, values_of(play), bot_seed(seed, rotation))
            playing.play()
            outcome = playing.state.outcome()
            assert outcome is not None
            ranks = {line.seat: line.rank for line in outcome.ranking}
            others = [seat for seat in range(play.seats) if seat != rotation]
            own.append(place_share([ranks[seat] for seat in range(play.seats)], rotation, others))
            for seat in range(play.seats):
                spent[seat == rotation] += playing.nanoseconds[seat]
                asked[seat == rotation] += playing.decisions[seat]
        shares.append(mean(own))
    share = clustered(shares)
    return {
        "share": round(share.share, 4),
        "interval": [round(one, 4) for one in share.interval],
        "games": rounds * play.seats,
        "network_ms_per_decision": round(spent[1] / asked[1] / 1e6, 3),
        "weights_ms_per_decision": round(spent[0] / asked[0] / 1e6, 3),
    }


def main() -> None:
    """Measure everything and write it as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("fitted", type=Path)
    parser.add_argument("held_out", type=Path)
    parser.add_argument("network", type=Path)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    session = session_of(given.network)
    play = SelfPlay(game=given.game, seats=4)
    found = {
        "weights": quality(given.fitted, given.held_out, None),
        "linear": quality(given.fitted, given.held_out, ridge(given.fitted, given.held_out)),
        "network": quality(
            given.fitted,
            given.held_out,
            (network_points(session, given.fitted), network_points(session, given.held_out)),
        ),
        "microseconds": microseconds(session, play),
    }
    found["match"] = match(session, play, given.rounds)
    text = json.dumps(found, indent=1)
    given.out.write_text(text + "\n", encoding="utf-8")
    sys.stdout.write(text + "\n")


if __name__ == "__main__":
    main()
