"""The boxes behind views: an outline reads there what is printed, which no view repeats.

A view is sent with every change, so it names its box by a key; whoever asks for an outline has made the
view in the same process.
"""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.components import KingsburgComponents

KEPT: Final = 256
_BOXES: Final[dict[str, KingsburgComponents]] = {}


def remember(components: KingsburgComponents) -> str:
    """The key of a box, which can be found by it from now on."""
    key = components.key
    if key not in _BOXES:
        if len(_BOXES) == KEPT:
            _BOXES.pop(next(iter(_BOXES)))  # the oldest; the next view of its table brings it back
        _BOXES[key] = components
    return key


def box_of(key: str) -> KingsburgComponents:
    """The box that a view names."""
    return _BOXES[key]
