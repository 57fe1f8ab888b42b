"""How long a stream may be throttled before it is closed."""

from __future__ import annotations

from time import monotonic

MOST = 10.0  # seconds of delay
REGAINED = 0.1  # regained per second


class DelayBeforeClosing:
    """The seconds of delay that are left; they are regained slowly."""

    __slots__ = ("_at", "_left")

    def __init__(self) -> None:
        self._left = MOST
        self._at = monotonic()

    def left(self) -> float:
        """Seconds for which the stream may still be delayed."""
        now = monotonic()
        self._left = min(self._left + (now - self._at) * REGAINED, MOST)
        self._at = now
        return max(self._left, 0.0)

    def spend(self, seconds: float) -> None:
        """Record a delay."""
        self._left = self.left() - seconds
