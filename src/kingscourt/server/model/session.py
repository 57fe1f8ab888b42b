"""Who is signed in where, who may not come in, and what hosts did about it."""

from __future__ import annotations

import msgspec


class Session(msgspec.Struct, frozen=True, omit_defaults=True):
    """One place where a person is signed in; the id is a hash of what its token holds."""

    id: str
    person: str
    created_at: float
    seen_at: float = 0  # to the day


class Standing(msgspec.Struct, frozen=True):
    """What the directory says about a person and one of their sessions."""

    name: str
    has_session: bool  # the session is known
    is_revoked: bool  # and was signed out
    seen_at: float
    since: float  # older tokens that never had a session count from here on
    banned: str | None  # why


class Ban(msgspec.Struct, frozen=True):
    """A person who may not come in."""

    at: float
    reason: str


class Known(msgspec.Struct, frozen=True):
    """The row of a person."""

    id: str
    name: str
    created_at: float


class AuditLine(msgspec.Struct, frozen=True):
    """Something that a host did."""

    at: float
    who: str
    what: str
    target: str
    reason: str
