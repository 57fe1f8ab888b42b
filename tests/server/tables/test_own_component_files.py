"""An owner's component file in the service: checked, played and embedded, with doubtful values counted."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import msgspec
import pytest

from kingscourt.games.registry import game
from kingscourt.server.api.wire_types import NewSeat, NewTable
from kingscourt.server.api.wire_types_of_games import Sourcing
from kingscourt.server.client.http_client import Client
from kingscourt.server.client.response_types import ServerRefusal
from kingscourt.server.config import Config
from kingscourt.table.record import read_record
from tests.server.support.live_server import Live, live
from tests.server.support.managers import config_for
from tests.server.support.players import guests

pytestmark = pytest.mark.anyio
DOUBTFUL = ["royals", "rival_kings", "paladins"]
SEATS = [NewSeat("me"), NewSeat("device", "Zoli")]


@pytest.fixture(scope="module")
def config(shared_database: str) -> Config:
    return config_for(shared_database, worker_poll_interval=0.2, claim_lease=2.0)


@pytest.fixture(scope="module")
async def server(config: Config) -> AsyncIterator[Live]:
    async with live(config) as made:
        yield made


@pytest.fixture(scope="module")
async def anna(server: Live) -> AsyncIterator[Client]:
    (client,) = await guests([server.url], ["Anna"])
    async with client:
        yield client


@pytest.mark.parametrize("id", DOUBTFUL)
async def test_reconstructed_values_are_counted_in_the_list_and_at_the_table(anna: Client, id: str) -> None:
    (listed,) = [info for info in await anna.games() if info.id == id]
    for edition in listed.editions:
        levels = list(game(id).components(edition).confidence().values())
        assert listed.sourcing[edition] == Sourcing(len(levels), levels.count("reconstructed"))
        assert listed.sourcing[edition].reconstructed > 0
        made = await anna.create(NewTable(id, SEATS, edition=edition))
        assert made.sourcing == listed.sourcing[edition]
        assert (await anna.table(made.id)).sourcing == made.sourcing


async def test_a_sourced_game_says_so(anna: Client) -> None:
    (kingsburg,) = [info for info in await anna.games() if info.id == "kingsburg"]
    assert {sourcing.reconstructed for sourcing in kingsburg.sourcing.values()} == {0}


@pytest.mark.parametrize(
    ("id", "edition", "old", "new"),
    [
        ("royals", "arcane-2016", '"city/cologne/bonus" =', '# "city/cologne/bonus" ='),
        ("rival_kings", "rulebook", "tie_confidence =", "# tie_confidence ="),
    ],
)
async def test_a_table_takes_the_box_of_its_owner(
    anna: Client, id: str, edition: str, old: str, new: str
) -> None:
    text = game(id).template(edition)
    assert old in text
    text = text.replace(old, new)
    made = await anna.create(NewTable(id, SEATS, components=text))
    assert (made.edition, made.own_components) == (edition, True)
    shipped = list(game(id).components(edition).confidence().values())
    assert 0 < made.sourcing.reconstructed < shipped.count("reconstructed")
    joined = await anna.join(made.id)
    assert joined.status == "running"
    assert (await anna.view(made.id, 0)).view
    await anna.seat(made.id, 0).offer("end")  # both seats are hers, so this counts as agreed
    assert read_record(await anna.record(made.id)).header.components == text
    assert (await anna.verify(made.id)).ok


async def test_its_mistakes_are_told(anna: Client) -> None:
    text = game("royals").template("rulebook").replace("value = 16", "value = 17")
    with pytest.raises(ServerRefusal) as caught:
        await anna.create(NewTable("royals", SEATS, components=text))
    assert "cannot be split into two equal halves (RY-4.5)" in caught.value.body.words
    text = game("royals").template("arcane-2016")
    with pytest.raises(ServerRefusal) as caught:
        await anna.create(NewTable("royals", SEATS, edition="rulebook", components=text))
    assert "is for edition 'arcane-2016', not 'rulebook'" in caught.value.body.words


@pytest.mark.parametrize(
    ("id", "edition", "old", "new"),
    [("kingsburg", "rulebook", "cost = { gold = 2 }", "cost = { gold = 1 }"), ("royals", "rulebook", "", "")],
)
async def test_a_table_tells_what_is_printed_in_its_own_box(
    anna: Client, id: str, edition: str, old: str, new: str
) -> None:
    text = game(id).template(edition)
    assert old in text
    own = await anna.create(NewTable(id, SEATS, components=text.replace(old, new, 1)))
    usual = await anna.create(NewTable(id, SEATS, edition=edition))
    async with httpx.AsyncClient(
        base_url=anna.url, trust_env=False, timeout=60, headers=anna.headers()
    ) as http:
        shipped = (await http.get(f"/api/games/{id}/facts/{edition}")).content
        assert (await http.get(f"/api/tables/{usual.id}/facts")).content == shipped
        printed = (await http.get(f"/api/tables/{own.id}/facts")).content
    assert (printed == shipped) == (old == new)
    facts = game(id).static_facts(game(id).read_components(text.replace(old, new, 1)))
    assert printed == msgspec.json.encode(facts)
