"""Practice tables in both stores: where they begin, what they keep secret, and what becomes of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from kingscourt.cli.main import app
from kingscourt.kernel.chance import FastRandom
from kingscourt.lessons.rule_book_files import position_names, position_of
from kingscourt.review.review import review_of
from kingscourt.review.telling.tell import document_of_review
from kingscourt.server.api.wire_types_of_practice import GamePractice, PracticeInfo, RulePractice
from kingscourt.server.errors.problems import BadRequest, Problem, TooMany, Unknown, WrongMoment
from kingscourt.server.model.person import Person
from kingscourt.server.model.table_row import OVER, RUNNING
from kingscourt.server.people import erasure
from kingscourt.server.people.data_export import tables_of
from kingscourt.server.people.person_handles import PersonHandles
from kingscourt.server.queries.past_positions import position_then
from kingscourt.server.queries.table_summaries import table_info
from kingscourt.server.reviews.review_desk import check_reviewable
from kingscourt.server.sandbox.tasks.verify_record import verdict_on
from kingscourt.server.services.service_facade import Service
from kingscourt.server.tables import agreements, bot_turns, practice_creation, seat_commands
from kingscourt.server.tables.live_table import LiveTable
from kingscourt.server.tables.loaded_games import find_game, table_of
from kingscourt.table.position import Position
from kingscourt.table.record import read_record
from kingscourt.table.table import Table
from kingscourt.table.view_steps import document_of
from tests.server.support.finished_games import finished_game, play_on, running_game
from tests.server.support.managers import ANNA, BELA, CILI, config_for, file_manager, managers
from tests.server.support.reviews import QUICK

pytestmark = pytest.mark.anyio
TITLES = ["kingsburg", "royals", "rival_kings", "paladins"]
HANDLES = PersonHandles("s" * 32)


@pytest.fixture(params=["postgres", "files"])
async def service(
    request: pytest.FixtureRequest, shared_database: str, tmp_path: Path
) -> AsyncIterator[Service]:
    if request.param == "files":
        config = config_for("", nats="", bot_pauses=False)
        async with file_manager(config, tmp_path) as made:
            yield Service(made, config)
    else:
        config = config_for(shared_database, bot_pauses=False)
        async with managers(config) as several:
            yield Service(several[0], config)


@pytest.fixture
async def local(tmp_path: Path) -> AsyncIterator[Service]:
    """For what does not depend on the store."""
    config = config_for("", nats="", bot_pauses=False)
    async with file_manager(config, tmp_path) as made:
        yield Service(made, config)


async def practise(service: Service, id: str, person: Person, wish: GamePractice) -> LiveTable:
    return await service.practice.after_game(id, person, wish, "en")


def core(opened: LiveTable) -> Table:
    assert opened.table is not None
    return opened.table


async def moments(service: Service, id: str) -> list[Position]:
    """Every position of a game in which a seat is asked and none has chosen in secret."""
    opened = await service.manager.fresh(id)
    found = [await position_then(opened, n) for n in range(core(opened).position.last)]
    return [
        position
        for position in found
        if position.asked() and practice_creation.question_before(position) == position.last
    ]


async def record_of(service: Service, id: str) -> str:
    snapshot = await service.manager.store(id).load(id)
    assert snapshot is not None
    return "\n".join([*snapshot.lines, *snapshot.row.setup.closing]) + "\n"


async def test_a_practice_table_begins_where_the_seat_was(service: Service) -> None:
    id = await finished_game(service.manager, "kingsburg", [ANNA, BELA], bots=1)
    old = (await moments(service, id))[40]
    opened = await practise(service, id, BELA, GamePractice(n=old.last, level="knight", names=["Aldric"]))
    info = table_info(opened, BELA.id, HANDLES)
    assert (info.status, info.public, info.undo, info.pace.kind) == (RUNNING, False, "free", "none")
    assert [(seat.kind, seat.name, seat.level) for seat in info.seats] == [
        ("bot", "Aldric", "knight"),
        ("person", "Béla", ""),
        ("bot", "knight", "knight"),
    ]
    assert info.practice == PracticeInfo(id, old.last)
    assert info.lesson is None
    table = core(opened)
    game = table.game_setup.game
    assert document_of(game.view(table.position.state, 1)) == document_of(game.view(old.state, 1))
    with pytest.raises(Unknown):
        await service.tables.see(opened.row.id, ANNA.id)


async def test_it_is_played_to_the_end_and_its_record_verifies(service: Service, tmp_path: Path) -> None:
    id = await finished_game(service.manager, "rival_kings", [ANNA, BELA])
    old = (await moments(service, id))[8]
    opened = await practise(service, id, ANNA, GamePractice(n=old.last))
    own = opened.row.id
    await service.manager.change(own, play_on())
    text = await record_of(service, own)
    assert verdict_on(text).ok
    start = read_record(text).header.start
    assert start is not None
    assert (start.seat, len(start.entries)) == (0, len(old.line))
    file = tmp_path / "practice.kingscourt"
    file.write_text(text, "utf-8")
    said = " ".join(CliRunner().invoke(app, ["verify", str(file)]).stdout.split())
    assert f"practice, begun after {len(old.line)} entries of a game." in said


async def test_a_practice_game_can_be_reviewed(local: Service) -> None:
    id = await finished_game(local.manager, "heirlooms", [ANNA, BELA])
    own = (await practise(local, id, ANNA, GamePractice(n=8))).row.id
    await local.manager.change(own, play_on())
    check_reviewable(await local.manager.fresh(own))
    record = read_record(await record_of(local, own))
    review = review_of(record, find_game("heirlooms"), effort=QUICK)
    assert document_of_review(review, record, find_game("heirlooms")).headline.key


async def test_everything_can_be_undone_but_nothing_before_the_start(service: Service) -> None:
    id = await finished_game(service.manager, "heirlooms", [ANNA, BELA])
    old = next(position for position in (await moments(service, id))[3:] if 0 in position.asked())
    opened = await practise(service, id, ANNA, GamePractice(n=old.last))
    before = core(opened).position.state.digest()
    action = core(opened).position.state.legal(0)[0].text
    own = opened.row.id
    await service.manager.change(own, seat_commands.do("anna", 0, [action], None), 0)
    await service.manager.change(own, seat_commands.undo("anna", 0, None), 0)
    table = core(await service.manager.fresh(own))
    assert table.position.state.digest() == before
    assert not table.can_undo(0)


async def test_bots_answer(service: Service) -> None:
    id = await finished_game(service.manager, "heirlooms", [ANNA, BELA])
    old = next(position for position in (await moments(service, id))[3:] if position.asked() == [1])
    opened = await practise(service, id, ANNA, GamePractice(n=old.last))
    assert opened.row.bot_at is not None
    await service.manager.change(opened.row.id, bot_turns.play_bots(60))
    table = core(await service.manager.fresh(opened.row.id))
    assert table.position.is_over() or 0 in table.position.asked()


async def test_a_request_sent_again_gets_the_first_table(service: Service) -> None:
    id = await finished_game(service.manager, "heirlooms", [ANNA, BELA])
    n = (await moments(service, id))[2].last
    first = (await practise(service, id, ANNA, GamePractice(n=n, id="k"))).row.id
    assert (await practise(service, id, ANNA, GamePractice(n=n, id="k"))).row.id == first
    assert (await practise(service, id, BELA, GamePractice(n=n, id="k"))).row.id != first
    assert (await practise(service, id, ANNA, GamePractice(n=n))).row.id != first


async def test_an_export_names_it_and_an_erasure_leaves_a_valid_record(service: Service) -> None:
    person = Person(f"x{service.manager.shards.new_id()[-8:]}", "Xantippa")
    await service.manager.directory.add_person(person)
    id = await finished_game(service.manager, "heirlooms", [person, BELA])
    n = (await moments(service, id))[3].last
    own = (await practise(service, id, person, GamePractice(n=n))).row.id
    other = (await practise(service, id, BELA, GamePractice(n=n))).row.id
    assert {table.id for table in await tables_of(service.manager, person.id)} == {id, own}
    await service.manager.change(own, play_on())
    assert (await erasure.erase(service.manager, person.id)).missed == 0
    for table in (id, own, other):
        text = await record_of(service, table)
        row = (await service.manager.store(table).rows([table]))[0]
        assert "Xantippa" not in text + msgspec.json.encode(row).decode()
        assert person.id not in msgspec.json.encode(row).decode()
    assert verdict_on(await record_of(service, own)).ok
    await service.manager.change(other, play_on())  # begun after a game that one of its people has left
    assert verdict_on(await record_of(service, other)).ok


async def test_practice_of_practice_and_again_from_the_same_position(service: Service) -> None:
    id = await finished_game(service.manager, "royals", [ANNA, BELA])
    n = (await moments(service, id))[10].last
    first = (await practise(service, id, ANNA, GamePractice(n=n))).row.id
    await service.manager.change(first, play_on())
    again = await service.tables.rematch(first, ANNA)
    old, new = (await service.manager.fresh(first)).row.setup.practice, again.row.setup.practice
    assert old is not None
    assert new is not None
    assert (new.entries, new.seat, new.table) == (old.entries, old.seat, id)
    assert new.seed != old.seed
    m = (await moments(service, first))[4]
    second = await practise(service, first, ANNA, GamePractice(n=m.last))
    game = core(second).game_setup.game
    assert document_of(game.view(core(second).position.state, 0)) == document_of(game.view(m.state, 0))
    await service.manager.change(second.row.id, play_on())
    assert verdict_on(await record_of(service, second.row.id)).ok


async def test_practice_cannot_follow_practice_for_ever(
    local: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice_creation, "MOST_BEFORE", 1)
    id = await finished_game(local.manager, "heirlooms", [ANNA, BELA])
    first = (await practise(local, id, ANNA, GamePractice(n=6))).row.id
    await local.manager.change(first, play_on())
    with pytest.raises(WrongMoment) as refused:
        await practise(local, first, ANNA, GamePractice(n=0))
    assert "practice games" in refused.value.words("en")


@pytest.mark.parametrize("title", TITLES)
async def test_every_position_of_a_game_can_be_practised_or_is_refused_in_words(
    local: Service, title: str
) -> None:
    """Secret choices are opened one after the other; in between, the question comes back to all."""
    id = await finished_game(local.manager, title, [ANNA, BELA])
    opened = await local.manager.fresh(id)
    last = core(opened).position.last
    who = practice_creation.Practising(ANNA, "", [], "en", "quick")
    for n in range(0, last + 1, max(1, last // 60)):
        position = await position_then(opened, n)
        try:
            asked = practice_creation.question_before(position)
        except WrongMoment:
            assert not position.asked()
            continue
        position = await position_then(opened, asked)
        assert len(position.asked()) == (2 if position.state.pending().sealed else 1)
        setup = practice_creation.after_game(opened.row.setup, id, position, n % 2, who)
        seats = [msgspec.structs.replace(seat, nonce="x") for seat in setup.seats]
        state = table_of(msgspec.structs.replace(setup, seats=seats)).position.state
        game = core(opened).game_setup.game
        assert document_of(game.view(state, n % 2)) == document_of(game.view(position.state, n % 2))


async def test_an_open_draw_and_the_end_are_refused(local: Service) -> None:
    id = await finished_game(local.manager, "heirlooms", [ANNA, BELA])
    last = core(await local.manager.fresh(id)).position.last
    expected = {0: "drawn", last: "over", last + 1: "no such step"}
    for n, words in expected.items():
        with pytest.raises(Problem) as refused:
            await practise(local, id, ANNA, GamePractice(n=n))
        assert words in refused.value.words("en")


async def test_a_game_that_somebody_gave_up_can_be_practised_until_then(local: Service) -> None:
    id = await running_game(local.manager, "heirlooms", [ANNA, BELA])
    await local.manager.change(id, play_on(4))
    n = core(await local.manager.fresh(id)).position.last
    await local.manager.change(id, agreements.resign("bela", 1, "random"), 1)
    with pytest.raises(WrongMoment) as refused:
        await practise(local, id, ANNA, GamePractice(n=n + 1))
    assert "over here" in refused.value.words("en")
    assert (await practise(local, id, ANNA, GamePractice(n=n))).row.status == RUNNING


async def test_a_running_game_is_not_practised_even_by_those_who_play_it(local: Service) -> None:
    id = await running_game(local.manager, "heirlooms", [ANNA, BELA])
    await local.manager.change(id, play_on(4))
    for person in (ANNA, CILI):
        with pytest.raises(WrongMoment) as refused:
            await practise(local, id, person, GamePractice(n=6))
        assert "when the game is over" in refused.value.words("en")


async def test_only_those_who_may_see_a_game_can_practise_it(local: Service) -> None:
    public = await finished_game(local.manager, "heirlooms", [ANNA, BELA])
    private = await finished_game(local.manager, "heirlooms", [ANNA, BELA], public=False)
    n = (await moments(local, public))[3].last
    with pytest.raises(Unknown):
        await practise(local, private, CILI, GamePractice(n=n))
    asked = (await position_then(await local.manager.fresh(public), n)).asked()
    stranger = await practise(local, public, CILI, GamePractice(n=n))
    assert stranger.row.setup.seats_of(CILI.id) == asked[:1]  # without a seat, that of whoever is asked
    other = await practise(local, public, ANNA, GamePractice(n=n, seat=1))
    assert other.row.setup.seats_of(ANNA.id) == [1]
    with pytest.raises(BadRequest):
        await practise(local, public, ANNA, GamePractice(n=n, seat=2))
    with pytest.raises(BadRequest):
        await practise(local, public, ANNA, GamePractice(n=n, level="emperor"))


async def test_after_many_tables_people_have_to_wait(tmp_path: Path) -> None:
    config = config_for("", nats="", bot_pauses=False, tables_per_hour=2)
    async with file_manager(config, tmp_path) as manager:
        service = Service(manager, config)
        id = await finished_game(manager, "heirlooms", [ANNA, BELA])
        for _ in range(3):  # what is refused costs nothing
            with pytest.raises(WrongMoment):
                await practise(service, id, ANNA, GamePractice(n=0))
        for _ in range(2):
            await practise(service, id, ANNA, GamePractice(n=6))
        with pytest.raises(TooMany):
            await practise(service, id, ANNA, GamePractice(n=6))


def worlds_of_bela(position: Position) -> int:
    """How many of eight worlds that Anna cannot tell apart differ for Béla.

    In a game of random answers there are moments in which Anna knows everything that Béla holds.
    """
    game = position.game_setup.game
    imagined = [position.state.imagine(0, FastRandom(n)) for n in range(8)]
    return len({repr(document_of(game.view(state, 1))) for state in imagined})


@pytest.mark.parametrize("title", ["royals", "rival_kings", "paladins"])
async def test_secrets_and_draws_are_new_each_time_and_nobody_is_told_them(
    local: Service, title: str
) -> None:
    id = await finished_game(local.manager, title, [ANNA, BELA])
    found = await moments(local, id)
    old = max(found[: len(found) // 2], key=worlds_of_bela)  # so that draws are still to come
    worlds: set[str] = set()
    draws: set[tuple[str, ...]] = set()
    for _ in range(8):
        opened = await practise(local, id, ANNA, GamePractice(n=old.last))
        practice = opened.row.setup.practice
        assert practice is not None
        told = msgspec.json.encode(table_info(opened, ANNA.id, HANDLES)).decode()
        assert practice.seed not in told
        assert opened.row.setup.seed not in told
        table = core(opened)
        worlds.add(repr(document_of(table.game_setup.game.view(table.position.state, 1))))
        await local.manager.change(opened.row.id, play_on())
        played = core(await local.manager.fresh(opened.row.id)).entries
        draws.add(tuple(entry.text for entry in played if entry.purpose)[:6])
    assert len(worlds) > 1  # Béla holds something else
    assert len(draws) > 1


@pytest.mark.parametrize("title", TITLES)
async def test_every_position_of_the_rules_can_be_practised(local: Service, title: str) -> None:
    game = find_game(title)
    names = position_names(game)
    assert len(names) >= 3
    for name in names:
        shown = position_of(game, name)
        opened = await local.practice.after_rule(game, shown, ANNA, RulePractice(), "en")
        info = table_info(opened, ANNA.id, HANDLES)
        assert info.practice == PracticeInfo(position=name)
        assert opened.row.setup.seats_of(ANNA.id) == [shown.seat]
        assert {seat.level for n, seat in enumerate(info.seats) if n != shown.seat} == {"squire"}
        table = core(opened)
        assert shown.seat in table.position.asked()
    own = opened.row.id
    await local.manager.change(own, play_on())
    text = await record_of(local, own)
    assert verdict_on(text).ok
    start = read_record(text).header.start
    assert start is not None
    assert start.scenario == shown.scenario
    assert (await local.manager.fresh(own)).row.status == OVER
