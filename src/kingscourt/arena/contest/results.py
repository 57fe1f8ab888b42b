"""Results of games and rounds; times are kept apart because they are never the same twice."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

import msgspec


class GameResult(msgspec.Struct, frozen=True):
    """One game; equal for equal seeds, whoever played it and when."""

    rotation: int
    bots: list[str]  # by seat
    ranks: list[int]  # by seat; 1 is best, ties share a rank
    scores: list[int]  # by seat
    decisions: list[int]  # by seat: questions with at least two legal answers
    entries: int  # actions and draws
    digest: str  # of the final position


class RoundResult(msgspec.Struct, frozen=True):
    """All rotations of one lineup with the same luck."""

    number: int
    games: list[GameResult]
    milliseconds: list[list[float]]  # thinking time by game and seat


def games_digest(rounds: Iterable[RoundResult]) -> str:
    """SHA-256 over the games in order of their rounds, without times."""
    digest = hashlib.sha256()
    for result in sorted(rounds, key=_number):
        digest.update(msgspec.json.encode([result.number, result.games]))
    return digest.hexdigest()


def _number(result: RoundResult) -> int:
    return result.number
