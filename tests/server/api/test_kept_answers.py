"""What a browser may keep: nothing that depends on who asks is shown again without asking the service."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import httpx
import pytest

from kingscourt.server.client.http_client import Client
from tests.server.support.live_server import Live, live
from tests.server.support.managers import config_for
from tests.server.support.players import company, new_table

pytestmark = pytest.mark.anyio
ASKED_FOR = {"no-store", "private, no-cache"}
OF_EVERYBODY = ("/api/games", "/api/stream-schema", "/healthz", "/readyz")


@pytest.fixture(scope="module")
async def server(shared_database: str) -> AsyncIterator[Live]:
    async with live(config_for(shared_database)) as made:
        yield made


@pytest.fixture
async def http(server: Live) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as client:
        yield client


async def private_table(server: Live, is_over: bool) -> tuple[str, dict[str, str]]:
    """A private table, and the papers of one of its people."""
    async with company([server.url], ["Anna", "Béla"]) as people:
        id = await new_table(people, "heirlooms", public=False)
        if is_over:
            await people[0].seat(id, 0).resign()
        return id, people[0].headers()


@pytest.mark.parametrize("is_over", [False, True])
async def test_what_depends_on_who_asks_is_never_reused_without_asking(
    server: Live, http: httpx.AsyncClient, is_over: bool
) -> None:
    id, papers = await private_table(server, is_over)
    described = (await http.get("/api/docs/openapi.json")).json()["paths"]
    paths = [path for path in described if "get" in described[path] and not path.startswith(OF_EVERYBODY)]
    shown = 0
    for path in paths:
        filled = re.sub(r"\{\w+\}", "abc", path.replace("{table}", id).replace("{n}", "1"))
        answer = await http.get(filled, params={"seat": 0, "from": 0, "to": 1}, headers=papers)
        assert answer.headers["cache-control"] in ASKED_FOR, path
        shown += answer.status_code == 200
    assert shown >= (20 if is_over else 15), paths


async def test_what_everybody_is_shown_may_be_kept(http: httpx.AsyncClient) -> None:
    rules = (await http.get("/api/games/heirlooms")).json()["rules"]
    edition = (await http.get("/api/games/heirlooms")).json()["editions"][0]
    facts = await http.get(f"/api/games/heirlooms/facts/{edition}", params={"rules": rules})
    assert "immutable" in facts.headers["cache-control"]
    assert (await http.get("/api/games")).headers["cache-control"] == "no-cache"


async def test_whoever_leaves_empties_the_cache_and_nothing_else(
    server: Live, http: httpx.AsyncClient
) -> None:
    for method, path, body in (
        ("POST", "/api/me/sign-out", None),
        ("DELETE", "/api/me", {"confirm": "Anna"}),
    ):
        async with Client(server.url) as anna:
            await anna.sign_in("Anna")
            left = await http.request(method, path, json=body, headers=anna.headers())
            assert left.is_success
            assert left.headers["clear-site-data"] == '"cache"'
            assert (await http.get("/api/me", headers=anna.headers())).status_code == 401
