"""How far a command travels through our code, from its message to the push, counted as it is carried out.

A hop is a function of the service or of the table through which a command passes: one that is under way when
the command reaches the rules, the database, the bus or the socket. What is only asked on the way, and returns
before that, is not one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType, FrameType

import pytest

from kingscourt.arena.speed import is_compiled
from kingscourt.server.client.table_feed import Feed
from tests.server.support.live_server import live
from tests.server.support.managers import config_for
from tests.server.support.players import company, new_table

pytestmark = pytest.mark.anyio
GAME = "heirlooms"
MOST_HOPS = 42
MOST_FILES = 18
RULES = f"/{GAME}/"
GOALS = (
    "GroupCommit.write",
    "Pool.fetch",
    "Draft.adopt",
    "NatsBus.publish",
    "NatsBus.publish_elsewhere",
    "FastWebSocketProtocol.write",
)
START = "Stream._handle"


def is_ours(code: CodeType) -> bool:
    """Whether this is a named function of the service or of the table; a player's client is neither."""
    layer, _, rest = code.co_filename.rpartition("/kingscourt/")[2].partition("/")
    return (
        layer in ("server", "table")
        and not rest.startswith("client/")
        and code.co_name[:2] not in ("__", "<l")
    )


def is_goal(code: CodeType) -> bool:
    """Whether a command has reached the rules, the database, the bus or the socket."""
    return RULES in code.co_filename or code.co_qualname in GOALS


class Journey:
    """The hops of one command, in order."""

    def __init__(self) -> None:
        self.hops: dict[str, str] = {}  # to their files
        self._is_under_way = False

    def note(self, frame: FrameType, event: str, _: object) -> None:
        """Note where a goal was reached from; called for every call."""
        if event != "call":
            return
        code = frame.f_code
        self._is_under_way = self._is_under_way or code.co_qualname == START
        if self._is_under_way and is_goal(code):
            self._note_stack(frame)
            self._is_under_way = code.co_qualname != "FastWebSocketProtocol.write"

    def _note_stack(self, frame: FrameType) -> None:
        passed: list[CodeType] = []
        at: FrameType | None = frame
        while at is not None and (not passed or passed[-1].co_qualname != START):
            if is_ours(at.f_code):
                passed.append(at.f_code)
            at = at.f_back
        self.hops |= {code.co_qualname: code.co_filename for code in reversed(passed)}


@contextmanager
def noted() -> Iterator[Journey]:
    journey = Journey()
    sys.setprofile(journey.note)
    try:
        yield journey
    finally:
        sys.setprofile(None)


@pytest.mark.skipif(is_compiled(), reason="compiled functions have no frames to count")
async def test_a_command_takes_few_hops_in_few_files(shared_database: str) -> None:
    async with live(config_for(shared_database)) as server, company([server.url], ["Anna", "Béla"]) as people:
        id = await new_table(people, GAME)
        async with Feed(people[0], id, 0) as feed:
            await feed.until(feed.is_asked)
            with noted() as journey:
                done = await feed.do(["wait"])
                await feed.until(lambda: feed.n >= done.n)
    files = set(journey.hops.values())
    assert {"Table.command", "Pool.fetch", "Notifier.changed", "ViewSteps.advance"} <= set(journey.hops)
    assert len(journey.hops) <= MOST_HOPS, list(journey.hops)
    assert len(files) <= MOST_FILES, sorted(files)
