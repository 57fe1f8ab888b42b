"""Every request and message is charged; heavy users are slowed down, and others are not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kingscourt.server.config import BadConfig, Config
from kingscourt.server.config_reader import read_config
from kingscourt.server.errors.problems import TooMany
from kingscourt.server.limits import work_budget
from kingscourt.server.limits.address_groups import AddressGroups, address_key
from kingscourt.server.limits.work_budget import Account, Budgets
from kingscourt.server.limits.work_meter import WorkMeter
from kingscourt.server.people.sessions import Guest
from kingscourt.server.people.tokens import Signed
from kingscourt.server.queries import running_game
from kingscourt.server.services.service_facade import Service
from kingscourt.server.stream import delay_before_closing
from kingscourt.server.stream.immediate_writer import Socket
from kingscourt.server.stream.table_rooms import TableRooms
from kingscourt.server.stream.table_stream import TableStream
from tests.server.support.live_server import live
from tests.server.support.managers import ANNA, BELA, config_for, file_manager, seated
from tests.server.support.players import company, new_table
from tests.server.support.waiting import TIMEOUT, until

pytestmark = pytest.mark.anyio
GUEST = Guest(ANNA, Signed(ANNA.id, "session", 0))
GAME = "heirlooms"
PREVIEW = '{"type":"preview","id":"x","actions":["wait"]}'


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("", "", True),
    ],
)
def test_an_address_is_what_one_household_has(one: str, other: str, is_same: bool) -> None:
    assert (address_key(one) == address_key(other)) is is_same


def test_a_school_has_a_larger_share_and_the_narrowest_network_counts() -> None:
    addresses = AddressGroups("192.0.2.0/24=10, 192.0.2.7/32=2,2001:db8::/48=5")
    found = [addresses.factor(host) for host in ("192.0.2.1", "::ffff:192.0.2.7", "2001:db8::1", "10.0.0.1")]
    assert found == [10, 2, 5, 1]
    budgets = Budgets(50, 200, 150, addresses)
    assert budgets.of_address("192.0.2.1").per_second == 2000
    assert budgets.of_address("10.0.0.1").per_second == 200


@pytest.mark.parametrize(
    "text", ["192.0.2.0/24", "x=3", "192.0.2.1/24=3", "192.0.2.0/24=-1", "10.0.0.0/8=nan"]
)
def test_a_list_of_larger_addresses_that_cannot_be_read_is_named(text: str) -> None:
    with pytest.raises(BadConfig, match="LARGER_NETWORKS"):
        read_config({"KINGSCOURT_LARGER_NETWORKS": text})


def test_a_budget_comes_back_with_time_and_what_is_owed_is_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [1000.0]
    monkeypatch.setattr(work_budget, "time", SimpleNamespace(monotonic=lambda: now[0]))
    account = Account(50, 1)
    account.charge(50 * work_budget.BURST)
    assert account.wait() == 0
    account.charge(100)
    assert account.wait() == pytest.approx(2)
    now[0] += 1
    assert account.wait() == pytest.approx(1)
    now[0] += 10_000
    assert account.left() == 50 * work_budget.BURST
    account.charge(1e9)
    assert account.wait() == pytest.approx(work_budget.DEEPEST)


async def test_costly_questions_of_one_person_take_turns_and_others_come_between() -> None:
    budgets = Budgets(1e6, 1e6, 1e6, AddressGroups())
    eve = [WorkMeter(budgets, "192.0.2.1", "eve") for _ in range(10)]
    anna = WorkMeter(budgets, "192.0.2.2", "anna")
    order: list[str] = []

    async def ask(meter: WorkMeter, name: str) -> None:
        async with meter.turn(TIMEOUT):
            order.append(name)

    asking = [asyncio.create_task(ask(meter, "eve")) for meter in eve]
    await asyncio.sleep(0)
    asking.append(asyncio.create_task(ask(anna, "anna")))
    await asyncio.gather(*asking)
    assert order.index("anna") <= 2  # not queued behind everything the other person asked


async def test_what_is_measured_is_the_work_and_not_the_waiting() -> None:
    budgets = Budgets(1000, 1000, 1000, AddressGroups())
    meter = WorkMeter(budgets, "192.0.2.1", "eve")

    async def wait() -> str:
        await asyncio.sleep(0.2)
        return "waited"

    async def work() -> str:
        stop = time.thread_time() + 0.05
        while time.thread_time() < stop:
            await asyncio.sleep(0)
        return "worked"

    full = work_budget.BURST * 1000
    assert await meter.measure(wait()) == "waited"
    assert meter.took < 0.1
    assert await meter.measure(work()) == "worked"
    assert meter.took > 0.01
    person = budgets.of_person("eve")
    person.charge(full)
    assert await asyncio.wait_for(asyncio.ensure_future(meter.measure(wait())), TIMEOUT) == "waited"


async def test_work_that_fails_or_is_cancelled_is_paid_as_well() -> None:
    budgets = Budgets(1e-3, 1e-3, 1e-3, AddressGroups())
    meter = WorkMeter(budgets, "192.0.2.1", "eve")

    async def fail() -> None:
        raise ValueError("a fault")

    async def hang() -> None:
        await asyncio.Event().wait()

    with pytest.raises(ValueError, match="a fault"):
        await meter.measure(fail())
    assert meter.wait() > 0
    task = asyncio.ensure_future(meter.measure(hang()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    with pytest.raises(TooMany):
        await meter.afford(0.01, "message")


async def test_lists_cost_what_they_take_and_others_are_served(shared_database: str) -> None:
    async with (
        live(config_for(shared_database)) as server,
        company([server.url], ["Eve", "Anna"]) as (eve, anna),
        httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http,
    ):
        await new_table([eve, anna], GAME)
        eve_id = (await eve.me()).id
        server.service.budgets = Budgets(1.0, 1e6, 1e6, AddressGroups())
        answers = [await http.get("/api/me/tables", headers=eve.headers())]
        while answers[-1].status_code == 200:
            assert len(answers) < 1000
            answers.append(await http.get("/api/me/tables", headers=eve.headers()))
        told = answers[-1]
        assert told.status_code == 429
        assert int(told.headers["retry-after"]) >= 1
        assert told.json()["code"] == "too-many"
        server.service.budgets.of_person(eve_id).charge(1e6)
        german = await http.get("/api/me/tables", headers={**eve.headers(), "accept-language": "de"})
        assert german.json()["words"] != told.json()["words"]
        assert (await http.get("/api/games", headers=anna.headers())).status_code == 200


async def test_an_address_without_a_name_has_a_budget_too(shared_database: str) -> None:
    async with (
        live(config_for(shared_database, work_per_address=1.0)) as server,
        httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http,
    ):
        codes = {200}
        while codes == {200}:
            codes.add((await http.get("/api/tables")).status_code)
        assert codes == {200, 429}
        assert (await http.get("/healthz")).status_code == 200


async def test_a_flood_of_previews_is_held_up_and_then_closed(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delay_before_closing, "MOST", 0.5)
    config = config_for(shared_database)
    async with live(config) as server, company([server.url], ["Eve", "Anna"]) as (eve, anna):
        id = await new_table([eve, anna], GAME)
        server.service.budgets = Budgets(5.0, 1e6, 1e6, AddressGroups())
        address = f"ws{server.url.removeprefix('http')}/api/tables/{id}/stream?seat=0"
        async with connect(address, additional_headers=eve.headers(), proxy=None) as socket:
            sending = asyncio.create_task(flood(socket.send))
            told: list[bytes] = []
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(read_all(socket, told), TIMEOUT)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        assert any(b'"type":"preview"' in one for one in told)  # previews were served before the limit
        assert any(b'"too-many"' in one for one in told)


async def read_all(socket: ClientConnection, told: list[bytes]) -> None:
    while True:
        data = await socket.recv()
        told.append(data.encode() if isinstance(data, str) else data)


async def flood(send: Callable[[str], Awaitable[None]]) -> None:
    while True:
        await send(PREVIEW)


class StuckPlug:
    """Socket of a client that does not read until `reads` is set."""

    def __init__(self) -> None:
        self.scope: dict[str, object] = {"extensions": {}}
        self.client = None
        self.query_params: dict[str, str] = {}
        self.headers: dict[str, str] = {}
        self.reads = asyncio.Event()
        self.sent: list[str] = []
        self.coming: asyncio.Queue[str] = asyncio.Queue()

    async def send(self, message: dict[str, str]) -> None:
        await self.reads.wait()
        self.sent.append(message["text"])

    async def receive_data(self, mode: str) -> str:
        return await self.coming.get()

    async def close(self, code: int) -> None:
        """Do nothing."""


async def test_nothing_is_worked_out_for_a_client_that_does_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked_out: list[int] = []
    try_out = running_game.try_out

    def counting(*given: object) -> object:
        worked_out.append(1)
        return try_out(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(running_game, "try_out", counting)
    config = msgspec.structs.replace(Config(), secret="s" * 32)
    async with file_manager(config, tmp_path) as manager:
        id = await seated(manager, [ANNA, BELA])
        service = Service(manager, config)
        plug = StuckPlug()
        stream = TableStream(cast("Socket", plug), service, TableRooms(manager, 60.0), GUEST, id, 0, 0)
        following = asyncio.create_task(stream.follow(await manager.table(id)))
        for number in range(20):
            plug.coming.put_nowait(PREVIEW.replace('"x"', f'"x{number}"'))
        await until(lambda: plug.coming.qsize() < 20)
        for _ in range(200):
            await asyncio.sleep(0)
        assert worked_out == []
        assert plug.coming.qsize() == 19  # the next message is not read either
        plug.reads.set()
        await until(lambda: sum('"type":"preview"' in text for text in plug.sent) == 20)
        following.cancel()
        await asyncio.gather(following, return_exceptions=True)
