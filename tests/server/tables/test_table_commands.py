"""Commands on the real store: each is applied once, by one process, or refused with a reason."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingscourt.server.errors.problems import Forbidden, Later
from kingscourt.server.model.table_row import TableWrite
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.tables import seat_commands
from kingscourt.server.tables.draft_change import Answer
from kingscourt.server.tables.loaded_games import find_game
from kingscourt.server.tables.table_manager import TableManager
from kingscourt.table.errors import Refused
from kingscourt.table.record import read_record
from kingscourt.table.verify import verify
from tests.server.support.managers import (
    ANNA,
    BELA,
    CILI,
    config_for,
    core,
    file_manager,
    managers,
    row_of,
    seated,
)

pytestmark = pytest.mark.anyio


@pytest.fixture
async def two(shared_database: str) -> AsyncIterator[list[TableManager]]:
    async with managers(config_for(shared_database), 2) as made:
        yield made


async def play_to_the_end(manager: TableManager, id: str, others: list[TableManager]) -> None:
    """Play first legal actions to the end, alternating between processes."""
    everyone = [manager, *others]
    for step in range(400):
        here = everyone[step % len(everyone)]
        table = await core(here, id)
        position = table.position
        if position.is_over():
            return
        seat = next(seat for seat in position.asked() if seat not in position.slots)
        person = row_of(here, id).setup.seats[seat].person
        action = position.state.legal(seat)[0].text
        await here.change(
            id, seat_commands.do(person, seat, [action], position.posed[seat]), seat, f"c{step}"
        )
    raise AssertionError("the game did not end")


async def lines_of(manager: TableManager, id: str) -> list[str]:
    snapshot = await manager.store(id).load(id)
    assert snapshot is not None
    return snapshot.lines


async def test_a_whole_game_over_two_processes_verifies(two: list[TableManager]) -> None:
    id = await seated(two[0], [ANNA, BELA, CILI])
    await play_to_the_end(two[0], id, two[1:])
    row = row_of(two[0], id)
    lines = await lines_of(two[0], id)
    record = read_record("\n".join([*lines, *row.setup.closing]))
    assert verify(record, find_game(row.setup.game)).draws > 0
    assert row.status == "over"
    assert row.pending == []


async def test_a_whole_game_on_record_files_verifies_and_resumes(tmp_path: Path) -> None:
    async with file_manager(config_for(""), tmp_path) as manager:
        id = await seated(manager, [ANNA, BELA])
        await manager.change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "k")
    async with file_manager(config_for(""), tmp_path) as manager:
        again = await manager.change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "k")
        assert again == Answer((await core(manager, id)).position.last)
        await play_to_the_end(manager, id, [])
        game = find_game(row_of(manager, id).setup.game)
    verify(read_record((tmp_path / f"{id}.record").read_text()), game)


async def test_the_same_command_sent_twice_at_once_to_two_processes_is_applied_once(
    two: list[TableManager],
) -> None:
    id = await seated(two[0], [ANNA, BELA])
    await core(two[1], id)
    before = len(await lines_of(two[0], id))
    act = seat_commands.do("anna", 0, ["look"], None)
    first, second = await asyncio.gather(
        two[0].change(id, act, 0, "k"), two[1].change(id, seat_commands.do("anna", 0, ["look"], None), 0, "k")
    )
    assert first == second
    texts = (await lines_of(two[0], id))[before:]
    assert sum('"do":"look"' in line for line in texts) == 1
    assert await two[1].change(id, act, 0, "k") == first


async def test_of_two_different_commands_at_once_one_wins_and_the_other_hears_why(
    two: list[TableManager],
) -> None:
    id = await seated(two[0], [ANNA, BELA])
    posed = (await core(two[1], id)).position.posed[0]
    results = await asyncio.gather(
        two[0].change(id, seat_commands.do("anna", 0, ["look"], posed), 0, "one"),
        two[1].change(id, seat_commands.do("anna", 0, ["wait"], posed), 0, "two"),
        return_exceptions=True,
    )
    answers = [result for result in results if isinstance(result, Answer)]
    refusals = [result for result in results if isinstance(result, Refused)]
    assert len(answers) == 1
    assert [refused.refusal.rule for refused in refusals] == ["KC-6"]


@pytest.mark.parametrize("round", range(4))
async def test_a_sealed_choice_changed_at_the_last_moment_is_the_old_or_the_new_for_everybody(
    two: list[TableManager], round: int
) -> None:
    id = await seated(two[round % 2], [ANNA, BELA])
    await two[0].change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "w")
    table = await core(two[1], id)
    old, new = (action.text for action in table.position.state.legal(0)[:2])
    answered = await two[0].change(id, seat_commands.do("anna", 0, [old], None), 0, "old")
    assert answered.sealed
    other = table.position.state.legal(1)[0].text
    results = await asyncio.gather(
        two[0].change(id, seat_commands.do("anna", 0, [new], answered.n), 0, "new"),
        two[1].change(id, seat_commands.do("bela", 1, [other], None), 1, "last"),
        return_exceptions=True,
    )
    lines = await lines_of(two[0], id)
    done = [line for line in lines if f'"do":"{old}"' in line or f'"do":"{new}"' in line]
    assert len(done) == 1
    changed = isinstance(results[0], Answer)
    assert (f'"do":"{new}"' in done[0]) == changed
    if not changed:
        assert isinstance(results[0], Refused)
    for manager in two:
        assert (await core(manager, id)).position.slots == {}


async def test_slots_are_durable_and_unknown_to_the_log(two: list[TableManager]) -> None:
    id = await seated(two[0], [ANNA, BELA])
    await two[0].change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "w")
    before = await lines_of(two[0], id)
    table = await core(two[0], id)
    bid = table.position.state.legal(1)[0].text
    await two[0].change(id, seat_commands.do("bela", 1, [bid], None), 1, "s")
    assert await lines_of(two[0], id) == before
    assert (await core(two[1], id)).chosen() == [1]
    assert row_of(two[1], id).pending == [0]


async def test_a_seat_belongs_to_its_person(two: list[TableManager]) -> None:
    id = await seated(two[0], [ANNA, BELA])
    with pytest.raises(Forbidden):
        await two[0].change(id, seat_commands.do("bela", 0, ["wait"], None), 0, "k")
    with pytest.raises(Forbidden):
        await two[0].change(id, seat_commands.undo("cili", 1, None), 1)


async def test_an_unknown_outcome_is_read_from_the_log(
    two: list[TableManager], monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await seated(two[0], [ANNA, BELA])
    store = two[0].store(id)
    write = store.write

    async def commit_and_lose_the_answer(given: TableWrite) -> None:
        await write(given)
        raise Unavailable("connection lost after the commit")

    monkeypatch.setattr(store, "write", commit_and_lose_the_answer)
    with pytest.raises(Later):
        await two[0].change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "k")
    monkeypatch.undo()
    answer = await two[0].change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "k")
    assert sum('"do":"wait"' in line for line in await lines_of(two[0], id)) == 1
    assert answer.n == (await core(two[0], id)).position.last


async def test_undo_is_free_up_to_the_barrier(two: list[TableManager]) -> None:
    id = await seated(two[0], [ANNA, BELA])
    await two[0].change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "w")
    with pytest.raises(Refused):
        await two[1].change(id, seat_commands.undo("anna", 0, None), 0, "u")


async def test_an_undo_names_the_entry_that_it_was_asked_at(
    two: list[TableManager], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A repeated undo, or one that crosses a move, undoes nothing else."""
    monkeypatch.setattr("tests.server.support.managers.GAME", "kingsburg")
    id = await seated(two[0], [ANNA, BELA])
    people, chance, seat = ["anna", "bela"], random.Random(1), 0
    for _ in range(200):
        table = await core(two[0], id)
        if table.can_undo(seat):
            break
        seat = table.position.asked()[0]
        action = chance.choice(table.position.state.legal(seat)).text
        await two[0].change(id, seat_commands.do(people[seat], seat, [action], None), seat)
    last = (await core(two[0], id)).position.last
    with pytest.raises(Refused) as refused:
        await two[1].change(id, seat_commands.undo(people[seat], seat, None, last - 1), seat, "early")
    assert refused.value.refusal.rule == "KC-6"
    answer = await two[1].change(id, seat_commands.undo(people[seat], seat, None, last), seat, "u")
    assert answer.n > last
    assert await two[0].change(id, seat_commands.undo(people[seat], seat, None, last), seat, "u") == answer
    with pytest.raises(Refused) as refused:
        await two[0].change(id, seat_commands.undo(people[seat], seat, None, last), seat, "pressed again")
    assert refused.value.refusal.rule == "KC-6"
    assert (await core(two[0], id)).position.last == answer.n
