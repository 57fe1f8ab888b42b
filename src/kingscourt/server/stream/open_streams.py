"""The open streams of a process, so that each can be told when it shuts down."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.config import Config
from kingscourt.server.errors.problems import Later, Problem, TooMany
from kingscourt.server.limits.address_groups import AddressGroups, address_key
from kingscourt.server.lobby.live_lobby import LiveLobby
from kingscourt.server.stream.base_stream import Stream
from kingscourt.server.stream.table_rooms import TableRooms

SPREAD = 3.0


class Streams:
    """The connected clients."""

    def __init__(self, rooms: TableRooms, config: Config) -> None:
        self.rooms = rooms
        self.open_streams: set[Stream] = set()
        self._of: dict[str, set[Stream]] = {}  # by person
        self.lobby = LiveLobby(rooms.manager, config.compare_interval * 3)
        self._config = config
        self._counts: Counter[str] = Counter()
        self._addresses = AddressGroups(config.larger_networks)

    @contextmanager
    def open(self, stream: Stream, person: str, address: str) -> Iterator[None]:
        """Register a stream while it is open; refuse it beyond the limits. `person` is empty if anonymous."""
        most = round(self._config.streams_per_address * self._addresses.factor(address))
        limits = {f"address {address_key(address)}": most}
        if person:
            limits[f"person {person}"] = self._config.streams_per_person
        if any(self._counts[key] >= most for key, most in limits.items()):
            raise TooMany(Phrase("service-too-many-windows"))
        self._counts.update(limits.keys())
        self.open_streams.add(stream)
        self._of.setdefault(person, set()).add(stream)
        try:
            yield
        finally:
            self.open_streams.discard(stream)
            self._of[person].discard(stream)
            if not self._of[person]:
                del self._of[person]
            self._counts.subtract(limits.keys())
            for key in limits:
                if not self._counts[key]:
                    del self._counts[key]

    async def look_again(self, person: str) -> None:
        """End the streams that a person whose rights have changed may no longer follow."""
        for stream in list(self._of.get(person, ())):
            try:
                await stream.still_allowed()
            except Later:
                raise
            except Problem as problem:
                stream.end(problem)

    def goodbye(self) -> None:
        """Ask every client to reconnect, spread over a few seconds."""
        for stream in list(self.open_streams):
            stream.goodbye(random.uniform(0.2, SPREAD))
