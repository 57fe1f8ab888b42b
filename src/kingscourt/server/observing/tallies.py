"""Counters and histograms for the hot path: an addition and no lock, because only the loop's thread counts.

Prometheus reads them when it asks, under the names and in the form that its own kinds would have.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from itertools import accumulate

from prometheus_client import REGISTRY, Metric
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString


class Tally(Collector):
    """A counter."""

    def __init__(self, name: str, help: str) -> None:
        self._name = name
        self._help = help
        self._count = 0
        REGISTRY.register(self)

    def inc(self) -> None:
        """One more."""
        self._count += 1

    def collect(self) -> Iterable[Metric]:
        return [CounterMetricFamily(self._name, self._help, value=self._count)]


class Spread:
    """How often values fell between which bounds."""

    __slots__ = ("_bounds", "_counts", "_sum")

    def __init__(self, bounds: Sequence[float]) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        """One more value; a bound belongs to what lies below it."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def told(self) -> tuple[list[tuple[str, float]], float]:
        """Counts up to each bound, and the sum of all values."""
        bounds = [*map(floatToGoString, self._bounds), "+Inf"]
        return list(zip(bounds, accumulate(self._counts), strict=True)), self._sum


class Spreads(Collector):
    """A histogram for each value of a label; without a label there is one."""

    def __init__(self, name: str, help: str, bounds: Sequence[float], label: str = "") -> None:
        self._name = name
        self._help = help
        self._bounds = bounds
        self._label = label
        self._kept: dict[str, Spread] = {}
        REGISTRY.register(self)

    def of(self, value: str = "") -> Spread:
        """The one for a value of the label."""
        if value not in self._kept:
            self._kept[value] = Spread(self._bounds)
        return self._kept[value]

    def collect(self) -> Iterable[Metric]:
        family = HistogramMetricFamily(self._name, self._help, labels=[self._label] if self._label else [])
        for value, spread in list(self._kept.items()):
            buckets, total = spread.told()
            family.add_metric([value] if self._label else [], buckets, total)
        return [family]
