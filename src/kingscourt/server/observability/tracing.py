"""OpenTelemetry spans, at almost no cost if no address is configured."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from time import perf_counter
from types import TracebackType

from opentelemetry import trace
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor

from kingscourt.server.observability.metrics import STEP_SECONDS

COLLECTED: list[str] = []  # processes that export spans; without one, no spans are created
_NO_SPAN = nullcontext()
TRACER = trace.get_tracer("kingscourt.server")


def start_tracing(address: str, process: str) -> TracerProvider | None:
    """Send spans to an OTLP/HTTP address."""
    if not address:
        return None
    provider = TracerProvider(resource=Resource.create({"service.name": f"kingscourt-{process}"}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=address)))
    trace.set_tracer_provider(provider)
    COLLECTED.append(process)
    return provider


def span(kind: str, table: str) -> AbstractContextManager[object]:
    """A span for one command at a table."""
    if not COLLECTED:
        return _NO_SPAN
    return TRACER.start_as_current_span(f"table.{kind}", attributes={"table": table})


class TracedStage:
    """One step of a change, timed, with a span of its own if spans are exported."""

    __slots__ = ("_began", "_name", "_span")

    def __init__(self, name: str) -> None:
        self._name = name
        self._span = TRACER.start_as_current_span(name) if COLLECTED else None
        self._began = 0.0

    def __enter__(self) -> None:
        if self._span is not None:
            self._span.__enter__()
        self._began = perf_counter()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        STEP_SECONDS.of(self._name).observe(perf_counter() - self._began)
        if self._span is not None:
            self._span.__exit__(kind, error, trace)
