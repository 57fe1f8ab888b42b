"""Requests that make no sense or are too large get a polite answer; names and talk are cleaned."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import pytest

from kingscourt.server.client.http_client import Client
from tests.server.support.live_server import Live, live
from tests.server.support.managers import config_for
from tests.server.support.players import company, new_table
from tests.server.support.raw_requests import call

pytestmark = pytest.mark.anyio
GAME = "heirlooms"


@pytest.fixture(scope="module")
async def server(shared_database: str) -> AsyncIterator[Live]:
    async with live(config_for(shared_database, max_request_bytes=20_000)) as made:
        yield made


@pytest.fixture(scope="module")
async def people(server: Live) -> AsyncIterator[list[Client]]:
    async with company([server.url], ["Anna", "Béla", "Eve"]) as clients:
        yield clients


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/me/days-off", {"weekdays": [7]}),
        ("/api/me/days-off", {"weekdays": [0, 1, 2]}),
        ("/api/me/days-off", {"dates": ["tomorrow"]}),
        ("/api/me/days-off", {"dates": ["2027-02-30"]}),
        ("/api/me/days-off", {"dates": ["2027-01-01"] * 31}),
        ("/api/me/days-off", {"offset": 100_000}),
        ("/api/me/days-off", {"weekends": True}),
        ("/api/me/muted", {"who": ""}),
        ("/api/me/muted", {"who": "x" * 65}),
        ("/api/me/muted", {"who": "'; DROP TABLE mutes"}),
        ("/api/me/blocked", {"who": 5}),
        (
            "/api/tables",
            {
                "game": GAME,
                "seats": [{"kind": "me"}, {"kind": "open"}],
                "pace": {"kind": "days", "days": 1e-7},
            },
        ),
    ],
)
async def test_malformed_wishes_are_refused_politely(people: list[Client], path: str, body: object) -> None:
    method = "PUT" if "days-off" in path else "POST"
    answer = await call(people[0], method, path, body)
    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] == "bad-request"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"type":"dance","id":"x"}',
        b'{"id":"x","actions":["wait"]}',
        b'{"type":"do","id":"x","actions":[]}',
        b'{"type":"do","id":"","actions":["wait"]}',
        b'{"type":"do","id":"x","actions":["wait"],"after":-5}',
        b'{"type":"do","id":"x","actions":["wait"],"extra":1}',
        b'{"type":"do","id":"x","actions":["' + b"a" * 300 + b'"]}',
        b'{"type":"do","id":"x","actions":' + b"[" * 4000 + b"]" * 4000 + b"}",
        b"\xff\xfe\x00",
        b'{"type":"do","id":"\xff","actions":["wait"]}',
        b'{"type":"do","id":"x","actions":["\xed\xa0\x80"]}',
    ],
    ids=range(15),
)
async def test_malformed_requests_are_refused_politely(people: list[Client], body: bytes) -> None:
    id = await new_table(people[:2], GAME)
    headers = {**people[0].headers(), "content-type": "application/json"}
    async with httpx.AsyncClient(base_url=people[0].url, trust_env=False, timeout=60) as http:
        answer = await http.post(f"/api/tables/{id}/requests?seat=0", content=body, headers=headers)
    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] == "bad-request"


async def test_oversized_requests_are_refused(people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    answer = await call(people[0], "POST", f"/api/tables/{id}/requests", {"text": "a" * 30_000})
    assert answer.status_code == 413


async def test_names_and_talk_are_one_clean_line(people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    await people[0].seat(id, None).say("a\nb\x00c\u202e d")
    (line,) = await people[0].chat(id)
    assert line.text == "a b c d"
    renamed = await call(people[0], "PATCH", "/api/me", {"name": " x\ty "})
    assert renamed.json()["name"] == "x y"
    assert (await call(people[0], "PATCH", "/api/me", {"name": "\x00"})).status_code == 400
    for unseen in ("\u3164", "\u115f", "\u2800 \u034f"):
        assert (await call(people[0], "PATCH", "/api/me", {"name": unseen})).status_code == 400
    tower = await call(people[0], "PATCH", "/api/me", {"name": "Zoe\u0308" + "\u0301" * 30})
    assert tower.json()["name"] == "Zoe\u0308\u0301\u0301"
