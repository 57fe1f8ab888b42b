"""One decision ahead: try every action in an imagined world and take the best looking one."""

from __future__ import annotations

from kingscourt.bots.bot import Bot
from kingscourt.bots.handle import SeatHandle
from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import FastRandom


class GreedyBot(Bot):
    """Looks at the position right after each action, by the evaluation that lives with the game."""

    def __init__(self, seed: int) -> None:
        self._random = FastRandom(seed)

    def choose(self, handle: SeatHandle) -> Action:
        """The action after which the evaluation is highest; chance decides between equals."""
        legal = handle.legal()
        if len(legal) == 1:
            return legal[0]
        world = handle.imagine(self._random)
        best: list[Action] = []
        best_value = 0
        for action in legal:
            after = world.copy()
            after.apply(handle.seat, action)
            value = handle.evaluate(after)
            if not best or value > best_value:
                best = [action]
                best_value = value
            elif value == best_value:
                best.append(action)
        return best[self._random.index(len(best))]
