"""Over the live service, two worlds that a seat cannot tell apart give that seat the same bytes."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import AsyncIterator

import msgspec
import pytest

from kingscourt.server.api import seat_requests as r
from kingscourt.server.api.wire_types import NewTable
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import ServerRefusal
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.model.table_setup import Pace
from kingscourt.server.stream.messages import Presence
from kingscourt.server.tables.loaded_games import find_game
from kingscourt.table.fairness import AuditedSource, commitment
from kingscourt.table.game_setup import HUMAN, GameSetup, SeatSetup
from kingscourt.table.projection import update_for
from kingscourt.table.table import Table
from tests.server.support.live_server import Live, live
from tests.server.support.managers import config_for
from tests.server.support.paired_worlds import (
    NAMES,
    NONCES,
    SEATS,
    Call,
    answers_to,
    tells_of_the_game,
    without_names,
    world,
)
from tests.server.support.players import guests
from tests.server.support.seat_requests import asked

pytestmark = pytest.mark.anyio
GAME = "heirlooms"


@pytest.fixture(scope="module")
async def two(shared_database: str) -> AsyncIterator[list[Live]]:
    config = config_for(shared_database)
    async with live(config) as one, live(config) as other:
        yield [one, other]


def opening(seed: bytes) -> Table:
    """Table in its starting position for a seed."""
    game = find_game(GAME)
    options = game.options(3)
    seats = [SeatSetup(name, HUMAN, nonce) for name, nonce in zip(NAMES, NONCES, strict=True)]
    game_setup = GameSetup(game, options, game.components(options.edition), seats, commitment(seed))
    table = Table(game_setup, AuditedSource(seed, NONCES))
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
    raise AssertionError("no such seeds found")


async def seat_0_asks(client: Client, id: str) -> list[bytes]:
    """Everything that seat 0 can ask for over HTTP in the middle of a game."""
    calls: list[Call] = [
        ("GET", "", None),
        ("GET", "/view?seat=0", None),
        ("GET", "/view?seat=0&since=3", None),
        ("GET", "/view", None),
        ("GET", "/clock", None),
        ("GET", "/record", None),
        ("GET", "/verify", None),
        ("GET", "/view?seat=1", None),
        *(("GET", f"/positions/{n}?seat=0", None) for n in range(9)),
        *(("GET", f"/positions/{n}", None) for n in range(9)),
        *(("GET", f"/positions/{n}?seat=1", None) for n in range(9)),
        *(("GET", f"/positions/{n}/outline?seat=0", None) for n in range(9)),
        *(("GET", f"/positions?from={n}&to=8&seat=0", None) for n in range(8)),
        ("GET", "/positions?from=0&to=8", None),
        ("GET", "/positions?from=0&to=8&seat=1", None),
        ("GET", "/positions/4/secrets", None),
        ("GET", "/totals", None),
        asked(r.AskOutline("o")),
        asked(r.AskFinals("f")),
        asked(r.Undo("u")),
        *(asked(r.AskPreview("p", [f"bid {card}"])) for card in range(1, 21)),
        *(asked(r.AskWhy("w", f"bid {card}")) for card in range(1, 21)),
        *(asked(r.AskWhy("w", f"card/{card}")) for card in range(1, 21)),
        asked(r.AskWhy("w", "steward")),
    ]
    return await answers_to(client, id, calls)


class Hands:
    """A service clock that the test sets, so that both worlds have the same times."""

    def __init__(self, two: list[Live], monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        for server in two:
            monkeypatch.setattr(server.manager.clock, "now", self.tell)
            monkeypatch.setattr(server.manager.clock, "at_once", lambda _: self.now)
            monkeypatch.setattr(server.manager.clock, "frozen", lambda _: 0.0)

    async def tell(self, _: str) -> float:
        return self.now


async def seat_0_asks_on_its_stream(anna: Feed) -> None:
    """Send the stream's own requests; the replies are among the messages received."""
    for card in range(1, 21):
        questions: list[r.Question] = [
            r.AskPreview(f"try-{card}", [f"bid {card}"]),
            r.AskWhy(f"why-{card}", f"bid {card}"),
            r.AskWhy(f"place-{card}", f"card/{card}"),
        ]
        for question in questions:
            with contextlib.suppress(ServerRefusal):
                await anna.ask(question)


async def my_table(client: Client, id: str) -> bytes:
    """Seat 0's listing of the table."""
    (mine,) = [table for table in await client.my_tables() if table.id == id]
    return without_names(msgspec.json.encode(mine), id)


async def lived(
    people: list[Client], id: str, hands: Hands, changes_mind: bool
) -> tuple[list[bytes], list[bytes]]:
    """Play the same public moves in a world; the others' sealed choices may differ."""
    hands.now = 1000.0
    async with (
        Feed(people[0], id, 0, wants_outline=True) as anna,
        Feed(people[1], id, 1) as bela,
        Feed(people[2], id, 2) as cili,
    ):
        everybody = Presence([0, 1, 2], 0)
        await anna.until(lambda: anna.presence == everybody)
        hands.now += 3.5
        await anna.do(["ask 1"], id="k1")
        await bela.until(bela.is_asked)
        await anna.until(lambda: anna.update is not None and anna.update.asked == [1])  # one update each
        await bela.do(["decline"])
        await anna.until(lambda: anna.update is not None and anna.update.asked == [0, 1, 2])
        await cili.until(lambda: cili.n == anna.n and cili.is_asked())
        assert cili.update is not None
        assert cili.update.decision is not None
        own = [action.text for action in cili.update.decision.actions]
        await cili.do([own[0]])
        await anna.until(lambda: anna.status[1] == [2])
        hands.now += 7.5
        if changes_mind:
            await cili.do([own[-1]])
            await cili.do([own[1]])
        await seat_0_asks_on_its_stream(anna)
        answers = [*await seat_0_asks(people[0], id), await my_table(people[0], id)]
        assert anna.presence == everybody
        # presence depends on when sockets open, not on the game, and was checked above
        received = [raw for raw in anna.received if tells_of_the_game(raw)]
        assert sum(b'"steps":[{' in raw for raw in received) >= 2
        assert all(b'"outline":{' in raw for raw in received if b'"type":"update"' in raw)
        assert sum(b'"id":"try-' in raw for raw in received) == 20
        assert sum(b'"id":"why-' in raw for raw in received) == 20
        return [without_names(raw, id) for raw in received], answers


@pytest.mark.parametrize("pace", [None, Pace("live", bank=300, increment=5), Pace("days", days=2)])
async def test_equal_bytes_on_the_socket_and_over_http(
    two: list[Live], shared_database: str, monkeypatch: pytest.MonkeyPatch, pace: Pace | None
) -> None:
    hands = Hands(two, monkeypatch)
    people = await guests([one.url for one in two], NAMES)
    seeds = indistinguishable_seeds()
    ids = [await world(people, NewTable(GAME, SEATS, pace=pace), seed, shared_database) for seed in seeds]
    sockets: list[list[bytes]] = []
    answers: list[list[bytes]] = []
    for number, id in enumerate(ids):
        received, asked = await lived(people, id, hands, changes_mind=bool(number))
        sockets.append(received)
        answers.append(asked)
    tables = [(await two[0].manager.fresh(id)).row for id in ids]
    assert tables[0].digest != tables[1].digest
    assert tables[0].slots != tables[1].slots
    assert sockets[0] == sockets[1]
    assert answers[0] == answers[1]
    assert any(b'"deadline":1' in raw for raw in sockets[0]) == (pace is not None)
    assert not any(seed.hex().encode() in raw for seed in seeds for raw in [*sockets[0], *answers[0]])
    for client in people:
        await client.__aexit__(None, None, None)
