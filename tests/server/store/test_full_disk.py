"""Local mode on a disk that is temporarily full loses only what was not acknowledged."""

from __future__ import annotations

import resource
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from kingscourt.server.errors.problems import Later
from kingscourt.server.model.person import Person
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.store.files import journal
from kingscourt.server.store.files.tables import FileTables
from kingscourt.server.tables import seat_commands
from kingscourt.server.tables.table_manager import TableManager
from tests.server.support.managers import ANNA, BELA, config_for, core, file_manager, seated
from tests.server.support.table_rows import some_row

pytestmark = pytest.mark.anyio
PEOPLE = ["anna", "bela"]
Trouble = Callable[[Path], AbstractContextManager[None]]


@contextmanager
def at_most(size: int) -> Iterator[None]:
    """Limit the size of files that this process writes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextmanager
def torn(side: Path) -> Iterator[None]:
    """Fill the disk in the middle of the side file's line."""
    with at_most(side.stat().st_size + 50):
        yield


@contextmanager
def missing(side: Path) -> Iterator[None]:
    """Fill the disk before the side file's line."""
    with at_most(side.stat().st_size):
        yield


@contextmanager
def unflushed(side: Path) -> Iterator[None]:
    """Write the side file's line, but fail to flush it to disk."""
    with pytest.MonkeyPatch.context() as patch:
        flushed = journal.append

        def append(path: Path, text: str) -> None:
            flushed(path, text)
            if path == side:
                raise OSError(5, "Input/output error")

        patch.setattr(journal, "append", append)
        yield


async def move(manager: TableManager, id: str, command: str, which: int) -> None:
    """Play a legal action of the first seat that is asked."""
    position = (await core(manager, id)).position
    seat = position.asked()[0]
    action = position.state.legal(seat)[which].text
    await manager.change(id, seat_commands.do(PEOPLE[seat], seat, [action], None), seat, command)


@pytest.mark.parametrize("trouble", [torn, missing, unflushed])
async def test_what_was_not_acknowledged_never_stands_in_the_place_of_what_was(
    tmp_path: Path, trouble: Trouble
) -> None:
    async with file_manager(config_for(""), tmp_path) as manager:
        id = await seated(manager, [ANNA, BELA])
        await move(manager, id, "first", 0)
        with trouble(tmp_path / f"{id}.table"), pytest.raises(Later):
            await move(manager, id, "lost", 0)
        for number in range(4):
            await move(manager, id, f"{number}", -1)
        before = await manager.store(id).load(id)
    assert before is not None
    again = FileTables(tmp_path)
    assert await again.load(id) == before
    assert await again.answer(id, 0, "lost") is await again.answer(id, 1, "lost") is None
    async with file_manager(config_for(""), tmp_path) as manager:
        assert (await core(manager, id)).position.state.digest() == before.row.digest


async def test_a_journal_that_cannot_be_mended_takes_nothing_until_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with file_manager(config_for(""), tmp_path) as manager:
        id = await seated(manager, [ANNA, BELA])
        side = tmp_path / f"{id}.table"
        whole = side.read_bytes()

        def refuse(*_: object) -> None:
            raise OSError(5, "Input/output error")

        with monkeypatch.context() as patch:
            patch.setattr(journal, "cut", refuse)
            with torn(side), pytest.raises(Later):
                await move(manager, id, "lost", 0)
            with pytest.raises(Later):
                await move(manager, id, "refused", 0)
        assert side.read_bytes()[: len(whole)] == whole
        assert len(side.read_bytes()) == len(whole) + 50
        await move(manager, id, "kept", 0)
        last = (await core(manager, id)).position.last
    snapshot = await FileTables(tmp_path).load(id)
    assert snapshot is not None
    assert snapshot.row.last == last


async def test_tables_talk_and_the_clock_say_that_the_disk_is_full_and_go_on_after_it(tmp_path: Path) -> None:
    store = FileTables(tmp_path)
    row, other = some_row(), some_row()
    await store.create(row)
    anna = Person("p1", "Anna")
    await store.say(row.id, anna, "hello")
    beat = await store.beat(10)
    with at_most((tmp_path / f"{row.id}.chat").stat().st_size + 20):
        with pytest.raises(Unavailable):
            await store.say(row.id, anna, "nobody hears this")
        with pytest.raises(Unavailable):
            await store.create(other)
    with at_most(5), pytest.raises(Unavailable):
        await store.beat(10)
    assert (await store.clock()).now == beat.now
    await store.say(row.id, anna, "again")
    assert [line.text for line in await store.chat(row.id, 0, 10)] == ["hello", "again"]
    assert await store.create(other)
    assert await FileTables(tmp_path).load(other.id) is not None
