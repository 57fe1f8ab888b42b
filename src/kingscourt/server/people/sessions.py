"""Who is signed in: sessions are rows of the directory, and every process remembers those it has seen.

A request costs a signature and a look into memory. Whoever takes a right away notes it in the directory and
hints at it on the bus; a process that hears of it, or reads of it a little later, forgets what it remembers
about that person and lets their streams look again.
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
from kingscourt.server.model.session import Session, Standing
from kingscourt.server.people.asking import Asking
from kingscourt.server.people.tokens import Signed, read_token, session_token
from kingscourt.server.store.contract import Directory, Unavailable
from kingscourt.server.store.identity_contract import KEEP_CHANGES, OVERLAP
from kingscourt.server.store.shards import random_part
from kingscourt.server.tables.hints import PEOPLE

LOG = structlog.get_logger()
REMEMBERED = 20_000
DAY = 86_400.0
Look = Callable[[str], Awaitable[None]]


class Guest(msgspec.Struct, frozen=True):
    """Whoever asks, and by which session."""

    person: Person
    signed: Signed


class Sessions:
    """The sessions of one process."""

    def __init__(self, directory: Directory, bus: Bus, config: Config, asking: Asking) -> None:
        self.directory = directory
        self.bus = bus
        self.config = config
        self._asking = asking
        self._known: OrderedDict[str, Guest] = OrderedDict()  # by key of the session
        self._lookers: list[Look] = []
        self.epoch = 0  # changes heard of
        self._read_until: float | None = None
        self._heard: set[tuple[float, str]] = set()

    # -- signing in and out ----------------------------------------------------------------------

    async def begin(self, person: str) -> str:
        """Sign somebody in; the token."""
        token = session_token(self.config.secret, person, random_part() + random_part(), time.time())
        signed = read_token(self.config.secrets(), token)
        await self.directory.open_session(Session(signed.key(), person, signed.at))
        return token

    def token_for(self, signed: Signed) -> str:
        """The token of a session as it is made now: what an older one is exchanged for."""
        return session_token(self.config.secret, signed.person, signed.session, signed.at)

    async def end(self, signed: Signed) -> None:
        """Sign out of one session."""
        await self.directory.revoke_sessions(signed.person, only=signed.key())
        self.tell(signed.person)

    # -- asking ----------------------------------------------------------------------------------

    async def guest(self, token: str) -> Guest:
        """Whoever shows a token, if their session counts."""
        signed = read_token(self.config.secrets(), token)
        known = self._known.get(signed.key())
        if known is not None:
            self._known.move_to_end(signed.key())
            return known if known.signed == signed else Guest(known.person, signed)
        epoch = self.epoch
        try:
            standing = await self._asking.ask(lambda: self.directory.standing(signed.person, signed.key()))
            person = await self._admit(signed, standing)
        except Later:  # the signature says who it is; to play on, no name is needed
            return Guest(Person(signed.person, "", is_nameless=True), signed)
        guest = Guest(person, signed)
        if epoch == self.epoch:  # nothing was taken away while we asked
            self._known[signed.key()] = guest
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return guest

    async def check(self, signed: Signed) -> None:
        """Whether a session still counts, by the directory; Later when it cannot be asked."""
        standing = await self._asking.ask(lambda: self.directory.standing(signed.person, signed.key()))
        _check(signed, standing)

    async def _admit(self, signed: Signed, standing: Standing | None) -> Person:
        """The person; a token from before sessions gets its session now."""
        found = _check(signed, standing)
        if not found.has_session:
            session = Session(signed.key(), signed.person, signed.at)
            await self._asking.ask(lambda: self.directory.open_session(session))
        elif found.seen_at < time.time() - DAY:
            await self._asking.ask(lambda: self.directory.touch_session(signed.key()))
        return Person(signed.person, found.name)

    # -- changes ---------------------------------------------------------------------------------

    def tell(self, person: str) -> None:
        """Let every process look again at a person, this one too."""
        self.bus.publish(PEOPLE, person.encode())

    def on_change(self, look: Look) -> None:
        """Call this for each person who has changed."""
        self._lookers.append(look)

    async def listen(self) -> None:
        """Hear of changes."""
        await self.bus.subscribe(PEOPLE, self._hint)

    async def _hint(self, message: bytes) -> None:
        await self.look_again(message.decode())

    async def look_again(self, person: str) -> None:
        """Remember nothing about a person, and let others do the same."""
        self.epoch += 1
        for key in [key for key, guest in self._known.items() if guest.person.id == person]:
            del self._known[key]
        for look in self._lookers:
            with contextlib.suppress(Later):  # the poll comes round when the directory can be asked again
                await look(person)

    async def poll(self) -> None:
        """Read of changes whose hints were lost."""
        since = self._read_until
        now, changes = await self.directory.changes(since if since is not None else time.time() + DAY)
        if since is not None and now - since > KEEP_CHANGES - OVERLAP:
            await self._forget_all()  # some may have been forgotten before we could read them
        self._read_until = now
        fresh = [change for change in changes if change not in self._heard]
        self._heard = set(changes)
        for _, person in fresh:
            await self.look_again(person)

    async def _forget_all(self) -> None:
        for person in {guest.person.id for guest in self._known.values()}:
            await self.look_again(person)

    async def run(self, period: float) -> None:
        """Poll for as long as the process lives."""
        await self.listen()
        while True:
            try:
                await self.poll()
            except Unavailable:
                pass  # who is known plays on; what was missed is read when the directory is back
            except Exception as error:  # whatever it was, the next look may go well
                LOG.error("sessions could not be compared", exc_info=error)
            await asyncio.sleep(period)


def _check(signed: Signed, standing: Standing | None) -> Standing:
    if standing is None or standing.is_revoked:
        raise NotSignedIn(Phrase("service-signed-out"))
    if standing.banned is not None:
        raise Forbidden(Phrase("service-banned"))
    if not standing.has_session and (signed.is_session or signed.at < standing.since):
        raise NotSignedIn(Phrase("service-signed-out"))
    return standing
