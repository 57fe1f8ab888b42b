"""What holds a table and what does not; what people at it read; how it goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
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
from kingscourt.server.admin.releasing import release
from kingscourt.server.api.records import record_text
from kingscourt.server.desk.desk import Desk
from kingscourt.server.errors.problems import BadRequest, WrongMoment
from kingscourt.server.model.course import Hold
from kingscourt.server.model.row import Row, Write
from kingscourt.server.model.setup import Pace
from kingscourt.server.people.handles import Handles
from kingscourt.server.showing.tables import running_table, table_info
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.store.postgres import PostgresTables
from kingscourt.server.tables import moves, seating, talk
from kingscourt.server.tables.draft import Draft
from kingscourt.server.tables.holding import WORDS
from kingscourt.server.tables.house import House
from kingscourt.server.work.worker import Worker
from kingscourt.texts.bundle import LANGUAGES
from tests.server.houses import ANNA, BELA, config_for, file_house, houses, row_of, seated

pytestmark = pytest.mark.anyio
HANDLES = Handles("s" * 32)


@pytest.fixture
async def house(shared_database: str) -> AsyncIterator[House]:
    async with houses(config_for(shared_database)) as made:
        yield made[0]


def fail(*_: object) -> None:
    raise ZeroDivisionError("the card of Béla is 7")


def run_away(*_: object) -> None:
    raise WorkExceeded("steps", 10, "Turn")


def held_count(reason: str) -> float:
    return REGISTRY.get_sample_value("kingscourt_held_tables_total", {"reason": reason}) or 0.0


async def wait_as_anna(house: House, id: str, command: str = "k") -> None:
    await house.change(id, moves.do("anna", 0, ["wait"], None), 0, command)


async def stored(house: House, id: str) -> Row:
    (row,) = await house.store(id).rows([id])
    return row


@pytest.mark.parametrize(("fault", "kind"), [(fail, "error"), (run_away, "work")])
async def test_an_entry_that_cannot_be_carried_out_holds_its_table(
    house: House, monkeypatch: pytest.MonkeyPatch, fault: object, kind: str
) -> None:
    id = await seated(house, [ANNA, BELA], pace=Pace("live", 600, 0))
    other = await seated(house, [ANNA, BELA])
    counted = held_count(kind)
    monkeypatch.setattr(steps.Turn, "apply", fault)
    with pytest.raises(WrongMoment) as caught:
        await wait_as_anna(house, id)
    assert "held" in caught.value.words("en")
    assert "7" not in caught.value.words("en")
    row = await stored(house, id)
    assert (row.status, row.deadline, row.bot_at) == ("held", None, None)
    assert row.course.hold is not None
    assert row.course.hold.kind == kind
    assert row.course.hold.detail
    assert [clock.since for clock in row.course.clocks] == [None, None]
    assert held_count(kind) == counted + 1
    info = table_info(await house.table(id), "bela", HANDLES)
    assert info.held is not None
    assert (info.held.reason, info.held.detail) == (kind, "")
    assert running_table(await house.table(id)).position.last == row.last  # the position is still shown
    with pytest.raises(WrongMoment, match="held"):
        await house.change(id, talk.resign("bela", 1, "random"), 1)
    monkeypatch.undo()
    await wait_as_anna(house, other)


async def test_a_released_table_goes_on_with_the_time_that_was_left(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await seated(house, [ANNA, BELA], pace=Pace("live", 600, 0))
    monkeypatch.setattr(steps.Turn, "apply", fail)
    with pytest.raises(WrongMoment):
        await wait_as_anna(house, id)
    left = (await stored(house, id)).course.clocks[0].left
    assert (await release(house, id)).status == "running"  # too soon
    with pytest.raises(WrongMoment):
        await wait_as_anna(house, id)
    assert (await stored(house, id)).status == "held"
    monkeypatch.undo()
    row = await release(house, id)
    assert row.status == "running"
    assert row.course.hold is None
    assert 0 < row.course.clocks[0].left <= left
    assert row.deadline is not None
    await wait_as_anna(house, id)
    with pytest.raises(BadRequest, match="not held"):
        await release(house, id)


async def test_a_copy_in_memory_that_is_at_fault_holds_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log tells the truth, so it is asked before a table is held."""
    id = await seated(house, [ANNA, BELA])
    before = await house.table(id)
    right = steps.Turn.apply

    def apply(self: steps.Turn, s: Estate, seat: int, action: Action) -> None:
        if house.known(id) is before:
            fail()
        right(self, s, seat, action)

    monkeypatch.setattr(steps.Turn, "apply", apply)
    await wait_as_anna(house, id)
    assert row_of(house, id).status == "running"


async def test_a_refusal_a_store_that_is_away_and_a_fault_of_the_service_hold_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await seated(house, [ANNA, BELA])

    async def broken(_: Draft) -> None:
        raise RuntimeError("a mistake of the service")

    async def away(_: Write) -> None:
        raise Unavailable("for a test")

    async def cancelled(_: Draft) -> None:
        raise asyncio.CancelledError

    for act in (broken, cancelled):
        with pytest.raises((RuntimeError, asyncio.CancelledError)):
            await house.change(id, act)
    monkeypatch.setattr(house.store(id), "write", away)
    with pytest.raises(Exception, match="for a test"):
        await wait_as_anna(house, id)
    monkeypatch.undo()
    with pytest.raises(Exception, match="not possible"):
        await house.change(id, moves.do("bela", 1, ["wait"], None), 1, "b")
    assert (await stored(house, id)).status == "running"


async def test_a_fault_of_a_bot_holds_nothing_but_one_of_the_rules_does(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await seated(house, [ANNA], bots=1)
    await wait_as_anna(house, id)
    monkeypatch.setattr(RandomBot, "choose", fail)
    worker = Worker(house)
    await worker.look_at("a")
    await worker.idle()
    assert 1 in (await house.fresh(id)).row.slots
    monkeypatch.undo()
    other = await seated(house, [ANNA], bots=1)
    await wait_as_anna(house, other)
    monkeypatch.setattr(steps.Bidding, "apply", fail)
    await worker.look_at("a")
    await worker.idle()
    assert (await stored(house, other)).status == "held"


async def test_a_log_at_which_the_rules_fail_holds_the_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await seated(house, [ANNA, BELA])
    await wait_as_anna(house, id)
    house.drop(id)
    monkeypatch.setattr(steps.Turn, "apply", fail)
    opened = await house.table(id)
    assert opened.row.status == "held"
    with pytest.raises(WrongMoment, match="held"):
        running_table(opened)
    monkeypatch.undo()
    house.drop(id)
    assert (await release(house, id)).status == "running"


async def test_a_table_that_cannot_begin_is_held_and_waits_again_after_the_release(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await seated(house, [ANNA, BELA], joined=False)
    monkeypatch.setattr(steps.Deal, "resolve", fail)
    await house.change(id, seating.join(ANNA, None, "nonceanna", None))
    with pytest.raises(WrongMoment):
        await house.change(id, seating.join(BELA, None, "noncebela", None))
    assert (await stored(house, id)).status == "held"
    monkeypatch.undo()
    assert (await release(house, id)).status == "open"
    await house.change(id, seating.join(BELA, None, "noncebela", None))
    assert (await stored(house, id)).status == "running"


async def rewrite_box(house: House, id: str, components: str) -> None:
    """As if the box had been accepted when the table was made, by the ranges of then."""
    store = house.store(id)
    assert isinstance(store, PostgresTables)
    await store.pool.fetch("UPDATE tables SET components = $2 WHERE id = $1", id, components)
    house.drop(id)


BAD_BOX = game("heirlooms").template("cottage").replace("cards = ", "cards = -")


async def test_a_running_table_with_components_outside_the_ranges_is_held_by_name(house: House) -> None:
    id = await seated(house, [ANNA, BELA])
    await rewrite_box(house, id, BAD_BOX)
    opened = await house.table(id)
    assert opened.row.status == "held"
    info = table_info(opened, "anna", HANDLES)
    assert info.held is not None
    assert info.held.reason == "components"
    assert "cards" in info.held.detail
    with pytest.raises(WrongMoment, match="cards"):
        await wait_as_anna(house, id)
    assert (await release(house, id)).status == "held"
    await rewrite_box(house, id, game("heirlooms").template("cottage"))
    assert (await release(house, id)).status == "running"


async def test_a_finished_game_with_such_components_is_not_shown_but_its_record_is_given_out(
    house: House,
) -> None:
    id = await seated(house, [ANNA, BELA])
    await house.change(id, talk.resign("anna", 0, "random"), 0)
    await rewrite_box(house, id, BAD_BOX)
    opened = await house.table(id)
    assert opened.row.status == "over"
    assert table_info(opened, "anna", HANDLES).sourcing.values == 0
    with pytest.raises(WrongMoment):
        running_table(opened)
    assert '"reveal"' in await record_text(Desk(house, house.config), id, BELA)


async def test_a_local_table_is_held_and_released_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with file_house(config_for("postgresql://nowhere/none"), tmp_path) as house:
        id = await seated(house, [ANNA, BELA])
        monkeypatch.setattr(steps.Turn, "apply", fail)
        with pytest.raises(WrongMoment):
            await wait_as_anna(house, id)
        monkeypatch.undo()
        assert [held.table for held in await house.store(id).held(10)] == [id]
        assert (await release(house, id)).status == "running"
        await wait_as_anna(house, id)


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
