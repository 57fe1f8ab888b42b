"""A store that lost its newest rows: everybody agrees on what it still has."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator

import asyncpg
import msgspec
import pytest
from typer.testing import CliRunner

from kingscourt.cli.main import app
from kingscourt.server.api.wire_types import NewSeat, NewTable
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import ServerRefusal
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.model.listing import Listing, listing_of
from kingscourt.server.model.table_setup import Pace, Seat
from kingscourt.server.tables import agreements, seat_commands, seating, table_creation
from kingscourt.server.tables.draft_change import Draft
from kingscourt.server.tables.history_fingerprints import HistoryFingerprints
from kingscourt.server.tables.loaded_games import find_game
from kingscourt.server.tables.table_manager import TableManager
from kingscourt.table.record import entry_line
from tests.server.support.databases import database
from tests.server.support.live_server import Live, live
from tests.server.support.managers import ANNA, BELA, CILI, GAME, config_for, managers, row_of, seated
from tests.server.support.players import company, has_arrived, new_table
from tests.server.support.store_backups import Past, stored
from tests.server.support.waiting import seen

pytestmark = pytest.mark.anyio


@pytest.fixture
async def two_managers(shared_database: str) -> AsyncIterator[list[TableManager]]:
    async with managers(config_for(shared_database), 2) as made:
        yield made


@pytest.fixture(scope="module")
async def two(shared_database: str) -> AsyncIterator[list[Live]]:
    config = config_for(shared_database, heartbeat_interval=5.0, compare_interval=0.3)
    async with live(config) as one, live(config) as other:
        yield [one, other]


@pytest.fixture
async def people(two: list[Live]) -> AsyncIterator[list[Client]]:
    async with company([one.url for one in two], ["Anna", "Béla", "Cili"]) as clients:
        yield clients


async def do(manager: TableManager, id: str, *actions: str) -> None:
    await manager.change(id, seat_commands.do(ANNA.id, 0, list(actions), None), 0)


async def away_and_back(manager: TableManager, id: str, bot: str, person: str = BELA.id) -> None:
    """Let a bot take Béla's seat, and let Béla come back."""

    async def act(draft: Draft) -> None:
        agreements.hand_over(draft, 1, bot)

    await manager.change(id, act)
    await manager.change(id, agreements.come_back(person, 1), 1)


async def agrees(manager: TableManager, url: str, id: str) -> None:
    """Check that a process has the same table in memory as the store."""
    opened = await manager.fresh(id)
    snapshot = await stored(url, id)
    assert msgspec.structs.replace(opened.row, unlisted=False) == msgspec.structs.replace(
        snapshot.row, unlisted=False
    )
    assert opened.table is not None
    assert [
        entry_line(entry, len(opened.row.setup.seats)) for entry in opened.table.entries
    ] == snapshot.lines[1:]


# -- a process ---------------------------------------------------------------------------------------


async def test_a_copy_ahead_of_the_store_is_dropped(
    two_managers: list[TableManager], shared_database: str
) -> None:
    manager = two_managers[0]
    id = await seated(manager, [ANNA, BELA])
    past = await Past(shared_database, id).keep()
    await do(manager, id, "look")
    phantom = manager.known(id)
    await past.come_back()
    await agrees(manager, shared_database, id)
    assert phantom is not None
    assert phantom.is_stale


async def test_a_copy_of_the_same_version_with_another_content_is_dropped(
    two_managers: list[TableManager], shared_database: str
) -> None:
    one, other = two_managers
    id = await seated(one, [ANNA, BELA])
    past = await Past(shared_database, id).keep()
    await do(one, id, "look")
    await past.come_back()
    await do(other, id, "wait")
    assert row_of(one, id).version == row_of(other, id).version
    await agrees(one, shared_database, id)


async def test_a_log_that_went_on_elsewhere_is_not_put_on_top_of_a_phantom(
    two_managers: list[TableManager], shared_database: str
) -> None:
    one, other = two_managers
    id = await seated(one, [ANNA, BELA])
    past = await Past(shared_database, id).keep()
    await away_and_back(one, id, "random")
    await past.come_back()
    await away_and_back(other, id, "knight")  # the same position after the same number of entries
    await do(other, id, "wait")
    assert row_of(one, id).version < row_of(other, id).version
    await agrees(one, shared_database, id)


async def test_who_sat_down_in_what_was_forgotten_does_not_sit_there(
    two_managers: list[TableManager], shared_database: str
) -> None:
    one, other = two_managers
    id = await seated(one, [ANNA, BELA, CILI], joined=False)
    past = await Past(shared_database, id).keep()
    await one.change(id, seating.join(ANNA, None, "aa", None))
    await one.change(id, seating.join(BELA, None, "bb", None))
    await past.come_back()
    await other.change(id, seating.join(ANNA, None, "aa", None))
    await other.change(id, seating.join(CILI, None, "cc", None))
    assert row_of(one, id).version == row_of(other, id).version
    opened = await one.fresh(id)
    assert opened.row.setup.people() == ["anna", "cili"]
    await one.change(id, seating.join(BELA, None, "bb", None))
    await agrees(one, shared_database, id)


async def test_a_command_on_a_phantom_is_done_on_what_the_store_has(
    two_managers: list[TableManager], shared_database: str
) -> None:
    one, other = two_managers
    id = await seated(one, [ANNA, BELA])
    past = await Past(shared_database, id).keep()
    await one.change(id, seat_commands.do(ANNA.id, 0, ["look"], None), 0, "first")
    await past.come_back()
    await one.change(id, seat_commands.do(ANNA.id, 0, ["wait"], None), 0, "second")
    await agrees(one, shared_database, id)
    await agrees(other, shared_database, id)
    done = [line for line in (await stored(shared_database, id)).lines if '"do"' in line]
    assert ["look" in line for line in done] == [False]
    await past.come_back()
    await one.change(id, seat_commands.do(ANNA.id, 0, ["wait"], None), 0, "second")  # its answer was lost too
    await agrees(one, shared_database, id)


async def test_a_command_on_a_phantom_of_the_right_version_is_not_put_on_another_log(
    two_managers: list[TableManager], shared_database: str
) -> None:
    one, other = two_managers
    id = await seated(one, [ANNA, BELA])
    past = await Past(shared_database, id).keep()
    await away_and_back(one, id, "random")
    await past.come_back()
    await away_and_back(other, id, "knight")
    assert row_of(one, id).version == row_of(other, id).version
    await do(one, id, "look")
    await agrees(one, shared_database, id)
    await agrees(other, shared_database, id)


async def test_marks_of_the_same_log_differ_from_table_to_table_and_from_log_to_log() -> None:
    def marks(seed: str, lines: list[str]) -> str:
        seats = [Seat("person", "Anna", "anna", nonce="aa")]
        setup = table_creation.new_setup(find_game(GAME), "anna", "", {}, None, seats * 2, Pace(), True, True)
        made = HistoryFingerprints(msgspec.structs.replace(setup, seed=seed))
        made.extend(made.after(lines))
        return made.last()

    assert marks("00" * 32, ["one", "two"]) == marks("00" * 32, ["one", "two"])
    assert marks("00" * 32, ["one", "two"]) != marks("01" * 32, ["one", "two"])
    assert marks("00" * 32, ["one", "two"]) != marks("00" * 32, ["two", "one"])
    assert marks("00" * 32, ["one"]) != marks("00" * 32, ["one", "two"])


# -- followers ---------------------------------------------------------------------------------------


def shown(feed: Feed) -> list[int]:
    return sorted(feed.entries)


async def converges(feed: Feed, url: str) -> None:
    """Wait until a follower has exactly the entries of the store."""
    last = (await stored(url, feed.table)).row.last
    await feed.until(lambda: feed.update is not None and feed.update.n == feed.n == last)
    assert shown(feed) == list(range(1, last + 1))
    assert feed.failure is None


async def test_followers_at_every_process_lose_what_the_store_forgot(
    people: list[Client], shared_database: str
) -> None:
    id = await new_table(people[:2], GAME)
    past = await Past(shared_database, id).keep()
    async with Feed(people[0], id, 0) as anna, Feed(people[1], id, 1) as bela, Feed(people[2], id, None) as w:
        answer = await anna.do(["look"])
        for feed in (anna, bela, w):
            await feed.until(functools.partial(has_arrived, feed, answer))
        await past.come_back()
        for feed in (anna, bela, w):
            await converges(feed, shared_database)
            assert all(entry.do != "look" for entry in feed.entries.values())
        await anna.do(["wait"])
        for feed in (anna, bela, w):
            await converges(feed, shared_database)
        assert anna.entries[anna.n].do == "wait"


async def test_followers_lose_what_was_forgotten_though_the_log_is_longer_by_now(
    people: list[Client], shared_database: str, two: list[Live]
) -> None:
    id = await new_table(people[:2], GAME)
    bela = (await people[1].me()).id
    past = await Past(shared_database, id).keep()
    async with Feed(people[0], id, 0) as anna:
        await away_and_back(two[0].manager, id, "random", bela)
        last = (await stored(shared_database, id)).row.last
        await anna.until(lambda: anna.n == last)
        pushes = len([raw for raw in anna.received if b'"type":"update"' in raw])
        await past.come_back()
        await away_and_back(two[1].manager, id, "knight", bela)
        await away_and_back(two[1].manager, id, "knight", bela)
        await anna.until(lambda: anna.n == last + 2)
        await converges(anna, shared_database)
        later = [msgspec.json.decode(raw) for raw in anna.received if b'"type":"update"' in raw][pushes:]
        assert 0 in [push["since"] for push in later], "entries of another log must all be replaced"


async def test_who_comes_back_after_a_break_is_sent_everything_anew(
    people: list[Client], shared_database: str, two: list[Live]
) -> None:
    id = await new_table(people[:2], GAME)
    past = await Past(shared_database, id).keep()
    async with Feed(people[0], id, 0) as anna:
        answer = await anna.do(["look"])
        await anna.until(lambda: anna.n >= answer.n)
        people[0].url = anna.urls[0] = "http://127.0.0.1:1"  # nothing listens there
        await anna.drop()
        await past.come_back()
        async with Client(two[1].url, people[0].token) as elsewhere:
            await elsewhere.seat(id, 0).do(["wait"])
        await away_and_back(two[1].manager, id, "random", (await people[1].me()).id)
        assert (await stored(shared_database, id)).row.last > anna.n
        anna.urls[0] = two[1].url
        await anna.until(lambda: any(entry.do == "wait" for entry in anna.entries.values()))
        await converges(anna, shared_database)
        assert all(entry.do != "look" for entry in anna.entries.values())


async def test_a_client_that_names_its_mark_is_sent_only_what_is_new(
    people: list[Client], two: list[Live]
) -> None:
    id = await new_table(people[:2], GAME)
    async with Feed(people[0], id, 0) as anna:
        await anna.until(lambda: anna.n > 0)
        before = anna.n
        anna.urls[0] = two[1].url
        connections = anna.connections
        await anna.drop()
        await anna.until(lambda: anna.connections > connections)
        await anna.do(["look"])
        await anna.until(lambda: anna.n > before)
        pushes = [msgspec.json.decode(raw) for raw in anna.received if b'"type":"update"' in raw]
        assert pushes[0]["since"] == 0
        assert all(push["since"] >= before for push in pushes[1:])
        assert len({push["mark"] for push in pushes if push["update"]["n"] == before}) == 1


async def test_a_game_that_never_began_is_not_shown(people: list[Client], shared_database: str) -> None:
    anna, bela = people[:2]
    info = await anna.create(NewTable(GAME, [NewSeat("me"), NewSeat("open")]))
    await anna.join(info.id, 0)
    past = await Past(shared_database, info.id).keep()
    await bela.join(info.id, 1)
    async with Feed(anna, info.id, 0) as feed:
        await feed.until(lambda: feed.update is not None)
        await past.come_back()
        await feed.until(lambda: feed.update is None and feed.n == 0)
        assert feed.info is not None
        assert feed.info.status == "open"
        assert shown(feed) == []
        await bela.join(info.id, 1)
        await feed.until(lambda: feed.update is not None)
        await converges(feed, shared_database)


async def test_a_table_that_is_gone_is_gone_for_its_followers_and_in_the_lists(
    people: list[Client], shared_database: str
) -> None:
    anna = people[0]
    nothing = Past(shared_database, "", with_lists=False)
    await nothing.keep()
    info = await anna.create(NewTable(GAME, [NewSeat("me"), NewSeat("open")]))
    nothing.table = info.id
    async with Feed(anna, info.id, None) as feed:
        assert info.id in [listing.id for listing in (await anna.lobby()).tables]
        await nothing.come_back()
        with pytest.raises(ServerRefusal) as told:
            await feed.until(lambda: False)
        assert told.value.body.code == "not-found"
    await seen(anna.lobby, lambda found: info.id not in [listing.id for listing in found.tables])
    assert info.id not in [listing.id for listing in (await anna.lobby()).tables]


async def test_a_line_of_chat_with_the_number_of_a_lost_one_is_heard(
    people: list[Client], shared_database: str
) -> None:
    id = await new_table(people[:2], GAME)
    past = await Past(shared_database, id).keep()
    async with Feed(people[0], id, 0) as anna, Feed(people[1], id, 1) as bela:
        lost = await anna.say("lost")
        await bela.until(lambda: len(bela.lines) == 1)
        await past.come_back()
        connection = await asyncpg.connect(shared_database)
        await connection.execute(f"ALTER TABLE chat ALTER COLUMN id RESTART WITH {lost.n}")
        await connection.close()
        assert (await anna.say("said")).n == lost.n
        await bela.until(lambda: len(bela.lines) == 2)
        assert [line.text for line in bela.lines] == ["lost", "said"]
        await anna.say("once")
        await bela.until(lambda: len(bela.lines) == 3)
        assert [line.text for line in bela.lines] == ["lost", "said", "once"]


# -- lists -------------------------------------------------------------------------------------------


async def test_a_directory_that_remembers_more_than_its_shard_is_corrected(shared_database: str) -> None:
    with database() as shard:
        config = config_for(shared_database, shards=f"a={shard}")
        async with managers(config, 2) as (one, other):
            id = await seated(one, [ANNA, BELA], joined=False)
            await one.change(id, seating.join(ANNA, None, "aa", None))
            past = await Past(shard, id, with_lists=False).keep()
            await one.change(id, seating.join(BELA, None, "bb", None))

            async def listings() -> list[Listing]:
                return [found for found in await one.directory.tables_of(ANNA.id, 1000) if found.id == id]

            assert [found.status for found in await seen(listings, is_running)] == ["running"]
            await past.come_back()
            assert (await one.fresh(id)).row.status == "open"
            found = await seen(listings, lambda found: not is_running(found))
            assert [(listing.status, listing.people) for listing in found] == [("open", ["anna"])]
            # if no process noticed the loss, the next change is listed despite its lower number
            await one.change(id, seating.join(BELA, None, "bb", None))
            await seen(listings, is_running)
            await past.come_back()
            await other.change(id, seating.leave(ANNA.id))
            found = await seen(listings, lambda found: found == [])
            assert found == []


def test_relist_brings_a_directory_and_shards_that_were_restored_apart_in_line() -> None:
    with database() as directory, database() as shard:
        config = config_for(directory, shards=f"a={shard}")

        async def part_ways() -> list[str]:
            async with managers(config) as (manager,):
                ids = [await seated(manager, [ANNA, BELA]) for _ in range(3)]
                await seen(lambda: manager.directory.tables_of(ANNA.id, 10), lambda found: len(found) == 3)
                gone, old, hidden_people = ids
                wrong = msgspec.structs.replace(listing_of((await manager.table(old)).row), status="open")
                await manager.directory.list_table(wrong, 99)
                await manager.directory.unlist(hidden_people)
                connection = await asyncpg.connect(shard)
                await connection.execute("DELETE FROM tables WHERE id = $1", gone)
                await connection.close()
                return ids

        async def listed() -> dict[str, str]:
            async with managers(config) as (manager,):
                return {
                    listing.id: listing.status for listing in await manager.directory.tables_of(ANNA.id, 10)
                }

        gone, old, hidden_people = asyncio.run(part_ways())
        variables = {"KINGSCOURT_DIRECTORY": directory, "KINGSCOURT_SHARDS": f"a={shard}"}
        done = CliRunner().invoke(app, ["relist"], env={**variables, "KINGSCOURT_SECRET": "s" * 32})
        assert done.output == "2 tables listed, 1 listings removed\n"
        assert gone not in asyncio.run(listed())
        assert asyncio.run(listed()) == {old: "running", hidden_people: "running"}


def is_running(found: list[Listing]) -> bool:
    return [listing.status for listing in found] == ["running"]
