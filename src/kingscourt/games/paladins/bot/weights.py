"""The shipped weights of the values."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from kingscourt.components.weights_file import read_weights
from kingscourt.games.paladins.bot.features import LAYOUT
from kingscourt.kernel.values import Weights


@cache
def shipped_weights() -> Weights:
    """Read and decoded once."""
    return read_weights(
        LAYOUT, (files("kingscourt.games.paladins") / "data" / "values.toml").read_text(encoding="utf-8")
    )
