"""Lessons at tables: the script in the same change, looks, refusals, undo, and bots afterwards."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from kingscourt.lessons.lesson_files import lesson_of
from kingscourt.server.errors.problems import Forbidden, WrongMoment
from kingscourt.server.model.table_row import OVER, RUNNING
from kingscourt.server.people.person_handles import PersonHandles
from kingscourt.server.queries.table_summaries import table_info
from kingscourt.server.tables import (
    agreements,
    bot_turns,
    lesson_course,
    seat_commands,
    seating,
    table_creation,
)
from kingscourt.server.tables.lesson_creation import lesson_setup
from kingscourt.server.tables.loaded_games import find_game
from kingscourt.server.tables.table_manager import TableManager
from kingscourt.table.entry import ACTION, CHANCE
from kingscourt.table.errors import Refused
from kingscourt.table.record import header_line
from tests.server.support.managers import ANNA, BELA, config_for, core, file_manager, managers, row_of

pytestmark = pytest.mark.anyio
GAME = find_game("heirlooms")
LESSON = lesson_of(GAME, "first")
STEPS = len(LESSON.steps)
change = msgspec.structs.replace


@pytest.fixture(params=["postgres", "files"])
async def manager(
    request: pytest.FixtureRequest, shared_database: str, tmp_path: Path
) -> AsyncIterator[TableManager]:
    if request.param == "files":
        async with file_manager(config_for("", nats=""), tmp_path) as made:
            yield made
    else:
        async with managers(config_for(shared_database)) as several:
            yield several[0]


async def begun(manager: TableManager) -> str:
    id = manager.shards.new_id()
    setup = lesson_setup(GAME, LESSON, ANNA, "en", "quick")
    await manager.store(id).create(table_creation.new_row(id, setup))
    await manager.change(id, seating.join(ANNA, None, "nonce", None))
    return id


async def do(manager: TableManager, id: str, action: str, command: str = "") -> None:
    await manager.change(id, seat_commands.do("anna", 0, [action], None), 0, command)


async def see(manager: TableManager, id: str, step: int, command: str = "") -> None:
    await manager.change(id, seat_commands.see_step("anna", 0, step), 0, command)


async def course(manager: TableManager, id: str) -> tuple[int, str, bool]:
    opened = await manager.fresh(id)
    shown = table_info(opened, "anna", PersonHandles("s" * 32)).lesson
    assert shown is not None
    assert shown.name == "first"
    return shown.step, shown.waits_for, shown.on_script


async def to_the_bid(manager: TableManager) -> str:
    id = await begun(manager)
    await do(manager, id, "look")
    await see(manager, id, 1)
    await do(manager, id, "wait")
    return id


async def moves(manager: TableManager, id: str) -> list[tuple[int, str]]:
    return [(e.seat, e.text) for e in (await core(manager, id)).position.line if e.kind == ACTION]


async def test_an_obedient_learner_comes_to_the_end_and_plays_on_with_bots(manager: TableManager) -> None:
    id = await to_the_bid(manager)
    assert await course(manager, id) == (3, "move", True)
    before = row_of(manager, id).version
    await do(manager, id, "bid 12")
    assert row_of(manager, id).version == before + 1
    assert (await moves(manager, id))[-2:] == [(0, "bid 12"), (1, "bid 9")]
    assert await course(manager, id) == (4, "look", True)
    assert row_of(manager, id).bot_at is None
    await see(manager, id, 4)
    assert (await moves(manager, id))[-1] == (1, "wait")
    await do(manager, id, "bid 17")
    assert await course(manager, id) == (STEPS, "done", True)
    for _ in range(3):
        await manager.change(id, bot_turns.play_bots(5))
        table = await core(manager, id)
        if table.position.is_over():
            break
        assert 0 in table.position.asked()
        await do(manager, id, table.position.state.question(0).default.text)
    assert (await course(manager, id))[:2] == (STEPS, "done")


async def test_a_wrong_command_is_refused_and_nothing_is_written(manager: TableManager) -> None:
    id = await begun(manager)
    before = row_of(manager, id)
    with pytest.raises(Refused) as refused:
        await do(manager, id, "wait", "w")
    assert refused.value.refusal.rule == "KC-10"
    assert (await manager.fresh(id)).row == before
    await do(manager, id, "look", "k")
    with pytest.raises(Refused):  # the step waits for a look
        await do(manager, id, "wait", "w")
    await do(manager, id, "look", "k")  # sent again: the first answer stands
    assert await moves(manager, id) == [(0, "look")]


async def test_a_look_counts_once_and_only_where_it_is_awaited(manager: TableManager) -> None:
    id = await begun(manager)
    for step in (0, 1, STEPS, 1000):
        with pytest.raises(WrongMoment):
            await see(manager, id, step, f"early{step}")
    await do(manager, id, "look")
    assert await course(manager, id) == (1, "look", True)
    await see(manager, id, 0)
    assert await course(manager, id) == (1, "look", True)
    await see(manager, id, 1, "s")
    await see(manager, id, 1, "s")
    await see(manager, id, 1, "again")
    assert await course(manager, id) == (2, "move", True)
    assert row_of(manager, id).progress.seen == 2
    with pytest.raises(WrongMoment):
        await see(manager, id, 2)
    with pytest.raises(Forbidden):
        await manager.change(id, seat_commands.see_step("bela", 0, 1), 0, "x")
    with pytest.raises(Forbidden):
        await manager.change(id, seat_commands.see_step("anna", 1, 1), 1, "y")


async def test_bots_wait_for_the_script(manager: TableManager) -> None:
    id = await to_the_bid(manager)
    before = row_of(manager, id)
    assert 1 in before.pending
    assert before.bot_at is None
    await manager.change(id, bot_turns.play_bots(5))
    assert (await manager.fresh(id)).row == before


async def test_an_undo_goes_back_to_a_move_of_the_learner(manager: TableManager) -> None:
    id = await to_the_bid(manager)
    await do(manager, id, "bid 12")
    await see(manager, id, 4)
    made = await moves(manager, id)
    for command in ("first", "again"):
        await manager.change(id, seat_commands.undo("anna", 0, None), 0, command)
        assert await course(manager, id) == (3, "move", True)
        assert await moves(manager, id) == made[:-3]
        await do(manager, id, "bid 12")  # looked at before, so the script goes on
        assert await moves(manager, id) == made
    drawn = [e.text for e in (await core(manager, id)).position.line if e.kind == CHANCE]
    assert drawn == [text for texts in LESSON.draws.values() for text in texts]


async def test_an_undo_to_an_entry_lets_the_script_repeat_its_own(manager: TableManager) -> None:
    id = await to_the_bid(manager)
    await do(manager, id, "bid 12")
    last = (await core(manager, id)).position.last
    await see(manager, id, 4)  # a rival's move follows; an undo of it alone would be repeated at once
    await manager.change(id, seat_commands.undo("anna", 0, last), 0, "u")
    assert await course(manager, id) == (3, "move", True)
    await manager.change(id, seat_commands.undo("anna", 0, 0), 0, "all")
    assert await course(manager, id) == (0, "move", True)
    with pytest.raises(Refused):
        await manager.change(id, seat_commands.undo("anna", 0, None), 0, "no more")


async def test_an_undo_of_a_jump_goes_back_to_the_move_before_it(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    jump = [*LESSON.steps[:2], change(LESSON.steps[2], is_jump=True), *LESSON.steps[3:]]
    monkeypatch.setattr(lesson_course, "_installed", lambda *_: change(LESSON, steps=jump))
    id = await begun(manager)
    await do(manager, id, "look")
    before = row_of(manager, id).version
    await see(manager, id, 1)
    assert row_of(manager, id).version == before + 1
    assert await moves(manager, id) == [(0, "look"), (0, "wait")]
    assert await course(manager, id) == (2, "look", True)
    await see(manager, id, 2)
    await manager.change(id, seat_commands.undo("anna", 0, None), 0, "u")
    assert await course(manager, id) == (0, "move", True)
    assert await moves(manager, id) == []


async def test_whoever_leaves_the_script_plays_with_bots(manager: TableManager) -> None:
    id = await to_the_bid(manager)
    await do(manager, id, "bid 12")
    await see(manager, id, 4)
    table = await core(manager, id)
    other = next(a.text for a in table.position.state.legal(0) if a.text != "bid 17")
    await do(manager, id, other)
    assert (await course(manager, id))[2] is False or await course(manager, id) == (STEPS, "done", False)
    if 1 in (await core(manager, id)).position.asked():
        assert row_of(manager, id).bot_at is not None


async def test_a_restart_finds_the_same_step(shared_database: str) -> None:
    config = config_for(shared_database)
    async with managers(config) as first:
        id = await to_the_bid(first[0])
    async with managers(config) as second:
        assert await course(second[0], id) == (3, "move", True)
        await do(second[0], id, "bid 12")
        assert await course(second[0], id) == (4, "look", True)


async def test_a_resigned_lesson_is_over(manager: TableManager) -> None:
    id = await begun(manager)
    await manager.change(id, agreements.resign("anna", 0, "random"), 0)
    opened = await manager.fresh(id)
    assert opened.row.status == OVER
    assert table_info(opened, "anna", PersonHandles("s" * 32)).lesson is None


async def test_pausing_and_ending_do_not_break_a_lesson(manager: TableManager) -> None:
    id = await begun(manager)
    await manager.change(id, agreements.offer("anna", 0, "pause", -1, "random"), 0)
    with pytest.raises(WrongMoment):
        await do(manager, id, "look")
    await manager.change(id, agreements.resume("anna", 0), 0)
    await do(manager, id, "look")
    await manager.change(id, agreements.offer("anna", 0, "end", -1, "random"), 0)
    assert (await manager.fresh(id)).row.status == OVER


async def test_a_lesson_that_another_release_has_changed_is_over_and_the_game_goes_on(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await to_the_bid(manager)
    await do(manager, id, "bid 12")
    other = change(LESSON, steps=[change(LESSON.steps[0], moves=["0 wait"]), *LESSON.steps[1:]])
    monkeypatch.setattr(lesson_course, "lesson_of", lambda *_: other)
    lesson_course._installed.cache_clear()
    try:
        opened = await manager.fresh(id)
        assert table_info(opened, "anna", PersonHandles("s" * 32)).lesson is None
        await manager.change(id, bot_turns.play_bots(5))
        assert (await core(manager, id)).position.asked() == [0] or row_of(manager, id).status == RUNNING
    finally:
        lesson_course._installed.cache_clear()


async def test_a_script_that_the_rules_refuse_leaves_the_table_to_its_players(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = [*LESSON.steps[:3], change(LESSON.steps[3], moves=["0 bid 12", "1 bid 1"]), *LESSON.steps[4:]]
    monkeypatch.setattr(lesson_course, "_installed", lambda *_: change(LESSON, steps=bad))
    id = await to_the_bid(manager)
    await do(manager, id, "bid 12")
    assert await course(manager, id) == (3, "script", True)
    assert row_of(manager, id).bot_at is not None
    await manager.change(id, bot_turns.play_bots(5))
    assert (await course(manager, id))[2] is False


async def test_a_rematch_is_an_ordinary_game(manager: TableManager) -> None:
    id = await begun(manager)
    setup = row_of(manager, id).setup
    assert setup.prepared is not None
    assert not setup.public
    assert '"prepared"' in header_line((await core(manager, id)).game_setup)
    assert table_creation.rematch_setup(setup, BELA.id).prepared is None
