"""Rooms and the tables in memory: a brief failure loses nothing, and nothing piles up."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
import structlog
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kingscourt.server.client.http_client import Client
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.errors.problems import Later
from kingscourt.server.model.chat_line import ChatLine
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.stream import table_rooms as module
from kingscourt.server.stream.table_rooms import Follower, TableRooms
from kingscourt.server.stream.table_stream import TableStream
from kingscourt.server.tables.live_table import LiveTable
from kingscourt.server.tables.shown_position import MOST_SHOWN
from tests.server.support.live_server import live
from tests.server.support.managers import ANNA, BELA, config_for, core, file_manager, seated
from tests.server.support.players import guests, new_table
from tests.server.support.waiting import TIMEOUT, until

pytestmark = pytest.mark.anyio
GAME = "heirlooms"


class Listener(Follower):
    seat = None

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.woken = 0

    def wake(self) -> None:
        self.woken += 1

    def receive_chat(self, lines: list[ChatLine]) -> None:
        self.heard += [line.text for line in lines]


async def test_a_room_that_could_not_be_opened_is_opened_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with file_manager(config_for(""), tmp_path) as manager:
        id = await seated(manager, [ANNA, BELA])
        rooms = TableRooms(manager, 20.0)
        store = manager.store(id)

        async def away(*_: object) -> list[ChatLine]:
            raise Unavailable("restarting")

        with monkeypatch.context() as patched:
            patched.setattr(store, "chat", away)
            with pytest.raises(Later):
                await rooms.enter(id, Listener())
        assert not rooms.rooms
        listener = Listener()
        room = await rooms.enter(id, listener)
        manager.notifier.said(id, await store.say(id, ANNA, "hello"))
        async with asyncio.timeout(TIMEOUT):
            while not listener.heard:
                await asyncio.sleep(0.01)
        await rooms.leave(room, listener)


async def test_who_cannot_enter_is_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with file_manager(config_for(""), tmp_path) as manager:
        id = await seated(manager, [ANNA, BELA])
        rooms = TableRooms(manager, 20.0)

        async def away(_: str) -> None:
            raise Later("restarting")

        with monkeypatch.context() as patched:
            patched.setattr(manager, "table", away)
            with pytest.raises(Later):
                await rooms.enter(id, Listener())
        assert not rooms.rooms
        first, second = Listener(), Listener()
        room, same = await asyncio.gather(rooms.enter(id, first), rooms.enter(id, second))
        assert room is same
        assert room.followers == {first, second}
        assert len(room.subscriptions) == 2


async def test_who_comes_while_the_only_other_one_goes_still_listens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with file_manager(config_for(""), tmp_path) as manager:
        id = await seated(manager, [ANNA, BELA])
        rooms, store, stop_listening = TableRooms(manager, 20.0), manager.store(id), module._stop_listening

        async def chat_in_a_turn(*_: object) -> list[ChatLine]:
            await asyncio.sleep(0)
            return []

        async def stop_in_some_turns(room: module.TableRoom) -> None:
            for _ in range(9):
                await asyncio.sleep(0)
            await stop_listening(room)

        async def come_and_go() -> None:
            room = await rooms.enter(id, first)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            await rooms.leave(room, first)

        first, second = Listener(), Listener()
        monkeypatch.setattr(store, "chat", chat_in_a_turn)
        monkeypatch.setattr(module, "_stop_listening", stop_in_some_turns)
        _, room = await asyncio.gather(come_and_go(), rooms.enter(id, second))
        assert rooms.rooms == {id: room}
        assert room.followers == {second}
        manager.bus.publish(f"presence.{id}", b'{"process":"elsewhere","seats":[1],"watchers":0}')
        await until(lambda: room.attendance(rooms.process).seats == [1])


async def test_more_followed_tables_than_are_cached_stay_live(tmp_path: Path) -> None:
    async with file_manager(config_for("", cached_tables=2), tmp_path) as manager:
        rooms = TableRooms(manager, 20.0)
        ids = [await seated(manager, [ANNA, BELA]) for _ in range(5)]
        listeners = [Listener() for _ in ids]
        for id, listener in zip(ids, listeners, strict=True):
            await rooms.enter(id, listener)
        for id, listener in zip(ids, listeners, strict=True):
            opened = manager.known(id)
            assert opened is not None
            assert opened is await manager.table(id)
            assert listener in opened.watchers
            opened.wake()
        assert all(listener.woken for listener in listeners)
        assert len(manager.watched()) == len(ids)


async def test_tables_that_nobody_follows_are_forgotten(tmp_path: Path) -> None:
    async with file_manager(config_for("", cached_tables=2), tmp_path) as manager:
        ids = [await seated(manager, [ANNA, BELA]) for _ in range(5)]
        for id in ids:
            await manager.table(id)
        assert len(manager._tables) <= 3
        assert manager.known(ids[-1]) is not None


async def test_pushes_kept_for_others_are_few_and_go_with_the_last_follower(tmp_path: Path) -> None:
    async with file_manager(config_for(""), tmp_path) as manager:
        id = await seated(manager, [ANNA, BELA])
        rooms = TableRooms(manager, 20.0)
        listener = Listener()
        room = await rooms.enter(id, listener)
        opened = await manager.table(id)
        table = await core(manager, id)
        shown = opened.shown(table)
        sent = {since: shown.update(None, since) for since in range(table.position.last)}
        for seat in (0, 1):
            for since in range(table.position.last):
                shown.update(seat, since)
        assert len(shown._updates) == MOST_SHOWN
        assert all(shown.update(None, since) == known for since, known in sent.items())
        await rooms.leave(room, listener)
        assert opened._shown is not shown
        assert not opened._shown._updates


async def test_a_fault_in_a_stream_is_logged_and_ends_that_stream_only(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with live(config_for(shared_database)) as server:
        anna, bela = await guests([server.url], ["Anna", "Béla"])
        async with anna, bela:
            id = await new_table([anna, bela], GAME)
            async with Feed(bela, id, 1) as other:
                await other.until(lambda: other.update is not None)
                with monkeypatch.context() as patched, structlog.testing.capture_logs() as logs:
                    patched.setattr(TableStream, "_other_news", _fail_watchers)
                    code = await _closing_code(anna, id)
                assert code == 1011
                assert [log["event"] for log in logs] == ["stream failed"]
                await other.say("still here")
                await other.until(lambda: bool(other.lines))


def _fail_watchers(stream: TableStream, _: LiveTable) -> list[msgspec.Struct]:
    if stream.seat is None:
        raise RuntimeError("unforeseen")
    return []


async def _closing_code(client: Client, table: str) -> int | None:
    address = f"ws{client.url.removeprefix('http')}/api/tables/{table}/stream"
    async with (
        asyncio.timeout(TIMEOUT),
        connect(address, additional_headers=client.headers(), proxy=None) as line,
    ):
        try:
            while True:
                await line.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None
