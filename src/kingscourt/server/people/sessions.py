"""Sessions: rows of the directory, cached by every process that has seen them.

A request costs one signature check and one lookup in memory. Revoking a right records a change in the
directory and publishes a notification; a process that receives it, or polls the change a little later,
drops what it has cached about that person and has their streams checked again.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import msgspec
import structlog

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.bus.contract import Bus
from kingscourt.server.config import Config
from kingscourt.server.errors.problems import Forbidden, Later, NotSignedIn
from kingscourt.server.model.person import Person
from kingscourt.server.model.sessions_bans_and_audit import PersonStatus, Session
from kingscourt.server.people.directory_circuit_breaker import DirectoryCircuitBreaker
from kingscourt.server.people.tokens import Signed, read_token, session_token
from kingscourt.server.store.contract import Directory, Unavailable
from kingscourt.server.store.identity_contract import KEEP_CHANGES, OVERLAP
from kingscourt.server.store.shards import random_part
from kingscourt.server.tables.bus_announcements import PEOPLE

LOG = structlog.get_logger()
REMEMBERED = 20_000
DAY = 86_400.0
Look = Callable[[str], Awaitable[None]]


class Guest(msgspec.Struct, frozen=True):
    """The caller and their session."""

    person: Person
    signed: Signed


class Sessions:
    """The sessions of one process."""

    def __init__(
        self, directory: Directory, bus: Bus, config: Config, asking: DirectoryCircuitBreaker
    ) -> None:
        self.directory = directory
        self.bus = bus
        self.config = config
        self._asking = asking
        self._known: OrderedDict[str, Guest] = OrderedDict()  # by session key
        self._lookers: list[Look] = []
        self.epoch = 0  # number of changes seen
        self._read_until: float | None = None
        self._heard: set[tuple[float, str]] = set()

    # -- signing in and out ----------------------------------------------------------------------

    async def begin(self, person: str) -> str:
        """Sign a person in; return the token."""
        token = session_token(self.config.secret, person, random_part() + random_part(), time.time())
        signed = read_token(self.config.secrets(), token)
        await self.directory.open_session(Session(signed.key(), person, signed.at))
        return token

    def token_for(self, signed: Signed) -> str:
        """The session's token under the current secret, for which one of the previous is exchanged."""
        return session_token(self.config.secret, signed.person, signed.session, signed.at)

    async def end(self, signed: Signed) -> None:
        """Sign out of one session."""
        await self.directory.revoke_sessions(signed.person, only=signed.key())
        self.tell(signed.person)

    # -- checking --------------------------------------------------------------------------------

    async def guest(self, token: str) -> Guest:
        """The holder of a token, if their session is valid."""
        signed = read_token(self.config.secrets(), token)
        known = self._known.get(signed.key())
        if known is not None:
            self._known.move_to_end(signed.key())
            return known if known.signed == signed else Guest(known.person, signed)
        epoch = self.epoch
        try:
            standing = await self._asking.ask(lambda: self.directory.standing(signed.person, signed.key()))
            person = await self._admit(signed, standing)
        except Later:  # the signature proves the id, and playing on needs no name
            return Guest(Person(signed.person, "", is_nameless=True), signed)
        guest = Guest(person, signed)
        if epoch == self.epoch:  # nothing was revoked while we asked
            self._known[signed.key()] = guest
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return guest

    async def check(self, signed: Signed) -> None:
        """Check a session with the directory; raises Later if it cannot be reached."""
        standing = await self._asking.ask(lambda: self.directory.standing(signed.person, signed.key()))
        _check(standing)

    async def _admit(self, signed: Signed, standing: PersonStatus | None) -> Person:
        found = _check(standing)
        if found.seen_at < time.time() - DAY:
            await self._asking.ask(lambda: self.directory.touch_session(signed.key()))
        return Person(signed.person, found.name)

    # -- changes ---------------------------------------------------------------------------------

    def tell(self, person: str) -> None:
        """Make every process, including this one, check a person again."""
        self.bus.publish(PEOPLE, person.encode())

    def on_change(self, look: Look) -> None:
        """Register a callback for each person whose rights have changed."""
        self._lookers.append(look)

    async def listen(self) -> None:
        """Subscribe to changes."""
        await self.bus.subscribe(PEOPLE, self._on_notification)

    async def _on_notification(self, message: bytes) -> None:
        await self.look_again(message.decode())

    async def look_again(self, person: str) -> None:
        """Drop everything cached about a person, and run the callbacks."""
        self.epoch += 1
        for key in [key for key, guest in self._known.items() if guest.person.id == person]:
            del self._known[key]
        for look in self._lookers:
            with contextlib.suppress(Later):  # polling repeats it once the directory can be reached
                await look(person)

    async def poll(self) -> None:
        """Read changes whose notifications were lost."""
        since = self._read_until
        now, changes = await self.directory.changes(since if since is not None else time.time() + DAY)
        if since is not None and now - since > KEEP_CHANGES - OVERLAP:
            await self._forget_all()  # some changes may have been deleted before we could read them
        self._read_until = now
        fresh = [change for change in changes if change not in self._heard]
        self._heard = set(changes)
        for _, person in fresh:
            await self.look_again(person)

    async def _forget_all(self) -> None:
        for person in {guest.person.id for guest in self._known.values()}:
            await self.look_again(person)

    async def run(self, period: float) -> None:
        """Poll as long as the process lives."""
        await self.listen()
        while True:
            try:
                await self.poll()
            except Unavailable:
                pass  # cached people play on; missed changes are read once the directory is back
            except Exception as error:  # the next attempt may succeed
                LOG.error("polling of session changes failed", exc_info=error)
            await asyncio.sleep(period)


def _check(standing: PersonStatus | None) -> PersonStatus:
    if standing is None or not standing.is_signed_in:
        raise NotSignedIn(Phrase("service-signed-out"))
    if standing.banned is not None:
        raise Forbidden(Phrase("service-banned"))
    return standing
