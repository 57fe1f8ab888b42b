"""What operators can see of one command: its spans and metrics."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.trace import get_current_span
from prometheus_client import REGISTRY

from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import ServerRefusal
from kingscourt.server.observability import tracing
from tests.server.support.live_server import Live, live
from tests.server.support.managers import config_for
from tests.server.support.players import guests, new_table

pytestmark = pytest.mark.anyio
STEPS = ["load", "apply", "commit", "publish"]


@pytest.fixture
def exporter(monkeypatch: pytest.MonkeyPatch) -> Iterator[InMemorySpanExporter]:
    """Collect the spans of this process."""
    kept = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(kept))
    monkeypatch.setattr(tracing, "TRACER", provider.get_tracer("test"))
    monkeypatch.setattr(tracing, "COLLECTED", ["test"])
    yield kept
    provider.shutdown()


@pytest.fixture
async def server(shared_database: str) -> AsyncIterator[Live]:
    async with live(config_for(shared_database)) as made:
        yield made


@pytest.fixture
async def anna(server: Live) -> AsyncIterator[Client]:
    (client,) = await guests([server.url], ["Anna"])
    async with client:
        yield client


def counted(name: str, **labels: str) -> float:
    """Current value of a metric as Prometheus would read it."""
    return REGISTRY.get_sample_value(name, labels) or 0.0


def inside(spans: tuple[ReadableSpan, ...], parent: ReadableSpan) -> list[ReadableSpan]:
    found = [one for one in spans if one.parent is not None and parent.context is not None]
    return [
        one for one in found if one.parent and parent.context and one.parent.span_id == parent.context.span_id
    ]


async def test_a_command_is_one_trace_of_its_steps(
    server: Live, anna: Client, exporter: InMemorySpanExporter
) -> None:
    id = await new_table([anna], "heirlooms", bots=1)
    server.manager.drop(id)  # as in a process that has not loaded the table yet
    exporter.clear()
    before = [counted("kingscourt_step_seconds_count", step=step) for step in STEPS]
    done = counted("kingscourt_commands_total", kind="do", end="done")
    await anna.seat(id, 0).do(["wait"])
    spans = exporter.get_finished_spans()
    (command,) = [one for one in spans if one.name == "table.do"]
    assert command.attributes is not None
    assert command.attributes["table"] == id
    steps = {one.name: one for one in inside(spans, command)}
    assert set(STEPS) - {"load"} <= set(steps)
    assert any(one.name == "load" for one in spans)
    starts = [steps[name].start_time or 0 for name in STEPS[1:]]
    assert starts == sorted(starts)
    after = [counted("kingscourt_step_seconds_count", step=step) for step in STEPS]
    assert [now - then >= 1 for now, then in zip(after, before, strict=True)] == [True] * len(STEPS)
    assert counted("kingscourt_commands_total", kind="do", end="done") == done + 1


async def test_a_refused_command_is_counted_and_commits_nothing(
    anna: Client, exporter: InMemorySpanExporter
) -> None:
    id = await new_table([anna], "heirlooms", bots=1)
    exporter.clear()
    refused = counted("kingscourt_commands_total", kind="do", end="refused")
    with pytest.raises(ServerRefusal):
        await anna.seat(id, 0).do(["dance"])
    names = [one.name for one in exporter.get_finished_spans()]
    assert "table.do" in names
    assert "commit" not in names
    assert "publish" not in names
    assert counted("kingscourt_commands_total", kind="do", end="refused") == refused + 1


def test_without_an_address_no_span_is_made() -> None:
    assert tracing.start_tracing("", "test") is None
    with tracing.TracedCommand("do", "x"), tracing.TracedStage("apply"):
        assert not get_current_span().is_recording()
