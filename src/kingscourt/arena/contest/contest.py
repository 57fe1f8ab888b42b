"""The request for a contest, and the errors of an impossible one."""

from __future__ import annotations

import hashlib
from typing import Final, Literal

import msgspec

from kingscourt.arena.statistics.sequential_test import TestPlan
from kingscourt.bots.registry import make_bot
from kingscourt.games.registry import game as find_game
from kingscourt.kernel.errors import KingscourtError

Kind = Literal["match", "round-robin", "ladder"]
MATCH: Final = "match"
ROUND_ROBIN: Final = "round-robin"
LADDER: Final = "ladder"


class BadContest(KingscourtError):
    """A contest that cannot be played; `advice` says what to change."""

    def __init__(self, what: str, advice: str) -> None:
        super().__init__(what)
        self.advice = advice


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that determines the games of a contest, and nothing else."""

    kind: Kind
    game: str
    seats: int
    bots: list[str]
    against: str = ""  # the bot on all other seats of a match; empty for solo games
    seeds: int  # rounds of each lineup
    seed: int = 0
    edition: str = ""
    variants: dict[str, str] = {}
    components: str | None = None  # text of an owner's component file
    test: TestPlan | None = None  # ends a match as soon as it is decided

    def is_solo(self) -> bool:
        """Whether a bot plays alone against the game's own opponent."""
        return self.seats == 1


def check(contest: Contest) -> None:
    """Raise an error for a contest that cannot be played, before work starts."""
    find_game(contest.game).options(contest.seats, contest.edition, contest.variants)
    check_bots(contest)
    if contest.kind == MATCH:
        _check_match(contest)
    elif contest.is_solo():
        raise BadContest(f"A {contest.kind} needs at least two seats.", "Give more --seats, or play a match.")
    elif len(contest.bots) < 2:
        raise BadContest(f"A {contest.kind} needs at least two bots.", "Name more --bots.")


def check_bots(contest: Contest) -> None:
    """Raise an error for an unknown bot, or one that is named twice."""
    for name in [*contest.bots, *([contest.against] if contest.against else [])]:
        make_bot(name, 0)
    if len(set(contest.bots)) < len(contest.bots):
        raise BadContest("A bot is named twice.", "Name every bot of --bots once.")


def _check_match(contest: Contest) -> None:
    if not contest.bots:
        raise BadContest("No bots given.", "Name one with --bots.")
    if contest.is_solo() and contest.against:
        advice = "Leave out --against, or give more --seats."
        raise BadContest("A solo game is played against the game's own opponent.", advice)
    if not contest.is_solo() and not contest.against:
        raise BadContest("A match needs an opponent.", "Name the bot on all other seats with --against.")
    if contest.test is not None and len(contest.bots) != 1:
        raise BadContest("A sequential test is about one bot.", "Name one bot in --bots, or omit --sprt.")


def round_seed(contest: Contest, seed_number: int) -> bytes:
    """The seed of all games of a round; every lineup meets the same seeds."""
    return hashlib.sha256(f"kingscourt arena {contest.seed} {seed_number}".encode()).digest()
