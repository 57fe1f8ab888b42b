"""Lock-free metrics are exposed exactly as Prometheus's own would be."""

from __future__ import annotations

from random import Random

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.registry import Collector

from kingscourt.server.observability.fast_metrics import FastCounter, FastHistograms

BOUNDS = (0.5, 1, 2, 1e5)


def lines(collector: Collector) -> list[str]:
    """Exposition lines as Prometheus reads them, without creation times."""
    registry = CollectorRegistry()
    registry.register(collector)
    return [line for line in generate_latest(registry).decode().splitlines() if "_created" not in line]


def test_a_spread_is_a_histogram() -> None:
    ours = FastHistograms("test_spread", "Words.", BOUNDS, "step")
    theirs = Histogram("test_spread", "Words.", ["step"], buckets=BOUNDS, registry=None)
    random = Random(5)
    for step in ("load", "apply"):
        for value in [*BOUNDS, 0, 1e6, *(random.uniform(0, 3) for _ in range(50))]:
            ours.of(step).observe(value)
            theirs.labels(step).observe(value)
    assert lines(ours) == lines(theirs)
    assert 'test_spread_bucket{le="+Inf",step="load"} 56.0' in lines(ours)


def test_a_spread_without_a_label_is_there_before_the_first_value() -> None:
    ours = FastHistograms("test_bare_spread", "Words.", BOUNDS)
    ours.of()
    assert lines(ours) == lines(Histogram("test_bare_spread", "Words.", buckets=BOUNDS, registry=None))


def test_a_tally_is_a_counter() -> None:
    ours, theirs = FastCounter("test_tally", "Words."), Counter("test_tally", "Words.", registry=None)
    for _ in range(3):
        ours.inc()
        theirs.inc()
    assert lines(ours) == lines(theirs)
    assert "test_tally_total 3.0" in lines(ours)
