"""Compressing responses as they are sent."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator

import httpx
import pytest

from tests.server.support.live_server import live
from tests.server.support.managers import config_for

pytestmark = pytest.mark.anyio
RULES = "/api/games/kingsburg/rules/rulebook"


@pytest.fixture(scope="module")
async def http(shared_database: str) -> AsyncIterator[httpx.AsyncClient]:
    async with (
        live(config_for(shared_database)) as served,
        httpx.AsyncClient(base_url=served.url, trust_env=False, timeout=60) as client,
    ):
        yield client


async def raw(http: httpx.AsyncClient, path: str, **headers: str) -> tuple[bytes, httpx.Headers]:
    """The body as it travels."""
    async with http.stream("GET", path, headers=headers) as answer:
        return b"".join([part async for part in answer.aiter_raw()]), answer.headers


async def test_a_large_response_is_a_fraction_of_its_size(http: httpx.AsyncClient) -> None:
    plain, before = await raw(http, RULES, **{"accept-encoding": "identity"})
    packed, after = await raw(http, RULES, **{"accept-encoding": "gzip"})
    assert gzip.decompress(packed) == plain
    assert len(packed) * 4 < len(plain)
    assert after["content-encoding"] == "gzip"
    assert int(after["content-length"]) == len(packed)
    assert "content-encoding" not in before
    assert before["vary"] == after["vary"] == "accept-encoding"
    assert before["etag"] == after["etag"]
    assert before["etag"].startswith("W/")  # one tag for two forms of the same content


async def test_small_and_packed_responses_stay_as_they_are(http: httpx.AsyncClient) -> None:
    for path in ("/healthz", "/api/me", "/api/gone"):
        _, headers = await raw(http, path, **{"accept-encoding": "gzip"})
        assert "content-encoding" not in headers
        assert int(headers["content-length"]) < 1000
    texts, headers = await raw(http, "/api/games/kingsburg/texts/en", **{"accept-encoding": "gzip"})
    assert b"kingsburg-game" in gzip.decompress(texts)  # once, not twice
    assert headers.get_list("content-encoding") == ["gzip"]


async def test_what_another_site_asks_for_is_not_compressed(http: httpx.AsyncClient) -> None:
    for site in ("cross-site", "same-site"):
        _, headers = await raw(http, RULES, **{"accept-encoding": "gzip", "sec-fetch-site": site})
        assert "content-encoding" not in headers
    for site in ("same-origin", "none"):
        _, headers = await raw(http, RULES, **{"accept-encoding": "gzip", "sec-fetch-site": site})
        assert headers["content-encoding"] == "gzip"
