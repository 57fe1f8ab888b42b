"""The settings of a search, as text: `paired:samples=16,depth=24`."""

from __future__ import annotations

from typing import Final

ONE_PLY: Final = "one-ply"
PAIRED: Final = "paired"
TREE: Final = "tree"
METHODS: Final = (ONE_PLY, PAIRED, TREE)


class SearchSettings:
    """One way to think; the defaults are those of a middling search."""

    def __init__(self, method: str) -> None:
        self.method: str = method
        self.decisions: int = 1_000_000  # work: simulated decisions for one answer
        self.seconds: float = 0.0  # time, if above 0
        self.worlds: int = 1  # imagined for the first sight
        self.candidates: int = 6  # answers that are searched
        self.samples: int = 16  # shared samples of luck
        self.depth: int = 16  # decisions of all seats before a position is rated
        self.widest: int = 24  # answers tried at most in rollouts
        self.alone: int = 0  # paired: 1 lets the others keep out of the way in rollouts
        self.gate: float = 1.0  # standard errors that a gain must exceed
        self.own_decisions: int = 3  # of ours in the tree
        self.exploration: float = 0.25
        self.margin: float = 1000.0  # points at first sight below the best that are not searched
        self.tolerance: float = 0.0  # one ply: points below the best that are good enough


_WHOLE: Final = ("decisions", "worlds", "candidates", "samples", "depth", "widest", "own_decisions", "alone")
_FRACTIONAL: Final = ("seconds", "gate", "exploration", "tolerance", "margin")


def read_settings(text: str) -> SearchSettings:
    """Settings from their text; raises ValueError with what is wrong."""
    method, _, rest = text.partition(":")
    if method not in METHODS:
        raise ValueError(f"no search {method!r}; there are: {', '.join(METHODS)}")
    settings = SearchSettings(method)
    for part in rest.split(",") if rest else []:
        name, _, value = part.partition("=")
        if name in _WHOLE:
            setattr(settings, name, int(value))
        elif name in _FRACTIONAL:
            setattr(settings, name, float(value))
        else:
            raise ValueError(f"no setting {name!r} of a search; there are: {', '.join(_WHOLE + _FRACTIONAL)}")
    return settings
