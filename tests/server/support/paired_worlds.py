"""Tables with known seeds, and everything that one seat can learn of them, as bytes."""

from __future__ import annotations

import re

import asyncpg
import httpx
import msgspec

from kingscourt.server.api.wire_types import NewSeat, NewTable
from kingscourt.server.client.http_client import Client
from kingscourt.table.fairness import commitment

NAMES = ["Anna", "Béla", "Cili"]
NONCES = ["aa", "bb", "cc"]
SEATS = [NewSeat("me"), NewSeat("open"), NewSeat("open")]

Call = tuple[str, str, object]


async def world(
    people: list[Client], wish: NewTable, seed: bytes, database: str, nonces: list[str] = NONCES
) -> str:
    """Start a table with a known seed that the service takes for its own."""
    info = await people[0].create(wish)
    connection = await asyncpg.connect(database)
    await connection.execute(
        """UPDATE tables SET version = version + 1, setup = setup || jsonb_build_object(
          'seed', $2::text, 'commitment', $3::text) WHERE id = $1""",
        info.id,
        seed.hex(),
        commitment(seed),
    )
    await connection.close()
    for client, nonce in zip(people, nonces, strict=True):
        await client.join(info.id, nonce=nonce)
    return info.id


def without_names(data: bytes, id: str) -> bytes:
    """Bytes without what may legitimately differ between tables: id, commitment, marks and times."""
    text = data.decode().replace(id, "TABLE")
    text = re.sub(r'"commitment":"[0-9a-f]{64}"', '"commitment":"C"', text)
    text = re.sub(r'"mark":"[0-9a-f]{16}"', '"mark":"M"', text)  # keyed with the seed, which differs too
    text = re.sub(r'"heartbeat":([0-9.]+),"at":[0-9.]+', r'"heartbeat":\1,"at":0', text)
    return re.sub(r'"(created|started|ended)_at":[0-9.]+', r'"\1_at":0', text).encode()


def tells_of_the_game(raw: bytes) -> bool:
    """Whether a message depends on the game rather than on connections or heartbeats."""
    return b'"type":"presence"' not in raw and raw != b'{"type":"beat"}'


async def answers_to(client: Client, id: str, calls: list[Call]) -> list[bytes]:
    """Status and body of each call, without what may differ."""
    answers: list[bytes] = []
    headers = {**client.headers(), "content-type": "application/json"}
    async with httpx.AsyncClient(base_url=client.url, trust_env=False, timeout=60, headers=headers) as http:
        for method, path, body in calls:
            content = b"" if body is None else msgspec.json.encode(body)
            answer = await http.request(method, f"/api/tables/{id}{path}", content=content)
            answers.append(f"{answer.status_code} ".encode() + without_names(answer.content, id))
    return answers
