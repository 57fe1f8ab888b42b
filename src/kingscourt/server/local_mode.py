"""Local mode: the same service in one process on record files, for one device or a room full of phones."""

from __future__ import annotations

import asyncio
import secrets
import socket
from collections.abc import Callable
from pathlib import Path

from kingscourt.server.api.wire_types import Joining, NewTable
from kingscourt.server.composition import local_manager
from kingscourt.server.config import Config
from kingscourt.server.model.person import HOST, Person
from kingscourt.server.observability.logs import start_logging
from kingscourt.server.server_and_worker_processes import Server, server_of
from kingscourt.server.services.service_facade import Service
from kingscourt.server.store.contract import Directory
from kingscourt.server.store.files.journal import replace
from kingscourt.server.store.files.people_and_listings import FileDirectory
from kingscourt.server.tables.table_manager import TableManager
from kingscourt.server.worker.worker import Worker

EVERYWHERE = "0.0.0.0"
HERE = "127.0.0.1"
MOST = 1000
A_WHOLE_CORE = 1000.0  # milliseconds per second
UNFINISHED = ("open", "running", "held")


class LocalTable:
    """A service in this process, and the table that was requested."""

    def __init__(self, server: Server, service: Service, table: str, config: Config) -> None:
        self.server = server
        self.service = service
        self.table = table
        self.config = config

    def address(self) -> str:
        """The URL for the person at this computer."""
        key = self.service.people.host_key
        return f"http://{HERE}:{self.config.port}/api/enter?key={key}&table={self.table}"

    def lan_address(self) -> str:
        """The URL for phones, which need the code."""
        return f"http://{own_address()}:{self.config.port}/"


def secret_of(folder: Path) -> str:
    """The secret of a folder of records, created once so that cookies survive a restart."""
    path = folder / "secret"
    folder.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        replace(path, secrets.token_hex(32))
        path.chmod(0o600)
    return path.read_text("utf-8")


def own_address() -> str:
    """This computer's address in the local network, found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return HERE
        address: str = probe.getsockname()[0]
        return address


def local_config(folder: Path, port: int, lan: bool) -> Config:
    """Settings for one room: loopback only, unless phones may join, and then with a code."""
    code = f"{secrets.randbelow(1_000_000):06}" if lan else ""
    return Config(
        secret=secret_of(folder),
        host=EVERYWHERE if lan else HERE,
        port=port,
        guest_code=code,
        secure_cookies="false",  # phones in the room use plain HTTP
        offline="false",  # where this program is not running, there is nothing to go back to
        log="text",
        log_level="warning",
        guests_per_minute=20,
        bots_per_worker=1,
        bot_processes=1,
        worker_poll_interval=0.5,
        larger_networks="0.0.0.0/0=20,::/0=20",  # one room, and a computer that does nothing else
        work_per_person=A_WHOLE_CORE,
        work_per_table=A_WHOLE_CORE,
        open_tables_per_person=1000,
    )


async def unfinished_table(directory: Directory, game: str) -> str:
    """The newest unfinished table of the person at this computer; empty if there is none."""
    for listing in await directory.tables_of(HOST, MOST):
        if listing.game == game and listing.status in UNFINISHED:
            return listing.id
    return ""


def find_unfinished(folder: Path, game: str) -> str:
    """The table that `--resume` continues."""
    return asyncio.run(unfinished_table(FileDirectory(folder), game))


async def open_local(
    folder: Path, name: str, wish: NewTable | None, table: str, config: Config
) -> LocalTable:
    """Create or resume a table; on resuming, people keep their seats and cookies stay valid."""
    manager = local_manager(config, folder)
    await manager.bus.open()
    service = Service(manager, config)
    service.people.host_key = secrets.token_urlsafe(24)
    known = await manager.directory.person(HOST)
    host = await service.people.add(Person(HOST, name or (known.name if known else "")))
    if wish is not None:
        made = await service.tables.create(host, wish)
        table = made.row.id
        await service.tables.join(table, host, Joining(secrets.token_hex(8)))
    await service.tables.see(table, host.id)
    server = server_of(service, config, [lambda: _work(manager)])
    return LocalTable(server, service, table, config)


async def _work(manager: TableManager) -> None:
    await Worker(manager).run()


def run_local(
    folder: Path,
    name: str,
    wish: NewTable | None,
    table: str,
    config: Config,
    tell: Callable[[LocalTable], None],
) -> None:
    """Serve until interrupted."""
    start_logging(config.log, config.log_level, "local")

    async def run() -> None:
        opened = await open_local(folder, name, wish, table, config)
        tell(opened)
        await opened.server.serve()

    asyncio.run(run())
