"""The types of a seat's view."""

from __future__ import annotations

from typing import Literal

import msgspec

from kingscourt.kernel.wire_types import ScoreSheet, View


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One province; everything here is open (KB-1.4)."""

    seat: int
    gold: int
    wood: int
    stone: int
    tokens: int
    soldiers: int
    vp: int
    points: list[int]  # by category, in the order of the score sheet
    buildings: list[str]
    next: list[str]  # buildings whose left neighbours stand
    own: list[int] = []  # dice not placed
    white: list[int] = []
    aside: str = ""
    rolled: int = 0
    passed: bool = False
    market: Literal["none", "ready", "used"] = "none"
    strength: int | None = None
    result: Literal["drawn", "won", "lost"] | None = None


class GroupView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Dice on an advisor; without a seat they are neutral."""

    advisor: int
    seat: int | None
    own: list[int]
    white: list[int] = []
    tokens: int = 0
    market: int = 0


class EnemyView(msgspec.Struct, frozen=True):
    """An enemy card that this seat knows."""

    id: str
    kind: str
    strength: int


class KingsburgView(View, frozen=True):
    """Everything an attentive player of a seat could know."""

    seat: int | None
    year: int
    years: int
    phase: str
    order: list[int]
    turn: int | None
    players: list[PlayerView]
    court: list[GroupView]
    aid: int | None
    envoy: int | None
    envoy_uses: list[Literal["influence", "build"]]
    envoy_spent: bool  # it stays with its holder until the autumn ends, of no more use
    enemy: EnemyView | None
    enemy_range: tuple[int, int] | None
    looked: list[int]
    kings_help: int | None
    past: list[str]
    over: bool
    advisors: list[str]  # ids by number, from 1
    scores: list[ScoreSheet | None]  # by seat, as they stand
