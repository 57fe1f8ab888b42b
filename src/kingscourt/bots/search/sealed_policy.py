"""One look ahead that answers sealed questions for all seats at once, so that nobody sees others' answers."""

from __future__ import annotations

from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.policy_playout import OnePlyPolicy
from kingscourt.kernel.state import State


class SealedPolicy(OnePlyPolicy):
    """Like its base, but the last seat of a sealed question does not see what its answer would open."""

    def best_world(self, world: State, seat: int, random: FastRandom) -> State:
        """The position after the best answer of a seat, or of all seats that are asked under seal."""
        waiting = world.waiting
        if not waiting.sealed or len(waiting.seats) == 1:
            return super().best_world(world, seat, random)
        answers: list[Action] = []
        for one in waiting.seats:
            answers.append(self.best_answer(world, one))
        for index, one in enumerate(waiting.seats):
            world.apply(one, answers[index])
        return world

    def best_answer(self, world: State, seat: int) -> Action:
        """The best answer of a seat while the others have not answered; the first of equal ones."""
        legal = world.legal(seat)
        if len(legal) == 1:
            return legal[0]
        self.decisions += 1
        worths = self.rate(world, seat, legal)
        return legal[worths.index(max(worths))]
