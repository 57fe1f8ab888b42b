"""One test suite for NATS and the in-process bus."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator

import pytest

from kingscourt.server.bus.contract import Bus
from kingscourt.server.bus.memory import MemoryBus
from kingscourt.server.bus.nats import NatsBus
from tests.server.support.databases import NATS
from tests.server.support.waiting import until

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["nats", "memory"])
async def bus(request: pytest.FixtureRequest) -> AsyncIterator[Bus]:
    made: Bus = MemoryBus() if request.param == "memory" else NatsBus([NATS], f"t{secrets.token_hex(4)}")
    await made.open()
    await until(made.is_connected)
    yield made
    await made.close()


async def arrive(got: list[bytes], count: int) -> None:
    await until(lambda: len(got) >= count)


async def test_messages_arrive_in_order_at_every_listener_of_the_subject(bus: Bus) -> None:
    first: list[bytes] = []
    second: list[bytes] = []
    other: list[bytes] = []

    async def receive_first(message: bytes) -> None:
        first.append(message)

    async def receive_second(message: bytes) -> None:
        second.append(message)

    async def receive_other(message: bytes) -> None:
        other.append(message)

    await bus.subscribe("table.x", receive_first)
    stopped = await bus.subscribe("table.x", receive_second)
    await bus.subscribe("table.y", receive_other)
    for number in range(5):
        bus.publish("table.x", str(number).encode())
    await arrive(first, 5)
    await arrive(second, 5)
    assert first == second == [b"0", b"1", b"2", b"3", b"4"]
    await stopped.stop()
    bus.publish("table.x", b"5")
    bus.publish("table.y", b"y")
    await arrive(first, 6)
    await arrive(other, 1)
    assert first[-1] == b"5"
    assert len(second) == 5
    assert other == [b"y"]


async def test_a_bus_that_is_not_there_is_no_error() -> None:
    bus = NatsBus(["nats://127.0.0.1:1"], "t")
    got: list[bytes] = []

    async def receive(message: bytes) -> None:
        got.append(message)

    await bus.open()
    await bus.subscribe("table.x", receive)
    bus.publish("table.x", b"lost")
    assert not bus.is_connected()
    assert got == []
    await bus.close()


async def test_a_listener_that_fails_does_not_silence_the_others(bus: Bus) -> None:
    got: list[bytes] = []

    async def fail(message: bytes) -> None:
        raise RuntimeError(message.decode())

    async def receive(message: bytes) -> None:
        got.append(message)

    await bus.subscribe("x", fail)
    await bus.subscribe("x", receive)
    bus.publish("x", b"1")
    bus.publish("x", b"2")
    await arrive(got, 2)
    assert got == [b"1", b"2"]
    assert bus.is_connected() or not isinstance(bus, MemoryBus)
