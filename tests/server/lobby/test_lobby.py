"""The lobby: pages, filters, limits, expiring tables, and one reader shared by all followers."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from kingscourt.server.api.wire_types import LobbyTable, NewSeat, NewTable
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import MESSAGES, ServerRefusal
from kingscourt.server.errors.problems import TooMany, WrongMoment
from kingscourt.server.lobby.listing_pages import place, read_page
from kingscourt.server.lobby.live_lobby import MOST_FILTERS, LiveLobby, LobbyFollower
from kingscourt.server.model.listing import Listing
from kingscourt.server.model.lobby_query import LobbyFilter, LobbyQuery, LobbyStatus
from kingscourt.server.model.person import Person
from kingscourt.server.model.table_setup import Pace
from kingscourt.server.services.service_facade import Service
from kingscourt.server.store.contract import Directory
from kingscourt.server.store.files.people_and_listings import FileDirectory
from kingscourt.server.store.postgres.asyncpg_pool import Found, Pool, Value
from kingscourt.server.store.postgres.people_and_listings import PostgresDirectory, lobby_statement
from kingscourt.server.stream import messages as m
from kingscourt.server.tables import seating
from kingscourt.server.worker.worker import close_expired
from tests.server.support.databases import database
from tests.server.support.live_server import live
from tests.server.support.managers import ANNA, BELA, CILI, config_for, managers, seated
from tests.server.support.players import company, new_table
from tests.server.support.waiting import TIMEOUT, until

pytestmark = pytest.mark.anyio
GAME = "heirlooms"
OPEN = NewTable(GAME, [NewSeat("me"), NewSeat("open"), NewSeat("open")])


@pytest.fixture(params=["postgres", "files"])
async def directory(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Directory]:
    if request.param == "files":
        yield FileDirectory(tmp_path)
        return
    with database() as url:
        made = PostgresDirectory(Pool(url, 2, 10))
        yield made
        await made.close()


def listing(**facts: object) -> Listing:
    base = Listing(
        f"a-{secrets.token_hex(8)}",
        "open",
        GAME,
        "",
        True,
        3,
        2,
        ["p1"],
        ["Anna", "", ""],
        "live",
        0,
        language="hu",
        creator="p1",
    )
    return msgspec.structs.replace(base, **facts)


async def test_pages_follow_each_other_without_gap_or_repetition(directory: Directory) -> None:
    made = [listing(created_at=1000.0 + n // 2) for n in range(7)]  # two tables per timestamp
    for one in (*made, listing(public=False), listing(free=0), listing(status="over")):
        await directory.list_table(one, 1)
    newest = sorted(made, key=lambda one: (one.created_at, one.id), reverse=True)
    found: list[LobbyTable] = []
    after = ""
    while True:
        page = await read_page(directory, LobbyQuery("open", 3, after=place(after)))
        assert len(page.tables) <= 3
        found += page.tables
        after = page.after
        if not after:
            break
    assert [table.id for table in found] == [one.id for one in newest]


async def test_tables_are_found_by_game_room_pace_and_language(directory: Directory) -> None:
    plain = listing()
    others = {
        "game": listing(game="royals"),
        "free": listing(free=1),
        "pace": listing(pace="days"),
        "language": listing(language="de"),
        "status": listing(status="running", free=0),
    }
    for one in (plain, *others.values()):
        await directory.list_table(one, 1)

    async def ids(status: LobbyStatus, **wanted: object) -> set[str]:
        query = LobbyQuery(status, 100, msgspec.structs.replace(LobbyFilter(), **wanted))
        return {one.id for one in await directory.lobby(query)}

    everything = {one.id for one in (plain, *others.values())} - {others["status"].id}
    assert await ids("open") == everything
    assert await ids("open", game=GAME) == everything - {others["game"].id}
    assert await ids("open", free=2) == everything - {others["free"].id}
    assert await ids("open", pace="live") == everything - {others["pace"].id}
    assert await ids("open", language="hu") == everything - {others["language"].id}
    assert await ids("open", game="royals", pace="days") == set()
    assert await ids("running") == {others["status"].id}
    assert await ids("running", game="royals") == set()
    assert await directory.open_by("p1") == 5


async def test_a_page_is_found_by_an_index(shared_database: str) -> None:
    pool = Pool(shared_database, 1, 10)
    directory = PostgresDirectory(pool)
    kinds: tuple[LobbyStatus, ...] = ("open", "running")
    for status in kinds:
        for wanted in (LobbyFilter(), LobbyFilter(game=GAME, pace="live", language="hu")):
            query = LobbyQuery(status, 50, wanted, (1e9, "a-1"))
            text, values = lobby_statement(query)
            plan = "\n".join(str(row[0]) for row in await pool.fetch(f"EXPLAIN {text}", *values))
            assert f"listings_{status}" in plan, plan
            assert "Sort" not in plan, plan
    await directory.close()


async def told(work: Awaitable[object]) -> ServerRefusal:
    with pytest.raises(ServerRefusal) as caught:
        await work
    return caught.value


async def is_made(guest: Client) -> bool:
    """Whether one more table was accepted; any refusal must say that there are too many."""
    try:
        await guest.create(OPEN)
    except ServerRefusal as problem:
        if (problem.status, problem.body.code) != (409, "wrong-moment"):
            raise
        return False
    return True


async def test_two_guests_cannot_empty_the_lobby() -> None:
    with database() as url:
        config = config_for(url, open_tables_per_person=9)
        async with live(config) as server, company([server.url], ["Anna", "Eve", "Mallory"]) as people:
            anna, *guests = people
            honest = await anna.create(OPEN)
            made = 0
            for guest in guests:
                for _ in range(60):
                    made += await is_made(guest)
            assert made == 18
            assert honest.id in [table.id for table in (await anna.lobby()).tables]
            own = [table.id for table in await guests[0].my_tables()]
            await guests[0].leave(own[0])
            assert (await guests[0].create(OPEN)).status == "open"  # one was closed, so there is room again


async def test_tables_made_at_once_are_counted_too(shared_database: str) -> None:
    async with managers(config_for(shared_database, open_tables_per_person=3)) as (manager,):
        service = Service(manager, manager.config)
        eve = await service.people.add(Person(secrets.token_hex(4), "Eve"))
        made = await asyncio.gather(
            *(service.tables.create(eve, OPEN) for _ in range(9)), return_exceptions=True
        )
        refused = [one for one in made if isinstance(one, BaseException)]
        assert len(refused) == 6
        assert all(isinstance(one, WrongMoment) for one in refused), refused


async def test_strangers_see_names_and_nobody_s_id(shared_database: str) -> None:
    async with live(config_for(shared_database)) as server, company([server.url], ["Anna", "Béla"]) as people:
        wish = msgspec.structs.replace(OPEN, language="hu")
        waiting = await people[0].create(wish)
        running = await new_table(people, GAME)
        async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
            raw = (await http.get("/api/tables")).content + (
                await http.get("/api/tables?status=running")
            ).content
        address = f"ws{server.url.removeprefix('http')}/api/lobby/stream?game={GAME}"
        async with connect(address, proxy=None) as socket:
            await socket.recv()
            raw += (await socket.recv(decode=False)) or b""
        for person in people:
            assert (await person.me()).id.encode() not in raw
        assert waiting.id.encode() in raw
        assert running.encode() in raw
        shown = {table.id: table for table in (await people[1].lobby()).tables}
        assert shown[waiting.id].language == "hu"
        assert running not in shown
        assert running in [table.id for table in (await people[1].lobby("running")).tables]


async def test_a_table_speaks_the_language_of_whoever_makes_it(shared_database: str) -> None:
    async with live(config_for(shared_database)) as server, Client(server.url, language="nl") as jan:
        await jan.sign_in("Jan")
        made = await jan.create(OPEN)
        found = await jan.lobby(wanted=LobbyFilter(language="nl"), limit=100)
        assert made.id in [table.id for table in found.tables]
        other = await jan.lobby(wanted=LobbyFilter(language="fr"), limit=100)
        assert made.id not in [table.id for table in other.tables]


@pytest.mark.parametrize(
    "query", ["status=over", "pace=slow", "language=xx", "free=9", "limit=0", "limit=101", "after=x~y"]
)
async def test_nonsense_is_refused(shared_database: str, query: str) -> None:
    async with (
        live(config_for(shared_database)) as server,
        httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http,
    ):
        assert (await http.get(f"/api/tables?{query}")).status_code == 400


async def test_a_table_that_nobody_joins_is_closed_and_its_creator_sees_it() -> None:
    with database() as url:
        config = config_for(url, open_table_hours=0.0, open_table_days=1.0)
        async with live(config) as server, company([server.url], ["Anna", "Béla"]) as (anna, bela):
            plain = await anna.create(OPEN)
            slow = await anna.create(msgspec.structs.replace(OPEN, pace=Pace("days", days=2)))
            running = await new_table([anna, bela], GAME)
            assert await close_expired(server.manager) == 1
            assert await close_expired(server.manager) == 0
            assert [table.id for table in (await bela.lobby()).tables] == [slow.id]
            mine = {table.id: table.status for table in await anna.my_tables()}
            assert mine == {plain.id: "closed", slow.id: "open", running: "running"}
            assert (await told(bela.join(plain.id))).body.code == "wrong-moment"


async def test_a_table_where_somebody_sits_down_meanwhile_is_not_closed() -> None:
    with database() as url:
        config = config_for(url, open_table_hours=0.0)
        async with managers(config) as (manager,):
            id = await seated(manager, [ANNA, BELA, CILI], joined=False)
            await manager.notifier.list_table((await manager.table(id)).row)
            (found,) = await manager.directory.expired(0.0, 0.0, 10)
            assert found == (id, 1)
            await manager.change(id, seating.join(ANNA, None, "nonce", None))
            await manager.change(id, seating.expire(found[1]))
            assert (await manager.fresh(id)).row.status == "open"


class Follower(LobbyFollower):
    def __init__(self) -> None:
        self.woken = 0

    def wake(self) -> None:
        self.woken += 1


class CountingPool(Pool):
    """A pool that records every statement."""

    statements: list[str] = []

    async def fetch(self, query: str, *values: Value) -> list[Found]:
        self.statements.append(query)
        return await super().fetch(query, *values)


async def test_two_hundred_followers_are_one_reader() -> None:
    with database() as url:
        async with managers(config_for(url)) as (manager,):
            pool = CountingPool(url, 2, 10)
            pool.statements = []
            manager.directory = PostgresDirectory(pool)
            reader = LiveLobby(manager, 600.0)
            followers = [Follower() for _ in range(200)]
            shown = [
                reader.enter(one, LobbyFilter(game=GAME if n % 2 else "")) for n, one in enumerate(followers)
            ]
            await reader.first_look()
            read = [text for text in pool.statements if "FROM listings" in text]
            assert len(read) == 2  # open tables and running tables
            whole = {id(one.since(0)[0]) for one in shown}
            assert len(whole) == 2  # encoded once per filter
            first = [one.number for one in shown]
            assert {one.woken for one in followers} == {1}
            await manager.directory.list_table(listing(), 1)
            pool.statements.clear()
            manager.bus.publish("lobby", b"")
            await until(lambda: all(one.woken == 2 for one in followers))
            assert len([text for text in pool.statements if "SELECT listing" in text]) == 2
            changes = [one.since(number) for one, number in zip(shown, first, strict=True)]
            assert all(len(change) == 1 and b'"lobby-changed"' in change[0] for change in changes)
            assert all(one.since(one.number) == [] for one in shown)
            for follower, one in zip(followers, shown, strict=True):
                await reader.leave(follower, one)
            assert reader._reading is None


async def test_so_many_filters_and_no_more_are_followed(shared_database: str) -> None:
    async with managers(config_for(shared_database)) as (manager,):
        reader, follower, other = LiveLobby(manager, 600.0), Follower(), Follower()
        shown = [reader.enter(follower, LobbyFilter(game=f"g{n}")) for n in range(MOST_FILTERS)]
        with pytest.raises(TooMany):
            reader.enter(other, LobbyFilter(game="one more"))
        assert reader.enter(other, LobbyFilter(game="g0")) is shown[0]  # a filter in use does not count
        await reader.leave(other, shown[0])
        for one in shown:
            await reader.leave(follower, one)


async def test_followers_are_sent_changes_and_what_is_gone() -> None:
    with database() as url:
        async with live(config_for(url)) as server, AsyncExitStack() as stack:
            (anna,) = await stack.enter_async_context(company([server.url], ["Anna"]))
            base = f"ws{server.url.removeprefix('http')}/api/lobby/stream"
            sockets = [
                await stack.enter_async_context(connect(f"{base}{query}", proxy=None))
                for query in ("", "?pace=days")
            ]
            for socket in sockets:
                assert isinstance(MESSAGES.decode(await socket.recv()), m.Hello)
                assert MESSAGES.decode(await socket.recv()) == m.LobbyList([])
            made = await anna.create(OPEN)
            change = MESSAGES.decode(await asyncio.wait_for(sockets[0].recv(), TIMEOUT))
            assert isinstance(change, m.LobbyChanged)
            assert [table.id for table in change.tables] == [made.id]
            await anna.leave(made.id)
            while not change.gone:
                change = MESSAGES.decode(await asyncio.wait_for(sockets[0].recv(), TIMEOUT))
                assert isinstance(change, m.LobbyChanged)
            assert change.gone == [made.id]
            slow = await anna.create(msgspec.structs.replace(OPEN, pace=Pace("days", days=2)))
            change = MESSAGES.decode(await asyncio.wait_for(sockets[1].recv(), TIMEOUT))
            assert isinstance(change, m.LobbyChanged)
            assert [table.id for table in change.tables] == [slow.id]  # only tables within the filter
