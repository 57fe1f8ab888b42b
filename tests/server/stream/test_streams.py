"""Streams: one sequence, resumed from any number; presence, chat, lists, old clients, slow clients."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import MESSAGES, ServerRefusal
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.stream import messages as m
from tests.server.support.live_server import Live, live
from tests.server.support.managers import config_for
from tests.server.support.players import company, guests, new_table, play, random_choice
from tests.server.support.waiting import TIMEOUT

pytestmark = pytest.mark.anyio
GAME = "heirlooms"


@pytest.fixture(scope="module")
async def two(shared_database: str) -> AsyncIterator[list[Live]]:
    config = config_for(shared_database, heartbeat_interval=5.0, compare_interval=0.5)
    async with live(config) as one, live(config) as other:
        yield [one, other]


@pytest.fixture
async def people(two: list[Live]) -> AsyncIterator[list[Client]]:
    async with company([one.url for one in two], ["Anna", "Béla", "Cili"]) as clients:
        yield clients


async def test_what_a_seat_may_not_see_is_a_bare_number(people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    async with Feed(people[0], id, 0) as own, Feed(people[2], id, None) as watcher:
        await own.until(lambda: own.update is not None)
        await watcher.until(lambda: watcher.update is not None)
        dealt = [n for n, entry in own.entries.items() if entry.out and entry.chance == "deal"]
        hidden = [n for n, entry in own.entries.items() if entry.chance is None and entry.do is None]
        assert dealt
        assert hidden
        for n in [*dealt, *hidden]:
            assert watcher.entries[n].out is None
        assert sorted(own.entries) == sorted(watcher.entries)
        raw = msgspec.json.decode(own.received[1])["update"]["entries"]
        assert all(set(entry) <= {"n", "events"} for entry in raw if entry["n"] in hidden)


async def test_a_client_resumes_from_its_number_on_another_process(
    people: list[Client], two: list[Live]
) -> None:
    id = await new_table(people[:2], GAME)
    async with Feed(people[0], id, 0) as feed:
        await feed.do(["wait"])
        last = feed.n
    people[0].url = two[1].url
    async with Feed(people[0], id, 0, since=last) as again:
        await again.until(lambda: again.update is not None)
        assert again.update is not None
        assert [entry.n for entry in again.update.entries] == list(range(last + 1, again.n + 1))


async def test_a_push_reaches_watchers_of_the_other_process(people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    async with Feed(people[0], id, 0) as anna, Feed(people[1], id, 1) as bela:
        await bela.until(lambda: bela.n > 0)
        answer = await anna.do(["wait"])
        await bela.until(lambda: bela.n >= answer.n)
        await anna.until(lambda: anna.n >= answer.n)
        assert anna.update is not None
        assert anna.update.decision is not None
        sealed = await anna.do([anna.update.decision.actions[0].text])
        assert sealed.sealed
        await bela.until(lambda: bela.status[1] == [0])
        assert bela.n == anna.n


async def test_hints_that_are_lost_on_a_living_bus_are_made_up_for(
    people: list[Client], two: list[Live], monkeypatch: pytest.MonkeyPatch
) -> None:
    def lose(subject: str, message: bytes) -> None:
        """Publish nothing."""

    id = await new_table(people[:2], GAME)
    async with Feed(people[0], id, 0) as anna, Feed(people[1], id, 1) as bela:
        await bela.until(lambda: bela.n > 0)
        monkeypatch.setattr(two[0].manager.bus, "publish", lose)
        monkeypatch.setattr(two[0].manager.bus, "publish_elsewhere", lose)
        answer = await anna.do(["wait"])
        assert two[1].manager.bus.is_connected()
        await bela.until(lambda: bela.n >= answer.n)


async def test_a_refusal_names_the_rule_in_the_reader_s_language(people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    words: dict[str, str] = {}
    for language in ("hu", "en"):
        people[0].language = language
        async with Feed(people[0], id, 0) as feed:
            with pytest.raises(ServerRefusal) as told:
                await feed.do(["ask 0"])
            assert told.value.body.rule == "HL-2.3"
            assert told.value.body.text is not None
            with pytest.raises(ServerRefusal) as hidden_people:
                await feed.do(["wait", "wait"])
            assert hidden_people.value.body.rule == "KC-4"
            assert hidden_people.value.body.step == 1
            words[language] = hidden_people.value.body.words
            reasons = await people[0].seat(id, 0).why("ask 0")
            assert [reason.rule for reason in reasons] == ["HL-2.3"]
            assert [reason.rule for reason in await feed.why("ask 0")] == ["HL-2.3"]
            for place in reasons[0].action.places:
                assert await feed.why(place) == await people[0].seat(id, 0).why(place)
    assert words["hu"] != words["en"]


async def test_presence_over_both_processes(people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    async with Feed(people[0], id, 0) as anna:
        await anna.until(lambda: anna.presence == m.Presence([0], 0))
        async with Feed(people[1], id, 1), Feed(people[2], id, None):
            await anna.until(lambda: anna.presence.seats == [0, 1] and anna.presence.watchers == 1)
            assert [watcher.name for watcher in anna.presence.watching] == ["Cili"]
        await anna.until(lambda: anna.presence == m.Presence([0], 0))


async def test_chat_arrives_except_from_the_muted_and_the_blocked(people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    async with (
        Feed(people[0], id, 0) as anna,
        Feed(people[1], id, 1) as other,
        Feed(people[2], id, None) as cili,
    ):
        await other.say("hello")
        await anna.until(lambda: [line.text for line in anna.lines] == ["hello"])
        (line,) = anna.lines
        await people[0].mute(line.person)
        await other.say("again")
        await cili.until(lambda: len(cili.lines) == 2)
        assert [line.text for line in anna.lines] == ["hello"]
        await people[0].mute(line.person, muted=False)
        await people[0].block(line.person)
        assert await people[0].chat(id) == []
        assert [line.text for line in await people[2].chat(id)] == ["hello", "again"]


async def test_a_line_sent_again_counts_once_over_streams_and_processes(people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    async with Feed(people[0], id, 0) as anna:
        first = await people[1].seat(id, None).say("hello", "m1")
        async with Feed(people[1], id, 1) as bela:
            answers = [await bela.say("hello", "m1") for _ in range(12)]  # beyond the limit of chat
        async with Feed(people[1], id, 1) as bela:
            answers.append(await bela.say("hello", "m1"))
        assert {answer.n for answer in answers} == {first.n}
        await people[0].seat(id, None).say("bye", "m1")
        await anna.until(lambda: anna.lines[-1].text == "bye")
        assert [line.text for line in anna.lines] == ["hello", "bye"]
    assert [line.text for line in await people[0].chat(id)] == ["hello", "bye"]


async def test_chat_is_limited(people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    codes: list[str] = []
    for number in range(20):
        try:
            await people[0].seat(id, None).say(f"spam {number}")
        except ServerRefusal as told:
            codes.append(told.body.code)
    assert codes
    assert set(codes) == {"too-many"}


async def test_an_old_tab_is_told_to_reload(people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    address = f"ws{people[0].url.removeprefix('http')}/api/tables/{id}/stream?v=0"
    async with connect(address, additional_headers=people[0].headers(), proxy=None) as socket:
        assert isinstance(MESSAGES.decode(await socket.recv()), m.Reload)


async def test_a_silent_stream_beats(shared_database: str) -> None:
    async with live(config_for(shared_database, heartbeat_interval=1.0)) as server:
        people = await guests([server.url], ["Anna", "Béla"])
        async with people[0], people[1]:
            id = await new_table(people, GAME)
            async with Feed(people[0], id, 0) as feed:
                await feed.until(lambda: b'{"type":"beat"}' in feed.received)


async def test_the_lobby_and_my_tables_are_live(people: list[Client]) -> None:
    base = f"ws{people[0].url.removeprefix('http')}/api"
    async with (
        connect(f"{base}/lobby/stream", proxy=None) as lobby,
        connect(f"{base}/me/stream", additional_headers=people[1].headers(), proxy=None) as mine,
    ):
        for socket in (lobby, mine):
            assert isinstance(MESSAGES.decode(await socket.recv()), m.Hello)
        id = await new_table(people[:2], GAME)

        async def listed() -> None:
            while True:
                message = MESSAGES.decode(await lobby.recv())
                if isinstance(message, m.LobbyList | m.LobbyChanged) and any(
                    table.id == id and table.status == "running" for table in message.tables
                ):
                    return

        async def waits_for_me() -> None:
            while True:
                message = MESSAGES.decode(await mine.recv())
                if isinstance(message, m.MyTables) and any(
                    table.id == id and table.waits_for_me for table in message.tables
                ):
                    return

        await asyncio.wait_for(listed(), TIMEOUT)
        await people[0].seat(id, 0).do(["wait"])
        await asyncio.wait_for(waits_for_me(), TIMEOUT)


async def test_a_slow_client_gets_fewer_and_larger_updates(shared_database: str) -> None:
    # the heartbeat is longer than the game, because a slow reader is slow to answer pings
    async with (
        live(config_for(shared_database, heartbeat_interval=600.0)) as server,
        AsyncExitStack() as stack,
    ):
        people = await guests([server.url], ["Anna", "Béla", "Slow"])
        for client in people:
            await stack.enter_async_context(client)
        id = await new_table(people[:2], "kingsburg")
        address = f"ws{server.url.removeprefix('http')}/api/tables/{id}/stream"
        headers = people[2].headers()
        slow = await stack.enter_async_context(
            connect(address, additional_headers=headers, proxy=None, max_queue=1, max_size=None)
        )
        anna = await stack.enter_async_context(Feed(people[0], id, 0))
        bela = await stack.enter_async_context(Feed(people[1], id, 1))
        await asyncio.gather(play(anna, random_choice(1), 300), play(bela, random_choice(2), 300))
        sequence: list[int] = []
        pushes = 0
        while not sequence or sequence[-1] < anna.n:
            message = msgspec.json.decode(await asyncio.wait_for(slow.recv(), TIMEOUT))
            if message["type"] == "update":
                pushes += 1
                sequence.extend(entry["n"] for entry in message["update"]["entries"])
        assert sequence == list(range(1, anna.n + 1))
        assert pushes < anna.n


async def test_closing_tells_clients_to_come_back(shared_database: str) -> None:
    config = config_for(shared_database)
    async with live(config) as stays:
        async with live(config) as closes:
            (anna,) = await guests([closes.url], ["Anna"])
            id = await new_table([anna], GAME, bots=1)
            feed = Feed(anna, id, 0, urls=[closes.url, stays.url])
            await feed.__aenter__()
            ready = closes.service
        assert ready.is_closing
        await feed.until(lambda: any(b'"type":"bye"' in raw for raw in feed.received))
        await feed.until(lambda: feed.connections >= 2)
        await feed.do(["wait"])
        await feed.__aexit__(None, None, None)
        await anna.__aexit__(None, None, None)


@pytest.mark.parametrize("asked", ["since=" + "9" * 5000, "seat=" + "1" * 5000, "since=-1", "since=\u0661"])
async def test_a_number_that_is_none_is_refused(people: list[Client], asked: str) -> None:
    id = await new_table(people[:2], GAME)
    address = f"ws{people[0].url.removeprefix('http')}/api/tables/{id}/stream?{asked}"
    async with connect(address, additional_headers=people[0].headers(), proxy=None) as socket:
        assert msgspec.json.decode(await socket.recv())["problem"]["code"] == "bad-request"
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4400
