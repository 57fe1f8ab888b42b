"""Sessions: signing out, revoking, banning and changing the secret, on every process of a service."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack

import asyncpg
import httpx
import msgspec
import pytest

from kingscourt.server.admin import moderation
from kingscourt.server.api.authentication import COOKIE
from kingscourt.server.api.wire_types import Me, NewGuest, NewSeat, NewTable
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import ServerRefusal
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.config import Config
from kingscourt.server.config_reader import read_config
from kingscourt.server.model.sessions_bans_and_audit import Session
from kingscourt.server.people.tokens import read_token, session_token
from kingscourt.server.tables.live_table import LiveTable
from tests.server.support.databases import database
from tests.server.support.live_server import Live, live
from tests.server.support.managers import GAME, config_for
from tests.server.support.players import company, guests, new_table
from tests.server.support.service_processes import ServiceProcesses
from tests.server.support.waiting import seen, until

pytestmark = pytest.mark.anyio
NEVER = "100000"  # seconds, so that only a notification can be quicker
DEAF = "nats://127.0.0.1:1"


@pytest.fixture(scope="module", params=["hints", "no hints"])
def two(request: pytest.FixtureRequest) -> Iterator[ServiceProcesses]:
    """Two processes that learn of changes from the bus alone, or from the directory alone."""
    settings = {"session_poll_interval": NEVER} if request.param == "hints" else {"nats": DEAF}
    with database() as url, ServiceProcesses(url, serves=2, works=0, **settings) as service:
        yield service


async def another_session(config: Config, person: str) -> str:
    """Sign a person in once more, as on another device; return the token."""
    token = session_token(config.secret, person, secrets.token_hex(16), time.time())
    signed = read_token(config.secrets(), token)
    session = Session(signed.key(), person, signed.at)
    await asyncio.to_thread(
        moderation.with_manager, config, lambda manager: manager.directory.open_session(session)
    )
    return token


def config_of(service: ServiceProcesses) -> Config:
    return read_config(service.base)


async def refusal(client: Client) -> str:
    """Code with which a client is refused, or an empty string if it is accepted."""
    try:
        await client.me()
    except ServerRefusal as told:
        return told.body.code
    return ""


async def everywhere(service: ServiceProcesses, token: str, stack: AsyncExitStack) -> list[Client]:
    return [await stack.enter_async_context(Client(url, token)) for url in service.urls]


async def ended(feed: Feed) -> str:
    """Wait until a stream has ended, and return the reason."""
    await until(lambda: feed.failure is not None)
    assert isinstance(feed.failure, ServerRefusal)
    return feed.failure.body.code


async def test_a_ban_ends_every_session_and_stream_at_every_process(two: ServiceProcesses) -> None:
    async with AsyncExitStack() as stack:
        people = await stack.enter_async_context(company(two.urls, ["Anna", "Béla"]))
        id = await new_table(people, GAME)
        me = await people[0].me()
        first = await everywhere(two, people[0].token, stack)
        second = await everywhere(two, await another_session(config_of(two), me.id), stack)
        anna = [*first, *second]
        feeds = [await stack.enter_async_context(Feed(client, id, 0)) for client in anna]
        bela = await stack.enter_async_context(Feed(people[1], id, 1))
        await asyncio.to_thread(moderation.ban, config_of(two), me.id, "insults", "host")
        assert {await ended(feed) for feed in feeds} == {"forbidden"}
        for client in anna:
            assert await seen(lambda client=client: refusal(client), bool) == "forbidden"  # type: ignore[misc]
        assert await refusal(people[1]) == ""
        await bela.say("still here")
        await asyncio.to_thread(moderation.unban, config_of(two), me.id, "", "host")
        for client in anna:
            assert await seen(lambda client=client: refusal(client), lambda code: not code) == ""  # type: ignore[misc]


async def test_a_stream_that_opens_while_somebody_is_banned_ends(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stream is not open yet when open streams are checked, and no poll will find it."""
    async with (
        live(config_for(shared_database, session_poll_interval=float(NEVER))) as server,
        company([server.url], ["Anna", "Béla"]) as people,
    ):
        id = await new_table(people, GAME)
        anna = (await people[0].me()).id
        see = server.service.tables.see

        async def ban_meanwhile(table: str, person: str) -> LiveTable:
            opened = await see(table, person)
            await server.manager.directory.ban(anna, "insults")
            await server.service.people.sessions.look_again(anna)
            return opened

        monkeypatch.setattr(server.service.tables, "see", ban_meanwhile)
        with pytest.raises(ServerRefusal) as told:
            async with Feed(people[0], id, 0) as feed:
                await feed.until(lambda: feed.n > 0)
        assert told.value.body.code == "forbidden"


async def test_signing_out_ends_one_session_at_every_process(two: ServiceProcesses) -> None:
    async with AsyncExitStack() as stack:
        people = await stack.enter_async_context(company(two.urls, ["Anna", "Béla"]))
        id = await new_table(people, GAME)
        me = await people[0].me()
        first = await everywhere(two, people[0].token, stack)
        second = await everywhere(two, await another_session(config_of(two), me.id), stack)
        feeds = [await stack.enter_async_context(Feed(client, id, 0)) for client in [*first, *second]]
        await second[1].me()
        await first[1].sign_out()
        assert [await ended(feed) for feed in feeds[:2]] == ["not-signed-in"] * 2
        assert [await refusal(client) for client in first] == ["not-signed-in"] * 2
        assert [await refusal(client) for client in second] == ["", ""]
        assert [feed.failure for feed in feeds[2:]] == [None, None]


async def test_whoever_ends_all_other_sessions_keeps_this_one(two: ServiceProcesses) -> None:
    async with AsyncExitStack() as stack:
        (anna,) = await stack.enter_async_context(company(two.urls[:1], ["Anna"]))
        me = await anna.me()
        used = await everywhere(two, await another_session(config_of(two), me.id), stack)
        unused = await everywhere(two, await another_session(config_of(two), me.id), stack)
        for client in used:
            assert (await client.me()).name == "Anna"
        assert sorted(one.is_this for one in await anna.sessions()) == [False, False, True]
        assert await anna.end_sessions() == 2
        for client in [*used, *unused]:
            assert await seen(lambda client=client: refusal(client), bool) == "not-signed-in"  # type: ignore[misc]
        assert [one.is_this for one in await anna.sessions()] == [True]
        one = (await anna.sessions())[0].id
        assert await anna.end_sessions(one) == 1
        assert await seen(lambda: refusal(anna), bool) == "not-signed-in"


@pytest.fixture
async def server(shared_database: str) -> AsyncIterator[Live]:
    async with live(config_for(shared_database)) as running:
        yield running


async def test_a_cookie_of_the_old_secret_is_exchanged_for_one_of_the_same_session(
    shared_database: str,
) -> None:
    before = config_for(shared_database, secret="the first secret, long enough")
    during = msgspec.structs.replace(
        before, secret="the second secret, long enough", previous_secret=before.secret
    )
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(live(during))
        (anna,) = await stack.enter_async_context(company([server.url], ["Anna"]))
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=server.url, trust_env=False))
        old = await another_session(before, (await anna.me()).id)
        answers = [await http.get("/api/me", headers={"cookie": f"{COOKIE}={old}"}) for _ in range(2)]
        assert [answer.json()["name"] for answer in answers] == ["Anna", "Anna"]
        tokens = {answer.cookies[COOKIE] for answer in answers}
        assert len(tokens) == 1
        http.cookies.clear()
        (token,) = tokens
        assert read_token(server.service.config.secrets(), token).is_current
        again = await http.get("/api/me", headers={"cookie": f"{COOKIE}={token}"})
        assert "set-cookie" not in again.headers
        bearer = await http.get("/api/me", headers={"authorization": f"Bearer {old}"})
        assert bearer.status_code == 200
        assert "set-cookie" not in bearer.headers
        assert len(await anna.sessions()) == 2
        left = await http.post("/api/me/sign-out", headers={"cookie": f"{COOKIE}={token}"})
        assert left.status_code == 200
        assert "max-age=0" in left.headers["set-cookie"].lower()
        http.cookies.clear()
        for papers in ({"cookie": f"{COOKIE}={old}"}, {"authorization": f"Bearer {old}"}):
            await until_status(http, papers, 401)
        assert len(await anna.sessions()) == 1


async def until_status(http: httpx.AsyncClient, headers: dict[str, str], status: int) -> None:
    async def ask() -> int:
        return (await http.get("/api/me", headers=headers)).status_code

    assert await seen(ask, lambda found: found == status) == status


async def test_a_new_secret_takes_over_from_the_old_one(shared_database: str) -> None:
    before = config_for(shared_database, secret="the first secret, long enough")
    during = msgspec.structs.replace(
        before, secret="the second secret, long enough", previous_secret=before.secret
    )
    after = msgspec.structs.replace(during, previous_secret="")
    async with live(before) as server:
        (anna,) = await guests([server.url], ["Anna"])
        table = await anna.create(NewTable(GAME, [NewSeat("me"), NewSeat("invited")], public=False))
        code = (await anna.invite(table.id)).code
    async with live(during) as server, httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
        answer = await http.get("/api/me", headers={"cookie": f"{COOKIE}={anna.token}"})
        assert answer.json()["name"] == "Anna"
        exchanged = answer.cookies[COOKIE]
        async with Client(server.url, anna.token) as bearer:
            assert (await bearer.me()).name == "Anna"
            assert len(await bearer.sessions()) == 1
        (bela,) = await guests([server.url], ["Béla"])
        async with bela:
            assert (await bela.watch(table.id, code)).id == table.id
    async with (
        live(after) as server,
        Client(server.url, exchanged) as known,
        Client(server.url, anna.token) as stale,
    ):
        assert (await known.me()).name == "Anna"
        assert await refusal(stale) == "not-signed-in"
    await anna.__aexit__(None, None, None)


async def test_a_new_name_does_not_bring_a_deleted_person_back(server: Live, shared_database: str) -> None:
    (anna,) = await guests([server.url], ["Anna"])
    async with anna:
        me = await anna.me()
        connection = await asyncpg.connect(shared_database)
        await connection.execute("DELETE FROM persons WHERE id = $1", me.id)
        await connection.close()
        with pytest.raises(ServerRefusal) as told:
            await anna._send("PATCH", "/api/me", NewGuest("Annamária"))
        assert told.value.status == 401
        assert await server.manager.directory.person(me.id) is None


async def test_a_session_is_looked_up_once_and_not_for_every_request(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    (anna,) = await guests([server.url], ["Anna"])
    asked: list[str] = []
    standing = server.manager.directory.standing

    async def counted(person: str, session: str) -> object:
        asked.append(person)
        return await standing(person, session)

    monkeypatch.setattr(server.manager.directory, "standing", counted)
    async with anna:
        for _ in range(20):
            await anna.me()
    assert len(asked) == 1


async def test_a_new_name_is_known_at_every_process(two: ServiceProcesses) -> None:
    async with AsyncExitStack() as stack:
        (anna,) = await stack.enter_async_context(company(two.urls[:1], ["Anna"]))
        both = await everywhere(two, anna.token, stack)
        for client in both:
            await client.me()
        body = await both[0]._send("PATCH", "/api/me", NewGuest("Annamária"))
        assert msgspec.json.decode(body, type=Me).name == "Annamária"
        for client in both:
            assert (await seen(client.me, lambda me: me.name != "Anna")).name == "Annamária"


async def test_what_is_kept_is_no_token(server: Live, shared_database: str) -> None:
    (anna,) = await guests([server.url], ["Anna"])
    async with anna:
        signed = read_token(server.service.config.secrets(), anna.token)
        connection = await asyncpg.connect(shared_database)
        row = await connection.fetchrow("SELECT s::text FROM sessions s WHERE person = $1", signed.person)
        await connection.close()
        assert row is not None
        assert signed.session not in row[0]
        assert anna.token.rpartition(".")[2] not in row[0]
