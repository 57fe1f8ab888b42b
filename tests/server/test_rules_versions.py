"""Rules are pinned to a table; it goes on under newer ones only when both agree on where it stands."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
import pytest

from kingscourt.server.model.row import Write
from kingscourt.server.problems import Later, WrongMoment
from kingscourt.server.tables import moves
from kingscourt.server.tables.games import find_game
from kingscourt.server.tables.house import House
from kingscourt.server.tables.loading import is_newer
from kingscourt.table.record import read_record
from kingscourt.table.replay import replay
from tests.server.houses import ANNA, BELA, GAME, config_for, core, houses, row_of, seated

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


def test_versions_are_compared_as_numbers() -> None:
    assert is_newer("10", "9")
    assert is_newer("1.10", "1.9")
    assert not is_newer("1", "1")
