"""Play games and keep the features of some of their positions."""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from kingscourt.arena.calibration.positions import Sampling, final_points, sampled_play, win_shares
from kingscourt.arena.training.self_play import SelfPlay


def main() -> None:
    """Write features, progress and results as arrays; rows of a game stand beside each other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--purpose", default="fit")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    play = SelfPlay(game=given.game, seats=given.seats)
    sampling = Sampling(play=play, purpose=given.purpose)
    rows, progress, worths, points, final, wins, games = [], [], [], [], [], [], []
    for number in range(given.games):
        watched = sampled_play(sampling, number)
        values = watched.values
        for stage in sorted(watched.kept):
            state = watched.kept[stage]
            contenders = range(values.contenders(state))
            rows.append(values.features(state))
            progress.append(values.progress(state))
            worths.append([values.worth(state, one) for one in contenders])
            points.append([values.final_points(state, one) for one in contenders])
            final.append(final_points(values, watched.state))
            wins.append(win_shares(values, watched.state))
            games.append(number)
    np.savez_compressed(
        given.out,
        rows=np.array(rows, dtype=np.float32),
        progress=np.array(progress, dtype=np.float32),
        worths=np.array(worths),
        points=np.array(points),
        final=np.array(final),
        wins=np.array(wins),
        games=np.array(games),
    )


if __name__ == "__main__":
    main()
