"""Practice: where such a game is to begin, and where it has begun."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

BotLevel = Annotated[str, Meta(max_length=40)]
BotName = Annotated[str, Meta(max_length=40)]
RequestId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
OwnNonce = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[0-9A-Za-z]+$")]


class RulePractice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a position that shows a rule, with bots; without a level, they are of the gentlest.

    With the same `id` it is safe to send again: the answer is the first table. If the nonce is missing, the
    service makes one up.
    """

    level: BotLevel = ""
    names: Annotated[list[BotName], Meta(max_length=7)] = []  # of the bots in the order of their seats
    id: RequestId | None = None
    nonce: OwnNonce | None = None


class GamePractice(RulePractice, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Play on from the position after entry `n` of a finished game; without a seat, on the one I had."""

    n: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class PracticeInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a practice game began: after entry `n` of another table, or in a position that shows a rule."""

    table: str = ""
    n: int = 0
    position: str = ""
