"""Token buckets: so many at once, then so many a second."""

from __future__ import annotations

import time
from collections import OrderedDict

from kingscourt.server.problems import TooMany

REMEMBERED = 50_000


class Bucket:
    """One allowance."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at


class Limit:
    """An allowance for each key, kept by this process; the longest unused are forgotten."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> None:
        """One more for this key, or TooMany."""
        now = time.monotonic()
        bucket = self._buckets.pop(key, None) or Bucket(self.burst, now)
        bucket.left = min(self.burst, bucket.left + (now - bucket.at) * self.per_second)
        bucket.at = now
        self._buckets[key] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if bucket.left < 1:
            raise TooMany("slow down, please")
        bucket.left -= 1
