"""OpenTelemetry spans; without a configured address they cost next to nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from opentelemetry import trace
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor

TRACER = trace.get_tracer("kingscourt.server")


def start_tracing(address: str, process: str) -> TracerProvider | None:
    """Send spans to an OTLP/HTTP address."""
    if not address:
        return None
    provider = TracerProvider(resource=Resource.create({"service.name": f"kingscourt-{process}"}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=address)))
    trace.set_tracer_provider(provider)
    return provider


@contextmanager
def span(kind: str, table: str) -> Iterator[None]:
    """What happens inside belongs to one command of a table."""
    with TRACER.start_as_current_span(f"table.{kind}", attributes={"table": table}):
        yield
