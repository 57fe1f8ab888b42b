"""OpenTelemetry spans, at almost no cost if no address is configured."""

from __future__ import annotations

from functools import cache
from time import perf_counter
from types import TracebackType

from opentelemetry import trace
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from prometheus_client import Counter

from kingscourt.server.errors.problems import Problem
from kingscourt.server.observability.metrics import COMMAND_SECONDS, COMMANDS, STEP_SECONDS
from kingscourt.table.errors import Refused

COLLECTED: list[str] = []  # processes that export spans; without one, no spans are created
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


class TracedCommand:
    """What somebody asks of a table, counted by its outcome and timed, with a span if spans are exported.

    Changes without a kind, which nobody asked for, are not.
    """

    __slots__ = ("_began", "_kind", "_span")

    def __init__(self, kind: str, table: str) -> None:
        self._kind = kind
        about = {"table": table}
        is_traced = bool(kind and COLLECTED)
        self._span = TRACER.start_as_current_span(f"table.{kind}", attributes=about) if is_traced else None
        self._began = perf_counter()

    def __enter__(self) -> None:
        if self._span is not None:
            self._span.__enter__()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._span is not None:
            self._span.__exit__(kind, error, trace)
        if not self._kind:
            return
        COMMAND_SECONDS.observe(perf_counter() - self._began)
        if error is None:
            _commands(self._kind, "done").inc()
        elif isinstance(error, Problem | Refused):
            _commands(self._kind, "refused" if isinstance(error, Refused) else "problem").inc()


@cache
def _commands(kind: str, end: str) -> Counter:
    """A counter, cached because the lookup by labels costs more than counting."""
    return COMMANDS.labels(kind, end)


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
