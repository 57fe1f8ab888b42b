"""Personal settings (days off, mutes, blocks), which survive sessions and processes."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from kingscourt.server.api.wire_types import DaysShown, Joining, MyDaysOff, NewDaysOff, NewSeat, NewTable
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import ServerRefusal
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.errors.problems import BadRequest, WrongMoment
from kingscourt.server.model.days_off import DaysOff
from kingscourt.server.model.table_setup import Pace
from kingscourt.server.people.days_off import accounted, checked, left_in
from kingscourt.server.services.service_facade import Service
from kingscourt.server.tables import bot_turns
from kingscourt.server.tables.days_off_calendar import DAY
from kingscourt.server.tables.draft_change import Draft
from tests.server.support.live_server import Live, live
from tests.server.support.managers import ANNA, config_for, file_manager, row_of
from tests.server.support.players import company, guests, new_table

pytestmark = pytest.mark.anyio
GAME = "heirlooms"
A_DAY = Pace("days", days=1)


@pytest.fixture
async def two(shared_database: str) -> AsyncIterator[list[Live]]:
    config = config_for(shared_database)
    async with live(config) as one, live(config) as other:
        yield [one, other]


@pytest.fixture
async def people(two: list[Live]) -> AsyncIterator[list[Client]]:
    async with company([one.url for one in two], ["Anna", "Béla", "Cili"]) as clients:
        yield clients


@pytest.fixture(autouse=True)
def one_day() -> None:
    """Make sure that midnight does not fall within a test."""
    left = DAY - time.time() % DAY
    if left < 60:
        time.sleep(left + 1)


def days_from_now(first: int, count: int) -> list[str]:
    today = datetime.fromtimestamp(time.time(), UTC).date()
    return [str(today + timedelta(days=first + n)) for n in range(count)]


async def deadline(client: Client, id: str) -> float:
    """Days until the first clock runs out."""
    clock = await client._get(f"/api/tables/{id}/clock", msgspec.Raw)
    found = msgspec.json.decode(clock)["deadline"]
    assert isinstance(found, float)
    return (found - time.time()) / DAY


async def test_clocks_do_not_run_on_days_off_from_the_moment_they_are_set(people: list[Client]) -> None:
    anna, bela, _ = people
    id = await new_table([anna, bela], GAME, pace=A_DAY)
    live_id = await new_table([anna, bela], GAME, pace=Pace("live", 600, 5))
    assert await deadline(anna, id) == pytest.approx(1, abs=0.01)
    off = await anna.set_days_off(NewDaysOff(dates=days_from_now(0, 3)))
    assert off == await anna.days_off() == DaysOff(dates=days_from_now(0, 3))
    stands_still = 3 - (time.time() % DAY) / DAY
    assert await deadline(bela, id) == pytest.approx(1 + stands_still, abs=0.01)
    assert (await anna.table(id)).seats[0].off == DaysShown(off.weekdays, off.dates)
    assert await deadline(bela, live_id) < 0.01
    await anna.set_days_off(NewDaysOff())
    assert await deadline(bela, id) == pytest.approx(1, abs=0.01)


async def test_days_off_go_along_to_tables_joined_later_on_another_process(people: list[Client]) -> None:
    anna, bela, _ = people
    await bela.set_days_off(NewDaysOff(dates=days_from_now(0, 5), offset=0))
    id = await new_table([bela, anna], GAME, pace=A_DAY)
    assert await deadline(anna, id) > 4


async def test_nobody_misses_a_deadline_on_a_day_off(people: list[Client], two: list[Live]) -> None:
    anna, bela, _ = people
    id = await new_table([anna, bela], GAME, pace=A_DAY)
    await anna.set_days_off(NewDaysOff(dates=days_from_now(0, 8)))
    manager = two[0].manager

    async def later(draft: Draft, days: float) -> None:
        draft.now += days * DAY
        await bot_turns.miss_deadlines(5, "random")(draft)

    await manager.fresh(id)
    await manager.change(id, lambda draft: later(draft, 6))
    assert row_of(manager, id).progress.missed == []
    await manager.change(id, lambda draft: later(draft, 10))
    assert row_of(manager, id).progress.missed == [1, 0]


async def test_days_off_in_local_mode_outlive_a_restart(tmp_path: Path) -> None:
    wish = NewTable(GAME, [NewSeat("me"), NewSeat("device", "Béla")], pace=A_DAY)
    for session in range(2):
        async with file_manager(config_for(""), tmp_path) as manager:
            service = Service(manager, manager.config)
            await service.people.add(ANNA)
            if session == 0:
                await manager.directory.set_days_off(ANNA.id, DaysOff(dates=days_from_now(0, 5)))
            made = await service.tables.create(ANNA, wish)
            opened = await service.tables.join(made.row.id, ANNA, Joining("abc"))
            assert opened.row.deadline is not None
            assert opened.row.deadline - time.time() > 4 * DAY


def test_days_off_are_real_days_that_are_not_over() -> None:
    past, future = days_from_now(-3, 1)[0], days_from_now(3, 1)[0]
    wish = NewDaysOff([6, 5, 6], [future, past, future], 60)
    assert checked(wish, time.time()) == DaysOff([5, 6], [future], 60)
    with pytest.raises(BadRequest):
        checked(NewDaysOff(dates=["2027-02-30"]), time.time())


def years_off(first: date, count: int) -> list[str]:
    return [str(first + timedelta(days=n)) for n in range(count)]


def test_single_days_off_are_an_allowance_for_each_year() -> None:
    """Thirty days that could be renewed before they ended would stop a clock indefinitely."""
    new_year = datetime(2030, 1, 1, tzinfo=UTC)
    kept = DaysOff()
    for days, dates in ((0, years_off(new_year.date(), 20)), (25, years_off(date(2030, 2, 1), 10))):
        now = (new_year + timedelta(days=days)).timestamp()
        kept = accounted(kept, DaysOff(dates=dates), 30, now)
        assert kept.dates == dates
    assert left_in(kept, 30, now) == 0
    with pytest.raises(WrongMoment):
        accounted(kept, DaysOff(dates=[*kept.dates, "2030-12-24"]), 30, now)
    other_year = accounted(kept, DaysOff(dates=[*kept.dates, "2031-12-24"]), 30, now)
    assert left_in(other_year, 30, now) == 0
    fewer = accounted(kept, DaysOff(dates=kept.dates[:5]), 30, now)  # future days are given back
    assert left_in(fewer, 30, now) == 5
    later = datetime(2031, 1, 1, tzinfo=UTC).timestamp()
    assert left_in(accounted(kept, DaysOff(), 30, later), 30, later) == 30


def test_a_day_that_has_begun_is_used_and_another_time_zone_makes_it_another_day() -> None:
    noon = datetime(2030, 5, 5, 12, tzinfo=UTC).timestamp()
    kept = accounted(DaysOff(), DaysOff(dates=["2030-05-05"]), 2, noon)
    kept = accounted(kept, DaysOff(), 2, noon)
    assert left_in(kept, 2, noon) == 1
    again = accounted(kept, DaysOff(dates=["2030-05-05"]), 2, noon)
    assert left_in(again, 2, noon) == 1
    elsewhere = accounted(again, DaysOff(dates=["2030-05-05"], offset=-600), 2, noon)
    assert left_in(elsewhere, 2, noon) == 0


def test_weekdays_off_do_not_wander_through_the_week() -> None:
    now = datetime(2030, 5, 5, 12, tzinfo=UTC).timestamp()
    kept = DaysOff()
    for weekdays in ([5], [5, 6], [6, 0], [5, 6]):
        kept = accounted(kept, DaysOff(weekdays), 30, now)
    with pytest.raises(WrongMoment):
        accounted(kept, DaysOff([6, 1]), 30, now + 29 * DAY)
    assert accounted(kept, DaysOff([6, 1]), 30, now + 31 * DAY).weekdays == [6, 1]


async def test_the_service_keeps_count_of_days_off_and_tells_nobody_else(shared_database: str) -> None:
    async with live(config_for(shared_database, days_off_per_year=3)) as server:
        anna, bela = await guests([server.url], ["Anna", "Béla"])
        async with anna, bela:
            id = await new_table([anna, bela], GAME, pace=A_DAY)
            await anna.set_days_off(NewDaysOff(dates=days_from_now(0, 1)))
            await anna.set_days_off(NewDaysOff())
            body = await anna._send("PUT", "/api/me/days-off", NewDaysOff(dates=days_from_now(0, 1)))
            mine = msgspec.json.decode(body, type=MyDaysOff)
            assert (mine.dates, mine.allowance, mine.left) == (days_from_now(0, 1), 3, 2)
            assert await anna._get("/api/me/days-off", MyDaysOff) == mine
            assert (await bela.table(id)).seats[0].off == DaysShown(dates=days_from_now(0, 1))
            with pytest.raises(ServerRefusal) as told:
                await anna.set_days_off(NewDaysOff(dates=[f"2090-01-0{day}" for day in range(1, 5)]))
            assert told.value.body.code == "wrong-moment"
            assert await deadline(bela, id) > 1 - 0.01


async def test_mutes_survive_sessions_and_processes(people: list[Client], two: list[Live]) -> None:
    anna, bela, cili = people
    id = await new_table([anna, bela], GAME)
    who = (await anna.table(id)).seats[1].person
    async with Feed(anna, id, 0) as own, Feed(bela, id, 1) as other, Feed(cili, id, None) as watcher:
        await anna.mute(who)
        await other.say("one")
        await watcher.until(lambda: len(watcher.lines) == 1)
    anna.url = two[1].url
    async with Client(two[1].url, anna.token) as again:
        assert await again.muted() == [who]
        async with Feed(again, id, 0) as own, Feed(bela, id, 1) as other, Feed(cili, id, None) as watcher:
            await other.say("two")
            await watcher.until(lambda: len(watcher.lines) == 1)
            assert own.lines == []
            assert await again.chat(id) == []
            assert await again.mute(who, muted=False) == []  # takes effect at once, also on the open stream
            await other.say("three")
            # the second line may still be on its way to this process, and is then received as well
            await own.until(lambda: bool(own.lines) and own.lines[-1].text == "three")
            assert len(await again.chat(id)) == 3


async def test_the_blocked_get_no_seat_at_my_tables_and_are_not_read(people: list[Client]) -> None:
    anna, bela, cili = people
    (who,) = await anna.block((await bela.me()).id)
    info = await anna.create(NewTable(GAME, [NewSeat("me"), NewSeat("open"), NewSeat("open")]))
    with pytest.raises(ServerRefusal) as told:
        await bela.join(info.id)
    assert told.value.body.code == "forbidden"
    await cili.join(info.id)
    for refused in (bela.seat(info.id, None).say("let me in"), bela.table(info.id), bela.chat(info.id)):
        with pytest.raises(ServerRefusal) as told:
            await refused
        assert told.value.body.code == "forbidden"
    await anna.block(who, blocked=False)
    assert (await bela.join(info.id)).seats[2].is_you
