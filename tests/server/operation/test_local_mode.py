"""Local mode: one process, record files, a curtain between players, a code for phones."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import httpx
import msgspec
import pytest

from kingscourt.server import local_mode
from kingscourt.server.api.wire_types import NewSeat, NewTable
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import ServerRefusal
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.limits.work_meter import WorkMeter
from kingscourt.server.local_mode import LocalTable, local_config, open_local
from kingscourt.server.model.person import HOST
from kingscourt.server.tables.loaded_games import find_game
from kingscourt.server.worker.worker import Worker
from kingscourt.table.record import read_record
from kingscourt.table.verify import verify
from tests.server.support.players import play, random_choice
from tests.server.support.reviews import QUICK, ask, reviewed
from tests.server.support.service_processes import free_port

pytestmark = pytest.mark.anyio
SEATS = [NewSeat("me"), NewSeat("device", "Béla"), NewSeat("bot", level="random")]


@asynccontextmanager
async def local(
    folder: Path, wish: NewTable | None, table: str = "", code: str = ""
) -> AsyncIterator[LocalTable]:
    config = msgspec.structs.replace(local_config(folder, free_port(), lan=False), guest_code=code)
    opened = await open_local(folder, "Anna", wish, table, config)
    running = asyncio.create_task(opened.server._serve())
    while not opened.server.started:
        assert not running.done(), running.result()
        await asyncio.sleep(0.02)
    try:
        yield opened
    finally:
        opened.server.should_exit = True
        await running


async def at_this_computer(opened: LocalTable) -> Client:
    url = f"http://127.0.0.1:{opened.config.port}"
    return Client(url, await opened.service.people.sessions.begin(HOST))


async def test_a_game_is_resumed_from_its_record_and_verifies(tmp_path: Path) -> None:
    async with local(tmp_path, NewTable("heirlooms", SEATS, public=False)) as opened:
        client = await at_this_computer(opened)
        async with client, Feed(client, opened.table, 0) as anna:
            await anna.do(["wait"], id="first")
            last = anna.n
        table = opened.table
    async with local(tmp_path, None, table) as again:
        client = await at_this_computer(again)
        async with client, Feed(client, table, 0) as anna, Feed(client, table, 1) as bela:
            await anna.until(lambda: anna.n >= last)
            assert (await anna.do(["wait"], id="first")).n <= anna.n
            await asyncio.gather(play(anna, random_choice(1), 60), play(bela, random_choice(2), 60))
            assert (await client.verify(table)).ok
    record = read_record((tmp_path / f"{table}.record").read_text())
    assert verify(record, find_game("heirlooms")).draws > 0


async def test_a_finished_game_is_reviewed_by_the_worker_of_this_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_mode, "Worker", partial(Worker, review_effort=QUICK))
    async with local(tmp_path, NewTable("heirlooms", SEATS, public=False)) as opened:
        client = await at_this_computer(opened)
        async with client, Feed(client, opened.table, 0) as anna, Feed(client, opened.table, 1) as bela:
            await asyncio.gather(play(anna, random_choice(1), 60), play(bela, random_choice(2), 60))
            assert (await ask(client, f"{opened.table}/review")).status_code == 202
            made = await reviewed(client, opened.table)
        assert made.status_code == 200
    assert (tmp_path / f"{opened.table}.review").exists()


async def test_the_browser_of_this_computer_goes_in_by_a_link(tmp_path: Path) -> None:
    wish = NewTable("heirlooms", SEATS, public=False)
    async with local(tmp_path, wish) as opened, httpx.AsyncClient(trust_env=False, timeout=60) as http:
        entered = await http.get(opened.address())
        assert (entered.status_code, entered.headers["location"]) == (303, f"/table/{opened.table}")
        base = f"http://127.0.0.1:{opened.config.port}"
        assert (await http.get(f"{base}/api/me")).json()["name"] == "Anna"
        assert (await http.get(f"{base}/api/tables/{opened.table}")).status_code == 200
        elsewhere = await http.get(opened.address().replace(opened.table, "//example.org"))
        assert elsewhere.headers["location"] == "/table/%2F%2Fexample.org"


async def test_phones_need_the_code_on_the_screen(tmp_path: Path) -> None:
    wish = NewTable("heirlooms", [NewSeat("me"), NewSeat("open")])
    async with local(tmp_path, wish, code="123456") as opened:
        base = f"http://127.0.0.1:{opened.config.port}"
        async with Client(base) as phone:
            with pytest.raises(ServerRefusal) as told:
                await phone.sign_in("Cili")
            assert told.value.status == 403
        async with httpx.AsyncClient(base_url=base, trust_env=False, timeout=60) as http:
            made = await http.post("/api/guests", json={"name": "Cili", "code": "123456"})
            assert made.status_code == 201
            joined = await http.post(f"/api/tables/{opened.table}/join", json={"nonce": "abc"})
            assert joined.json()["status"] == "running"


async def test_whoever_has_the_computer_to_themselves_is_not_rationed(tmp_path: Path) -> None:
    async with local(tmp_path, NewTable("heirlooms", SEATS, public=False)) as opened:
        meter = WorkMeter(opened.service.budgets, "127.0.0.1", HOST)
        meter.add_table(opened.table)
        meter.charge(5_000)  # a slow, busy machine and a quick player
        assert not meter.owes()


def test_only_the_local_network_mode_has_a_code_and_listens_outside(tmp_path: Path) -> None:
    alone, lan = local_config(tmp_path, 1, lan=False), local_config(tmp_path, 1, lan=True)
    assert (alone.host, alone.guest_code) == ("127.0.0.1", "")
    assert len(lan.guest_code) == 6
    assert alone.secret == lan.secret
