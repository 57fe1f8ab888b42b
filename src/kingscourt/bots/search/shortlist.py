"""Which answers are worth a closer look: the best at first sight, without laughable moves."""

from __future__ import annotations

from kingscourt.bots.search.candidates import Candidate
from kingscourt.kernel.action import Action
from kingscourt.kernel.blunder import COMMITTED, Blunder
from kingscourt.kernel.state import State


class Detectors:
    """The game's detectors of laughable moves, looking at one imagined world."""

    def __init__(self, blunders: list[Blunder[State]], world: State, seat: int) -> None:
        self.blunders: list[Blunder[State]] = blunders
        self.world: State = world
        self.seat: int = seat

    def accept(self, action: Action) -> bool:
        """Whether nobody would laugh."""
        return all(blunder.seen(self.world, self.seat, action) != COMMITTED for blunder in self.blunders)


def shortlist(
    candidates: list[Candidate], most: int, margin: float, detectors: Detectors | None
) -> list[Candidate]:
    """The first few that are not more than `margin` points behind; `candidates` are the best first.

    If detectors refuse all answers, the best one is left.
    """
    chosen: list[Candidate] = []
    for one in candidates:
        if len(chosen) == most or (chosen and one.worth < chosen[0].worth - margin):
            break
        if detectors is None or detectors.accept(one.action):
            chosen.append(one)
    return chosen or candidates[:1]
