"""Component files of owners: read by a limited child before this process decodes them."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from typing import Final

import msgspec

from kingscourt.kernel.errors import BadComponents
from kingscourt.server.errors.problems import Internal
from kingscourt.server.sandbox.bodies import Box
from kingscourt.server.sandbox.pool import READ, Declined, Sandbox, TaskFailed
from kingscourt.server.tables.games import find_game, own_components

REMEMBERED: Final = 10_000


class Boxes:
    """The one way by which a component file comes into a process, from a person or from a store."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self._known: OrderedDict[bytes, str] = OrderedDict()  # what is wrong with it, by hash

    async def check(self, game: str, text: str) -> None:
        """BadComponents when no game can be played with this box, TooMuchWork when reading it is too much."""
        key = _key(game, find_game(game).rules_version, text)
        if key not in self._known:
            self._remember(key, await self._read(game, text))
        self._known.move_to_end(key)
        if self._known[key]:
            raise BadComponents(self._known[key].split("\n"))
        # interpreted code, which lets other threads in; whoever needs the box finds it decoded
        await asyncio.to_thread(own_components, game, text)

    async def _read(self, game: str, text: str) -> str:
        try:
            await self._sandbox.run(READ, Box(game, text))
        except Declined as error:
            return str(error)
        except TaskFailed as error:
            raise Internal from error
        return ""

    def _remember(self, key: bytes, problem: str) -> None:
        self._known[key] = problem
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def _key(*parts: str) -> bytes:
    return hashlib.sha256(msgspec.msgpack.encode(parts)).digest()
