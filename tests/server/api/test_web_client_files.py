"""Serving the web client and the texts of the games."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from kingscourt.server.api.routes import web_client
from kingscourt.server.client.http_client import Client
from tests.server.support.live_server import Live, live
from tests.server.support.managers import config_for
from tests.server.support.players import guests, new_table

pytestmark = pytest.mark.anyio


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Web client as the build produces it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>page")
    (tmp_path / "assets/index-1a2b.js").write_text("let a")
    (tmp_path / "assets/index-1a2b.js.gz").write_bytes(b"packed")
    (tmp_path.parent / "secret.txt").write_text("secret")
    monkeypatch.setattr(web_client, "folder", lambda: tmp_path)
    return tmp_path


@pytest.fixture
async def served(shared_database: str) -> AsyncIterator[Live]:
    async with live(config_for(shared_database)) as one:
        yield one


async def fetch(served: Live, path: str, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
        request = http.build_request(
            "GET", served.url + path, headers={"accept-encoding": "identity"} | headers
        )
        return await http.send(request, stream=False)


@pytest.mark.usefixtures("built")
async def test_every_address_of_the_client_is_its_page(served: Live) -> None:
    for path in ("/", "/table/a-1", "/new/kingsburg"):
        answer = await fetch(served, path)
        assert answer.text == "<!doctype html>page"
        assert answer.headers["cache-control"] == "no-cache"
        assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.usefixtures("built")
async def test_files_with_a_hash_stay_for_ever(served: Live) -> None:
    answer = await fetch(served, "/assets/index-1a2b.js")
    assert answer.text == "let a"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")


@pytest.mark.usefixtures("built")
async def test_nothing_outside_the_client_is_given_out(served: Live) -> None:
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..%2fsecret.txt"):
        assert "secret" not in (await fetch(served, path)).text


@pytest.mark.usefixtures("built")
async def test_what_is_missing_is_no_page(served: Live) -> None:
    assert (await fetch(served, "/assets/gone.js")).status_code == 404
    assert (await fetch(served, "/api/gone")).status_code == 404
    assert (await fetch(served, f"/assets/{'a' * 300}")).status_code == 404
    assert (await fetch(served, f"/{'a' * 300}")).status_code == 200  # a route of the client


def test_a_packed_copy_is_sent_to_those_who_can_unpack_it(built: Path) -> None:
    file = built / "assets/index-1a2b.js"
    packed = web_client.send(file, "assets/index-1a2b.js", "gzip, br")
    assert packed.content == b"packed"
    assert packed.headers["content-encoding"] == "gzip"
    assert web_client.send(file, "assets/index-1a2b.js", "br").content == b"let a"


async def test_without_a_build_the_page_says_how_to_get_one(
    served: Live, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_client, "folder", lambda: tmp_path)
    assert "npm run build" in (await fetch(served, "/")).text


async def test_texts_of_a_game_in_a_language(served: Live) -> None:
    answer = await fetch(served, "/api/games/kingsburg/texts/hu")
    assert "kingsburg-game = Kingsburg" in answer.text
    assert "kingsburg-prompt-influence = " in answer.text
    again = await fetch(served, "/api/games/kingsburg/texts/hu", **{"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    assert (await fetch(served, "/api/games/kingsburg/texts/xx")).status_code == 404
    assert (await fetch(served, "/api/games/nothing/texts/en")).status_code == 404


async def test_who_watches_gets_the_outline_of_a_watcher(served: Live) -> None:
    async with AsyncExitStack() as stack:
        people: list[Client] = await guests([served.url], ["Anna", "Béla", "Cili"])
        for client in people:
            await stack.enter_async_context(client)
        id = await new_table(people[:2], "kingsburg")
        seen = await people[2].outline(id, None, [])
        assert not any(part.place == "my" for part in seen.inside)
        assert any(part.place == "my" for part in (await people[0].outline(id, 0, [])).inside)
