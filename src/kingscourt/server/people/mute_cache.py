"""A cache of muted and blocked people, needed for every line of chat."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from kingscourt.server.bus.contract import Bus

CHANGED = "unheard"  # subject on which processes announce changed lists
AGE = 30.0  # seconds; a notification may be lost
REMEMBERED = 20_000

Ask = Callable[[], Awaitable[set[str]]]


class MuteCache:
    """The muted and blocked people per person; nothing is cached while the bus is down."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._kept: OrderedDict[str, tuple[float, set[str]]] = OrderedDict()
        self._changes = 0

    async def listen(self) -> None:
        """Subscribe to changes by other processes."""
        await self._bus.subscribe(CHANGED, self._hear)

    async def _hear(self, message: bytes) -> None:
        self._drop(message.decode())

    def _drop(self, person: str) -> None:
        self._changes += 1
        self._kept.pop(person, None)

    def changed(self, person: str) -> None:
        """Announce changed lists of a person, here at once and elsewhere soon."""
        self._drop(person)
        self._bus.publish_elsewhere(CHANGED, person.encode())

    async def of(self, person: str, ask: Ask) -> set[str]:
        """The cached set, or else the directory's."""
        known = self._kept.get(person)
        if known is not None and known[0] > time.monotonic() and self._bus.is_connected():
            return known[1]
        before = self._changes
        found = await ask()
        if before == self._changes:  # nothing changed while we asked
            self._kept[person] = (time.monotonic() + AGE, found)
            self._kept.move_to_end(person)
            if len(self._kept) > REMEMBERED:
                self._kept.popitem(last=False)
        return found
