"""Access to a table: invitations, watchers, closing it."""

from __future__ import annotations

import secrets

import msgspec

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.errors.problems import WrongMoment
from kingscourt.server.model.table_row import CLOSED, OVER
from kingscourt.server.tables.draft_change import Draft
from kingscourt.server.tables.table_manager import Act

change = msgspec.structs.replace

MOST_KEPT_OUT = 200


def let_in(person: str) -> Act:
    """Admit a watcher to a private table."""

    async def act(draft: Draft) -> None:
        if person not in draft.setup.watchers:
            draft.setup = change(draft.setup, watchers=[*draft.setup.watchers, person])

    return act


def send_away(person: str) -> Act:
    """Remove a watcher; seated people cannot be removed this way."""

    async def act(draft: Draft) -> None:
        setup = draft.setup
        if setup.is_of(person):
            raise WrongMoment(Phrase("service-sits-here"))
        if person not in setup.kept_out:
            kept_out = [*setup.kept_out, person][-MOST_KEPT_OUT:]
            watchers = [known for known in setup.watchers if known != person]
            draft.setup = change(setup, kept_out=kept_out, watchers=watchers)

    return act


def close(reason: str) -> Act:
    """Close an open or running table as a host; nothing more happens there, and nobody has won."""

    async def act(draft: Draft) -> None:
        if draft.status in (OVER, CLOSED):
            raise WrongMoment(Phrase("service-over"))
        draft.setup = change(draft.setup, closed_because=reason, ended_at=draft.wall)
        draft.progress = change(draft.progress, offers=[])
        draft.status = CLOSED

    return act


def new_links() -> Act:
    """Revoke all invitations issued so far."""

    async def act(draft: Draft) -> None:
        draft.setup = change(draft.setup, salt=secrets.token_hex(8))

    return act
