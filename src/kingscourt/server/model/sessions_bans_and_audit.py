"""Sessions, bans and the audit log."""

from __future__ import annotations

import msgspec


class Session(msgspec.Struct, frozen=True, omit_defaults=True):
    """A session of a person; the id is a hash of the token's content."""

    id: str
    person: str
    created_at: float
    seen_at: float = 0  # to the day


class PersonStatus(msgspec.Struct, frozen=True):
    """The directory's data on a person and one of their sessions."""

    name: str
    is_signed_in: bool  # the session exists and was not ended
    seen_at: float
    banned: str | None  # the reason


class Ban(msgspec.Struct, frozen=True):
    """A person who may not sign in."""

    at: float
    reason: str


class KnownPerson(msgspec.Struct, frozen=True):
    """A person's row."""

    id: str
    name: str
    created_at: float


class AuditLine(msgspec.Struct, frozen=True):
    """An operator's action."""

    at: float
    who: str
    what: str
    target: str
    reason: str
