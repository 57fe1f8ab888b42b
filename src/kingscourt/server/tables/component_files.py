"""Owners' component files, read by a restricted child process before this process decodes them."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from typing import Final

import msgspec

from kingscourt.kernel.errors import BadComponents
from kingscourt.server.errors.problems import Internal
from kingscourt.server.sandbox.child_pool import READ, Declined, Sandbox, TaskFailed
from kingscourt.server.sandbox.tasks.task_types import ComponentFileTask
from kingscourt.server.tables.loaded_games import find_game, own_components

REMEMBERED: Final = 10_000


class ComponentFiles:
    """The only way for a component file to enter a process, whether from a person or from a store."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self._known: OrderedDict[bytes, str] = OrderedDict()  # the problems found, by hash

    async def check(self, game: str, text: str) -> None:
        """Raise BadComponents if the components are unplayable, TooMuchWork if they are costly to read."""
        key = _key(game, find_game(game).rules_version, text)
        if key not in self._known:
            self._remember(key, await self._read(game, text))
        self._known.move_to_end(key)
        if self._known[key]:
            raise BadComponents(self._known[key].split("\n"))
        # pure Python, so other threads get their turn; later callers find the components decoded
        await asyncio.to_thread(own_components, game, text)

    async def _read(self, game: str, text: str) -> str:
        try:
            await self._sandbox.run(READ, ComponentFileTask(game, text))
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
