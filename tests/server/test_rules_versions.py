"""Rules are pinned to a table; it goes on under newer ones only when both agree on where it stands."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest
from structlog.testing import capture_logs

from kingscourt.server.api.records import record_text
from kingscourt.server.desk.desk import Desk
from kingscourt.server.errors.problems import Later, WrongMoment
from kingscourt.server.model.person import ChatLine
from kingscourt.server.model.row import Row, Write
from kingscourt.server.model.setup import Pace
from kingscourt.server.showing.tables import running_table
from kingscourt.server.stream.rooms import Follower, Rooms
from kingscourt.server.tables import moves, seating, talk
from kingscourt.server.tables.games import find_game
from kingscourt.server.tables.house import House
from kingscourt.server.tables.loading import is_newer, load
from kingscourt.server.work.jobs import make_jobs
from kingscourt.table.record import read_record
from kingscourt.table.replay import replay
from tests.server.houses import ANNA, BELA, GAME, config_for, core, houses, row_of, seated
from tests.server.waiting import PATIENCE

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(shared_database: str) -> AsyncIterator[House]:
    async with houses(config_for(shared_database)) as made:
        yield made[0]


def switch(monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    monkeypatch.setattr(find_game(GAME), "rules_version", version)


async def test_a_table_is_upgraded_on_first_load_by_an_entry_that_all_see(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await seated(house, [ANNA, BELA])
    house.drop(id)
    switch(monkeypatch, "7")
    table = await core(house, id)
    assert [table.entries[-1].kind, table.entries[-1].text] == ["upgrade", "7"]
    assert row_of(house, id).rules == "7"
    await house.change(id, moves.do("anna", 0, ["wait"], None), 0, "k")
    snapshot = await house.store(id).load(id)
    assert snapshot is not None
    again = replay(read_record("\n".join(snapshot.lines)), find_game(GAME))
    assert again.position.state.digest() == snapshot.row.digest


async def test_a_table_whose_digest_differs_is_held_until_rules_agree_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await seated(house, [ANNA, BELA])
    row = row_of(house, id)
    forged = msgspec.structs.replace(row, version=row.version + 1, digest="of other rules")
    await house.store(id).write(Write(forged))
    house.drop(id)
    switch(monkeypatch, "7")
    with pytest.raises(WrongMoment):
        await house.change(id, moves.do("anna", 0, ["wait"], None), 0, "k")
    assert row_of(house, id).status == "held"
    assert row_of(house, id).rules == row.rules
    held = row_of(house, id)
    await house.store(id).write(
        Write(msgspec.structs.replace(held, version=held.version + 1, digest=row.digest))
    )
    house.drop(id)
    await house.change(id, moves.do("anna", 0, ["wait"], None), 0, "k")
    assert row_of(house, id).status == "running"


async def test_a_process_does_not_serve_rules_that_it_has_not(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    switch(monkeypatch, "7")
    id = await seated(house, [ANNA, BELA])
    house.drop(id)
    switch(monkeypatch, "6")
    with pytest.raises(Later):
        await house.table(id)


async def test_a_process_with_older_rules_does_not_write_to_a_table_it_had_open(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await seated(house, [ANNA, BELA])
    old = find_game(GAME).rules_version
    switch(monkeypatch, "99")
    upgraded = (await load(house.store(id), id, await house.clock.now("a"), house.boxes)).row
    switch(monkeypatch, old)
    for _ in range(2):
        with pytest.raises(Later):
            await house.change(id, moves.do("anna", 0, ["wait"], None), 0, "k")
        with pytest.raises(Later):
            await house.fresh(id)
    snapshot = await house.store(id).load(id)
    assert snapshot is not None
    assert snapshot.row == upgraded


async def test_a_table_begun_under_older_rules_elsewhere_is_upgraded_by_those_who_have_newer(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await seated(house, [ANNA, BELA], joined=False)
    await house.table(id)
    async with houses(house.config) as (other,):
        for person in (ANNA, BELA):
            await other.change(id, seating.join(person, None, f"nonce{person.id}", None))
    switch(monkeypatch, "7")
    assert (await house.fresh(id)).row.rules == "7"


class Follows(Follower):
    """Somebody who only looks on."""

    seat = None

    def __init__(self) -> None:
        self.woken = 0

    def wake(self) -> None:
        self.woken += 1

    def hear(self, lines: list[ChatLine]) -> None:
        """Nothing is said."""


async def test_entries_that_cannot_be_replayed_here_do_not_end_the_comparison_of_other_tables(
    house: House,
) -> None:
    broken, fine = [await seated(house, [ANNA, BELA]) for _ in range(2)]
    rooms, follower = Rooms(house, 20.0), Follows()
    await rooms.enter(broken, Follows())
    await rooms.enter(fine, follower)
    running = asyncio.create_task(rooms.run(0.05))
    row = row_of(house, broken)
    later = msgspec.structs.replace(row, version=row.version + 1, last=row.last + 1)
    line = f'{{"n":{later.last},"seat":0,"do":"an action of the future"}}'
    await house.store(broken).write(Write(later, [line], later.last, changes_setup=False))
    async with asyncio.timeout(PATIENCE):
        while house.known(broken) is not None:
            await asyncio.sleep(0.02)
    assert (await house.fresh(broken)).row.status == "held"
    row = row_of(house, fine)
    woken = follower.woken
    await house.store(fine).write(Write(msgspec.structs.replace(row, version=row.version + 1)))
    async with asyncio.timeout(PATIENCE):
        while follower.woken == woken:
            await asyncio.sleep(0.02)
    assert not running.done()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def hold(house: House, id: str, monkeypatch: pytest.MonkeyPatch, version: str) -> Row:
    """What newer rules that disagree do to a table; the row before."""
    row = row_of(house, id)
    forged = msgspec.structs.replace(row, version=row.version + 1, digest="of other rules")
    await house.store(id).write(Write(forged))
    house.drop(id)
    switch(monkeypatch, version)
    held = (await house.table(id)).row
    assert held.status == "held"
    await house.store(id).write(
        Write(msgspec.structs.replace(held, version=held.version + 1, digest=row.digest))
    )
    house.drop(id)
    return row


async def test_the_rules_that_a_held_table_is_pinned_to_release_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = find_game(GAME).rules_version
    id = await seated(house, [ANNA, BELA])
    row = await hold(house, id, monkeypatch, "7")
    switch(monkeypatch, old)
    assert id in await house.store(id).outdated(GAME, old, "", 10_000)
    opened = await house.table(id)
    assert (opened.row.status, opened.row.rules, opened.row.last) == ("running", old, row.last)
    await house.change(id, moves.do("anna", 0, ["wait"], None), 0, "k")


async def test_no_clock_runs_while_a_table_is_held(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    id = await seated(house, [ANNA, BELA], pace=Pace("live", 600, 0))
    await hold(house, id, monkeypatch, "7")
    a_day_later = await house.clock.now("a") + 86_400
    released = (await load(house.store(id), id, a_day_later, house.boxes)).row
    assert released.status == "running"
    assert released.deadline == pytest.approx(a_day_later + 600, abs=5)


async def test_nothing_is_appended_to_a_held_table(house: House) -> None:
    """Not even by a process that has the table open with the rules it is pinned to."""
    id = await seated(house, [ANNA, BELA])
    await house.change(id, talk.offer("anna", 0, "end", -1, "random"), 0)
    row = row_of(house, id)
    await house.store(id).write(
        Write(msgspec.structs.replace(row, version=row.version + 1, status="held"), changes_setup=False)
    )
    with pytest.raises(WrongMoment):
        await house.change(id, talk.answer("bela", 1, "end", row.course.offers[0].id, True, "random"), 1)


async def finished(house: House) -> str:
    id = await seated(house, [ANNA, BELA])
    await house.change(id, talk.resign("anna", 0, "random"), 0)
    assert row_of(house, id).status == "over"
    return id


async def forge(house: House, id: str, **facts: object) -> None:
    row = row_of(house, id)
    forged = msgspec.structs.replace(row, version=row.version + 1, **facts)
    await house.store(id).write(Write(forged, changes_setup=False))
    house.drop(id)


async def test_a_finished_game_is_shown_under_newer_rules_if_they_agree(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await finished(house)
    house.drop(id)
    switch(monkeypatch, "99")
    assert running_table(await house.table(id)).position.is_over()


async def test_a_finished_game_of_other_rules_is_not_shown_wrongly_but_its_record_is_given_out(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await finished(house)
    await forge(house, id, digest="of older rules")
    switch(monkeypatch, "99")
    for _ in range(2):
        opened = await house.fresh(id)
        assert opened.row.status == "over"
        with pytest.raises(WrongMoment, match="rules"):
            running_table(opened)
        assert '"reveal"' in await record_text(Desk(house, house.config), id, BELA)
        # a change of the row, such as the link to a rematch, must not bring it back
        await house.change(id, seating.link_rematch("a-elsewhere"))
    async with houses(house.config) as (other,):
        await other.change(id, seating.link_rematch("a-again"))
    with pytest.raises(WrongMoment, match="rules"):
        running_table(await house.fresh(id))


async def test_a_finished_log_that_does_not_replay_is_still_given_out(house: House) -> None:
    id = await finished(house)
    row = row_of(house, id)
    later = msgspec.structs.replace(row, version=row.version + 1, last=row.last + 1)
    line = f'{{"n":{later.last},"seat":0,"do":"an action of the past"}}'
    await house.store(id).write(Write(later, [line], later.last, changes_setup=False))
    house.drop(id)
    assert line in await record_text(Desk(house, house.config), id, BELA)


async def test_the_check_of_a_record_leaves_other_rules_to_those_who_have_them(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await finished(house)
    check = make_jobs(house.config.directory, house.store(id), house.sandbox).tasks["finished"]
    assert await check(table=id)
    switch(monkeypatch, "99")
    with capture_logs() as logs:
        assert not await check(table=id)
    assert [line["log_level"] for line in logs] == ["warning"]


def test_versions_are_compared_as_numbers() -> None:
    assert is_newer("10", "9")
    assert is_newer("1.10", "1.9")
    assert not is_newer("1", "1")
