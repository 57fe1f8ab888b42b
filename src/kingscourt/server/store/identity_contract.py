"""What the directory promises about sessions, bans, erasure and the audit log."""

from __future__ import annotations

from abc import ABC, abstractmethod

from kingscourt.server.model.person import Person
from kingscourt.server.model.session import AuditLine, Ban, Known, Session, Standing

OVERLAP = 30.0  # seconds: a change may be committed so long after its moment
KEEP_CHANGES = 86_400.0


class Identity(ABC):
    """Who people are and whether they may come in.

    Whatever ends a right notes that this person has changed, so that every process looks again.
    """

    @abstractmethod
    async def rename(self, person: Person) -> bool:
        """Another name for somebody; False when there is no such person any more."""

    @abstractmethod
    async def known(self, person: str) -> Known | None:
        """A person with when they came."""

    @abstractmethod
    async def standing(self, person: str, session: str) -> Standing | None:
        """Whether a person and a session count; None when there is no such person."""

    @abstractmethod
    async def open_session(self, session: Session) -> None:
        """Keep a session; one that is known stays as it is."""

    @abstractmethod
    async def touch_session(self, session: str) -> None:
        """It was used today."""

    @abstractmethod
    async def sessions_of(self, person: str) -> list[Session]:
        """Where a person is signed in, the latest first."""

    @abstractmethod
    async def revoke_sessions(self, person: str, only: str = "", but: str = "") -> int:
        """Sign a person out of one session, of all but one, or of all; how many there were."""

    @abstractmethod
    async def ban(self, person: str, reason: str) -> bool:
        """Nobody may come in as this person; False when there is no such person."""

    @abstractmethod
    async def unban(self, person: str) -> bool:
        """They may again; False when they might before."""

    @abstractmethod
    async def banned(self, person: str) -> Ban | None:
        """The ban of a person."""

    @abstractmethod
    async def is_blocked_by(self, person: str, others: list[str]) -> bool:
        """Whether any of these people has blocked a person."""

    @abstractmethod
    async def note_change(self, person: str) -> None:
        """Every process is to look again at what this person may."""

    @abstractmethod
    async def changes(self, since: float) -> tuple[float, list[tuple[float, str]]]:
        """The time of the directory, and people who changed since some time less OVERLAP, each with when."""

    @abstractmethod
    async def involved(self, person: str, after: str, limit: int) -> list[str]:
        """Tables that name a person in any part, by id after some id."""

    @abstractmethod
    async def begin_erasure(self, person: str) -> None:
        """Forget the person and all that the directory alone keeps; they are out. Tables follow."""

    @abstractmethod
    async def claim_erasure(self, lease: float) -> str | None:
        """An erasure that is not finished, for this worker alone until the lease ends."""

    @abstractmethod
    async def end_erasure(self, person: str) -> None:
        """Nothing names the person any more; what was under way when it began is waited for a minute."""

    @abstractmethod
    async def note(self, who: str, what: str, target: str, reason: str) -> None:
        """Write a line of the audit log."""

    @abstractmethod
    async def audit(self, limit: int) -> list[AuditLine]:
        """The newest lines of the audit log, oldest first."""
