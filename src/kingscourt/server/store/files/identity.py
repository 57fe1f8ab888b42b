"""Sessions, bans, erasure and the audit log of local mode."""

from __future__ import annotations

import time
from abc import abstractmethod

import msgspec

from kingscourt.server.model.days_off import DaysOff
from kingscourt.server.model.lesson_progress import LessonProgress
from kingscourt.server.model.listing import Listing
from kingscourt.server.model.person import Person
from kingscourt.server.model.sessions_bans_and_audit import AuditLine, Ban, KnownPerson, PersonStatus, Session
from kingscourt.server.store.identity_contract import KEEP_CHANGES, OVERLAP, Identity

DAY = 86_400.0
STRAGGLERS = 60.0


class Kept(msgspec.Struct):
    """The content of the directory file."""

    people: dict[str, Person] = {}
    listings: dict[str, tuple[int, Listing]] = {}
    blocks: dict[str, list[str]] = {}
    mutes: dict[str, list[str]] = {}
    days_off: dict[str, DaysOff] = {}
    sessions: dict[str, Session] = {}
    revoked: list[str] = []
    bans: dict[str, Ban] = {}
    changes: list[tuple[float, str]] = []
    erasures: dict[str, float] = {}  # start times of unfinished erasures
    audit: list[AuditLine] = []
    lessons: dict[str, list[LessonProgress]] = {}  # by person
    short_codes: dict[str, tuple[str, str, float]] = {}  # table, code and expiry of an invitation


class FileIdentity(Identity):
    """The part of the directory that decides who may sign in."""

    kept: Kept
    _claimed: dict[str, float]

    @abstractmethod
    def _save(self) -> None:
        """Write the whole file."""

    def _changed(self, person: str) -> None:
        now = time.time()
        recent = [change for change in self.kept.changes if change[0] > now - KEEP_CHANGES]
        self.kept.changes = [*recent, (now, person)]
        self._save()

    async def rename(self, person: Person) -> bool:
        if person.id not in self.kept.people:
            return False
        self.kept.people[person.id] = person
        self._changed(person.id)
        return True

    async def known(self, person: str) -> KnownPerson | None:
        found = self.kept.people.get(person)
        begun = [one.created_at for one in self.kept.sessions.values() if one.person == person]
        return None if found is None else KnownPerson(found.id, found.name, min(begun, default=0.0))

    async def standing(self, person: str, session: str) -> PersonStatus | None:
        found = self.kept.people.get(person)
        if found is None:
            return None
        kept = self.kept.sessions.get(session)
        is_signed_in = kept is not None and kept.person == person and session not in self.kept.revoked
        ban = self.kept.bans.get(person)
        return PersonStatus(
            name=found.name,
            is_signed_in=is_signed_in,
            seen_at=0.0 if kept is None else kept.seen_at,
            banned=None if ban is None else ban.reason,
        )

    async def open_session(self, session: Session) -> None:
        if session.id not in self.kept.sessions and session.person in self.kept.people:
            self.kept.sessions[session.id] = msgspec.structs.replace(session, seen_at=_today())
            self._save()

    async def touch_session(self, session: str) -> None:
        kept = self.kept.sessions.get(session)
        if kept is not None:
            self.kept.sessions[session] = msgspec.structs.replace(kept, seen_at=_today())
            self._save()

    async def sessions_of(self, person: str) -> list[Session]:
        own = [one for one in self.kept.sessions.values() if one.person == person]
        valid = [one for one in own if one.id not in self.kept.revoked]
        return sorted(valid, key=lambda one: -one.created_at)

    async def revoke_sessions(self, person: str, only: str = "", but: str = "") -> int:
        open_ones = [one.id for one in await self.sessions_of(person)]
        gone = [id for id in open_ones if id == only] if only else [id for id in open_ones if id != but]
        self.kept.revoked.extend(gone)
        self._changed(person)
        return len(gone)

    async def ban(self, person: str, reason: str) -> bool:
        if person not in self.kept.people:
            return False
        self.kept.bans[person] = Ban(time.time(), reason)
        self._changed(person)
        return True

    async def unban(self, person: str) -> bool:
        if self.kept.bans.pop(person, None) is None:
            return False
        self._changed(person)
        return True

    async def banned(self, person: str) -> Ban | None:
        return self.kept.bans.get(person)

    async def is_blocked_by(self, person: str, others: list[str]) -> bool:
        return any(person in self.kept.blocks.get(other, []) for other in others)

    async def note_change(self, person: str) -> None:
        self._changed(person)

    async def changes(self, since: float) -> tuple[float, list[tuple[float, str]]]:
        return time.time(), [change for change in self.kept.changes if change[0] > since - OVERLAP]

    async def involved(self, person: str, after: str, limit: int) -> list[str]:
        listings = [listing for _, listing in self.kept.listings.values()]
        named = [one.id for one in listings if person in one.people or person in one.others]
        return sorted(id for id in named if id > after)[:limit]

    async def begin_erasure(self, person: str) -> None:
        kept = self.kept
        for by_person in (kept.people, kept.blocks, kept.mutes, kept.days_off, kept.bans, kept.lessons):
            by_person.pop(person, None)
        for lists in (kept.blocks, kept.mutes):
            for owner, others in lists.items():
                lists[owner] = [other for other in others if other != person]
        kept.sessions = {id: one for id, one in kept.sessions.items() if one.person != person}
        kept.erasures.setdefault(person, time.time())
        self._changed(person)

    async def claim_erasure(self, lease: float) -> str | None:
        now = time.monotonic()
        free = [person for person in self.kept.erasures if self._claimed.get(person, 0.0) < now]
        self._claimed.update(dict.fromkeys(free[:1], now + lease))
        return free[0] if free else None

    async def end_erasure(self, person: str) -> None:
        if self.kept.erasures.get(person, time.time()) < time.time() - STRAGGLERS:
            del self.kept.erasures[person]
            self._save()

    async def note(self, who: str, what: str, target: str, reason: str) -> None:
        self.kept.audit.append(AuditLine(time.time(), who, what, target, reason))
        self._save()

    async def audit(self, limit: int) -> list[AuditLine]:
        return self.kept.audit[-limit:]


def _today() -> float:
    return time.time() // DAY * DAY
