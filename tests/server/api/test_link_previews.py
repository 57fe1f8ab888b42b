"""What other sites learn from a shared link."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from html import unescape
from pathlib import Path

import httpx
import pytest

from kingscourt.server.api import client_files
from kingscourt.server.api.wire_types import NewSeat, NewTable
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.table_feed import Feed
from kingscourt.server.worker.review_maker import ReviewMaker
from tests.server.support.live_server import Live, live
from tests.server.support.managers import config_for
from tests.server.support.players import company, guests, new_table, play, random_choice
from tests.server.support.reviews import QUICK, ask

pytestmark = pytest.mark.anyio
PAGE = '<html><head><title>Kingscourt</title><meta name="description" content="old" /></head></html>'
ODD = "Anna</title><script>'\"&"


@pytest.fixture(scope="module")
async def served(shared_database: str) -> AsyncIterator[Live]:
    async with live(config_for(shared_database)) as one:
        yield one


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    monkeypatch.setattr(client_files, "folder", lambda: tmp_path)


@pytest.fixture
async def anna(served: Live) -> AsyncIterator[Client]:
    async with AsyncExitStack() as stack:
        (client,) = await guests([served.url], [ODD])
        yield await stack.enter_async_context(client)


async def fetch(served: Live, path: str, language: str = "", **headers: str) -> str:
    async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
        answer = await http.get(served.url + path, headers={"accept-language": language} | headers)
        assert answer.status_code == 200
        return answer.text


def tag(page: str, name: str) -> str:
    found = re.findall(rf'<meta (?:name|property)="{name}" content="([^"]*)" />', page)
    assert len(found) == 1
    return unescape(found[0])


async def table(client: Client, *, public: bool) -> str:
    wish = NewTable("kingsburg", [NewSeat("me"), NewSeat("open")], public=public)
    return (await client.create(wish)).id


async def test_home_and_a_new_table(served: Live) -> None:
    home = await fetch(served, "/")
    assert "<title>Kingscourt</title>" in home
    assert tag(home, "og:title") == tag(home, "twitter:title") == "Kingscourt"
    assert tag(home, "description") == tag(home, "og:description")
    assert tag(home, "og:image") == f"{served.url}/preview.png"
    new = await fetch(served, "/new/rival_kings", "hu-HU,hu;q=0.9")
    assert tag(new, "og:title") == "Rival Kings · Kingscourt"
    assert tag(new, "og:locale") == "hu_HU"
    assert tag(new, "og:url") == f"{served.url}/new/rival_kings"
    assert tag(await fetch(served, "/new/chess"), "og:title") == "Kingscourt"


async def test_a_public_table_names_its_people_and_nothing_breaks_out(served: Live, anna: Client) -> None:
    id = await table(anna, public=True)
    page = await fetch(served, f"/table/{id}", "de")
    assert tag(page, "og:title") == "Kingsburg · Kingscourt"
    assert tag(page, "og:description").startswith("Dieser Tisch wartet auf Mitspieler. Am Tisch: Anna")
    assert "<script>" not in page
    assert page.count("</title>") == 1


@pytest.mark.parametrize("path", ["/table/{}", "/join/{}?seat=1", "/table/{}/replay"])
async def test_a_private_table_names_only_its_game(served: Live, anna: Client, path: str) -> None:
    page = await fetch(served, path.format(await table(anna, public=False)))
    assert tag(page, "og:title") == "Kingsburg · Kingscourt"
    assert "Anna" not in page


async def test_who_is_invited_is_told_to_what(served: Live, anna: Client) -> None:
    page = await fetch(served, f"/join/{await table(anna, public=False)}", "nl")
    assert tag(page, "og:description") == "Je bent uitgenodigd voor een potje Kingsburg."


@pytest.mark.parametrize("id", ["a-0000000000000000", "z-1", "nothing", "", "a-%00", "a-%22%3E"])
async def test_a_table_that_is_not_there_looks_like_home(served: Live, id: str) -> None:
    page = await fetch(served, f"/table/{id}")
    assert tag(page, "og:title") == "Kingscourt"
    assert tag(page, "og:description") == tag(await fetch(served, "/"), "og:description")


async def test_pages_of_people_are_not_for_search_engines(served: Live, anna: Client) -> None:
    async with httpx.AsyncClient(base_url=served.url, trust_env=False, timeout=60) as http:
        assert (await http.get(f"/table/{await table(anna, public=True)}")).headers[
            "x-robots-tag"
        ] == "noindex"
        assert "x-robots-tag" not in (await http.get("/")).headers


async def test_who_has_a_session_gets_the_page_without_a_look_at_the_table(
    served: Live, anna: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await table(anna, public=True)
    monkeypatch.setattr(served.manager, "store", None)  # would fail
    page = await fetch(served, f"/table/{id}", **anna.headers())
    assert tag(page, "og:title") == "Kingscourt"


async def test_a_review_shows_how_it_was_won(served: Live) -> None:
    async with company([served.url], ["Anna", "Béla"]) as people:
        id = await new_table(people, "heirlooms")
        assert tag(await fetch(served, f"/table/{id}/review"), "og:image").endswith("/preview.png")
        async with Feed(people[0], id, 0) as one, Feed(people[1], id, 1) as other:
            await asyncio.gather(play(one, random_choice(1)), play(other, random_choice(2)))
        assert (await ask(people[0], f"{id}/review")).status_code == 202
        while await served.manager.store(id).review_request(id) is not None:  # others may wait before it
            assert await ReviewMaker(served.manager, QUICK).make_one("a")
        async with httpx.AsyncClient(base_url=served.url, trust_env=False, timeout=60) as http:
            page = await fetch(served, f"/table/{id}/review", "de")
            assert tag(page, "og:image") == f"{served.url}/api/tables/{id}/review.png?lang=de"
            assert tag(page, "og:title").endswith(" · Erbstücke")
            assert tag(page, "og:description")
            assert (await http.get(tag(page, "og:image"))).headers["content-type"] == "image/png"
