"""How much a bot may think for one answer: a number of simulated decisions, or a time."""

from __future__ import annotations

import time
from typing import Final

NO_TIME_LIMIT: Final = 0.0


class Budget:
    """Work in simulated decisions makes games reproducible; a time limit stops earlier if it is reached."""

    def __init__(self, decisions: int, seconds: float = NO_TIME_LIMIT) -> None:
        self.decisions: int = decisions
        self.seconds: float = seconds
        self.stop_at: float = 0.0

    def start(self) -> None:
        """Begin with the time for one answer."""
        if self.seconds > 0.0:
            self.stop_at = time.monotonic() + self.seconds

    def is_used_up(self, decisions: int) -> bool:
        """Whether so many simulated decisions are all there may be."""
        if decisions >= self.decisions:
            return True
        return self.seconds > 0.0 and time.monotonic() >= self.stop_at
