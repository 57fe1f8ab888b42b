"""One test suite for every store: PostgreSQL and record files keep the same contract."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from kingscourt.server.model.clocks_and_offers import ClocksAndOffers, Hold, SeatClock
from kingscourt.server.model.days_off import DaysOff
from kingscourt.server.model.listing import Listing, listing_of
from kingscourt.server.model.lobby_query import LobbyQuery
from kingscourt.server.model.person import Person
from kingscourt.server.model.table_row import Status, TableRow, TableWrite
from kingscourt.server.model.table_setup import Pace, Seat, TableSetup
from kingscourt.server.store.contract import Conflict, Directory, Held, Repeated, ServiceHeartbeat, TableStore
from kingscourt.server.store.files.people_and_listings import FileDirectory
from kingscourt.server.store.files.tables import FileTables
from kingscourt.server.store.postgres.asyncpg_pool import Pool
from kingscourt.server.store.postgres.people_and_listings import PostgresDirectory
from kingscourt.server.store.postgres.tables import PostgresTables

pytestmark = pytest.mark.anyio
change = msgspec.structs.replace
LONG_AGO = 1.0  # claimed before anything that other tests left waiting


@pytest.fixture(params=["postgres", "files"])
async def store(
    request: pytest.FixtureRequest, shared_database: str, tmp_path: Path
) -> AsyncIterator[TableStore]:
    made: TableStore
    if request.param == "postgres":
        made = PostgresTables(Pool(shared_database, 4, 10))
    else:
        made = FileTables(tmp_path)
    yield made
    await made.close()


@pytest.fixture(params=["postgres", "files"])
async def directory(
    request: pytest.FixtureRequest, shared_database: str, tmp_path: Path
) -> AsyncIterator[Directory]:
    made: Directory
    if request.param == "postgres":
        made = PostgresDirectory(Pool(shared_database, 2, 10))
    else:
        made = FileDirectory(tmp_path)
    yield made
    await made.close()


def some_row(**facts: object) -> TableRow:
    setup = TableSetup(
        game="chess",
        edition="first",
        options={"clock": "no"},
        components=None,
        seats=[Seat("person", "Anna", "p1", nonce="n"), Seat("bot", level="random")],
        pace=Pace("live", 60, 5),
        public=True,
        starts_when_full=True,
        creator="p1",
        seed="00",
        commitment="c",
        salt="s",
        rules="1",
        created_at=time.time(),
        started_at=1,
    )
    row = TableRow(
        id=f"a-{secrets.token_hex(8)}",
        version=1,
        status="running",
        last=0,
        rules="1",
        digest="d",
        pending=[0],
        deadline=None,
        bot_at=None,
        unlisted=True,
        setup=setup,
        progress=ClocksAndOffers(clocks=[SeatClock(60, 1.5), SeatClock(60)]),
        slots={},
    )
    return msgspec.structs.replace(row, **facts)


async def reopened(store: TableStore) -> TableStore:
    """Same store as a newly started process sees it."""
    if isinstance(store, FileTables):
        return FileTables(store.folder)
    assert isinstance(store, PostgresTables)
    return PostgresTables(Pool(store.pool.url, 1, 10))


async def reopened_directory(directory: Directory) -> Directory:
    """Same directory as a newly started process sees it."""
    if isinstance(directory, FileDirectory):
        return FileDirectory(directory.path.parent)
    assert isinstance(directory, PostgresDirectory)
    return PostgresDirectory(Pool(directory.pool.url, 1, 10))


async def test_a_table_is_created_once(store: TableStore) -> None:
    row = some_row()
    assert await store.create(row)
    assert not await store.create(change(row, status="closed"))
    snapshot = await store.load(row.id)
    assert snapshot is not None
    assert snapshot.row == row
    assert snapshot.lines == []
    assert await store.load("a-unknown") is None


async def test_a_write_is_there_for_a_process_that_starts_later(store: TableStore) -> None:
    row = some_row()
    await store.create(row)
    after = change(
        row, version=2, last=2, pending=[1], slots={0: ["bid 3", "bid 4"]}, deadline=5.5, bot_at=6.5
    )
    await store.write(TableWrite(after, ["header", "one", "two"], 0, seat=0, command="k", answer=b"{}"))
    later = await reopened(store)
    snapshot = await later.load(row.id)
    assert snapshot is not None
    assert snapshot.row == after
    assert snapshot.lines == ["header", "one", "two"]
    tail = await later.load(row.id, 1)
    assert tail is not None
    assert tail.lines == ["two"]
    assert await later.answer(row.id, 0, "k") == b"{}"
    assert await later.answer(row.id, 1, "k") is None
    await later.close()


async def test_the_version_guards_every_write(store: TableStore) -> None:
    row = some_row()
    await store.create(row)
    await store.write(TableWrite(change(row, version=2, last=1), ["h", "one"], 0))
    with pytest.raises(Conflict):
        await store.write(TableWrite(change(row, version=2, last=1), ["h", "other"], 0))
    with pytest.raises(Conflict):
        await store.write(TableWrite(change(row, id="a-unknown", version=2)))
    snapshot = await store.load(row.id)
    assert snapshot is not None
    assert snapshot.lines == ["h", "one"]


@pytest.mark.parametrize("changes_setup", [True, False])
async def test_the_stamp_guards_every_write(store: TableStore, changes_setup: bool) -> None:
    row = some_row(stamp="first")
    await store.create(row)
    lost = TableWrite(change(row, version=2, stamp="lost"), changes_setup=changes_setup, before="never was")
    with pytest.raises(Conflict):
        await store.write(lost)
    kept = TableWrite(change(row, version=2, stamp="kept"), changes_setup=changes_setup, before="first")
    await store.write(kept)
    assert await store.versions([row.id]) == {row.id: (2, "kept")}
    with pytest.raises(Conflict):  # the right version number, but of another history
        await store.write(TableWrite(change(row, version=3, stamp="lost"), changes_setup=changes_setup))
    snapshot = await store.load(row.id)
    assert snapshot is not None
    assert snapshot.row.stamp == "kept"


async def test_of_many_at_once_one_wins(store: TableStore) -> None:
    row = some_row()
    await store.create(row)
    writes = [TableWrite(change(row, version=2, last=1), ["h", f"{n}"], 0) for n in range(8)]
    results = await asyncio.gather(*(store.write(write) for write in writes), return_exceptions=True)
    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, Conflict) for result in results) == 7


async def test_a_command_id_counts_once_and_changes_nothing_the_second_time(store: TableStore) -> None:
    row = some_row()
    await store.create(row)
    await store.write(TableWrite(change(row, version=2), [], seat=0, command="k", answer=b"first"))
    with pytest.raises(Repeated):
        await store.write(TableWrite(change(row, version=3), ["h"], 0, seat=0, command="k", answer=b"second"))
    assert await store.answer(row.id, 0, "k") == b"first"
    assert await store.versions([row.id, "a-unknown"]) == {row.id: (2, "")}


async def test_a_setup_that_did_not_change_need_not_travel(store: TableStore) -> None:
    row = some_row()
    await store.create(row)
    await store.write(TableWrite(change(row, version=2), changes_setup=False))
    assert [found.setup for found in await store.rows([row.id])] == [row.setup]


async def test_a_bot_is_claimed_by_one_worker_until_the_lease_ends(store: TableStore) -> None:
    row, brief = some_row(bot_at=LONG_AGO), some_row(bot_at=LONG_AGO)
    waiting = some_row(bot_at=None)
    await store.create(row)
    await store.create(waiting)
    claims = await asyncio.gather(*(claimed_bots(store, 60) for _ in range(4)))
    claimed = [table for claim in claims for table in claim]
    assert claimed.count(row.id) == 1
    assert waiting.id not in claimed
    assert row.id not in await claimed_bots(store, 60)
    await store.write(TableWrite(change(row, version=2, bot_at=None)))
    await store.create(brief)
    for _ in range(3):
        assert brief.id in await claimed_bots(store, 0.05)
        await asyncio.sleep(0.1)
    await store.write(TableWrite(change(brief, version=2, bot_at=None)))
    assert not {row.id, brief.id} & {*await claimed_bots(store, 60)}


async def claimed_bots(store: TableStore, lease: float) -> dict[str, int]:
    """Claim bot turns, and return how often each table was claimed without a result."""
    return {claim.table: claim.attempts for claim in await store.claim_bots(50, lease)}


async def test_claims_are_counted_until_one_ends_with_a_word(store: TableStore) -> None:
    row = some_row(bot_at=LONG_AGO)
    await store.create(row)
    for attempt in (1, 2, 3):
        assert (await claimed_bots(store, -1))[row.id] == attempt  # its worker died immediately
    await store.settle(row.id, 1)
    await store.settle(row.id, 7)  # settling never raises the count
    assert (await claimed_bots(store, -1))[row.id] == 2
    await store.write(TableWrite(change(row, version=2), changes_setup=False))
    assert (await claimed_bots(store, -1))[row.id] == 1
    await store.write(TableWrite(change(row, version=3)))
    assert (await claimed_bots(store, -1))[row.id] == 1
    await store.write(TableWrite(change(row, version=4, bot_at=None)))


async def test_a_claim_lasts_as_long_as_it_is_renewed(store: TableStore) -> None:
    row = some_row(bot_at=LONG_AGO)
    await store.create(row)
    assert row.id in await claimed_bots(store, 0.01)
    await store.renew([row.id], 60)
    await asyncio.sleep(0.05)
    assert row.id not in await claimed_bots(store, 60)
    await store.write(TableWrite(change(row, version=2)))
    await store.renew([row.id], 60)  # too late, since the write has released the claim
    assert row.id in await claimed_bots(store, 60)
    await store.write(TableWrite(change(row, version=3, bot_at=None)))


async def test_held_tables_are_listed_with_their_reason(store: TableStore) -> None:
    hold = Hold("error", "ZeroDivisionError: in a rule", replays=True)
    held, old, other = (
        some_row(status="held", progress=ClocksAndOffers(hold=hold)),
        some_row(status="held"),
        some_row(),
    )
    for row in (held, old, other):
        await store.create(row)
    listed = {found.table: found for found in await store.held(10_000)}
    assert listed[held.id] == Held(held.id, held.setup.game, hold)
    assert listed[old.id].hold.kind == "rules"
    assert other.id not in listed
    for row in (held, old):
        await store.write(TableWrite(change(row, version=2, status="over")))


async def test_deadlines_are_claimed_when_service_time_has_passed_them(store: TableStore) -> None:
    now = (await store.beat(1e9)).service_time()
    past, future = some_row(deadline=now - 1e6), some_row(deadline=now + 1000)  # past is the most overdue
    await store.create(past)
    await store.create(future)
    claimed = await store.claim_deadlines(50, 5)
    assert past.id in [claim.table for claim in claimed]
    assert future.id not in [claim.table for claim in claimed]
    for row in (past, future):  # keep workers of other tests away from them
        await store.write(TableWrite(change(row, version=2, deadline=None)))


async def test_a_silence_longer_than_the_grace_is_no_time(store: TableStore) -> None:
    first = await store.beat(1e9)
    await asyncio.sleep(0.2)
    second = await store.beat(1e9)
    assert second.now - first.now >= 0.19
    assert second.service_time() - first.service_time() == pytest.approx(second.now - first.now, abs=1e-3)
    await asyncio.sleep(0.3)
    third = await store.beat(0.1)
    assert third.now - second.now >= 0.29
    assert third.service_time() - second.service_time() < (third.now - second.now) / 2
    assert (await store.clock()).frozen == third.frozen


async def set_clock(store: TableStore, ahead: float) -> None:
    """Make the clock appear to have been set back by `ahead` seconds."""
    if isinstance(store, FileTables):
        beat = await store.clock()
        store.clock_path.write_bytes(
            msgspec.json.encode(ServiceHeartbeat(beat.now + ahead, beat.frozen + ahead))
        )
    else:
        assert isinstance(store, PostgresTables)
        await store.pool.fetch("UPDATE service SET beat = beat + $1, frozen = frozen + $1", ahead)


@pytest.mark.parametrize("ahead", [3600.0, -3600.0])
async def test_service_time_goes_on_over_a_clock_that_is_set(store: TableStore, ahead: float) -> None:
    before = await store.beat(5)
    await set_clock(store, ahead)
    first = await store.beat(5)
    assert first.now == pytest.approx(before.now, abs=60)  # wall time follows the clock
    assert 0 <= first.service_time() - before.service_time() < 1
    await asyncio.sleep(0.2)
    second = await store.beat(5)
    assert second.service_time() - first.service_time() == pytest.approx(second.now - first.now, abs=1e-3)
    assert second.now - first.now >= 0.19


async def test_deadlines_pass_after_a_clock_was_set_back(store: TableStore) -> None:
    now = (await store.beat(5)).service_time()
    row = some_row(deadline=now + 0.1)
    await store.create(row)
    await set_clock(store, 3600)
    await store.beat(5)
    await asyncio.sleep(0.2)
    await store.beat(5)
    assert row.id in [claim.table for claim in await store.claim_deadlines(50, 5)]
    await store.write(TableWrite(change(row, version=2, deadline=None)))


async def test_a_bot_s_turn_comes_at_once_whatever_moment_was_noted(store: TableStore) -> None:
    row = some_row(bot_at=time.time() + 90)  # written by a clock that is or was ahead
    await store.create(row)
    assert row.id in await claimed_bots(store, 5)
    await store.write(TableWrite(change(row, version=2, bot_at=None)))


async def test_a_claim_from_before_the_clock_was_set_back_ends(store: TableStore) -> None:
    row = some_row(bot_at=LONG_AGO)
    await store.create(row)
    assert row.id in await claimed_bots(store, 60)
    if isinstance(store, PostgresTables):  # claims on files do not depend on the wall clock
        query = "UPDATE tables SET claimed_until = claimed_until + 3600 WHERE id = $1"
        await store.pool.fetch(query, row.id)
        assert row.id in await claimed_bots(store, 60)
    assert row.id not in await claimed_bots(store, 60)
    await store.write(TableWrite(change(row, version=2, bot_at=None)))


async def test_rows_the_directory_does_not_know_are_found(store: TableStore) -> None:
    row = some_row()
    await store.create(row)
    assert row.id in [found.id for found in await store.unlisted(1000)]
    await store.listed(row.id, 7, "")
    assert row.id in [found.id for found in await store.unlisted(1000)]
    await store.listed(row.id, 1, "of another write")
    assert row.id in [found.id for found in await store.unlisted(1000)]
    await store.listed(row.id, 1, "")
    assert row.id not in [found.id for found in await store.unlisted(1000)]
    await store.list_again(row.id)
    assert row.id in [found.id for found in await store.unlisted(1000)]
    await store.listed(row.id, 1, "")
    assert row.id not in [found.id for found in await store.unlisted(1000)]


async def test_all_tables_can_be_walked_through(store: TableStore, directory: Directory) -> None:
    rows = [some_row() for _ in range(3)]
    for row in rows:
        await store.create(row)
        await directory.list_table(listing_of(row), 1)
    ids = sorted(row.id for row in rows)
    for walk in (store.ids, directory.ids):
        found = await walk("", 1000)
        assert found == sorted(found)
        assert set(ids) <= set(found)
        assert ids[0] not in await walk(ids[0], 1000)
        assert len(await walk("", 2)) == 2


async def test_tables_with_other_rules_are_listed_in_order(store: TableStore) -> None:
    rows = sorted([some_row(rules="0"), some_row(rules="0"), some_row(rules="2")], key=lambda row: row.id)
    for row in rows:
        await store.create(row)
    old = [row.id for row in rows if row.rules == "0"]
    found = [table for table in await store.outdated("chess", "2", "", 1000) if table in old]
    assert found == old
    assert old[0] not in await store.outdated("chess", "2", old[0], 1000)


async def test_chat_is_kept_in_order(store: TableStore) -> None:
    row = some_row()
    await store.create(row)
    anna = Person("p1", "Anna")
    said = [await store.say(row.id, anna, text) for text in ("hello", "again", "bye")]
    assert await store.chat(row.id, 0, 10) == said
    assert await store.chat(row.id, said[0].id, 10) == said[1:]
    assert await store.chat(row.id, 0, 2) == said[1:]
    assert await store.chat("a-other", 0, 2) == []


async def test_a_line_of_chat_sent_again_is_kept_once(store: TableStore) -> None:
    here, there = some_row(), some_row()
    anna, bela = Person("p1", "Anna"), Person("p2", "Béla")
    for row in (here, there):
        await store.create(row)
    first = await store.say(here.id, anna, "hello", "m1")
    with pytest.raises(Repeated):
        await store.say(here.id, anna, "hello again", "m1")
    assert await store.said(here.id, "p1", "m1") == first
    assert await store.chat(here.id, 0, 10) == [first]
    others = [await store.say(here.id, bela, "hi", "m1"), await store.say(here.id, anna, "bye", "m2")]
    assert await store.chat(here.id, 0, 10) == [first, *others]
    assert (await store.say(there.id, anna, "hello", "m1")).text == "hello"
    assert [(await store.say(here.id, anna, "no id")).text for _ in range(2)] == ["no id", "no id"]
    assert await store.said(here.id, "p1", "") is None
    assert await store.said(here.id, "p1", "m3") is None


async def test_a_message_id_outlives_what_others_erase(store: TableStore) -> None:
    row = some_row()
    await store.create(row)
    anna, bela = Person(f"a{row.id}", "Anna"), Person(f"b{row.id}", "Béla")
    await store.say(row.id, bela, "hi", "m1")
    kept = await store.say(row.id, anna, "hello", "m1")
    assert await store.forget_chat(bela.id, 10) == 1
    assert await store.said(row.id, anna.id, "m1") == kept
    assert await store.said(row.id, bela.id, "m1") is None


async def test_command_ids_of_old_games_are_forgotten(store: TableStore) -> None:
    row = some_row(status="over")
    row = change(row, setup=change(row.setup, ended_at=time.time()))
    await store.create(row)
    await store.write(TableWrite(change(row, version=2), seat=0, command="k", answer=b"{}"))
    assert await store.tidy(1e9) == 0
    await asyncio.sleep(0.02)
    assert await store.tidy(0) >= 1
    assert await store.answer(row.id, 0, "k") is None


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


@pytest.mark.parametrize("cut", [1, 40, 400])
async def test_a_torn_side_file_loses_only_what_was_not_acknowledged(tmp_path: Path, cut: int) -> None:
    store = FileTables(tmp_path)
    row = some_row()
    await store.create(row)
    second = change(row, version=2, last=1)
    await store.write(TableWrite(second, ["h", "one"], 0))
    await store.write(TableWrite(change(row, version=3, last=2), ["two"], 2))
    side = tmp_path / f"{row.id}.table"
    side.write_bytes(side.read_bytes()[:-cut])  # as if the power had failed during the last write
    snapshot = await FileTables(tmp_path).load(row.id)
    assert snapshot is not None
    whole = cut == 1  # only the line feed is missing
    assert snapshot.lines == (["h", "one", "two"] if whole else ["h", "one"])
    assert snapshot.row.version == (3 if whole else 2)
    assert (tmp_path / f"{row.id}.record").read_text() == "".join(f"{line}\n" for line in snapshot.lines)
