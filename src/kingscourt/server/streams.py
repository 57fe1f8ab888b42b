"""The open streams of a process, so that closing can say goodbye to each."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

from kingscourt.server.stream.rooms import Rooms
from kingscourt.server.stream.socket import Stream

SPREAD = 3.0


class Streams:
    """Who is connected."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.open_streams: set[Stream] = set()

    @contextmanager
    def open(self, stream: Stream) -> Iterator[None]:
        """Count a stream while it lasts."""
        self.open_streams.add(stream)
        try:
            yield
        finally:
            self.open_streams.discard(stream)

    def goodbye(self) -> None:
        """Ask every client to connect again, not all in the same moment."""
        for stream in list(self.open_streams):
            stream.goodbye(random.uniform(0.2, SPREAD))
