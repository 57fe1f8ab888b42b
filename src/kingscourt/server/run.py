"""The two kinds of process."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor

import structlog
import uvicorn

from kingscourt.server.api.headers import Headers
from kingscourt.server.api.requests import Requests
from kingscourt.server.api.site import BUILD, has_client
from kingscourt.server.app import Beside, make_app
from kingscourt.server.config import BadConfig, Config, injected
from kingscourt.server.desk.desk import Desk
from kingscourt.server.observing.exporter import show_metrics
from kingscourt.server.observing.logs import start_logging
from kingscourt.server.observing.tracing import start_tracing
from kingscourt.server.parts import close_house, service_house
from kingscourt.server.sandbox.pool import Sandbox
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.store.outbox import Outbox
from kingscourt.server.store.postgres import PostgresTables
from kingscourt.server.store.revision import fault_of, shown
from kingscourt.server.stream.frames import Frames
from kingscourt.server.stream.streams import Streams
from kingscourt.server.tables.house import House
from kingscourt.server.work.jobs import hand_over_for_ever, make_jobs
from kingscourt.server.work.worker import Worker

LOG = structlog.get_logger()
SHORTEST_SECRET = 16
GRACEFUL = 10
# Allocations, and collections of younger objects. Many short pauses instead of a few long ones: with a
# thousand tables the second number at 20 meant 400 ms at a time; at 2 it is 110, for the same work in all.
COLLECT_AFTER = (50_000, 2, 200)
KEEP_ALIVE = 75  # longer than our client's, so that it never writes to a line that just closed


class Server(uvicorn.Server):
    """Says goodbye to every stream before it closes, so that clients reconnect elsewhere at once."""

    def __init__(self, config: uvicorn.Config, desk: Desk, streams: Streams) -> None:
        super().__init__(config)
        self.desk = desk
        self.streams = streams

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.desk.is_closing = True
        self.streams.goodbye()
        for _ in range(20):
            if not self.streams.open_streams:
                break
            await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def server_of(desk: Desk, config: Config, beside: Sequence[Beside] = ()) -> Server:
    """A uvicorn server for a desk."""
    app = make_app(desk, beside)
    settings = uvicorn.Config(
        Headers(app),
        host=config.host,
        port=config.port,
        log_config=None,
        access_log=False,
        http=Requests,
        ws=Frames,
        ws_max_size=min(config.max_message, config.max_stream_message),
        ws_ping_interval=config.heartbeat,
        ws_ping_timeout=config.heartbeat,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACEFUL,
        timeout_keep_alive=KEEP_ALIVE,
        h11_max_incomplete_event_size=65_536,
        lifespan="on",
    )
    return Server(settings, desk, app.state["streams"])


def check_secret(config: Config) -> None:
    """A service without a secret would trust anybody."""
    if len(config.secret) < SHORTEST_SECRET:
        raise BadConfig(f"KINGSCOURT_SECRET: at least {SHORTEST_SECRET} letters, the same for all processes")
    if config.old_secret and len(config.old_secret) < SHORTEST_SECRET:
        raise BadConfig(f"KINGSCOURT_OLD_SECRET: at least {SHORTEST_SECRET} letters, or none")


def check_schemas(config: Config) -> None:
    """Refuse a database of another version; one that is away is waited for, as ever."""
    urls = config.databases()
    with ThreadPoolExecutor(len(urls)) as threads:
        faults = dict(zip(urls, threads.map(fault_of, urls), strict=True))
    found = [f"the database {shown(url)} {fault}" for url, fault in faults.items() if fault]
    if found:
        raise BadConfig("; ".join(found))


def _begin(config: Config) -> None:
    """What both kinds of process do first."""
    ignored = injected(os.environ)
    if ignored:
        LOG.info("variables of Kubernetes are no settings", ignored=ignored)
    check_schemas(config)


def spare_collections() -> None:
    """Look for garbage cycles seldom: commands leave few, and every look goes through the open tables."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def serve(config: Config) -> None:
    """HTTP and WebSocket until a signal comes."""
    check_secret(config)
    start_logging(config.log, config.log_level, "serve")
    _begin(config)
    start_tracing(config.traces, "serve")
    desk = Desk(service_house(config, beats=True), config)
    spare_collections()
    LOG.info("serving", host=config.host, port=config.port, shards=list(config.shard_urls()))
    if not has_client():
        LOG.warning("no web client in this installation", build=BUILD)
    server_of(desk, config).run()


def work(config: Config) -> None:
    """Bots, clocks and jobs until a signal comes."""
    start_logging(config.log, config.log_level, "work")
    _begin(config)
    start_tracing(config.traces, "work")
    if config.metrics_port:
        show_metrics(config.host, config.metrics_port, config.metrics_token)
    with asyncio.Runner(loop_factory=None) as runner:
        runner.run(_work(config))


async def _work(config: Config) -> None:
    house = service_house(config, beats=False)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, stop.set)
    await house.bus.open()
    LOG.info("working", shards=list(config.shard_urls()))
    async with running_jobs(house):
        worker = asyncio.create_task(Worker(house).run())
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait([worker, stopping], return_when=asyncio.FIRST_COMPLETED)
        worker.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await worker
        stopping.cancel()
    await close_house(house)


@contextlib.asynccontextmanager
async def running_jobs(house: House) -> AsyncIterator[None]:
    """Procrastinate's workers, one for each database; they come back by themselves after an outage."""
    tasks = [
        asyncio.create_task(_jobs_for_ever(store, house.sandbox, house.config.poll))
        for store in house.shards.stores.values()
        if isinstance(store, PostgresTables)
    ]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _jobs_for_ever(store: PostgresTables, sandbox: Sandbox, period: float) -> None:
    while True:
        try:
            app = make_jobs(store.pool.url, store, sandbox)
            async with app.open_async():
                handing = asyncio.create_task(hand_over_for_ever(app, Outbox(store.pool), period))
                try:
                    await app.run_worker_async(
                        install_signal_handlers=False, listen_notify=True, concurrency=2
                    )
                finally:
                    handing.cancel()
                    await asyncio.gather(handing, return_exceptions=True)
        except asyncio.CancelledError:
            raise
        except (Unavailable, Exception) as error:  # jobs are never urgent: try again later
            LOG.warning("jobs stopped", problem=str(error))
        await asyncio.sleep(2)
