"""Tree search over imagined worlds: branches are our own answers, in between everybody plays by values.

Every iteration imagines a world and draws its own luck, so a branch is rated over what may happen, not over
what does. A branch is known by our answers alone; answers that a world does not allow wait for another.
"""

from __future__ import annotations

import math

from kingscourt.bots.search.budget import Budget
from kingscourt.bots.search.candidates import Candidate
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE, OVER
from kingscourt.kernel.paired_luck import PairedLuck
from kingscourt.kernel.place_chances import place_share
from kingscourt.kernel.policy_playout import OnePlyPolicy
from kingscourt.kernel.state import State


class Node:
    """A series of our answers."""

    def __init__(self, prior: float) -> None:
        self.prior: float = prior  # the share of attention at first sight
        self.visits: int = 0
        self.available: int = 0  # how often the answer was possible when its parent was visited
        self.total: float = 0.0
        self.children: dict[str, Node] = {}

    def mean(self) -> float:
        """The average result."""
        return self.total / float(self.visits)


class TreeSearch:
    """One search."""

    def __init__(
        self,
        policy: OnePlyPolicy,
        own_decisions: int,
        depth: int,
        width: int,
        exploration: float,
        budget: Budget,
    ) -> None:
        self.policy: OnePlyPolicy = policy
        self.own_decisions: int = own_decisions  # of ours that are part of the tree
        self.depth: int = depth  # decisions of all seats after which a position is rated
        self.width: int = width  # answers looked at in each node
        self.exploration: float = exploration
        self.budget: Budget = budget

    def run(
        self, handle: SeatHandle, candidates: list[Candidate], random: FastRandom, iterations: int
    ) -> Node:
        """Search until the budget is used up."""
        begun_at = self.policy.decisions
        root = Node(1.0)
        for one in candidates:
            root.children[one.action.text] = Node(1.0)
        for _ in range(iterations):
            if self.budget.is_used_up(self.policy.decisions - begun_at):
                break
            self.iterate(handle, root, random)
        return root

    def iterate(self, handle: SeatHandle, root: Node, random: FastRandom) -> None:
        """One way through the tree and beyond."""
        world = handle.imagine(random)
        luck = PairedLuck(random.word())
        seat = handle.seat
        path = [root]
        end = self.policy.decisions + self.depth
        while self.policy.decisions < end:
            waiting = world.waiting
            if waiting.kind == CHANCE:
                luck.draw(world)
            elif waiting.kind == OVER:
                break
            elif seat in waiting.seats and len(path) <= self.own_decisions:
                legal = world.legal(seat)
                action = legal[0] if len(legal) == 1 else self.descend(world, seat, legal, path)
                world.apply(seat, action)
            else:
                world = self.policy.best_world(world, waiting.seats[0], random)
        values = self.policy.values
        result = place_share(values.expected_points(world), values.spread(world), seat)
        for node in path:
            node.visits += 1
            node.total += result

    def descend(self, world: State, seat: int, legal: list[Action], path: list[Node]) -> Action:
        """Choose a branch and add it to the path."""
        node = path[-1]
        self.policy.decisions += 1
        if not node.children:
            self.expand(node, world, seat, legal)
        best: Node | None = None
        chosen = legal[0]
        highest = 0.0
        for action in legal:
            child = node.children.get(action.text)
            if child is None:
                continue
            child.available += 1
            if child.visits == 0:
                score = 2.0 + child.prior
            else:
                score = child.mean() + self.exploration * math.sqrt(
                    math.log(float(child.available) + 1.0) / float(child.visits)
                )
            if best is None or score > highest:
                best = child
                chosen = action
                highest = score
        if best is None:  # none of the answers seen so far is possible in this world
            self.expand(node, world, seat, legal)
            return self.descend(world, seat, legal, path)
        path.append(best)
        return chosen

    def expand(self, node: Node, world: State, seat: int, legal: list[Action]) -> None:
        """Add the best answers at first sight."""
        worths = self.policy.rate(world, seat, legal)
        order = sorted(range(len(legal)), key=worths.__getitem__, reverse=True)
        for rank, index in enumerate(order[: self.width]):
            if legal[index].text not in node.children:
                node.children[legal[index].text] = Node(1.0 / float(rank + 1))


def most_visited(root: Node, candidates: list[Candidate]) -> Candidate:
    """The candidate with the most visits; of equal ones the one better at first sight."""
    chosen = candidates[0]
    for one in candidates:
        if root.children[one.action.text].visits > root.children[chosen.action.text].visits:
            chosen = one
    return chosen


def mixed_by_visits(root: Node, candidates: list[Candidate], random: FastRandom) -> Candidate:
    """A candidate by chance, as often as it was visited; those visited less than half as often never."""
    most = root.children[most_visited(root, candidates).action.text].visits
    visits = [root.children[one.action.text].visits for one in candidates]
    weights = [count if 2 * count >= most else 0 for count in visits]
    ticket = random.index(max(1, sum(weights)))
    for index, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return candidates[index]
    return candidates[0]
