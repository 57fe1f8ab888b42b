"""Contract of every directory: sessions, bans, erasure and the audit log."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingscourt.server.model.listing import Listing
from kingscourt.server.model.person import Person
from kingscourt.server.model.sessions_bans_and_audit import Session
from kingscourt.server.store.contract import Directory
from kingscourt.server.store.files.people_and_listings import FileDirectory
from kingscourt.server.store.postgres.asyncpg_pool import Pool
from kingscourt.server.store.postgres.people_and_listings import PostgresDirectory

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["postgres", "files"])
async def directory(
    request: pytest.FixtureRequest, shared_database: str, tmp_path: Path
) -> AsyncIterator[Directory]:
    made: Directory = FileDirectory(tmp_path)
    if request.param == "postgres":
        made = PostgresDirectory(Pool(shared_database, 2, 10.0))
    yield made
    await made.close()


@pytest.fixture
async def anna(directory: Directory) -> str:
    id = secrets.token_hex(8)
    await directory.add_person(Person(id, "Anna"))
    return id


async def new_session(directory: Directory, person: str) -> str:
    id = secrets.token_hex(16)
    await directory.open_session(Session(id, person, time.time()))
    return id


async def changed(directory: Directory, person: str, since: float) -> bool:
    _, changes = await directory.changes(since)
    return person in [who for at, who in changes if at > since]


async def test_a_session_counts_until_it_is_revoked(directory: Directory, anna: str) -> None:
    began, _ = await directory.changes(0)
    one, other, third = [await new_session(directory, anna) for _ in range(3)]
    standing = await directory.standing(anna, one)
    assert standing is not None
    assert (standing.name, standing.is_signed_in, standing.banned) == ("Anna", True, None)
    unknown = await directory.standing(anna, "nothing")
    assert unknown is not None
    assert not unknown.is_signed_in
    assert await directory.standing("nobody", one) is None
    assert not await changed(directory, anna, began)
    assert await directory.revoke_sessions(anna, only=one) == 1
    assert await directory.revoke_sessions(anna, only=one) == 0
    assert await changed(directory, anna, began)
    assert {session.id for session in await directory.sessions_of(anna)} == {other, third}
    revoked = await directory.standing(anna, one)
    assert revoked is not None
    assert not revoked.is_signed_in
    assert await directory.revoke_sessions(anna, but=third) == 1
    assert [session.id for session in await directory.sessions_of(anna)] == [third]
    await directory.open_session(Session(one, anna, time.time()))  # a revoked session stays revoked
    assert [session.id for session in await directory.sessions_of(anna)] == [third]


async def test_a_session_of_another_person_is_none_of_mine(directory: Directory, anna: str) -> None:
    other = secrets.token_hex(8)
    await directory.add_person(Person(other, "Béla"))
    session = await new_session(directory, other)
    standing = await directory.standing(anna, session)
    assert standing is not None
    assert not standing.is_signed_in
    assert await directory.revoke_sessions(anna, only=session) == 0
    assert len(await directory.sessions_of(other)) == 1


async def test_bans_come_and_go(directory: Directory, anna: str) -> None:
    began, _ = await directory.changes(0)
    session = await new_session(directory, anna)
    assert not await directory.ban("nobody", "x")
    for reason in ("one", "two"):
        assert await directory.ban(anna, reason)
    standing = await directory.standing(anna, session)
    assert standing is not None
    assert standing.banned == "two"
    ban = await directory.banned(anna)
    assert ban is not None
    assert ban.reason == "two"
    assert await changed(directory, anna, began)
    assert await directory.unban(anna)
    assert not await directory.unban(anna)
    assert await directory.banned(anna) is None


async def test_nobody_is_renamed_who_is_not_there(directory: Directory, anna: str) -> None:
    assert await directory.rename(Person(anna, "Annamária"))
    known = await directory.known(anna)
    assert known is not None
    assert known.name == "Annamária"
    assert not await directory.rename(Person("nobody", "Béla"))
    assert await directory.person("nobody") is None


async def test_blocks_are_asked_about_without_reading_the_lists(directory: Directory, anna: str) -> None:
    other, third = secrets.token_hex(8), secrets.token_hex(8)
    await directory.block(other, anna, True)
    assert await directory.is_blocked_by(anna, [third, other])
    assert not await directory.is_blocked_by(anna, [third])
    assert not await directory.is_blocked_by(other, [anna])
    assert not await directory.is_blocked_by(anna, [])


async def test_an_erasure_forgets_all_but_the_tables_and_stays_until_it_is_done(
    directory: Directory, anna: str
) -> None:
    other = secrets.token_hex(8)
    session = await new_session(directory, anna)
    await directory.block(other, anna, True)
    await directory.mute(anna, other, True)
    names = ["Anna"]
    seated = Listing(f"x-{anna}", "over", "g", "", True, 1, 0, [anna], names, "none", 1.0)
    made = Listing(f"y-{anna}", "over", "g", "", True, 1, 0, [other], names, "none", 1.0, [anna])
    for listing in (seated, made):
        await directory.list_table(listing, 1)
    for _ in range(2):
        await directory.begin_erasure(anna)
    assert await directory.person(anna) is None
    assert await directory.standing(anna, session) is None
    assert await directory.blocked(other) == await directory.muted(anna) == []
    assert await directory.involved(anna, "", 10) == [f"x-{anna}", f"y-{anna}"]
    assert await directory.involved(anna, f"x-{anna}", 10) == [f"y-{anna}"]
    claimed: list[str | None] = []
    while (person := await directory.claim_erasure(60)) is not None:
        claimed.append(person)
    assert claimed.count(anna) == 1
    await directory.end_erasure(anna)  # too early, since requests in flight may still arrive
    await directory.open_session(Session(session, anna, time.time()))
    assert await directory.sessions_of(anna) == []  # an erased person cannot sign in


async def test_the_audit_log_keeps_its_order(directory: Directory) -> None:
    who = secrets.token_hex(4)
    for what in ("ban", "unban"):
        await directory.note(who, what, "somebody", "because")
    lines = [line for line in await directory.audit(1000) if line.who == who]
    assert [(line.what, line.target, line.reason) for line in lines] == [
        ("ban", "somebody", "because"),
        ("unban", "somebody", "because"),
    ]
    assert len(await directory.audit(1)) == 1
