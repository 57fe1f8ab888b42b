"""One suite for every store: lines of chat."""

from __future__ import annotations

import pytest

from kingscourt.server.model.person import Person
from kingscourt.server.store.contract import Repeated, TableStore
from tests.server.support.table_rows import some_row

pytestmark = pytest.mark.anyio


async def test_chat_is_kept_in_order(store: TableStore) -> None:
    row = some_row()
    await store.create(row)
    anna = Person("p1", "Anna")
    said = [await store.say(row.id, anna, text) for text in ("hello", "again", "bye")]
    assert await store.chat(row.id, 0, 10) == said
    assert await store.chat(row.id, said[0].id, 10) == said[1:]
    assert await store.chat(row.id, 0, 2) == said[1:]
    assert await store.chat("a-other", 0, 2) == []


async def test_a_line_of_chat_sent_again_is_kept_once(store: TableStore) -> None:
    here, there = some_row(), some_row()
    anna, bela = Person("p1", "Anna"), Person("p2", "Béla")
    for row in (here, there):
        await store.create(row)
    first = await store.say(here.id, anna, "hello", "m1")
    with pytest.raises(Repeated):
        await store.say(here.id, anna, "hello again", "m1")
    assert await store.said(here.id, "p1", "m1") == first
    assert await store.chat(here.id, 0, 10) == [first]
    others = [await store.say(here.id, bela, "hi", "m1"), await store.say(here.id, anna, "bye", "m2")]
    assert await store.chat(here.id, 0, 10) == [first, *others]
    assert (await store.say(there.id, anna, "hello", "m1")).text == "hello"
    assert [(await store.say(here.id, anna, "no id")).text for _ in range(2)] == ["no id", "no id"]
    assert await store.said(here.id, "p1", "") is None
    assert await store.said(here.id, "p1", "m3") is None


async def test_a_message_id_outlives_what_others_erase(store: TableStore) -> None:
    row = some_row()
    await store.create(row)
    anna, bela = Person(f"a{row.id}", "Anna"), Person(f"b{row.id}", "Béla")
    await store.say(row.id, bela, "hi", "m1")
    kept = await store.say(row.id, anna, "hello", "m1")
    assert await store.forget_chat(bela.id, 10) == 1
    assert await store.said(row.id, anna.id, "m1") == kept
    assert await store.said(row.id, bela.id, "m1") is None
