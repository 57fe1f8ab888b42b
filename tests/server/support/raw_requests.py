"""Requests as an attacker would send them, past the client's own checks."""

from __future__ import annotations

import httpx
import msgspec

from kingscourt.server.client.http_client import Client


async def call(client: Client, method: str, path: str, body: object, **headers: str) -> httpx.Response:
    """Send any method, path, body and headers with a client's credentials."""
    content = b"" if body is None else msgspec.json.encode(body)
    sent = {**client.headers(), "content-type": "application/json", **headers}
    async with httpx.AsyncClient(base_url=client.url, trust_env=False, timeout=60) as http:
        return await http.request(method, path, content=content, headers=sent)
