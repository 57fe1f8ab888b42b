"""A table is pinned to its rules, and continues under newer ones only if they agree on its position."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from structlog.testing import capture_logs

from kingscourt.server.api.routes.records import record_text
from kingscourt.server.errors.problems import Later, WrongMoment
from kingscourt.server.model.chat_line import ChatLine
from kingscourt.server.model.clocks_and_offers import Hold
from kingscourt.server.model.table_row import TableRow, TableWrite
from kingscourt.server.model.table_setup import Pace
from kingscourt.server.queries.table_summaries import running_table
from kingscourt.server.services.service_facade import Service
from kingscourt.server.stream.table_rooms import Follower, TableRooms
from kingscourt.server.tables import agreements, seat_commands, seating, table_creation
from kingscourt.server.tables.loaded_games import find_game
from kingscourt.server.tables.table_loader import is_newer, load
from kingscourt.server.tables.table_manager import TableManager
from kingscourt.server.worker.background_jobs import make_jobs
from kingscourt.table.record import read_record
from kingscourt.table.replay import replay
from tests.server.support.managers import ANNA, BELA, GAME, core, managers, row_of, seated
from tests.server.support.waiting import TIMEOUT

pytestmark = pytest.mark.anyio


def switch(monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    monkeypatch.setattr(find_game(GAME), "rules_version", version)


async def test_a_table_is_upgraded_on_first_load_by_an_entry_that_all_see(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await seated(manager, [ANNA, BELA])
    manager.drop(id)
    switch(monkeypatch, "7")
    table = await core(manager, id)
    assert [table.entries[-1].kind, table.entries[-1].text] == ["upgrade", "7"]
    assert row_of(manager, id).rules == "7"
    await manager.change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "k")
    snapshot = await manager.store(id).load(id)
    assert snapshot is not None
    again = replay(read_record("\n".join(snapshot.lines)), find_game(GAME))
    assert again.position.state.digest() == snapshot.row.digest


async def test_a_table_whose_digest_differs_is_held_until_rules_agree_again(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await seated(manager, [ANNA, BELA])
    row = row_of(manager, id)
    forged = msgspec.structs.replace(row, version=row.version + 1, digest="of other rules")
    await manager.store(id).write(TableWrite(forged))
    manager.drop(id)
    switch(monkeypatch, "7")
    with pytest.raises(WrongMoment):
        await manager.change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "k")
    assert row_of(manager, id).status == "held"
    assert row_of(manager, id).rules == row.rules
    held = row_of(manager, id)
    await manager.store(id).write(
        TableWrite(msgspec.structs.replace(held, version=held.version + 1, digest=row.digest))
    )
    manager.drop(id)
    await manager.change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "k")
    assert row_of(manager, id).status == "running"


async def test_a_process_does_not_serve_rules_that_it_has_not(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    switch(monkeypatch, "7")
    id = await seated(manager, [ANNA, BELA])
    manager.drop(id)
    switch(monkeypatch, "6")
    with pytest.raises(Later):
        await manager.table(id)


async def test_a_process_with_older_rules_does_not_write_to_a_table_it_had_open(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await seated(manager, [ANNA, BELA])
    old = find_game(GAME).rules_version
    switch(monkeypatch, "99")
    upgraded = (await load(manager.store(id), id, await manager.clock.now("a"), manager.component_files)).row
    switch(monkeypatch, old)
    for _ in range(2):
        with pytest.raises(Later):
            await manager.change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "k")
        with pytest.raises(Later):
            await manager.fresh(id)
    snapshot = await manager.store(id).load(id)
    assert snapshot is not None
    assert snapshot.row == upgraded


async def test_a_table_begun_under_older_rules_elsewhere_is_upgraded_by_those_who_have_newer(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await seated(manager, [ANNA, BELA], joined=False)
    await manager.table(id)
    async with managers(manager.config) as (other,):
        for person in (ANNA, BELA):
            await other.change(id, seating.join(person, None, f"nonce{person.id}", None))
    switch(monkeypatch, "7")
    assert (await manager.fresh(id)).row.rules == "7"


class Follows(Follower):
    """A watcher that counts how often it is woken."""

    seat = None

    def __init__(self) -> None:
        self.woken = 0

    def wake(self) -> None:
        self.woken += 1

    def receive_chat(self, lines: list[ChatLine]) -> None:
        """Ignore chat."""


async def test_entries_that_cannot_be_replayed_here_do_not_end_the_comparison_of_other_tables(
    manager: TableManager,
) -> None:
    broken, fine = [await seated(manager, [ANNA, BELA]) for _ in range(2)]
    rooms, follower = TableRooms(manager, 20.0), Follows()
    await rooms.enter(broken, Follows())
    await rooms.enter(fine, follower)
    running = asyncio.create_task(rooms.run(0.05))
    row = row_of(manager, broken)
    later = msgspec.structs.replace(row, version=row.version + 1, last=row.last + 1)
    line = f'{{"n":{later.last},"seat":0,"do":"an action of the future"}}'
    await manager.store(broken).write(TableWrite(later, [line], later.last, changes_setup=False))
    async with asyncio.timeout(TIMEOUT):
        while manager.known(broken) is not None:
            await asyncio.sleep(0.02)
    assert (await manager.fresh(broken)).row.status == "held"
    row = row_of(manager, fine)
    woken = follower.woken
    await manager.store(fine).write(TableWrite(msgspec.structs.replace(row, version=row.version + 1)))
    async with asyncio.timeout(TIMEOUT):
        while follower.woken == woken:
            await asyncio.sleep(0.02)
    assert not running.done()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def hold(manager: TableManager, id: str, monkeypatch: pytest.MonkeyPatch, version: str) -> TableRow:
    """Let disagreeing newer rules hold a table, and return its row from before."""
    row = row_of(manager, id)
    forged = msgspec.structs.replace(row, version=row.version + 1, digest="of other rules")
    await manager.store(id).write(TableWrite(forged))
    manager.drop(id)
    switch(monkeypatch, version)
    held = (await manager.table(id)).row
    assert held.status == "held"
    await manager.store(id).write(
        TableWrite(msgspec.structs.replace(held, version=held.version + 1, digest=row.digest))
    )
    manager.drop(id)
    return row


async def test_the_rules_that_a_held_table_is_pinned_to_release_it(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = find_game(GAME).rules_version
    id = await seated(manager, [ANNA, BELA])
    row = await hold(manager, id, monkeypatch, "7")
    switch(monkeypatch, old)
    assert id in await manager.store(id).outdated(GAME, old, "", 10_000)
    opened = await manager.table(id)
    assert (opened.row.status, opened.row.rules, opened.row.last) == ("running", old, row.last)
    await manager.change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "k")


async def test_no_clock_runs_while_a_table_is_held(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await seated(manager, [ANNA, BELA], pace=Pace("live", 600, 0))
    await hold(manager, id, monkeypatch, "7")
    a_day_later = await manager.clock.now("a") + 86_400
    released = (await load(manager.store(id), id, a_day_later, manager.component_files)).row
    assert released.status == "running"
    assert released.deadline == pytest.approx(a_day_later + 600, abs=5)


async def test_nothing_is_appended_to_a_held_table(manager: TableManager) -> None:
    """Refuse even a process that has the table open with the rules it is pinned to."""
    id = await seated(manager, [ANNA, BELA])
    await manager.change(id, agreements.offer("anna", 0, "end", -1, "random"), 0)
    row = row_of(manager, id)
    held = msgspec.structs.replace(
        row,
        version=row.version + 1,
        status="held",
        progress=msgspec.structs.replace(row.progress, hold=Hold()),
    )
    await manager.store(id).write(TableWrite(held, changes_setup=False))
    with pytest.raises(WrongMoment):
        await manager.change(
            id, agreements.consent("bela", 1, "end", row.progress.offers[0].id, True, "random"), 1
        )


async def finished(manager: TableManager) -> str:
    id = await seated(manager, [ANNA, BELA])
    await manager.change(id, agreements.resign("anna", 0, "random"), 0)
    assert row_of(manager, id).status == "over"
    return id


async def forge(manager: TableManager, id: str, **facts: object) -> None:
    row = row_of(manager, id)
    forged = msgspec.structs.replace(row, version=row.version + 1, **facts)
    await manager.store(id).write(TableWrite(forged, changes_setup=False))
    manager.drop(id)


async def test_a_finished_game_is_shown_under_newer_rules_if_they_agree(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await finished(manager)
    manager.drop(id)
    switch(monkeypatch, "99")
    assert running_table(await manager.table(id)).position.is_over()


async def test_a_finished_game_of_other_rules_is_not_shown_wrongly_but_its_record_is_given_out(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await finished(manager)
    await forge(manager, id, digest="of older rules")
    switch(monkeypatch, "99")
    for _ in range(2):
        opened = await manager.fresh(id)
        assert opened.row.status == "over"
        with pytest.raises(WrongMoment, match="rules"):
            running_table(opened)
        assert '"reveal"' in await record_text(Service(manager, manager.config), id, BELA)
        # a change of the row, such as a rematch link, must not make it visible again
        await manager.change(id, table_creation.link_rematch("a-elsewhere", 0))
    async with managers(manager.config) as (other,):
        await other.change(id, table_creation.link_rematch("a-again", 0))
    with pytest.raises(WrongMoment, match="rules"):
        running_table(await manager.fresh(id))


async def test_a_finished_log_that_does_not_replay_is_still_given_out(manager: TableManager) -> None:
    id = await finished(manager)
    row = row_of(manager, id)
    later = msgspec.structs.replace(row, version=row.version + 1, last=row.last + 1)
    line = f'{{"n":{later.last},"seat":0,"do":"an action of the past"}}'
    await manager.store(id).write(TableWrite(later, [line], later.last, changes_setup=False))
    manager.drop(id)
    assert line in await record_text(Service(manager, manager.config), id, BELA)


async def test_the_check_of_a_record_leaves_other_rules_to_those_who_have_them(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await finished(manager)
    check = make_jobs(manager.config.directory, manager.store(id), manager.sandbox).tasks["finished"]
    assert await check(table=id)
    switch(monkeypatch, "99")
    with capture_logs() as logs:
        assert not await check(table=id)
    assert [line["log_level"] for line in logs] == ["warning"]


def test_versions_are_compared_as_numbers() -> None:
    assert is_newer("10", "9")
    assert is_newer("1.10", "1.9")
    assert not is_newer("1", "1")
