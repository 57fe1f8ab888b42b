"""Looks one turn ahead, and one more for the best candidates, by trying actions in imagined worlds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kingscourt.bots.bot import Bot
from kingscourt.bots.common_random_numbers import CommonRandomNumbers
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE, OVER
from kingscourt.kernel.state import State

FOLLOWED: Final = 12  # follow-up questions of the same answer, such as where a piece goes
BETWEEN: Final = 2  # questions up to and including our next turn's
LOOKED_INTO: Final = 4  # how many of the best answers are played on
SAMPLES: Final = 1  # how often each of them is played on


class Candidate:
    """An answer, the world it leads to, and the value of that world."""

    def __init__(self, action: Action, world: State, value: int) -> None:
        self.action: Action = action
        self.world: State = world
        self.value: int = value


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Rates the position after each action by the game's own evaluation."""

    def __init__(self, seed: int) -> None:
        self._random = FastRandom(seed)

    def choose(self, handle: SeatHandle) -> Action:
        """The action with the highest evaluation; ties are broken at random."""
        legal = handle.legal()
        if len(legal) == 1:
            return legal[0]
        world = handle.imagine(self._random)
        tried = try_out(handle, world, legal, FOLLOWED)
        best = best_of(tried)
        if len(best) < LOOKED_INTO:
            tried.sort(key=value_of, reverse=True)
            tried = tried[:LOOKED_INTO]
            look_further(handle, tried, world, self._random.word())
            best = best_of(tried)
        return best[self._random.index(len(best))].action


def value_of(tried: Candidate) -> int:
    """The sort key."""
    return tried.value


def try_out(handle: SeatHandle, world: State, legal: list[Action], followed: int) -> list[Candidate]:
    """Try every action in a copy of the world, answering some follow-up questions."""
    tried: list[Candidate] = []
    for action in legal:
        after = world.copy()
        after.apply(handle.seat, action)
        tried.append(Candidate(action, after, follow(handle, after, followed)))
    return tried


def best_of(tried: list[Candidate]) -> list[Candidate]:
    """The candidates of the highest value."""
    highest = max([one.value for one in tried])
    return [one for one in tried if one.value == highest]


def follow(handle: SeatHandle, world: State, questions: int) -> int:
    """The value of a world after up to `questions` of our own, each answered by the first best action."""
    for _ in range(questions):
        if not world.is_asked(handle.seat):
            break
        legal = world.legal(handle.seat)
        if len(legal) > 1:
            legal = [best_of(try_out(handle, world, legal, 0))[0].action]
        world.apply(handle.seat, legal[0])
    return handle.evaluate(world)


# -- one more turn -------------------------------------------------------------------------------------


def look_further(handle: SeatHandle, tried: list[Candidate], world: State, seed: int) -> None:
    """Rate candidates by our best next turn, if only chance comes before it."""
    if len(tried) == 1:
        return
    kind = handle.turn_kind(world)
    stretch = handle.stretch(world)
    for one in tried:
        total = 0
        for sample in range(SAMPLES):
            # the same luck for every action, so that only their merit differs
            total += next_value(handle, one, kind, stretch, CommonRandomNumbers(seed + sample))
        one.value = total // SAMPLES


def next_value(
    handle: SeatHandle, one: Candidate, kind: type, stretch: int, chance: CommonRandomNumbers
) -> int:
    """The value of a world after our next turn, or its current value if none comes in the same stretch."""
    world = one.world.copy()
    for _ in range(BETWEEN):
        pass_chance(world, chance)
        if world.pending().kind == OVER:
            return handle.evaluate(world)
        if not world.is_asked(handle.seat) or handle.stretch(world) != stretch:
            break
        replies = try_out(handle, world, world.legal(handle.seat), FOLLOWED)
        if type(world.agenda[-1]) is kind:
            return max([reply.value for reply in replies])
        world = best_of(replies)[0].world  # a question raised by chance, such as a choice on a card
    return one.value


def pass_chance(world: State, chance: CommonRandomNumbers) -> None:
    """Draw until somebody is asked."""
    while world.pending().kind == CHANCE:
        chance.draw(world)
