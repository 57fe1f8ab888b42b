"""Structured logs."""

from __future__ import annotations

import logging
import sys

import structlog

# without local variables, which hold secrets and seeds
TRACEBACKS = structlog.processors.ExceptionRenderer(
    structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
)


def start_logging(form: str, level: str, process: str) -> None:
    """Log JSON for machines or text for people; every line names the kind of process."""
    renderer: structlog.types.Processor = (
        structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
        if form == "text"
        else structlog.processors.JSONRenderer()
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            TRACEBACKS if form != "text" else structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level_of(level)),
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
    structlog.contextvars.bind_contextvars(process=process)


def level_of(name: str) -> int:
    """The number of a level."""
    return logging.getLevelNamesMapping().get(name.upper(), logging.INFO)
