"""The eight phases of a year and the three productive seasons among them (KB-2)."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.phrase import Phrase

AID: Final = 1
SPRING: Final = 2
REWARD: Final = 3
SUMMER: Final = 4
ENVOY: Final = 5
AUTUMN: Final = 6
RECRUITMENT: Final = 7
WINTER: Final = 8

PHASE_NAMES: Final = ["", "aid", "spring", "reward", "summer", "envoy", "autumn", "recruitment", "winter"]
PHASE_WORDS: Final = [Phrase(f"kingsburg-phase-{name}") for name in PHASE_NAMES]
PHASE_PLACES: Final = [f"phase/{name}" for name in PHASE_NAMES]


def season_bit(phase: int) -> int:
    """Spring, summer, autumn as bits 0, 1, 2, the way effects name seasons."""
    return 1 << (phase // 2 - 1)
