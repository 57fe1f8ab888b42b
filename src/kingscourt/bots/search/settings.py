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
        self.whole: int = 0  # 1: plays on to the end of the season, round or period that this leads into
        self.mixed: int = 1  # 0: sealed choices are made like open ones
        self.widest: int = 24  # answers tried at most in rollouts
        self.alone: int = 0  # 1: in rollouts the others keep out of the way, to the end of the stretch
        self.gate: float = 1.0  # standard errors that a gain must exceed
        self.own_decisions: int = 3  # of ours in the tree
        self.exploration: float = 0.25
        self.margin: float = 1000.0  # points at first sight below the best that are not searched
        self.tolerance: float = 0.0  # one ply: points below the best that are good enough
        self.careful: int = 0  # 1: leaves out what people would laugh at, as the game's detectors see it
        self.weights: str = ""  # a file of weights instead of the game's own, for training

    def change(self, text: str) -> None:
        """Set what a text such as `samples=16,depth=24` names; raises ValueError with what is wrong."""
        for part in text.split(",") if text else []:
            name, _, value = part.partition("=")
            if name in _WHOLE:
                setattr(self, name, int(value))
            elif name in _FRACTIONAL:
                setattr(self, name, float(value))
            elif name == "weights":
                self.weights = value
            else:
                raise ValueError(
                    f"no setting {name!r} of a search; there are: {', '.join(_WHOLE + _FRACTIONAL)}"
                )


_WHOLE: Final = (
    "decisions",
    "worlds",
    "candidates",
    "samples",
    "depth",
    "whole",
    "alone",
    "mixed",
    "widest",
    "own_decisions",
    "careful",
)
_FRACTIONAL: Final = ("seconds", "gate", "exploration", "margin", "tolerance")


def read_settings(text: str) -> SearchSettings:
    """Settings from their text; raises ValueError with what is wrong."""
    method, _, changes = text.partition(":")
    if method not in METHODS:
        raise ValueError(f"no search {method!r}; there are: {', '.join(METHODS)}")
    settings = SearchSettings(method)
    settings.change(changes)
    return settings
