"""Playing on by values: every seat takes the answer after which it stands best; the loop of rollouts."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE, OVER
from kingscourt.kernel.paired_luck import PairedLuck
from kingscourt.kernel.state import State
from kingscourt.kernel.values import Values

NO_LIMIT: Final = 1_000_000


class OnePlyPolicy:
    """Answers for any seat by one look ahead."""

    def __init__(self, values: Values[State], widest: int = NO_LIMIT) -> None:
        self.values: Values[State] = values
        self.widest: int = widest  # how many answers are tried at most; of more, a random part
        self.decisions: int = 0  # real choices made so far: the measure of work

    def best_world(self, world: State, seat: int, random: FastRandom) -> State:
        """The position after the best answer of a seat; the first of equal ones."""
        legal = world.legal(seat)
        count = len(legal)
        if count == 1:
            world.apply(seat, legal[0])
            return world
        self.decisions += 1
        values = self.values
        best: State | None = None
        highest = 0.0
        tries = count
        first = 0
        if count > self.widest:
            tries = self.widest
            first = random.index(count)
        for number in range(tries):
            # answers that stand beside each other are alike, so a part is taken at equal distances
            index = number if tries == count else (first + number * count // tries) % count
            after = world.copy()
            after.apply(seat, legal[index])
            worth = values.policy_worth(after, seat)
            if best is None or worth > highest:
                best = after
                highest = worth
        assert best is not None
        return best

    def rate(self, world: State, seat: int, legal: list[Action]) -> list[float]:
        """What each answer is worth to the seat right after it."""
        values = self.values
        worths: list[float] = []
        for action in legal:
            after = world.copy()
            after.apply(seat, action)
            worths.append(values.policy_worth(after, seat))
        return worths

    def play(self, world: State, luck: PairedLuck, random: FastRandom, limit: int) -> State:
        """Play on for `limit` real choices or to the end; the given world is used up."""
        end = self.decisions + limit
        while self.decisions < end:
            waiting = world.waiting
            if waiting.kind == CHANCE:
                luck.draw(world)
            elif waiting.kind == OVER:
                break
            else:
                world = self.best_world(world, waiting.seats[0], random)
        return world

    def play_alone(self, world: State, seat: int, luck: PairedLuck, random: FastRandom, limit: int) -> State:
        """Play on to the end of the stretch, or for `limit` choices, while the others keep out of the way."""
        values = self.values
        stretch = values.stretch(world)
        end = self.decisions + limit
        while self.decisions < end and values.stretch(world) == stretch:
            waiting = world.waiting
            if waiting.kind == CHANCE:
                luck.draw(world)
            elif waiting.kind == OVER:
                break
            elif seat in waiting.seats:
                world = self.best_world(world, seat, random)
            else:
                other = waiting.seats[0]
                idle = values.idle_answer(world, other, world.legal(other))
                if idle is None:
                    world = self.best_world(world, other, random)
                else:
                    world.apply(other, idle)
        return world
