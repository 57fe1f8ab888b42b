"""The shipped weights, read once."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from kingscourt.components.weights_file import read_weights
from kingscourt.games.rival_kings.bot.features import LAYOUT
from kingscourt.kernel.values import Weights


@lru_cache(maxsize=1)
def shipped_weights() -> Weights:
    """The weights of the data file."""
    file = files("kingscourt.games.rival_kings") / "data" / "values.toml"
    return read_weights(LAYOUT, file.read_text(encoding="utf-8"))
