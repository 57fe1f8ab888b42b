"""The two kinds of process."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

import structlog
import uvicorn

from kingscourt.server.api.client_files import BUILD, has_client
from kingscourt.server.api.http_head_limits import LimitedHttpProtocol
from kingscourt.server.api.response_compression import CompressedResponses
from kingscourt.server.api.security_headers import Headers
from kingscourt.server.app import Beside, HeadRequests, make_app
from kingscourt.server.composition import close_manager, service_manager
from kingscourt.server.config import BadConfig, Config
from kingscourt.server.config_reader import injected
from kingscourt.server.observability.logs import start_logging
from kingscourt.server.observability.metrics_endpoint import show_metrics
from kingscourt.server.observability.tracing import start_tracing
from kingscourt.server.sandbox.child_pool import Sandbox
from kingscourt.server.services.service_facade import Service
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.store.postgres.pooler_check import pooler_fault
from kingscourt.server.store.postgres.schema_revision import fault_of, shown
from kingscourt.server.store.postgres.tables import PostgresTables
from kingscourt.server.store.postgres.verification_outbox import Outbox
from kingscourt.server.store.task_shutdown import cancel_and_wait, was_cancelled
from kingscourt.server.stream.fast_websocket_protocol import websocket_protocol
from kingscourt.server.stream.open_streams import Streams
from kingscourt.server.tables.table_manager import TableManager
from kingscourt.server.worker.background_jobs import hand_over_for_ever, make_jobs
from kingscourt.server.worker.worker import Worker

LOG = structlog.get_logger()
SHORTEST_SECRET = 16
GRACEFUL = 10
# Allocations, and collections of younger generations. Many short pauses instead of a few long ones: with a
# thousand tables, 20 as the second number meant pauses of 400 ms; 2 means 110 ms, for the same total work.
COLLECT_AFTER = (50_000, 2, 200)
KEEP_ALIVE = 75  # longer than our client's, so that it never writes to a connection that was just closed


class Server(uvicorn.Server):
    """Tells every stream before it shuts down, so that clients reconnect elsewhere at once."""

    def __init__(self, config: uvicorn.Config, service: Service, streams: Streams) -> None:
        super().__init__(config)
        self.service = service
        self.streams = streams

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.service.is_closing = True
        self.streams.goodbye()
        for _ in range(20):
            if not self.streams.open_streams:
                break
            await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def server_of(service: Service, config: Config, beside: Sequence[Beside] = ()) -> Server:
    """A uvicorn server for a service."""
    app = make_app(service, beside)
    settings = uvicorn.Config(
        Headers(HeadRequests(CompressedResponses(app))),
        host=config.host,
        port=config.port,
        log_config=None,
        access_log=False,
        http=LimitedHttpProtocol,
        ws=websocket_protocol(config.deflate),
        ws_max_size=min(config.max_request_bytes, config.max_stream_bytes),
        ws_ping_interval=config.heartbeat_interval,
        ws_ping_timeout=config.heartbeat_interval,
        ws_per_message_deflate=False,  # the protocol negotiates it itself
        timeout_graceful_shutdown=GRACEFUL,
        timeout_keep_alive=KEEP_ALIVE,
        h11_max_incomplete_event_size=65_536,
        lifespan="on",
    )
    return Server(settings, service, app.state["streams"])


def check_secret(config: Config) -> None:
    """Refuse to start without a secret: such a service would trust anybody."""
    if len(config.secret) < SHORTEST_SECRET:
        raise BadConfig(f"KINGSCOURT_SECRET: at least {SHORTEST_SECRET} characters, same for all processes")
    if config.previous_secret and len(config.previous_secret) < SHORTEST_SECRET:
        raise BadConfig(f"KINGSCOURT_PREVIOUS_SECRET: at least {SHORTEST_SECRET} characters, or none")


def check_databases(config: Config) -> None:
    """Refuse a mixing pooler and another schema; a database that is down is waited for, as always."""
    _refuse(config, lambda url: pooler_fault(url) or fault_of(url))


def check_poolers(config: Config) -> None:
    """Refuse poolers that mix up sessions."""
    _refuse(config, pooler_fault)


def _refuse(config: Config, find: Callable[[str], str]) -> None:
    urls = config.databases()
    with ThreadPoolExecutor(len(urls)) as threads:
        faults = dict(zip(urls, threads.map(find, urls), strict=True))
    found = [f"the database {shown(url)} {fault}" for url, fault in faults.items() if fault]
    if found:
        raise BadConfig("; ".join(found))


def _begin(config: Config) -> None:
    """The first steps of both kinds of process."""
    ignored = injected(os.environ)
    if ignored:
        LOG.info("ignoring variables set by Kubernetes", ignored=ignored)
    check_databases(config)


def spare_collections() -> None:
    """Collect garbage rarely: commands leave few cycles, and every collection scans the open tables."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def serve(config: Config) -> None:
    """Serve HTTP and WebSocket until a signal arrives."""
    check_secret(config)
    start_logging(config.log, config.log_level, "serve")
    _begin(config)
    start_tracing(config.traces, "serve")
    service = Service(service_manager(config, beats=True), config)
    spare_collections()
    LOG.info("serving", host=config.host, port=config.port, shards=list(config.shard_urls()))
    if not has_client():
        LOG.warning("no web client in this installation", build=BUILD)
    server_of(service, config).run()


def work(config: Config) -> None:
    """Run bots, deadlines and background jobs until a signal arrives."""
    start_logging(config.log, config.log_level, "work")
    _begin(config)
    start_tracing(config.traces, "work")
    if config.metrics_port:
        show_metrics(config.host, config.metrics_port, config.metrics_token)
    with asyncio.Runner(loop_factory=None) as runner:
        runner.run(_work(config))


async def _work(config: Config) -> None:
    manager = service_manager(config, beats=False)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, stop.set)
    await manager.bus.open()
    LOG.info("working", shards=list(config.shard_urls()))
    async with running_jobs(manager):
        worker = asyncio.create_task(Worker(manager).run())
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait([worker, stopping], return_when=asyncio.FIRST_COMPLETED)
        await cancel_and_wait([worker, stopping])
        if not worker.cancelled():
            worker.result()  # a worker that failed ends the process with its error
    await close_manager(manager)


@contextlib.asynccontextmanager
async def running_jobs(manager: TableManager) -> AsyncIterator[None]:
    """Run Procrastinate's workers, one per database; they restart after an outage."""
    tasks = [
        asyncio.create_task(_jobs_for_ever(store, manager.sandbox, manager.config.worker_poll_interval))
        for store in manager.shards.stores.values()
        if isinstance(store, PostgresTables)
    ]
    try:
        yield
    finally:
        await cancel_and_wait(tasks)


async def _jobs_for_ever(store: PostgresTables, sandbox: Sandbox, period: float) -> None:
    while True:
        try:
            await store.probe()  # the pool refuses poolers that mix up sessions
            app = make_jobs(store.pool.url, store, sandbox)
            async with app.open_async():
                handing = asyncio.create_task(hand_over_for_ever(app, Outbox(store.pool), period))
                try:
                    await app.run_worker_async(
                        install_signal_handlers=False, listen_notify=True, concurrency=2
                    )
                finally:
                    await cancel_and_wait([handing])
        except asyncio.CancelledError:
            raise
        except (Unavailable, Exception) as error:  # jobs are never urgent: try again later
            if was_cancelled():
                raise asyncio.CancelledError from error
            LOG.warning("jobs stopped", problem=str(error))
        await asyncio.sleep(2)
