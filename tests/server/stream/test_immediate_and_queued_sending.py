"""Streams send directly if they can, else through their sender task; a fault affects no other stream."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import cast

import pytest
from litestar.exceptions import WebSocketDisconnect

from kingscourt.server.api.seat_requests import Done, SeatRequest
from kingscourt.server.limits.address_groups import AddressGroups
from kingscourt.server.limits.work_budget import Budgets
from kingscourt.server.services.service_facade import Service
from kingscourt.server.stream.base_stream import Stream
from kingscourt.server.stream.immediate_writer import FAST_WRITER, ImmediateWriter, Socket
from tests.server.support.waiting import TIMEOUT, until

pytestmark = pytest.mark.anyio

DESK = cast(
    "Service",
    SimpleNamespace(
        config=SimpleNamespace(heartbeat_interval=60.0),
        is_closing=False,
        budgets=Budgets(1e6, 1e6, 1e6, AddressGroups()),
    ),
)


class Wire(ImmediateWriter):
    """A connection that records its packets."""

    def __init__(self) -> None:
        self.packets: list[list[bytes]] = []
        self.is_full = False

    def is_ready(self) -> bool:
        return not self.is_full

    def write(self, messages: list[bytes]) -> None:
        self.packets.append(messages)

    def abort(self) -> None:
        raise AssertionError("no connection should be aborted")


class Plug:
    """A socket that records messages not written directly; `coming` is the input, None to hang up."""

    def __init__(self, wire: Wire | None) -> None:
        self.scope = {"extensions": {} if wire is None else {FAST_WRITER: wire}}
        self.client = None
        self.query_params: dict[str, str] = {}
        self.headers: dict[str, str] = {}
        self.sent: list[str] = []
        self.coming: asyncio.Queue[str | None] = asyncio.Queue()

    async def send(self, message: dict[str, str]) -> None:
        self.sent.append(message["text"])

    async def receive_data(self, mode: str) -> str:
        data = await self.coming.get()
        if data is None:
            raise WebSocketDisconnect(detail="gone")
        return data

    async def close(self, code: int) -> None:
        assert code == 1000


class Counting(Stream):
    """A stream whose news is a number; its commands wait until `permit` is set."""

    kind = "counting"

    def __init__(self, plug: Plug) -> None:
        super().__init__(cast("Socket", plug), DESK)
        self.number = 0
        self.sent = 0
        self.fault: Exception | None = None
        self.permit = asyncio.Event()
        self.done: list[str] = []

    def compose_now(self) -> list[bytes] | None:
        if self.fault is not None:
            raise self.fault
        news = [] if self.sent == self.number else [b"%d" % self.number]
        self.sent = self.number
        return news

    async def compose(self) -> list[bytes]:
        return self.compose_now() or []

    def change(self) -> None:
        self.number += 1
        self.wake()

    async def answer(self, request: SeatRequest) -> Done:
        await self.permit.wait()
        self.change()
        self.done.append(request.id)
        return Done(request.id, self.number)


@asynccontextmanager
async def running(wire: Wire | None) -> AsyncIterator[tuple[Counting, Plug, asyncio.Task[None]]]:
    plug = Plug(wire)
    stream = Counting(plug)
    task = asyncio.create_task(stream.run())
    await until(lambda: stream._is_idle and not stream._news.is_set())  # the initial check for news is done
    yield stream, plug, task
    plug.coming.put_nowait(None)
    await asyncio.wait_for(asyncio.gather(task, return_exceptions=True), TIMEOUT)


COMMAND = '{"type":"resign","id":"c1"}'
DONE = b'{"type":"done","id":"c1","n":1,"sealed":false}'


async def test_news_leaves_at_once() -> None:
    wire = Wire()
    async with running(wire) as (stream, plug, _):
        stream.change()
        stream.wake()
        assert wire.packets == [[b"1"]]
        assert plug.sent == []


async def test_an_answer_and_what_it_changed_are_one_packet() -> None:
    wire = Wire()
    async with running(wire) as (stream, plug, _):
        stream.permit.set()
        plug.coming.put_nowait(COMMAND)
        await until(lambda: bool(wire.packets))
        assert wire.packets == [[DONE, b"1"]]


@pytest.mark.parametrize("has_line", [True, False])
async def test_the_sender_does_what_cannot_leave_at_once(has_line: bool) -> None:
    wire = Wire()
    wire.is_full = True
    async with running(wire if has_line else None) as (stream, plug, _):
        stream.change()
        assert plug.sent == []
        await until(lambda: bool(plug.sent))
        assert plug.sent == ["1"]
        stream.permit.set()
        plug.coming.put_nowait(COMMAND)
        await until(lambda: len(plug.sent) >= 3)
        assert plug.sent == ["1", DONE.decode().replace("1,", "2,"), "2"]
        assert wire.packets == []


async def test_a_fault_ends_the_stream_that_has_it_and_nobody_else() -> None:
    wire = Wire()
    async with running(wire) as (stream, _, task):
        stream.fault = RuntimeError("a bug")
        stream.change()  # does not raise, since the fault is not the caller's
        await asyncio.wait_for(task, TIMEOUT)
        assert wire.packets == []


async def test_a_command_under_way_ends_although_its_client_has_gone() -> None:
    async with running(Wire()) as (stream, plug, task):
        plug.coming.put_nowait(COMMAND)
        await until(lambda: bool(stream._held))  # the command is in progress
        stream.goodbye(0.1)
        await until(lambda: stream._is_over)
        assert not task.done()
        assert stream.done == []
        stream.permit.set()
        await asyncio.wait_for(task, TIMEOUT)
        assert stream.done == ["c1"]


async def test_goodbye_is_sent_before_the_end() -> None:
    async with running(Wire()) as (stream, plug, task):
        stream.goodbye(0.5)
        await asyncio.wait_for(task, TIMEOUT)
        assert plug.sent == ['{"type":"bye","wait":0.5}']
