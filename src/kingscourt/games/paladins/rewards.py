"""Rewards and groups of workers, as printed on cards and boards."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.vocabulary import (
    CRIMINAL,
    DISCARD_SUSPICION,
    REWARDS,
    SPACE_KINDS,
    WORKER_KINDS,
    WORKERS,
)
from kingscourt.kernel.event import Event
from kingscourt.kernel.phrase import RECONSTRUCTED, Phrase, number

_COMMON: Final = 40  # amounts worded in advance


class Reward:
    """One printed icon, or several alike that count as one amount."""

    def __init__(self, kind: int, n: int) -> None:
        self.kind: int = kind
        self.n: int = n
        self.name: str = REWARDS[kind] if n == 1 else f"{n} {REWARDS[kind]}"
        self.phrase: Phrase = Phrase(f"paladins-reward-{REWARDS[kind]}", {"n": n})
        self.events: dict[int, Event] = {}  # log lines already worded, by player


def in_words(rewards: list[Reward]) -> list[Phrase]:
    """Rewards as phrases, in printed order; neighbours that discard suspicions are one phrase."""
    phrases: list[Phrase] = []
    discards = 0
    for reward in rewards:
        if reward.kind != DISCARD_SUSPICION:
            discards = 0
            phrases.append(reward.phrase)
            continue
        discards += 1
        if discards > 1:
            phrases.pop()
        phrases.append(reward.phrase if discards == 1 else Phrase(reward.phrase.key, {"n": discards}))
    return phrases


def in_doubtful_words(rewards: list[Reward], confidence: str) -> list[Phrase]:
    """The same, with a sign where the amounts are only reconstructed."""
    if confidence != RECONSTRUCTED:
        return in_words(rewards)
    return [Phrase(phrase.key, {"n": number(amount_of(phrase), confidence)}) for phrase in in_words(rewards)]


def amount_of(phrase: Phrase) -> int:
    """The amount of a reward in words."""
    n = phrase.args["n"]
    assert isinstance(n, int)
    return n


def in_short(rewards: list[Reward]) -> str:
    """Rewards as a text for records, such as `labourer+cleric`."""
    return "+".join([reward.name for reward in rewards])


class Workers:
    """Workers that come together, such as those of a tavern."""

    def __init__(self, kinds: list[int]) -> None:
        self.kinds: list[int] = kinds
        self.counts: list[int] = [0] * WORKER_KINDS
        for kind in kinds:
            self.counts[kind] += 1
        self.criminals: int = self.counts[CRIMINAL]
        self.phrases: list[Phrase] = [
            worker_amount(kind, count) for kind, count in enumerate(self.counts) if count > 0
        ]


_AMOUNTS: Final = [
    [Phrase(f"paladins-reward-{worker}", {"n": n}) for n in range(_COMMON)] for worker in WORKERS
]
WORKER_PHRASES: Final = [Phrase(f"paladins-worker-{worker}") for worker in SPACE_KINDS]


def worker_amount(kind: int, n: int) -> Phrase:
    """An amount of workers of one kind, in words."""
    if n < _COMMON:
        return _AMOUNTS[kind][n]
    return Phrase(f"paladins-reward-{WORKERS[kind]}", {"n": n})
