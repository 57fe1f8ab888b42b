"""Agreements between players, and seats that change hands."""

from __future__ import annotations

import msgspec
import pytest

from kingscourt.server.errors.problems import BadRequest, WrongMoment
from kingscourt.server.model.table_setup import Pace
from kingscourt.server.tables import agreements, bot_turns, seat_commands
from kingscourt.server.tables.draft_change import Draft
from kingscourt.server.tables.table_manager import Act, TableManager
from kingscourt.table.errors import Refused
from tests.server.support.managers import (
    ANNA,
    BELA,
    CILI,
    core,
    row_of,
    seated,
)

pytestmark = pytest.mark.anyio
BOT = "random"
change = msgspec.structs.replace


def shown(manager: TableManager, id: str, kind: str) -> int:
    """Id under which an offer is shown, or 0 if there is none."""
    return next((offer.id for offer in row_of(manager, id).progress.offers if offer.kind == kind), 0)


async def test_undo_beyond_a_barrier_needs_everybody(manager: TableManager) -> None:
    id = await seated(manager, [ANNA, BELA, CILI])
    start = (await core(manager, id)).position.last
    await manager.change(id, seat_commands.do("anna", 0, ["look"], None), 0, "k")
    seen = (await core(manager, id)).position.state.digest()
    await manager.change(id, agreements.offer("anna", 0, "undo", start, BOT), 0)
    await manager.change(id, agreements.consent("bela", 1, "undo", shown(manager, id, "undo"), True, BOT), 1)
    assert (await core(manager, id)).position.state.digest() == seen
    await manager.change(id, agreements.consent("cili", 2, "undo", shown(manager, id, "undo"), True, BOT), 2)
    table = await core(manager, id)
    assert table.entries[-1].kind == "undo"
    assert table.entries[-1].target == start
    assert row_of(manager, id).progress.offers == []


async def test_an_offer_can_be_turned_down_and_goes_stale(manager: TableManager) -> None:
    id = await seated(manager, [ANNA, BELA])
    start = (await core(manager, id)).position.last
    await manager.change(id, agreements.offer("anna", 0, "end", -1, BOT), 0)
    with pytest.raises(WrongMoment):
        await manager.change(id, agreements.offer("bela", 1, "end", -1, BOT), 1)
    await manager.change(id, agreements.consent("bela", 1, "end", shown(manager, id, "end"), False, BOT), 1)
    assert row_of(manager, id).progress.offers == []
    await manager.change(id, seat_commands.do("anna", 0, ["look"], None), 0, "k")
    await manager.change(id, agreements.offer("anna", 0, "undo", start, BOT), 0)
    await manager.change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "w")
    assert row_of(manager, id).progress.offers == []


async def test_a_yes_to_one_offer_is_none_to_the_next(manager: TableManager) -> None:
    id = await seated(manager, [ANNA, BELA])
    start = (await core(manager, id)).position.last
    await manager.change(id, seat_commands.do("anna", 0, ["look"], None), 0, "k")
    last = (await core(manager, id)).position.last
    await manager.change(id, agreements.offer("anna", 0, "undo", last - 1, BOT), 0)
    small = shown(manager, id, "undo")
    await manager.change(id, agreements.consent("anna", 0, "undo", small, False, BOT), 0)
    await manager.change(id, agreements.offer("anna", 0, "undo", start, BOT), 0)
    assert shown(manager, id, "undo") != small
    for agrees in (True, False):
        with pytest.raises(WrongMoment):
            await manager.change(id, agreements.consent("bela", 1, "undo", small, agrees, BOT), 1)
    assert [offer.yes for offer in row_of(manager, id).progress.offers] == [[0]]
    assert (await core(manager, id)).position.last == last


async def test_a_yes_to_a_removal_is_none_to_the_removal_of_another(manager: TableManager) -> None:
    id = await seated(manager, [ANNA, BELA, CILI])
    await manager.change(id, _misses(2, 1))
    await manager.change(id, _misses(1, 1))
    await manager.change(id, agreements.offer("anna", 0, "remove", 2, BOT), 0)
    first = shown(manager, id, "remove")
    await manager.change(id, agreements.consent("anna", 0, "remove", first, False, BOT), 0)
    await manager.change(id, agreements.offer("cili", 2, "remove", 1, BOT), 2)
    with pytest.raises(WrongMoment):
        await manager.change(id, agreements.consent("anna", 0, "remove", first, True, BOT), 0)
    assert (await core(manager, id)).position.bots == {}


async def test_an_agreed_end_ranks_nobody_and_reveals_the_seed(manager: TableManager) -> None:
    id = await seated(manager, [ANNA, BELA])
    await manager.change(id, agreements.offer("anna", 0, "end", -1, BOT), 0)
    await manager.change(id, agreements.consent("bela", 1, "end", shown(manager, id, "end"), True, BOT), 1)
    row = row_of(manager, id)
    assert row.status == "over"
    assert row.setup.closing[0].startswith('{"result":[]')
    assert row.setup.seed in row.setup.closing[1]


async def test_a_pause_stops_commands_and_clocks(manager: TableManager) -> None:
    id = await seated(manager, [ANNA, BELA], pace=Pace("live", 600, 5))
    assert row_of(manager, id).deadline is not None
    await manager.change(id, agreements.offer("anna", 0, "pause", -1, BOT), 0)
    await manager.change(
        id, agreements.consent("bela", 1, "pause", shown(manager, id, "pause"), True, BOT), 1
    )
    assert row_of(manager, id).deadline is None
    with pytest.raises(WrongMoment):
        await manager.change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "k")
    await manager.change(id, agreements.resume("bela", 1), 1)
    row = row_of(manager, id)
    assert row.deadline is not None
    await manager.change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "k")


async def test_resigning_with_two_ends_the_game_with_three_a_bot_plays_on(manager: TableManager) -> None:
    id = await seated(manager, [ANNA, BELA])
    await manager.change(id, agreements.resign("anna", 0, BOT), 0)
    assert row_of(manager, id).status == "over"
    id = await seated(manager, [ANNA, BELA, CILI])
    await manager.change(id, agreements.resign("anna", 0, BOT), 0)
    table = await core(manager, id)
    assert [entry.kind for entry in table.entries[-2:]] == ["resign", "takeover"]
    assert row_of(manager, id).bot_at is not None
    with pytest.raises(WrongMoment):
        await manager.change(id, agreements.come_back("anna", 0), 0)
    with pytest.raises(WrongMoment):
        await manager.change(id, agreements.resign("anna", 0, BOT), 0)


async def test_unless_a_host_names_a_bot_the_level_that_answers_at_first_sight_takes_over(
    manager: TableManager,
) -> None:
    id = await seated(manager, [ANNA, BELA, CILI])
    await manager.change(id, agreements.resign("anna", 0, manager.config.takeover_bot), 0)
    assert (await core(manager, id)).position.bots == {0: "knight"}


async def test_removal_by_vote_needs_a_missed_deadline_and_the_person_can_come_back(
    manager: TableManager,
) -> None:
    id = await seated(manager, [ANNA, BELA, CILI], pace=Pace("live", 10, 0))
    with pytest.raises(WrongMoment):
        await manager.change(id, agreements.offer("bela", 1, "remove", 0, BOT), 1)

    async def an_hour_later(draft: Draft) -> None:
        draft.now += 3600
        await bot_turns.miss_deadlines(5, BOT)(draft)

    await manager.change(id, an_hour_later)
    assert row_of(manager, id).progress.missed == [1, 0, 0]
    assert (await core(manager, id)).entries[-1].text == "wait"
    await manager.change(id, agreements.offer("bela", 1, "remove", 0, BOT), 1)
    await manager.change(
        id, agreements.consent("cili", 2, "remove", shown(manager, id, "remove"), True, BOT), 2
    )
    table = await core(manager, id)
    assert table.position.bots == {0: BOT}
    with pytest.raises(WrongMoment):
        await manager.change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "k")
    await manager.change(id, agreements.come_back("anna", 0), 0)
    assert (await core(manager, id)).position.bots == {}
    assert row_of(manager, id).progress.missed == [0, 0, 0]


def _misses(seat: int, count: int) -> Act:
    async def act(draft: Draft) -> None:
        draft.missed(seat, count)

    return act


async def test_a_seat_has_no_say_in_its_own_removal(manager: TableManager) -> None:
    id = await seated(manager, [ANNA, BELA, CILI])
    await manager.change(id, _misses(2, 1))
    await manager.change(id, agreements.offer("anna", 0, "remove", 2, BOT), 0)
    for agrees in (False, True):
        with pytest.raises(WrongMoment):
            await manager.change(
                id,
                agreements.consent("cili", 2, "remove", shown(manager, id, "remove"), agrees, BOT),
                2,
            )
    assert [offer.yes for offer in row_of(manager, id).progress.offers] == [[0]]
    await manager.change(
        id, agreements.consent("bela", 1, "remove", shown(manager, id, "remove"), True, BOT), 1
    )
    assert (await core(manager, id)).position.bots == {2: BOT}


async def test_an_absent_opponent_s_game_is_neither_rewound_nor_ended(manager: TableManager) -> None:
    id = await seated(manager, [ANNA, BELA])
    start = (await core(manager, id)).position.last
    await manager.change(id, seat_commands.do("anna", 0, ["look"], None), 0, "k")
    await manager.change(id, _misses(1, 1))
    await manager.change(id, agreements.offer("anna", 0, "remove", 1, BOT), 0)  # nobody else needs to agree
    assert (await core(manager, id)).position.bots == {1: BOT}
    for target in (0, start):
        with pytest.raises(Refused):
            await manager.change(id, agreements.offer("anna", 0, "undo", target, BOT), 0)
        with pytest.raises(Refused):
            await manager.change(id, seat_commands.undo("anna", 0, target), 0, f"u{target}")
    await manager.change(id, agreements.offer("anna", 0, "end", -1, BOT), 0)
    assert row_of(manager, id).status == "running"
    await manager.change(id, agreements.consent("bela", 1, "end", shown(manager, id, "end"), False, BOT), 1)
    assert row_of(manager, id).progress.offers == []


async def test_who_is_away_is_asked_and_can_agree(manager: TableManager) -> None:
    id = await seated(manager, [ANNA, BELA, CILI])
    await manager.change(id, _misses(1, 1))
    await manager.change(id, agreements.offer("anna", 0, "remove", 1, BOT), 0)
    await manager.change(
        id, agreements.consent("cili", 2, "remove", shown(manager, id, "remove"), True, BOT), 2
    )
    start = (await core(manager, id)).position.last - 1  # before the takeover
    await manager.change(id, seat_commands.do("anna", 0, ["look"], None), 0, "k")
    await manager.change(id, agreements.offer("anna", 0, "undo", start, BOT), 0)
    await manager.change(id, agreements.consent("cili", 2, "undo", shown(manager, id, "undo"), True, BOT), 2)
    assert (await core(manager, id)).position.epoch == 0
    await manager.change(id, agreements.consent("bela", 1, "undo", shown(manager, id, "undo"), True, BOT), 1)
    table = await core(manager, id)
    assert next(entry for entry in reversed(table.entries) if entry.kind == "undo").by == [0, 1, 2]
    assert table.position.epoch == 1


async def test_a_removal_needs_all_others_there_or_not(manager: TableManager) -> None:
    id = await seated(manager, [ANNA, BELA, CILI])
    for seat in (1, 2):
        await manager.change(id, _misses(seat, 1))
    await manager.change(id, agreements.offer("anna", 0, "remove", 1, BOT), 0)
    await manager.change(
        id, agreements.consent("cili", 2, "remove", shown(manager, id, "remove"), True, BOT), 2
    )
    await manager.change(id, agreements.offer("anna", 0, "remove", 2, BOT), 0)
    assert (await core(manager, id)).position.bots == {1: BOT}


async def test_one_person_with_bots_has_free_undo_only_where_the_table_says_so(manager: TableManager) -> None:
    id = await seated(manager, [ANNA], bots=1)
    start = (await core(manager, id)).position.last
    await manager.change(id, seat_commands.do("anna", 0, ["look"], None), 0, "k")
    with pytest.raises(Refused):
        await manager.change(id, seat_commands.undo("anna", 0, start), 0, "u")
    with pytest.raises(Refused):
        await manager.change(id, agreements.offer("anna", 0, "undo", start, BOT), 0)
    id = await seated(manager, [ANNA], bots=1, undo="free")
    await manager.change(id, seat_commands.do("anna", 0, ["look"], None), 0, "k")
    await manager.change(id, seat_commands.undo("anna", 0, None), 0, "u")
    table = await core(manager, id)
    assert any(entry.kind == "undo" and entry.target == start for entry in table.entries)
    snapshot = await manager.store(id).load(id)
    assert snapshot is not None
    assert '"undo":"free"' in snapshot.lines[0]
    with pytest.raises(BadRequest):
        await seated(manager, [ANNA, BELA], bots=1, undo="free")


async def test_who_plays_on_is_not_removed(manager: TableManager) -> None:
    id = await seated(manager, [ANNA, BELA, CILI])
    await manager.change(id, _misses(0, 1))
    await manager.change(id, agreements.offer("bela", 1, "remove", 0, BOT), 1)
    await manager.change(id, seat_commands.do("anna", 0, ["wait"], None), 0, "k")
    assert row_of(manager, id).progress.offers == []
    with pytest.raises(WrongMoment):
        await manager.change(
            id, agreements.consent("cili", 2, "remove", shown(manager, id, "remove"), True, BOT), 2
        )
    assert (await core(manager, id)).position.bots == {}


async def test_who_has_resigned_has_no_say_any_more(manager: TableManager) -> None:
    id = await seated(manager, [ANNA, BELA, CILI])
    await manager.change(id, agreements.resign("cili", 2, BOT), 2)
    with pytest.raises(WrongMoment):
        await manager.change(id, agreements.offer("cili", 2, "end", -1, BOT), 2)
    await manager.change(id, agreements.offer("anna", 0, "pause", -1, BOT), 0)
    with pytest.raises(WrongMoment):
        await manager.change(
            id, agreements.consent("cili", 2, "pause", shown(manager, id, "pause"), False, BOT), 2
        )
    await manager.change(
        id, agreements.consent("bela", 1, "pause", shown(manager, id, "pause"), True, BOT), 1
    )
    with pytest.raises(WrongMoment):
        await manager.change(id, agreements.resume("cili", 2), 2)
    assert row_of(manager, id).progress.paused


async def test_what_those_who_stay_have_agreed_to_does_not_wait_for_who_resigns(
    manager: TableManager,
) -> None:
    id = await seated(manager, [ANNA, BELA, CILI])
    await manager.change(id, agreements.offer("anna", 0, "end", -1, BOT), 0)
    await manager.change(id, agreements.consent("bela", 1, "end", shown(manager, id, "end"), True, BOT), 1)
    await manager.change(id, agreements.resign("cili", 2, BOT), 2)
    assert row_of(manager, id).status == "over"


async def test_a_pause_ends_with_the_last_person(manager: TableManager) -> None:
    id = await seated(manager, [ANNA, BELA], bots=1)
    await manager.change(id, agreements.offer("anna", 0, "pause", -1, BOT), 0)
    await manager.change(
        id, agreements.consent("bela", 1, "pause", shown(manager, id, "pause"), True, BOT), 1
    )
    await manager.change(id, agreements.resign("anna", 0, BOT), 0)
    assert row_of(manager, id).progress.paused
    await manager.change(id, agreements.resign("bela", 1, BOT), 1)
    assert row_of(manager, id).status == "over" or row_of(manager, id).bot_at is not None
