"""The open streams of a process, so that closing can say goodbye to each."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.config import Config
from kingscourt.server.errors.problems import Later, Problem, TooMany
from kingscourt.server.limits.addresses import Addresses, address_key
from kingscourt.server.lobby.reader import LobbyReader
from kingscourt.server.stream.rooms import Rooms
from kingscourt.server.stream.socket import Stream

SPREAD = 3.0


class Streams:
    """Who is connected."""

    def __init__(self, rooms: Rooms, config: Config) -> None:
        self.rooms = rooms
        self.open_streams: set[Stream] = set()
        self._of: dict[str, set[Stream]] = {}  # by person
        self.lobby = LobbyReader(rooms.house, config.compare * 3)
        self._config = config
        self._counts: Counter[str] = Counter()
        self._addresses = Addresses(config.larger_addresses)

    @contextmanager
    def open(self, stream: Stream, person: str, address: str) -> Iterator[None]:
        """Count a stream while it lasts; one too many is refused. Nobody in particular has no person."""
        most = round(self._config.streams_an_address * self._addresses.factor(address))
        limits = {f"address {address_key(address)}": most}
        if person:
            limits[f"person {person}"] = self._config.streams_a_person
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
        """End every stream that somebody whose rights have changed may not follow any more."""
        for stream in list(self._of.get(person, ())):
            try:
                await stream.still_allowed()
            except Later:
                raise
            except Problem as problem:
                stream.end(problem)

    def goodbye(self) -> None:
        """Ask every client to connect again, not all in the same moment."""
        for stream in list(self.open_streams):
            stream.goodbye(random.uniform(0.2, SPREAD))
