"""The directory's contract for sessions, bans, erasure and the audit log."""

from __future__ import annotations

from abc import ABC, abstractmethod

from kingscourt.server.model.person import Person
from kingscourt.server.model.sessions_bans_and_audit import AuditLine, Ban, KnownPerson, PersonStatus, Session

OVERLAP = 30.0  # seconds by which a commit may lag behind the change's timestamp
KEEP_CHANGES = 86_400.0


class Identity(ABC):
    """People and their right to sign in.

    Every operation that revokes a right records a change of the person, so that all processes check again.
    """

    @abstractmethod
    async def rename(self, person: Person) -> bool:
        """Rename a person; return False if there is no such person any more."""

    @abstractmethod
    async def known(self, person: str) -> KnownPerson | None:
        """A person and when they joined."""

    @abstractmethod
    async def standing(self, person: str, session: str) -> PersonStatus | None:
        """The status of a person and a session; None if there is no such person."""

    @abstractmethod
    async def open_session(self, session: Session) -> None:
        """Store a session; a known one stays unchanged."""

    @abstractmethod
    async def touch_session(self, session: str) -> None:
        """Record that a session was used today."""

    @abstractmethod
    async def sessions_of(self, person: str) -> list[Session]:
        """A person's sessions, latest first."""

    @abstractmethod
    async def revoke_sessions(self, person: str, only: str = "", but: str = "") -> int:
        """Revoke one session, all but one, or all; return how many there were."""

    @abstractmethod
    async def ban(self, person: str, reason: str) -> bool:
        """Ban a person from signing in; return False if there is no such person."""

    @abstractmethod
    async def unban(self, person: str) -> bool:
        """Lift a ban; return False if there was none."""

    @abstractmethod
    async def banned(self, person: str) -> Ban | None:
        """The ban of a person."""

    @abstractmethod
    async def is_blocked_by(self, person: str, others: list[str]) -> bool:
        """Whether any of these people has blocked a person."""

    @abstractmethod
    async def note_change(self, person: str) -> None:
        """Make every process check this person's rights again."""

    @abstractmethod
    async def changes(self, since: float) -> tuple[float, list[tuple[float, str]]]:
        """The directory's time, and who changed when, since a given time minus OVERLAP."""

    @abstractmethod
    async def involved(self, person: str, after: str, limit: int) -> list[str]:
        """Ids of tables that name a person in any role, in order after a given one."""

    @abstractmethod
    async def begin_erasure(self, person: str) -> None:
        """Delete a person and all directory data about them; they are signed out, and tables follow later."""

    @abstractmethod
    async def claim_erasure(self, lease: float) -> str | None:
        """Claim an unfinished erasure until the lease ends."""

    @abstractmethod
    async def end_erasure(self, person: str) -> None:
        """Finish an erasure; only after a minute, for the sake of requests in flight when it began."""

    @abstractmethod
    async def note(self, who: str, what: str, target: str, reason: str) -> None:
        """Add a line to the audit log."""

    @abstractmethod
    async def audit(self, limit: int) -> list[AuditLine]:
        """The newest lines of the audit log, oldest first."""
