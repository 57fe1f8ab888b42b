"""What the network is shown of a position, and positions read back from arrays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from kingscourt.arena.calibration.positions import PlayedGame, Position

Floats = npt.NDArray[np.floating[Any]]


def inputs_of(rows: Floats, progress: Floats) -> Floats:
    """One line per contender: its own features, the mean of the others', and the progress of the game.

    `rows` has the shape (positions, contenders, features).
    """
    contenders = rows.shape[1]
    others = (rows.sum(axis=1, keepdims=True) - rows) / max(1, contenders - 1)
    when = np.broadcast_to(progress[:, None, None], (*rows.shape[:2], 1))
    joined: Floats = np.concatenate([rows, others, when], axis=2, dtype=np.float32)
    return joined.reshape(-1, joined.shape[2])


def played_games(file: Path, worths: Floats | None = None) -> list[PlayedGame]:
    """The games of a file of positions, with other worths if they are given."""
    with np.load(file) as stored:  # every look into the file would unpack it again
        data = {name: stored[name] for name in ("worths", "games", "progress", "points", "final", "wins")}
    rated = data["worths"] if worths is None else worths
    found: list[PlayedGame] = []
    for number in np.unique(data["games"]):
        own = np.flatnonzero(data["games"] == number)
        positions = [
            Position(float(data["progress"][at]), rated[at].tolist(), data["points"][at].tolist())
            for at in own
        ]
        found.append(PlayedGame(positions, data["final"][own[0]].tolist(), data["wins"][own[0]].tolist()))
    return found
