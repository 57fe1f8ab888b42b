"""Counters and histograms for the hot path: no locks, because only the event loop's thread counts.

Prometheus collects them under the same names and in the same form as its own types.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from itertools import accumulate

from prometheus_client import REGISTRY, Metric
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString


class FastCounter(Collector):
    """A counter."""

    def __init__(self, name: str, help: str) -> None:
        self._name = name
        self._help = help
        self._count = 0
        REGISTRY.register(self)

    def inc(self) -> None:
        """Count one more."""
        self._count += 1

    def collect(self) -> Iterable[Metric]:
        return [CounterMetricFamily(self._name, self._help, value=self._count)]


class FastHistogram:
    """How many values fell into each bucket."""

    __slots__ = ("_bounds", "_counts", "_sum")

    def __init__(self, bounds: Sequence[float]) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        """Record a value; one equal to a bound belongs to the bucket below it."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def told(self) -> tuple[list[tuple[str, float]], float]:
        """Cumulative counts per bound, and the sum of all values."""
        bounds = [*map(floatToGoString, self._bounds), "+Inf"]
        return list(zip(bounds, accumulate(self._counts), strict=True)), self._sum


class FastHistograms(Collector):
    """One histogram per label value, or a single one without a label."""

    def __init__(self, name: str, help: str, bounds: Sequence[float], label: str = "") -> None:
        self._name = name
        self._help = help
        self._bounds = bounds
        self._label = label
        self._kept: dict[str, FastHistogram] = {}
        REGISTRY.register(self)

    def of(self, value: str = "") -> FastHistogram:
        """The histogram for a label value."""
        if value not in self._kept:
            self._kept[value] = FastHistogram(self._bounds)
        return self._kept[value]

    def collect(self) -> Iterable[Metric]:
        family = HistogramMetricFamily(self._name, self._help, labels=[self._label] if self._label else [])
        for value, spread in list(self._kept.items()):
            buckets, total = spread.told()
            family.add_metric([value] if self._label else [], buckets, total)
        return [family]
