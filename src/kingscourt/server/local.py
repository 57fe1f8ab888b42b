"""Local mode: the same service in one process on record files, for one device or a room full of phones."""

from __future__ import annotations

import asyncio
import secrets
import socket
from collections.abc import Callable
from pathlib import Path

from kingscourt.server.api.wire import Joining, NewTable
from kingscourt.server.config import Config
from kingscourt.server.desk.desk import Desk
from kingscourt.server.model.person import HOST, Person
from kingscourt.server.observing.logs import start_logging
from kingscourt.server.parts import local_house
from kingscourt.server.run import Server, server_of
from kingscourt.server.store.contract import Directory
from kingscourt.server.store.file_directory import FileDirectory
from kingscourt.server.store.journal import replace
from kingscourt.server.tables.house import House
from kingscourt.server.work.worker import Worker

EVERYWHERE = "0.0.0.0"
HERE = "127.0.0.1"
MOST = 1000
UNFINISHED = ("open", "running", "held")


class LocalTable:
    """A service in this process and the table that was asked for."""

    def __init__(self, server: Server, desk: Desk, table: str, config: Config) -> None:
        self.server = server
        self.desk = desk
        self.table = table
        self.config = config

    def address(self) -> str:
        """Where the person at this computer goes in."""
        key = self.desk.host_key
        return f"http://{HERE}:{self.config.port}/api/enter?key={key}&table={self.table}"

    def lan_address(self) -> str:
        """Where phones go in; they need the code."""
        return f"http://{own_address()}:{self.config.port}/"


def secret_of(folder: Path) -> str:
    """The secret of a folder of records: made once, so that cookies outlive a restart."""
    path = folder / "secret"
    folder.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        replace(path, secrets.token_hex(32))
        path.chmod(0o600)
    return path.read_text("utf-8")


def own_address() -> str:
    """This computer's address in the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return HERE
        address: str = probe.getsockname()[0]
        return address


def local_config(folder: Path, port: int, lan: bool) -> Config:
    """Settings for one room: loopback only unless phones are to join, and then with a code."""
    code = f"{secrets.randbelow(1_000_000):06}" if lan else ""
    return Config(
        secret=secret_of(folder),
        host=EVERYWHERE if lan else HERE,
        port=port,
        code=code,
        secure_cookies="false",  # phones in the room come over plain HTTP
        log="text",
        log_level="warning",
        guests_a_minute=20,
        bots_at_once=1,
        poll=0.5,
        larger_addresses="0.0.0.0/0=20,::/0=20",  # one room, and a computer that does nothing else
        open_tables_a_person=1000,
    )


async def unfinished_table(directory: Directory, game: str) -> str:
    """The newest table of this computer's person that is not over; empty when there is none."""
    for listing in await directory.tables_of(HOST, MOST):
        if listing.game == game and listing.status in UNFINISHED:
            return listing.id
    return ""


def find_unfinished(folder: Path, game: str) -> str:
    """The table that `--resume` goes on with."""
    return asyncio.run(unfinished_table(FileDirectory(folder), game))


async def open_local(
    folder: Path, name: str, wish: NewTable | None, table: str, config: Config
) -> LocalTable:
    """A new table, or one that is resumed: people keep their seats, cookies stay good."""
    house = local_house(config, folder)
    await house.bus.open()
    desk = Desk(house, config)
    desk.host_key = secrets.token_urlsafe(24)
    known = await house.directory.person(HOST)
    host = await desk.add(Person(HOST, name or (known.name if known else "")))
    if wish is not None:
        made = await desk.create(host, wish)
        table = made.row.id
        await desk.join(table, host, Joining(secrets.token_hex(8)))
    await desk.see(table, host.id)
    server = server_of(desk, config, [lambda: _work(house)])
    return LocalTable(server, desk, table, config)


async def _work(house: House) -> None:
    await Worker(house).run()


def run_local(
    folder: Path,
    name: str,
    wish: NewTable | None,
    table: str,
    config: Config,
    tell: Callable[[LocalTable], None],
) -> None:
    """Serve until the person stops it."""
    start_logging(config.log, config.log_level, "local")

    async def run() -> None:
        opened = await open_local(folder, name, wish, table, config)
        tell(opened)
        await opened.server.serve()

    asyncio.run(run())
