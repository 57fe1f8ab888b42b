"""Issuing invitations, and finding one by the short code that somebody types in."""

from __future__ import annotations

import hmac

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.api.wire_types import FoundInvitation, Invitation
from kingscourt.server.errors.problems import Forbidden, Unknown, WrongMoment
from kingscourt.server.limits.address_groups import address_key
from kingscourt.server.limits.token_bucket import RateLimit
from kingscourt.server.model.person import Person
from kingscourt.server.model.table_setup import INVITED, SEAT_OPEN, TableSetup
from kingscourt.server.people.tokens import WATCH, invitation
from kingscourt.server.services.store_access import reach
from kingscourt.server.services.table_service import HOUR, TableService
from kingscourt.server.store.contract import Unavailable
from kingscourt.server.store.shards import readable

SHORT = 8  # characters: forty bits
TRIES_PER_MINUTE = 20  # by one address, so that nobody finds a code by guessing
LOOKS_LIKE = str.maketrans("oil", "011")  # the alphabet of codes lacks these letters


class Invitations:
    """Codes for seats and for watching."""

    def __init__(self, tables: TableService) -> None:
        self.tables = tables
        self.manager = tables.manager
        self.config = tables.config
        self.tries = RateLimit(TRIES_PER_MINUTE, TRIES_PER_MINUTE / 60)

    async def invite(self, id: str, person: Person, seat: int | None, hours: float) -> Invitation:
        """A code for a seat or for watching, issued to a member of the table."""
        setup = (await self.tables.see(id, person.id)).row.setup
        if not setup.is_of(person.id):
            raise Forbidden(Phrase("service-not-yours-to-invite"))
        if seat is not None and not _is_free(setup, seat):
            raise WrongMoment(Phrase("service-seat-taken"))
        granted = WATCH if seat is None else seat
        until = await self.manager.wall(id) + hours * HOUR
        code = invitation(self.config.secret, id, setup.salt, granted, until)
        short = self._short(id, setup.salt, granted)
        try:
            await self.manager.directory.keep_short_code(short, id, code, until)
        except Unavailable:
            return Invitation(code, until)  # the link works all the same
        return Invitation(code, until, short)

    async def find(self, typed: str, address: str) -> FoundInvitation:
        """The invitation that a short code stands for."""
        self.tries.take(address_key(address), self.tables.budgets.addresses.factor(address))
        found = await reach(self.manager.directory.short_code(normal_form(typed)))
        if found is None:
            raise Unknown(Phrase("service-no-such-code"))
        return FoundInvitation(*found)

    def _short(self, id: str, salt: str, seat: int) -> str:
        """The same code for the same seat, until the links are withdrawn."""
        text = f"short code of {id}.{salt}.{seat}"
        return readable(hmac.digest(self.config.secret.encode(), text.encode(), "sha256"))[:SHORT]


def normal_form(typed: str) -> str:
    """A short code as it was issued, however it was read and typed."""
    return "".join(sign for sign in typed.lower() if sign.isalnum()).translate(LOOKS_LIKE)


def _is_free(setup: TableSetup, seat: int) -> bool:
    return seat < len(setup.seats) and setup.seats[seat].kind in (SEAT_OPEN, INVITED)
