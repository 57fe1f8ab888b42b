"""What does and does not hold a table, what its players see, and how play continues."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from prometheus_client import REGISTRY

from heirlooms import steps
from heirlooms.state import Estate
from kingscourt.bots.random_bot import RandomBot
from kingscourt.games.registry import game
from kingscourt.kernel.action import Action
from kingscourt.kernel.errors import WorkExceeded
from kingscourt.server.admin.moderation import release
from kingscourt.server.api.routes.records import record_text
from kingscourt.server.errors.problems import BadRequest, WrongMoment
from kingscourt.server.model.clocks_and_offers import Hold
from kingscourt.server.model.table_row import TableRow, TableWrite
from kingscourt.server.model.table_setup import Pace
from kingscourt.server.people.person_handles import PersonHandles
from kingscourt.server.queries.table_summaries import running_table, table_info
from kingscourt.server.services.service_facade import Service
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.store.postgres.tables import PostgresTables
from kingscourt.server.tables import agreements, seat_commands, seating
from kingscourt.server.tables.draft_change import Draft
from kingscourt.server.tables.held_tables import WORDS
from kingscourt.server.tables.table_manager import TableManager
from kingscourt.server.worker.worker import Worker
from kingscourt.texts.locale_files import LANGUAGES
from tests.server.support.managers import ANNA, BELA, config_for, file_manager, row_of, seated

pytestmark = pytest.mark.anyio
HANDLES = PersonHandles("s" * 32)


def fail(*_: object) -> None:
    raise ZeroDivisionError("the card of Béla is 7")


def run_away(*_: object) -> None:
    raise WorkExceeded("steps", 10, "Turn")


def held_count(reason: str) -> float:
    return REGISTRY.get_sample_value("kingscourt_held_tables_total", {"reason": reason}) or 0.0


async def wait_as_anna(manager: TableManager, id: str, command: str = "k") -> None:
    await manager.change(id, seat_commands.do("anna", 0, ["wait"], None), 0, command)


async def stored(manager: TableManager, id: str) -> TableRow:
    (row,) = await manager.store(id).rows([id])
    return row


@pytest.mark.parametrize(("fault", "kind"), [(fail, "error"), (run_away, "work")])
async def test_an_entry_that_cannot_be_carried_out_holds_its_table(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch, fault: object, kind: str
) -> None:
    id = await seated(manager, [ANNA, BELA], pace=Pace("live", 600, 0))
    other = await seated(manager, [ANNA, BELA])
    counted = held_count(kind)
    monkeypatch.setattr(steps.Turn, "apply", fault)
    with pytest.raises(WrongMoment) as caught:
        await wait_as_anna(manager, id)
    assert "on hold" in caught.value.words("en")
    assert "7" not in caught.value.words("en")
    row = await stored(manager, id)
    assert (row.status, row.deadline, row.bot_at) == ("held", None, None)
    assert row.progress.hold is not None
    assert row.progress.hold.kind == kind
    assert row.progress.hold.detail
    assert [clock.since for clock in row.progress.clocks] == [None, None]
    assert held_count(kind) == counted + 1
    info = table_info(await manager.table(id), "bela", HANDLES)
    assert info.held is not None
    assert (info.held.reason, info.held.detail) == (kind, "")
    assert running_table(await manager.table(id)).position.last == row.last  # the position is still shown
    with pytest.raises(WrongMoment, match="on hold"):
        await manager.change(id, agreements.resign("bela", 1, "random"), 1)
    monkeypatch.undo()
    await wait_as_anna(manager, other)


async def test_a_released_table_goes_on_with_the_time_that_was_left(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await seated(manager, [ANNA, BELA], pace=Pace("live", 600, 0))
    monkeypatch.setattr(steps.Turn, "apply", fail)
    with pytest.raises(WrongMoment):
        await wait_as_anna(manager, id)
    left = (await stored(manager, id)).progress.clocks[0].left
    assert (await release(manager, id)).status == "running"  # too soon, since the rules still fail
    with pytest.raises(WrongMoment):
        await wait_as_anna(manager, id)
    assert (await stored(manager, id)).status == "held"
    monkeypatch.undo()
    row = await release(manager, id)
    assert row.status == "running"
    assert row.progress.hold is None
    assert 0 < row.progress.clocks[0].left <= left
    assert row.deadline is not None
    await wait_as_anna(manager, id)
    with pytest.raises(BadRequest, match="not held"):
        await release(manager, id)


async def test_a_copy_in_memory_that_is_at_fault_holds_nothing(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Replay the log, which is authoritative, before a table is held."""
    id = await seated(manager, [ANNA, BELA])
    before = await manager.table(id)
    right = steps.Turn.apply

    def apply(self: steps.Turn, s: Estate, seat: int, action: Action) -> None:
        if manager.known(id) is before:
            fail()
        right(self, s, seat, action)

    monkeypatch.setattr(steps.Turn, "apply", apply)
    await wait_as_anna(manager, id)
    assert row_of(manager, id).status == "running"


async def test_a_refusal_a_store_that_is_away_and_a_fault_of_the_service_hold_nothing(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await seated(manager, [ANNA, BELA])

    async def broken(_: Draft) -> None:
        raise RuntimeError("a mistake of the service")

    async def away(_: TableWrite) -> None:
        raise Unavailable("for a test")

    async def cancelled(_: Draft) -> None:
        raise asyncio.CancelledError

    for act in (broken, cancelled):
        with pytest.raises((RuntimeError, asyncio.CancelledError)):
            await manager.change(id, act)
    monkeypatch.setattr(manager.store(id), "write", away)
    with pytest.raises(Exception, match="for a test"):
        await wait_as_anna(manager, id)
    monkeypatch.undo()
    with pytest.raises(Exception, match="not possible"):
        await manager.change(id, seat_commands.do("bela", 1, ["wait"], None), 1, "b")
    assert (await stored(manager, id)).status == "running"


async def test_a_fault_of_a_bot_holds_nothing_but_one_of_the_rules_does(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await seated(manager, [ANNA], bots=1)
    await wait_as_anna(manager, id)
    monkeypatch.setattr(RandomBot, "choose", fail)
    worker = Worker(manager)
    await worker.look_at("a")
    await worker.idle()
    assert 1 in (await manager.fresh(id)).row.slots
    monkeypatch.undo()
    other = await seated(manager, [ANNA], bots=1)
    await wait_as_anna(manager, other)
    monkeypatch.setattr(steps.Bidding, "apply", fail)
    await worker.look_at("a")
    await worker.idle()
    assert (await stored(manager, other)).status == "held"


async def test_a_log_at_which_the_rules_fail_holds_the_table(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await seated(manager, [ANNA, BELA])
    await wait_as_anna(manager, id)
    manager.drop(id)
    monkeypatch.setattr(steps.Turn, "apply", fail)
    opened = await manager.table(id)
    assert opened.row.status == "held"
    with pytest.raises(WrongMoment, match="on hold"):
        running_table(opened)
    monkeypatch.undo()
    manager.drop(id)
    assert (await release(manager, id)).status == "running"


async def test_a_table_that_cannot_begin_is_held_and_waits_again_after_the_release(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await seated(manager, [ANNA, BELA], joined=False)
    monkeypatch.setattr(steps.Deal, "resolve", fail)
    await manager.change(id, seating.join(ANNA, None, "nonceanna", None))
    with pytest.raises(WrongMoment):
        await manager.change(id, seating.join(BELA, None, "noncebela", None))
    assert (await stored(manager, id)).status == "held"
    monkeypatch.undo()
    assert (await release(manager, id)).status == "open"
    await manager.change(id, seating.join(BELA, None, "noncebela", None))
    assert (await stored(manager, id)).status == "running"


async def rewrite_box(manager: TableManager, id: str, components: str) -> None:
    """Replace the components as if the value ranges of an earlier version had accepted them."""
    store = manager.store(id)
    assert isinstance(store, PostgresTables)
    await store.pool.fetch("UPDATE tables SET components = $2 WHERE id = $1", id, components)
    manager.drop(id)


BAD_BOX = game("heirlooms").template("cottage").replace("cards = ", "cards = -")


async def test_a_running_table_with_components_outside_the_ranges_is_held_by_name(
    manager: TableManager,
) -> None:
    id = await seated(manager, [ANNA, BELA])
    await rewrite_box(manager, id, BAD_BOX)
    opened = await manager.table(id)
    assert opened.row.status == "held"
    info = table_info(opened, "anna", HANDLES)
    assert info.held is not None
    assert info.held.reason == "components"
    assert "cards" in info.held.detail
    with pytest.raises(WrongMoment, match="cards"):
        await wait_as_anna(manager, id)
    assert (await release(manager, id)).status == "held"
    await rewrite_box(manager, id, game("heirlooms").template("cottage"))
    assert (await release(manager, id)).status == "running"


async def test_a_finished_game_with_such_components_is_not_shown_but_its_record_is_given_out(
    manager: TableManager,
) -> None:
    id = await seated(manager, [ANNA, BELA])
    await manager.change(id, agreements.resign("anna", 0, "random"), 0)
    await rewrite_box(manager, id, BAD_BOX)
    opened = await manager.table(id)
    assert opened.row.status == "over"
    assert table_info(opened, "anna", HANDLES).sourcing.values == 0
    with pytest.raises(WrongMoment):
        running_table(opened)
    assert '"reveal"' in await record_text(Service(manager, manager.config), id, BELA)


async def test_a_local_table_is_held_and_released_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with file_manager(config_for("postgresql://nowhere/none"), tmp_path) as manager:
        id = await seated(manager, [ANNA, BELA])
        monkeypatch.setattr(steps.Turn, "apply", fail)
        with pytest.raises(WrongMoment):
            await wait_as_anna(manager, id)
        monkeypatch.undo()
        assert [held.table for held in await manager.store(id).held(10)] == [id]
        assert (await release(manager, id)).status == "running"
        await wait_as_anna(manager, id)


def test_every_reason_has_words_in_every_language() -> None:
    kinds = msgspec.inspect.type_info(Hold)
    assert isinstance(kinds, msgspec.inspect.StructType)
    (literal,) = [field.type for field in kinds.fields if field.name == "kind"]
    assert isinstance(literal, msgspec.inspect.LiteralType)
    assert set(literal.values) == set(WORDS)
    for language in LANGUAGES:
        page = Path(f"src/kingscourt/server/locale/{language}/problems.ftl").read_text("utf-8")
        client = Path(f"web/src/locale/{language}.ftl").read_text("utf-8")
        for kind, key in WORDS.items():
            assert f"\n{key} = " in page
            assert f"\nweb-held-{kind} = " in client
