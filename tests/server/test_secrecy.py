"""Over the live service, two worlds that a seat cannot tell apart give that seat the same bytes."""

from __future__ import annotations

import hashlib
import re
from collections.abc import AsyncIterator

import asyncpg
import httpx
import msgspec
import pytest

from kingscourt.server.client.client import Client
from kingscourt.server.client.feed import Feed
from kingscourt.server.tables.games import find_game
from kingscourt.server.wire import NewSeat, NewTable
from kingscourt.table.fairness import AuditedSource, commitment
from kingscourt.table.projection import update_for
from kingscourt.table.setting import HUMAN, SeatInfo, Setting
from kingscourt.table.table import Table
from tests.server.houses import config_for
from tests.server.live import Live, live
from tests.server.players import guests

pytestmark = pytest.mark.anyio
GAME = "heirlooms"
NAMES = ["Anna", "Béla", "Cili"]
NONCES = ["aa", "bb", "cc"]


@pytest.fixture
async def two(shared_database: str) -> AsyncIterator[list[Live]]:
    config = config_for(shared_database)
    async with live(config) as one, live(config) as other:
        yield [one, other]


def opening(seed: bytes) -> Table:
    """The table as it begins with a seed."""
    game = find_game(GAME)
    options = game.options(3)
    seats = [SeatInfo(name, HUMAN, nonce) for name, nonce in zip(NAMES, NONCES, strict=True)]
    setting = Setting(game, options, game.components(options.edition), seats, commitment(seed))
    table = Table(setting, AuditedSource(seed, NONCES))
    table.keep(table.open())
    return table


def indistinguishable_seeds() -> tuple[bytes, bytes]:
    """Two seeds that show seat 0 the same hand and offer, while the others hold different cards."""
    known: dict[bytes, tuple[bytes, str]] = {}
    for number in range(200_000):
        seed = hashlib.sha256(f"world {number}".encode()).digest()
        table = opening(seed)
        seen = msgspec.json.encode(update_for(table, 0))
        digest = table.position.state.digest()
        if seen in known and known[seen][1] != digest:
            return known[seen][0], seed
        known[seen] = (seed, digest)
    raise AssertionError("no such worlds")


async def world(people: list[Client], seed: bytes, database: str) -> str:
    """A running table whose chance we know; the service believes that it chose it."""
    info = await people[0].create(NewTable(GAME, [NewSeat("me"), NewSeat("open"), NewSeat("open")]))
    connection = await asyncpg.connect(database)
    await connection.execute(
        """UPDATE tables SET version = version + 1, setup = setup || jsonb_build_object(
          'seed', $2::text, 'commitment', $3::text) WHERE id = $1""",
        info.id,
        seed.hex(),
        commitment(seed),
    )
    await connection.close()
    for client, nonce in zip(people, NONCES, strict=True):
        await client.join(info.id, nonce=nonce)
    return info.id


def without_names(data: bytes, id: str) -> bytes:
    """The bytes less what a person may tell tables apart by: id, commitment, when it was made."""
    text = data.decode().replace(id, "TABLE")
    text = re.sub(r'"commitment":"[0-9a-f]{64}"', '"commitment":"C"', text)
    return re.sub(r'"(created|started|ended)_at":[0-9.]+', r'"\1_at":0', text).encode()


async def seat_0_asks(client: Client, id: str) -> list[bytes]:
    """Everything that seat 0 can ask for over HTTP in the middle of a game."""
    calls: list[tuple[str, str, object]] = [
        ("GET", "", None),
        ("GET", "/view?seat=0", None),
        ("GET", "/view?seat=0&since=3", None),
        ("GET", "/view", None),
        ("GET", "/clock", None),
        ("GET", "/record", None),
        ("GET", "/verify", None),
        ("GET", "/view?seat=1", None),
        ("POST", "/outline", {"seat": 0, "actions": []}),
        ("POST", "/finals", {"seat": 0, "actions": []}),
        ("POST", "/undo", {"id": "u", "seat": 0}),
        *(("POST", "/preview", {"seat": 0, "actions": [f"bid {card}"]}) for card in range(1, 21)),
        *(("GET", f"/why-not?seat=0&asked=bid {card}", None) for card in range(1, 21)),
        *(("GET", f"/why-not?seat=0&asked=card/{card}", None) for card in range(1, 21)),
        ("GET", "/why-not?seat=0&asked=steward", None),
    ]
    answers: list[bytes] = []
    async with httpx.AsyncClient(base_url=client.url, trust_env=False, timeout=30) as http:
        for method, path, body in calls:
            content = b"" if body is None else msgspec.json.encode(body)
            headers = {**client.headers(), "content-type": "application/json"}
            answer = await http.request(method, f"/api/tables/{id}{path}", content=content, headers=headers)
            answers.append(f"{answer.status_code} ".encode() + without_names(answer.content, id))
    return answers


async def lived(people: list[Client], id: str, changes_mind: bool) -> tuple[list[bytes], list[bytes]]:
    """The same public course in a world; what the others do under seal may differ."""
    async with Feed(people[0], id, 0) as anna, Feed(people[1], id, 1) as bela, Feed(people[2], id, 2) as cili:
        await anna.do(["ask 1"], id="k1")
        await bela.until(bela.is_asked)
        await bela.do(["decline"])
        await anna.until(lambda: anna.update is not None and anna.update.asked == [0, 1, 2])
        await cili.until(lambda: cili.n == anna.n and cili.is_asked())
        assert cili.update is not None
        assert cili.update.decision is not None
        own = [action.text for action in cili.update.decision.actions]
        await cili.do([own[0]])
        await anna.until(lambda: anna.status[1] == [2])
        if changes_mind:
            await cili.do([own[-1]])
            await cili.do([own[1]])
        answers = await seat_0_asks(people[0], id)
        # presence depends on when sockets open, not on the game
        received = [raw for raw in anna.received if b'"type":"presence"' not in raw]
        return [without_names(raw, id) for raw in received], answers


async def test_equal_bytes_on_the_socket_and_over_http(two: list[Live], shared_database: str) -> None:
    people = await guests([one.url for one in two], NAMES)
    seeds = indistinguishable_seeds()
    ids = [await world(people, seed, shared_database) for seed in seeds]
    sockets: list[list[bytes]] = []
    answers: list[list[bytes]] = []
    for number, id in enumerate(ids):
        received, asked = await lived(people, id, changes_mind=bool(number))
        sockets.append(received)
        answers.append(asked)
    tables = [(await two[0].house.fresh(id)).row for id in ids]
    assert tables[0].digest != tables[1].digest
    assert tables[0].slots != tables[1].slots
    assert sockets[0] == sockets[1]
    assert answers[0] == answers[1]
    assert not any(seed.hex().encode() in raw for seed in seeds for raw in [*sockets[0], *answers[0]])
    for client in people:
        await client.__aexit__(None, None, None)
