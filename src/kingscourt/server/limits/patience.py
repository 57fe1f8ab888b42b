"""How long a stream may be held up before it is let go."""

from __future__ import annotations

from time import monotonic

MOST = 10.0  # seconds of delay
REGAINED = 0.1  # of every second that passes


class Patience:
    """Seconds of delay that are left; they come back slowly."""

    __slots__ = ("_at", "_left")

    def __init__(self) -> None:
        self._left = MOST
        self._at = monotonic()

    def left(self) -> float:
        """Seconds for which somebody may still be held up."""
        now = monotonic()
        self._left = min(self._left + (now - self._at) * REGAINED, MOST)
        self._at = now
        return max(self._left, 0.0)

    def spend(self, seconds: float) -> None:
        """Somebody was held up."""
        self._left = self.left() - seconds
