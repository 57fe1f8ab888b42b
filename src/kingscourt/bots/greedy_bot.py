"""One turn ahead, and for what looks best one more: everything is tried in imagined worlds."""

from __future__ import annotations

from typing import Final

from kingscourt.bots.bot import Bot
from kingscourt.bots.handle import SeatHandle
from kingscourt.bots.same_chance import SameChance
from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE, OVER
from kingscourt.kernel.state import State

FOLLOWED: Final = 12  # further questions of the same answer, such as where a piece goes
BETWEEN: Final = 2  # questions that lead to our next turn, its own the last
LOOKED_INTO: Final = 4  # of the best looking answers, how many are played on
SAMPLES: Final = 1  # how often each of them is


class Tried:
    """An answer, the world it has led to, and what that is worth."""

    def __init__(self, action: Action, world: State, value: int) -> None:
        self.action: Action = action
        self.world: State = world
        self.value: int = value


class GreedyBot(Bot):
    """Looks at the position after each action, by the evaluation that lives with the game."""

    def __init__(self, seed: int) -> None:
        self._random = FastRandom(seed)

    def choose(self, handle: SeatHandle) -> Action:
        """The action that leads to the highest evaluation; chance decides between equals."""
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


def value_of(tried: Tried) -> int:
    """For sorting."""
    return tried.value


def try_out(handle: SeatHandle, world: State, legal: list[Action], followed: int) -> list[Tried]:
    """Every action in a world of its own, some further questions answered."""
    tried: list[Tried] = []
    for action in legal:
        after = world.copy()
        after.apply(handle.seat, action)
        tried.append(Tried(action, after, follow(handle, after, followed)))
    return tried


def best_of(tried: list[Tried]) -> list[Tried]:
    """Those of the highest value."""
    highest = max([one.value for one in tried])
    return [one for one in tried if one.value == highest]


def follow(handle: SeatHandle, world: State, questions: int) -> int:
    """What a world is worth after so many questions, as long as they are our own: the first best answers."""
    for _ in range(questions):
        if not world.is_asked(handle.seat):
            break
        legal = world.legal(handle.seat)
        if len(legal) > 1:
            legal = [best_of(try_out(handle, world, legal, 0))[0].action]
        world.apply(handle.seat, legal[0])
    return handle.evaluate(world)


# -- one turn more -------------------------------------------------------------------------------------


def look_further(handle: SeatHandle, tried: list[Tried], world: State, seed: int) -> None:
    """Values by what we could do in our next turn, where only chance comes before it."""
    if len(tried) == 1:
        return
    kind = handle.turn_kind(world)
    stretch = handle.stretch(world)
    for one in tried:
        total = 0
        for sample in range(SAMPLES):
            # the same luck for every action, so that they differ by what they are worth
            total += next_value(handle, one, kind, stretch, SameChance(seed + sample))
        one.value = total // SAMPLES


def next_value(handle: SeatHandle, one: Tried, kind: type, stretch: int, chance: SameChance) -> int:
    """What a world is worth after our next turn, or as it is if none comes next in the same stretch."""
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
        world = best_of(replies)[0].world  # what chance has brought, such as a choice on a card
    return one.value


def pass_chance(world: State, chance: SameChance) -> None:
    """Draw until somebody is asked."""
    while world.pending().kind == CHANCE:
        chance.draw(world)
