"""Token buckets: a burst, then a steady rate per second."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import TooMany

REMEMBERED = 50_000


class TokenBucket:
    """A token bucket."""

    __slots__ = ("_at", "_burst", "_left", "_per_second")

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._left = burst
        self._at = time.monotonic()

    def takes(self) -> bool:
        """Take a token if there is one."""
        now = time.monotonic()
        left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        self._left = left - 1 if left >= 1 else left
        return left >= 1

    async def wait(self) -> None:
        """Take a token as soon as there is one."""
        while not self.takes():
            await asyncio.sleep(1 / self._per_second)


class RateLimit:
    """One bucket per key, within this process; the least recently used are forgotten."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self._kept: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, key: str, factor: float = 1.0) -> None:
        """Take a token for this key, or raise TooMany; `factor` enlarges the allowance."""
        allowance = self._kept.pop(key, None) or TokenBucket(self.burst * factor, self.per_second * factor)
        self._kept[key] = allowance
        if len(self._kept) > REMEMBERED:
            self._kept.popitem(last=False)
        if not allowance.takes():
            raise TooMany(Phrase("service-too-fast"))
