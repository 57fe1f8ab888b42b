"""A bot that looks one answer ahead by a network; all answers go through it in one batch."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.network.inputs import inputs_of
from kingscourt.bots.bot import Bot
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.state import State
from kingscourt.kernel.values import Values


class NetworkBot(Bot):
    """Takes the answer after which the network expects the most points for its seat."""

    def __init__(self, session: Any, values: Values[State], seed: int) -> None:
        self.session = session
        self.values = values
        self.random = FastRandom(seed)

    def choose(self, handle: SeatHandle) -> Action:
        """The best answer in one imagined world."""
        legal = handle.legal()
        if len(legal) == 1:
            return legal[0]
        world = handle.imagine(self.random)
        after: list[State] = []
        for action in legal:
            tried = world.copy()
            tried.apply(handle.seat, action)
            after.append(tried)
        worths = self.rate(after, handle.seat)
        return legal[worths.index(max(worths))]

    def rate(self, states: list[State], seat: int) -> list[float]:
        """The expected points of a seat in each position."""
        values = self.values
        rows = np.array([values.features(state) for state in states], dtype=np.float32)
        progress = np.array([values.progress(state) for state in states], dtype=np.float32)
        lines = inputs_of(rows, progress)[seat :: rows.shape[1]]
        points = self.session.run(None, {"rows": lines})[0][:, 0].tolist()
        return [
            values.final_points(state, seat) if state.pending().kind == OVER else float(one)
            for state, one in zip(states, points, strict=True)
        ]
