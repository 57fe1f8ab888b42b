"""One suite for every directory: people, what they have set, and the listings of their tables."""

from __future__ import annotations

import secrets

import pytest

from kingscourt.server.model.days_off import DaysOff
from kingscourt.server.model.lesson_progress import LessonProgress
from kingscourt.server.model.listing import Listing, listing_of
from kingscourt.server.model.lobby_query import LobbyQuery
from kingscourt.server.model.person import Person
from kingscourt.server.model.table_row import Status
from kingscourt.server.model.table_setup import Seat
from kingscourt.server.store.contract import Directory
from kingscourt.server.store.files.people_and_listings import FileDirectory
from kingscourt.server.store.postgres.asyncpg_pool import Pool
from kingscourt.server.store.postgres.people_and_listings import PostgresDirectory
from tests.server.support.table_rows import change, some_row

pytestmark = pytest.mark.anyio


async def reopened_directory(directory: Directory) -> Directory:
    """Same directory as a newly started process sees it."""
    if isinstance(directory, FileDirectory):
        return FileDirectory(directory.path.parent)
    assert isinstance(directory, PostgresDirectory)
    return PostgresDirectory(Pool(directory.pool.url, 1, 10))


async def test_people_have_names_that_can_change(directory: Directory) -> None:
    id = secrets.token_hex(4)
    assert await directory.person(id) is None
    await directory.add_person(Person(id, "Anna"))
    await directory.add_person(Person(id, "Béla"))
    assert await directory.person(id) == Person(id, "Béla")


async def test_an_older_listing_never_replaces_a_newer(directory: Directory) -> None:
    person = secrets.token_hex(4)
    row = some_row()
    seats = [Seat("person", "Anna", person), Seat("open")]
    listing = listing_of(change(row, status="open", setup=change(row.setup, seats=seats)))

    async def mine() -> list[Listing]:
        return await directory.tables_of(person, 10)

    await directory.list_table(change(listing, status="running"), 5)
    await directory.list_table(listing, 4)
    assert [found.status for found in await mine()] == ["running"]
    assert row.id in [found.id for found in await directory.lobby(LobbyQuery("running", 1000))]
    await directory.list_table(change(listing, status="over"), 6)
    assert [found.status for found in await mine()] == ["over"]
    assert row.id not in [found.id for found in await directory.lobby(LobbyQuery("running", 1000))]


async def test_a_listing_that_a_store_forgot_is_replaced_by_an_older_one(directory: Directory) -> None:
    person = secrets.token_hex(4)
    row = some_row()
    listing = listing_of(change(row, setup=change(row.setup, seats=[Seat("person", "Anna", person)])))
    assert await directory.list_table(change(listing, status="running"), 5) == 5
    assert await directory.list_table(change(listing, status="open"), 3) == 5
    assert await directory.list_table(change(listing, status="open"), 3, over=4) == 5
    assert await directory.list_table(change(listing, status="open"), 3, over=5) == 3
    assert [found.status for found in await directory.tables_of(person, 10)] == ["open"]
    # another history with the same version number
    assert await directory.list_table(change(listing, status="closed"), 3) == 3
    assert [found.status for found in await directory.tables_of(person, 10)] == ["closed"]
    await directory.unlist(row.id)
    assert await directory.tables_of(person, 10) == []


async def test_an_old_table_that_is_played_is_listed_before_newer_ones_that_are_over(
    directory: Directory,
) -> None:
    person = secrets.token_hex(4)

    def listing(age: float, status: Status) -> Listing:
        row = some_row(status=status)
        setup = change(row.setup, seats=[Seat("person", "Anna", person)], created_at=1e9 - age)
        return listing_of(change(row, setup=setup))

    over = [listing(age, "over") for age in (1, 2, 3)]
    alive = [listing(50, "open"), listing(60, "held"), listing(70, "running")]
    for one in (*over, *alive, listing(4, "closed")):
        await directory.list_table(one, 1)
    found = await directory.tables_of(person, 5)
    assert [one.id for one in found] == [one.id for one in [*alive, *over[:2]]]
    few = await directory.tables_of(person, 2)
    assert [one.id for one in few] == [one.id for one in alive]  # all unfinished tables, whatever the limit


async def test_blocks_and_mutes_are_personal_and_apart(directory: Directory) -> None:
    one, other, third = (secrets.token_hex(4) for _ in range(3))
    for _ in range(2):
        await directory.block(one, other, True)
        await directory.mute(one, third, True)
    later = await reopened_directory(directory)
    assert await later.blocked(one) == [other]
    assert await later.muted(one) == [third]
    assert await later.blocked(other) == await later.muted(other) == []
    await later.block(one, other, False)
    assert await later.blocked(one) == []
    await later.mute(one, third, False)
    assert await later.muted(one) == []
    await later.close()


async def test_a_short_code_stands_for_an_invitation_until_it_expires(directory: Directory) -> None:
    short, other = secrets.token_hex(4), secrets.token_hex(4)
    now = await directory.now()
    assert await directory.short_code(short) is None
    await directory.keep_short_code(short, "a-one", "1.2.x", now + 60)
    await directory.keep_short_code(short, "a-one", "1.3.y", now + 90)
    await directory.keep_short_code(other, "a-two", "1.2.z", now - 1)
    later = await reopened_directory(directory)
    assert await later.short_code(short) == ("a-one", "1.3.y")
    assert await later.short_code(other) is None
    await later.close()


async def test_days_off_are_kept_through_a_change_of_name(directory: Directory) -> None:
    id = secrets.token_hex(4)
    assert await directory.days_off(id) == DaysOff()
    await directory.add_person(Person(id, "Anna"))
    off = DaysOff([5, 6], ["2030-12-24"], 60)
    await directory.set_days_off(id, off)
    await directory.add_person(Person(id, "Annamária"))
    later = await reopened_directory(directory)
    assert await later.days_off(id) == off
    await later.set_days_off(id, DaysOff())
    assert await later.days_off(id) == DaysOff()
    await later.close()


async def test_progress_in_a_lesson_outlives_its_table_and_done_stays_done(directory: Directory) -> None:
    person = secrets.token_hex(4)
    await directory.add_person(Person(person, "Anna"))
    row = some_row()
    row = change(row, setup=change(row.setup, seats=[Seat("person", "Anna", person), Seat("bot")]))
    first = LessonProgress("chess", "first", row.id, 10.0, 2, 6, False)
    listing = listing_of(row)

    async def tell(news: LessonProgress, version: int) -> list[LessonProgress]:
        await directory.list_table(change(listing, id=news.table, lesson=news), version)
        reopened = await reopened_directory(directory)
        try:
            return await reopened.lessons_of(person)
        finally:
            await reopened.close()

    assert await directory.lessons_of(person) == []
    assert await tell(first, 3) == [first]
    assert await tell(change(first, step=1), 2) == [first]  # older
    done = change(first, step=6, is_done=True)
    assert await tell(done, 4) == [done]
    again = change(first, table=f"{row.id}x", begun_at=20.0, step=0)
    assert await tell(again, 1) == [change(again, is_done=True)]
    assert await tell(change(done, step=5, is_done=False), 5) == [change(again, is_done=True)]
    other = change(first, lesson="another", begun_at=5.0)
    assert await tell(other, 6) == [other, change(again, is_done=True)]
    await directory.unlist(again.table)
    assert [one.table for one in await directory.lessons_of(person)] == [row.id, ""]
    await directory.begin_erasure(person)
    assert await directory.lessons_of(person) == []
    assert await tell(first, 7) == []  # nothing comes back
