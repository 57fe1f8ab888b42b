"""The workers that a plan may still use, as plain numbers: lists of them are slow to read and write."""

from __future__ import annotations

from mypy_extensions import i64

from kingscourt.games.paladins.vocabulary import (
    CLERIC,
    CRIMINAL,
    FIGHTER,
    LABOURER,
    MERCHANT,
    SCOUT,
)


class Supply:
    """Workers by kind."""

    def __init__(self) -> None:
        self.labourers: i64 = 0
        self.scouts: i64 = 0
        self.merchants: i64 = 0
        self.fighters: i64 = 0
        self.clerics: i64 = 0
        self.criminals: i64 = 0

    def load(self, workers: list[int]) -> None:
        """Begin with these workers."""
        self.labourers = workers[LABOURER]
        self.scouts = workers[SCOUT]
        self.merchants = workers[MERCHANT]
        self.fighters = workers[FIGHTER]
        self.clerics = workers[CLERIC]
        self.criminals = workers[CRIMINAL]

    def add(self, workers: list[int]) -> None:
        """Add workers that will come."""
        self.labourers += workers[LABOURER]
        self.scouts += workers[SCOUT]
        self.merchants += workers[MERCHANT]
        self.fighters += workers[FIGHTER]
        self.clerics += workers[CLERIC]
        self.criminals += workers[CRIMINAL]

    def coloured(self) -> i64:
        """Scouts, merchants, fighters and clerics."""
        return self.scouts + self.merchants + self.fighters + self.clerics

    def total(self) -> i64:
        """All workers."""
        return self.labourers + self.coloured() + self.criminals

    def missing(self) -> i64:
        """The kinds of which there is none, one bit for each."""
        kinds: i64 = 0
        if self.labourers == 0:
            kinds |= 1 << LABOURER
        if self.scouts == 0:
            kinds |= 1 << SCOUT
        if self.merchants == 0:
            kinds |= 1 << MERCHANT
        if self.fighters == 0:
            kinds |= 1 << FIGHTER
        if self.clerics == 0:
            kinds |= 1 << CLERIC
        return kinds

    def take(self, kind: int) -> None:
        """A worker leaves the supply."""
        if kind == LABOURER:
            self.labourers -= 1
        elif kind == SCOUT:
            self.scouts -= 1
        elif kind == MERCHANT:
            self.merchants -= 1
        elif kind == FIGHTER:
            self.fighters -= 1
        elif kind == CLERIC:
            self.clerics -= 1
        else:
            self.criminals -= 1

    def spare(self) -> int:
        """A labourer, else the kind there is most of, a criminal last."""
        if self.labourers > 0:
            return LABOURER
        best = CRIMINAL
        most: i64 = 0
        if self.scouts > most:
            best = SCOUT
            most = self.scouts
        if self.merchants > most:
            best = MERCHANT
            most = self.merchants
        if self.fighters > most:
            best = FIGHTER
            most = self.fighters
        return CLERIC if self.clerics > most else best


def spare(workers: list[int]) -> int:
    """The same for workers in a list."""
    if workers[LABOURER] > 0:
        return LABOURER
    best = CRIMINAL
    most = 0
    for kind in range(SCOUT, CRIMINAL):
        if workers[kind] > most:
            best = kind
            most = workers[kind]
    return best
