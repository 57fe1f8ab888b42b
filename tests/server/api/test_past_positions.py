"""Past positions over HTTP: one's own view while the game runs, every view once it is over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import httpx
import msgspec
import pytest

from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import ServerRefusal
from kingscourt.server.client.table_feed import Feed
from kingscourt.table.json_patch import patched
from tests.server.support.live_server import Live, live
from tests.server.support.managers import config_for
from tests.server.support.players import company, new_table, play, random_choice

pytestmark = pytest.mark.anyio
GAME = "heirlooms"


@pytest.fixture(scope="module")
async def server(shared_database: str) -> AsyncIterator[Live]:
    async with live(config_for(shared_database)) as made:
        yield made


@pytest.fixture(scope="module")
async def people(server: Live) -> AsyncIterator[list[Client]]:
    async with company([server.url], ["Anna", "Béla", "Eve"]) as clients:
        yield clients


async def answer(client: Client, path: str, tag: str = "") -> httpx.Response:
    known = {"if-none-match": tag} if tag else {}
    async with httpx.AsyncClient(base_url=client.url, trust_env=False, timeout=60) as http:
        return await http.get(f"/api/tables/{path}", headers=client.headers() | known)


async def finished(people: list[Client], public: bool = True) -> str:
    id = await new_table(people[:2], GAME, public=public)
    async with Feed(people[0], id, 0) as anna, Feed(people[1], id, 1) as bela:
        await asyncio.gather(play(anna, random_choice(1)), play(bela, random_choice(2)))
    return id


async def test_while_the_game_runs_everybody_has_only_their_own_eyes(people: list[Client]) -> None:
    anna, bela, eve = people
    id = await new_table(people[:2], GAME)
    now = await anna.view(id, 0)
    assert (await anna.position(id, now.n, 0)).view == now.view
    assert (await eve.position(id, now.n)).view == (await eve.view(id)).view
    for client, seat in ((anna, 1), (bela, 0), (eve, 0), (eve, 1)):
        for path in (f"{id}/positions/{now.n}?seat={seat}", f"{id}/positions/0/outline?seat={seat}"):
            assert (await answer(client, path)).status_code == 403, path
    for client in people:
        assert (await answer(client, f"{id}/positions/{now.n}/secrets")).status_code == 409
        assert (await answer(client, f"{id}/totals")).status_code == 409
    shown = await answer(anna, f"{id}/positions/{now.n}?seat=0")
    assert shown.headers["cache-control"] == "no-store"
    assert not shown.json()["decision"]


async def test_there_is_no_position_beyond_the_log(people: list[Client]) -> None:
    id = await new_table(people[:2], GAME)
    n = (await people[0].view(id, 0)).n
    for wrong in (n + 1, -1, 10**9):
        with pytest.raises(ServerRefusal) as caught:
            await people[0].position(id, wrong, 0)
        assert caught.value.status == 404


async def test_after_the_end_all_is_open_and_may_be_kept(people: list[Client]) -> None:
    id = await finished(people)
    last = (await people[0].view(id, 0)).n
    for seat in (None, 0, 1):
        end = await people[2].position(id, last, seat)
        assert end.outcome is not None
        begin = await people[2].position(id, 1, seat)
        assert begin.outcome is None
        assert begin.scores is None
    assert (await answer(people[2], f"{id}/positions/1?seat=7")).status_code == 400
    kept = await answer(people[2], f"{id}/positions/1")
    assert "immutable" in kept.headers["cache-control"]
    assert "private" in kept.headers["cache-control"]


def paths_of(id: str) -> dict[str, bool]:
    """Every address with past positions, and whether it shows what seats knew."""
    kinds = (f"{id}/positions/9", f"{id}/positions?from=3&to=9", f"{id}/positions/9/outline")
    seats = {f"{path}{'&' if '?' in path else '?'}seat=0": True for path in kinds}
    return dict.fromkeys(kinds, False) | seats | {f"{id}/positions/9/secrets": True, f"{id}/totals": False}


async def test_what_a_private_table_or_a_seat_knew_is_asked_for_each_time(people: list[Client]) -> None:
    anna, _, eve = people
    for public in (True, False):
        for path, is_seat_s in paths_of(await finished(people, public)).items():
            shown = await answer(anna, path)
            caching = shown.headers["cache-control"]
            assert ("immutable" in caching) == (public and not is_seat_s), path
            assert ("no-cache" in caching) == ("max-age" not in caching), path
            again = await answer(anna, path, shown.headers["etag"])
            assert (again.status_code, again.content, again.headers["cache-control"]) == (304, b"", caching)
            strange = await answer(eve, path, shown.headers["etag"])
            assert strange.status_code == (304 if public else 404), path


async def test_a_browser_of_somebody_who_has_left_gets_nothing_for_its_tag(people: list[Client]) -> None:
    async with Client(people[0].url) as anna:
        await anna.sign_in("Anna")
        path = f"{await finished([anna, people[1]], public=False)}/positions/9?seat=0"
        tag = (await answer(anna, path)).headers["etag"]
        await anna.sign_out()
        assert (await answer(anna, path, tag)).status_code == 401


async def test_secrets_are_what_only_one_seat_knew(people: list[Client]) -> None:
    id = await finished(people)
    found = (await answer(people[2], f"{id}/positions/12/secrets")).json()
    assert [one["seat"] for one in found] == [0, 1]
    assert all(one["parts"] for one in found)
    assert found[0]["parts"] != found[1]["parts"]


async def test_the_course_of_points_ends_as_the_sheets_say(people: list[Client]) -> None:
    id = await finished(people)
    progress = await people[2].totals(id)
    end = await people[0].view(id, 0)
    assert end.scores is not None
    assert progress[-1].points == [sum(line.points for line in sheet) for sheet in end.scores]
    assert progress[0].n == 0


async def test_steps_lead_from_one_past_position_to_the_next(people: list[Client]) -> None:
    id = await finished(people)
    last = (await people[0].view(id, 0)).n
    for seat in (None, 0, 1):
        found = await people[2].steps(id, 3, min(last, 40), seat)
        assert found.start == await people[2].position(id, 3, seat)
        view = msgspec.json.decode(found.start.view)
        for step in found.steps:
            then = await people[2].position(id, step.n, seat)
            view = patched(view, step.view)
            assert view == msgspec.json.decode(then.view)
            assert step.asked == then.asked
        entries = (await people[2].view(id, None, 3)).entries  # all is open
        assert [step.entry for step in found.steps] == entries[: len(found.steps)]


async def test_steps_are_refused_like_positions(people: list[Client]) -> None:
    anna, _, eve = people
    id = await new_table(people[:2], GAME)
    last = (await anna.view(id, 0)).n
    shown = await answer(anna, f"{id}/positions?from=1&to={last}&seat=0")
    assert shown.headers["cache-control"] == "no-store"
    hidden = [step["entry"] for step in shown.json()["steps"] if set(step["entry"]) <= {"n", "events"}]
    assert hidden
    for client, query, status in (
        (anna, f"from=1&to={last}&seat=1", 403),
        (eve, f"from=1&to={last}&seat=0", 403),
        (anna, f"from=1&to={last + 1}&seat=0", 404),
        (anna, "from=3&to=3", 400),
        (anna, "from=4&to=3", 400),
        (anna, "from=0&to=61", 400),
        (anna, "from=-1&to=3", 400),
        (anna, "from=1", 400),
    ):
        assert (await answer(client, f"{id}/positions?{query}")).status_code == status, query
