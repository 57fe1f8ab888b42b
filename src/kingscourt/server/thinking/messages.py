"""Messages between a worker and the child processes in which bots think."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from kingscourt.server.model.table_setup import Seat, TableSetup

KEPT_TABLES: Final = 32  # tables that a child keeps; the parent counts along
ReplyKind = Literal["ready", "replayed", "answer", "missing", "unknown", "failed"]


class BotQuestion(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a bot is asked; the log continues what the child has, or is complete if there is a setup."""

    table: str
    seat: int
    level: str
    seed: int  # of the bot, not of the table
    lines: list[str]
    setup: TableSetup | None = None


class BotReply(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a child says: it has started, has replayed the log, or its answer, or why there is none.

    `words` names an error by its type and place in the code, never by values, which may be secret.
    """

    kind: ReplyKind
    actions: list[str] = []
    words: str = ""


def setup_for_child(setup: TableSetup) -> TableSetup:
    """A setup without seed, draws to come and people: a replay does not draw, and a bot knows seats."""
    return msgspec.structs.replace(
        setup,
        seats=[Seat(seat.kind, level=seat.level) for seat in setup.seats],
        creator="",
        seed="",
        salt="",
        watchers=[],
        kept_out=[],
        rematch="",
        closing=[],
        prepared=None,
    )
