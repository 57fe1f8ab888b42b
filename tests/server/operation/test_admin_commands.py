"""`kingscourt admin`: moderation of people and tables, and its audit log."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from kingscourt.cli.commands.admin import admin_app
from kingscourt.cli.main import app
from kingscourt.server.api.wire_types import NewSeat, NewTable
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import ServerRefusal
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.config import Config
from kingscourt.server.people.erasure import ERASED_NAME
from tests.server.support.databases import database
from tests.server.support.live_server import Live, live
from tests.server.support.managers import GAME, config_for
from tests.server.support.players import company, new_table
from tests.server.support.waiting import seen

pytestmark = pytest.mark.anyio
RUNNER = CliRunner()


@pytest.fixture
def config() -> Iterator[Config]:
    with database() as url:
        yield config_for(url)


@pytest.fixture
async def server(config: Config) -> AsyncIterator[Live]:
    async with live(config) as running:
        yield running


@pytest.fixture
async def people(server: Live) -> AsyncIterator[list[Client]]:
    async with company([server.url], ["Anna", "Béla"]) as clients:
        yield clients


async def admin(config: Config, *words: str) -> Result:
    """Run an admin command next to the running service."""
    environment = {
        "KINGSCOURT_DIRECTORY": config.directory,
        "KINGSCOURT_NATS_PREFIX": config.nats_prefix,
        "KINGSCOURT_NATS": config.nats,
        "KINGSCOURT_SECRET": config.secret,
        "COLUMNS": "200",
    }
    return await asyncio.to_thread(lambda: RUNNER.invoke(app, ["admin", *words], env=environment))


async def refusal(client: Client) -> int:
    try:
        await client.me()
    except ServerRefusal as told:
        return told.status
    return 0


async def test_each_act_is_done_and_written_down(
    config: Config, people: list[Client], tmp_path: Path
) -> None:
    anna, bela = people
    me = await anna.me()
    id = await new_table(people, GAME)
    await anna.seat(id, None).say("hello")
    report = await admin(config, "person", me.id, "--by", "operator")
    assert report.exit_code == 0, report.output
    for part in (me.id, "Anna", "banned: no", "session since", f"running {id}", "1 tables, 1 not finished"):
        assert part in report.output
    assert anna.token.rpartition(".")[2] not in report.output
    assert (await admin(config, "ban", me.id, "--reason", "[insults]", "--by", "operator")).exit_code == 0
    assert await seen(lambda: refusal(anna), bool) == 403
    assert "[insults]" in (await admin(config, "person", me.id)).output
    assert (await admin(config, "unban", me.id, "--by", "operator")).exit_code == 0
    assert "was not banned" in (await admin(config, "unban", me.id, "--by", "operator")).output
    assert await seen(lambda: refusal(anna), lambda status: not status) == 0
    to = tmp_path / "anna.json"
    assert (await admin(config, "export", me.id, "--to", str(to), "--by", "operator")).exit_code == 0
    kept = json.loads(to.read_text())
    assert kept["name"] == "Anna"
    assert [table["id"] for table in kept["tables"]] == [id]
    assert [line["text"] for line in kept["chat"]] == ["hello"]
    assert (await admin(config, "export", me.id, "--to", str(to))).exit_code == 2  # never overwrites
    erased = await admin(config, "erase", me.id, "--reason", "asked", "--yes", "--by", "operator")
    assert erased.exit_code == 0, erased.output
    assert await seen(lambda: refusal(anna), bool) == 401
    assert [seat.name for seat in (await bela.table(id)).seats] == [ERASED_NAME, "Béla"]
    log = (await admin(config, "log", "--last", "100")).output
    lines = [line for line in log.splitlines() if "operator" in line]
    for line, what in zip(lines, ("person", "ban", "unban", "unban", "export", "erase"), strict=True):
        assert what in line
        assert me.id in line
    assert "[insults]" in log
    assert "Anna" not in log


async def test_a_running_table_is_closed_for_everybody_with_the_reason(
    config: Config, people: list[Client]
) -> None:
    id = await new_table(people, GAME)
    waiting = await people[0].create(NewTable(GAME, [NewSeat("me"), NewSeat("open")]))
    async with Feed(people[0], id, 0) as anna, Feed(people[1], id, 1) as bela:
        for table in (id, waiting.id):
            closed = await admin(config, "close", table, "--reason", "an insult", "--by", "operator")
            assert closed.exit_code == 0, closed.output
        for feed in (anna, bela):
            await feed.until(lambda feed=feed: feed.info is not None and feed.info.status == "closed")  # type: ignore[misc]
            assert feed.info is not None
            assert feed.info.closed_because == "an insult"
        tries = (
            lambda: anna.do(["look"]),
            anna.resign,
            lambda: anna.offer("end"),
            lambda: anna.offer("pause"),
            lambda: people[1].join(waiting.id),
        )
        for attempt in tries:
            with pytest.raises(ServerRefusal) as told:
                await attempt()
            assert told.value.body.code == "wrong-moment"
    again = await admin(config, "close", id, "--reason", "again")
    assert again.exit_code == 1
    open_tables = await seen(lambda: people[0].lobby("open"), lambda page: not page.tables)
    running = await seen(lambda: people[0].lobby("running"), lambda page: not page.tables)
    assert (open_tables.tables, running.tables) == ([], [])
    with pytest.raises(ServerRefusal):
        await people[0].record(id)  # there is no winner, and nothing is revealed


async def test_nobody_and_nowhere_are_told_in_words(config: Config) -> None:
    for words in (("person", "nobody"), ("export", "nobody"), ("erase", "nobody", "--yes")):
        unknown = await admin(config, *words)
        assert unknown.exit_code == 1
        assert "There is no person 'nobody'." in unknown.output
    assert (await admin(config, "ban", "nobody", "--reason", "x")).exit_code == 1
    assert (await admin(config, "close", "zz-nothing", "--reason", "x")).exit_code == 1
    assert (await admin(config, "close", "a-nothing", "--reason", "x")).exit_code == 1
    assert (await admin(config, "ban", "nobody")).exit_code == 2  # a ban needs a reason


@pytest.mark.parametrize("name", [command.name for command in admin_app.registered_commands])
def test_each_command_has_an_example(name: str) -> None:
    shown = RUNNER.invoke(app, ["admin", name, "--help"], env={"COLUMNS": "200"})
    assert shown.exit_code == 0
    assert f"Example: kingscourt admin {name}" in shown.output
