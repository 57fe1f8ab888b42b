"""Records of lessons: they verify, name what was prepared, and are not reviewed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from kingscourt.cli.main import app
from kingscourt.lessons.lesson_files import lesson_of
from kingscourt.server.errors.problems import Unknown
from kingscourt.server.reviews.review_desk import check_reviewable
from kingscourt.server.sandbox.tasks.verify_record import verdict_on
from kingscourt.server.tables import agreements, seat_commands, seating, table_creation
from kingscourt.server.tables.lesson_creation import lesson_setup
from kingscourt.server.tables.loaded_games import find_game
from kingscourt.server.tables.table_manager import TableManager
from kingscourt.server.thinking.messages import setup_for_child
from kingscourt.table.record import read_record
from kingscourt.table.verify import verify
from kingscourt.table.wire_types import HeaderLine
from kingscourt.testing.fuzz.records.campaign import check_verified
from tests.server.support.managers import ANNA, config_for, file_manager, row_of

pytestmark = pytest.mark.anyio
GAME = find_game("heirlooms")
LESSON = lesson_of(GAME, "first")


@pytest.fixture
async def manager(tmp_path: Path) -> AsyncIterator[TableManager]:
    async with file_manager(config_for("", nats=""), tmp_path) as made:
        yield made


@pytest.fixture
async def finished(manager: TableManager) -> str:
    """A lesson that was played to its third step, taken back, played again and resigned."""
    id = manager.shards.new_id()
    setup = lesson_setup(GAME, LESSON, ANNA, "en", "quick")
    await manager.store(id).create(table_creation.new_row(id, setup))
    await manager.change(id, seating.join(ANNA, None, "nonce", None))
    await manager.change(id, seat_commands.do("anna", 0, ["look"], None), 0)
    await manager.change(id, seat_commands.undo("anna", 0, 0), 0)
    await manager.change(id, seat_commands.do("anna", 0, ["look"], None), 0)
    await manager.change(id, agreements.resign("anna", 0, "random"), 0)
    return id


async def text_of(manager: TableManager, id: str) -> str:
    snapshot = await manager.store(id).load(id)
    assert snapshot is not None
    return "\n".join([*snapshot.lines, *snapshot.row.setup.closing]) + "\n"


async def test_a_record_names_the_prepared_draws(
    manager: TableManager, finished: str, tmp_path: Path
) -> None:
    text = await text_of(manager, finished)
    record = read_record(text)
    assert record.header.prepared is not None
    assert record.header.prepared.lesson == "first"
    verified = verify(record, GAME)
    drawn = sum(entry.purpose in LESSON.draws for entry in record.entries)
    assert verified.prepared == drawn > 0
    assert verified.draws == 0
    check_verified(text, record, verified)
    verdict = verdict_on(text)
    assert verdict.ok
    assert (verdict.draws, verdict.prepared) == (0, drawn)
    file = tmp_path / "lesson.kingscourt"
    file.write_text(text, "utf-8")
    said = " ".join(CliRunner().invoke(app, ["verify", str(file)]).stdout.split())
    assert f"0 draws, all from its seed; {drawn} more prepared by the lesson 'first'." in " ".join(
        said.split()
    )
    refused = CliRunner().invoke(app, ["review", str(file)])
    assert refused.exit_code != 0


async def test_a_changed_draw_is_found(manager: TableManager, finished: str) -> None:
    text = await text_of(manager, finished)
    first = LESSON.draws["deal"][0]
    changed = text.replace(f'"chance":"deal","out":"{first}"', '"chance":"deal","out":"11"', 1)
    assert changed != text
    verdict = verdict_on(changed)
    assert not verdict.ok
    assert "the lesson gives" in verdict.problem


async def test_draws_of_another_lesson_or_of_none_do_not_fit(manager: TableManager, finished: str) -> None:
    header, _, rest = (await text_of(manager, finished)).partition("\n")
    line = msgspec.json.decode(header, type=HeaderLine)
    assert line.prepared is not None
    other = {**line.prepared.draws, "deal": ["11", *line.prepared.draws["deal"][1:]]}
    for prepared in (None, msgspec.structs.replace(line.prepared, draws=other)):
        changed = msgspec.json.encode(msgspec.structs.replace(line, prepared=prepared)).decode()
        assert not verdict_on(f"{changed}\n{rest}").ok


async def test_a_lesson_is_not_reviewed(manager: TableManager, finished: str) -> None:
    with pytest.raises(Unknown) as refused:
        check_reviewable(await manager.fresh(finished))
    assert "lesson" in str(refused.value.__dict__)


async def test_a_bot_is_not_told_what_will_be_drawn(manager: TableManager, finished: str) -> None:
    assert setup_for_child(row_of(manager, finished).setup).prepared is None
