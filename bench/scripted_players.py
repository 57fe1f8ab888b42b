"""Tables with scripted people: two seats and a watcher each, answering at a fixed rate or flat out."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections import deque

import msgspec

from bench.light_websocket import LeanSocket, connect
from kingscourt.server.client.asking import new_id
from kingscourt.server.client.http_client import Client
from tests.server.support.players import new_table

PEOPLE = 24
AT_ONCE = 20


class Action(msgspec.Struct):
    """The part of an action that a script needs."""

    text: str


class Decision(msgspec.Struct):
    """What a seat may do."""

    actions: list[Action]


class Position(msgspec.Struct):
    """The part of an update that a script needs; the rest is skipped, not decoded."""

    n: int
    asked: list[int]
    decision: Decision | None
    posed: int | None


class Heard(msgspec.Struct):
    """Any message of a stream."""

    type: str
    update: Position | None = None
    id: str = ""
    n: int = 0
    sealed: bool = False


HEARD = msgspec.json.Decoder(Heard)


class Meter:
    """Measurements taken while it is on."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.watched: list[float] = []
        self.refused = 0
        self.pushes = 0
        self.push_bytes = 0
        self.late: list[float] = []  # delay of the load itself: planned versus actual sending time


class Acknowledged:
    """The highest acknowledged entry of each table; everything up to it must be in the log."""

    def __init__(self) -> None:
        self.last: dict[str, int] = {}
        self.commands = 0

    def note(self, table: str, n: int) -> None:
        """Note the entry number in a command's answer."""
        self.commands += 1
        self.last[table] = max(self.last.get(table, 0), n)


class Script:
    """One socket: a seat that offers its next command to the load, or a watcher."""

    def __init__(self, load: Load, table: str, seat: int | None) -> None:
        self.load = load
        self.table = table
        self.seat = seat
        self.chance = random.Random(f"{table} {seat}")
        self.answered = -1
        self.action = ""
        self.posed: int | None = None
        self.socket: LeanSocket | None = None

    async def open(self, client: Client) -> None:
        """Follow the table."""
        seat = "" if self.seat is None else f"seat={self.seat}"
        url = f"{client.url}/api/tables/{self.table}/stream?{seat}"
        self.socket = await connect(url, client.headers(), self.hear, deflates=self.load.deflates)

    def hear(self, raw: bytes) -> None:
        """Handle a message; choose an answer if asked."""
        now = time.perf_counter()
        heard = HEARD.decode(raw)
        load = self.load
        if heard.type == "done":
            load.done(self.table, heard.id, heard.n, now)
        elif heard.type == "no":
            load.refused(heard.id)
        elif heard.update is not None:
            meter = load.meter
            if meter is not None:
                meter.pushes += 1
                meter.push_bytes += len(raw)
            if self.seat is None:
                load.seen(self.table, heard.update.n, now)
            self.consider(heard.update)

    def consider(self, position: Position) -> None:
        """Choose an answer to each question once."""
        if position.decision is None or self.seat not in position.asked or position.n <= self.answered:
            return
        self.answered = position.n
        self.action = self.chance.choice(position.decision.actions).text
        self.posed = position.posed
        self.load.ready.append(self)

    def send(self, id: str) -> None:
        """Send the chosen command."""
        body = {"type": "do", "id": id, "actions": [self.action], "after": self.posed}
        if self.socket is not None:
            self.socket.send(msgspec.json.encode(body))


class Load:
    """Every script, those with an answer ready, and the commands in flight."""

    def __init__(self, url: str, game: str, deflates: bool = False) -> None:
        self.url = url
        self.deflates = deflates  # its streams ask for compression
        self.game = game
        self.ready: deque[Script] = deque()
        self.scripts: list[Script] = []
        self.meter: Meter | None = None
        self.acknowledged = Acknowledged()
        self.sent: dict[str, float] = {}
        self.began: dict[tuple[str, int], float] = {}  # acknowledged, not yet seen by the watcher
        self.early: dict[tuple[str, int], float] = {}  # seen by the watcher, not yet acknowledged
        self.window = 0  # closed loop: number of commands in flight

    async def seat_people(self, tables: int) -> None:
        """Create the tables and take the seats."""
        clients = [Client(self.url) for _ in range(min(PEOPLE, 3 * tables))]
        await asyncio.gather(*(client.sign_in(f"Person {n}") for n, client in enumerate(clients)))
        for first in range(0, tables, AT_ONCE):
            numbers = range(first, min(first + AT_ONCE, tables))
            await asyncio.gather(*(self._seat_table(clients, number) for number in numbers))
        for client in clients:
            await client.__aexit__(None, None, None)

    async def _seat_table(self, clients: list[Client], number: int) -> None:
        here = [clients[(3 * number + n) % len(clients)] for n in range(3)]
        table = await new_table(here[:2], self.game)
        for seat, client in ((0, here[0]), (1, here[1]), (None, here[2])):
            self.scripts.append(Script(self, table, seat))
            await self.scripts[-1].open(client)

    def close(self) -> int:
        """Close all sockets; returns how many were lost before."""
        lost = [script for script in self.scripts if script.socket is None or script.socket.lost]
        for script in self.scripts:
            if script.socket is not None:
                script.socket.close()
        return len(lost)

    # -- life of a command ---------------------------------------------------------------------

    def send_next(self, due: float) -> bool:
        """Send the command that has waited longest; its time counts from when it was due."""
        if not self.ready:
            return False
        id = new_id()
        self.sent[id] = due
        self.ready.popleft().send(id)
        return True

    def done(self, table: str, id: str, n: int, now: float) -> None:
        """Note that a command is durable."""
        self.acknowledged.note(table, n)
        due = self.sent.pop(id)
        if self.meter is not None:
            self.meter.answers.append(now - due)
            seen = self.early.pop((table, n), None)
            if seen is None:
                self.began[table, n] = due
            else:
                self.meter.watched.append(seen - due)
        self.refill()

    def refused(self, id: str) -> None:
        """Note that a command was refused."""
        self.sent.pop(id, None)
        if self.meter is not None:
            self.meter.refused += 1
        self.refill()

    def seen(self, table: str, n: int, now: float) -> None:
        """Note that the watcher has received an update."""
        if self.meter is None:
            return
        due = self.began.pop((table, n), None)
        if due is None:
            self.early[table, n] = now
        else:
            self.meter.watched.append(now - due)

    def refill(self) -> None:
        """Closed loop: keep the window full."""
        while len(self.sent) < self.window and self.send_next(time.perf_counter()):
            pass

    # -- open and closed loop ------------------------------------------------------------------

    async def at_rate(self, rate: float, seconds: float) -> None:
        """Open loop: commands are due at fixed times, whether the service keeps up or not."""
        begin = time.perf_counter()
        sent = 0
        while (now := time.perf_counter()) < begin + seconds:
            while sent < (now - begin) * rate:
                due = begin + sent / rate
                if self.meter is not None:
                    self.meter.late.append(now - due)
                if not self.send_next(due):
                    break
                sent += 1
            await asyncio.sleep(max(begin + sent / rate - time.perf_counter(), 0.0005))

    async def as_fast_as_possible(self, window: int, seconds: float) -> None:
        """Closed loop: keep a fixed number of commands in flight."""
        self.window = window
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            self.refill()
            await asyncio.sleep(0.02)
        self.window = 0

    async def drain(self) -> None:
        """Wait for the commands in flight."""
        for _ in range(200):
            if not self.sent:
                return
            await asyncio.sleep(0.05)


def quantile(values: list[float], q: float) -> float:
    """A quantile in milliseconds."""
    if len(values) < 2:
        return 0.0
    return round(1000 * statistics.quantiles(values, n=1000)[int(q * 1000) - 1], 2)
