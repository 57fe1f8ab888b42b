"""The law of fair imagining: every world is as likely as the rules make it, given what a seat has seen."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from kingscourt.kernel.decision import CHANCE, DECISION
from kingscourt.kernel.game import Game
from kingscourt.kernel.state import State
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.imagined_worlds import chances_of_worlds
from kingscourt.testing.laws.imagined_worlds import MAX_NODES, WorldNode, children, entries, open_start
from kingscourt.testing.play_and_replay import TraceEntry

NAME = "law_imagine_is_fair"


class WeightedNode(NamedTuple):
    """A position, and for each seat the weight of the log that led to it."""

    node: WorldNode
    weights: list[Fraction]


class Belief(NamedTuple):
    """What a seat can know after some log: how likely each world is by the rules, and as it imagines it."""

    level: int
    seat: int
    expected: dict[str, Fraction]  # by digest
    imagined: dict[str, Fraction]

    def distance(self) -> Fraction:
        """How far apart the two are: 0 if they are equal, 1 if they have no world in common."""
        worlds = set(self.expected) | set(self.imagined)
        none = Fraction(0)
        apart = [abs(self.expected.get(world, none) - self.imagined.get(world, none)) for world in worlds]
        return sum(apart, none) / 2


def law_imagine_is_fair(game: Game, start: State, depth: int) -> None:
    """A seat imagines every position as often as the rules lead to it, given all it has seen.

    Every log of up to `depth` entries is played from a start at which nothing is hidden. The weight of a log
    is the product of the chances of its draws and, for each choice that the seat did not see, of one by the
    number of legal answers. Choices that it saw count as they are: nothing is inferred from them except that
    they were legal.
    """
    compared = 0
    for belief in beliefs(game, start, depth):
        compared += len(belief.expected) > 1
        if belief.distance() > 0:
            where = f"{game.id} after {belief.level} entries, seat {belief.seat}"
            raise LawBroken(NAME, where, unlikeness(belief))
    if compared == 0:
        raise ValueError(f"nobody has to guess anything within {depth} entries: take a greater depth")


def unlikeness(belief: Belief) -> str:
    """The world whose chances differ most, for an error message."""
    none = Fraction(0)
    worlds = sorted(set(belief.expected) | set(belief.imagined))
    pairs = [(belief.expected.get(world, none), belief.imagined.get(world, none)) for world in worlds]
    expected, imagined = max(pairs, key=lambda pair: abs(pair[0] - pair[1]))
    return (
        f"a world with a chance of {expected} is imagined with a chance of {imagined}; "
        f"{belief.distance()} of all chances are in the wrong place"
    )


def beliefs(game: Game, start: State, depth: int) -> Iterator[Belief]:
    """Every different knowledge that a seat can have within some entries after a fully open start."""
    layer = [WeightedNode(open_start(start), [Fraction(1)] * start.seat_count)]
    nodes = 1
    for level in range(1, depth + 1):
        nodes += sum(len(entries(parent.node.state)) for parent in layer)
        if nodes > MAX_NODES:
            raise ValueError(f"more than {MAX_NODES} positions within {level} entries: take a smaller start")
        layer = [child for parent in layer for child in weighted_children(game, parent)]
        yield from beliefs_of_layer(layer, level)


def weighted_children(game: Game, parent: WeightedNode) -> list[WeightedNode]:
    """Every possible next position with its weight."""
    state = parent.node.state
    found: list[WeightedNode] = []
    for entry, child in zip(entries(state), children(game, parent.node), strict=True):
        weights = [old * weight_of(state, entry, seat) for seat, old in enumerate(parent.weights)]
        found.append(WeightedNode(child, weights))
    return found


def weight_of(state: State, entry: TraceEntry, seat: int) -> Fraction:
    """The part of an entry in the weight of a log, just before it is played."""
    pending = state.pending()
    if pending.kind == CHANCE:
        assert pending.chance is not None
        outcomes = pending.chance.outcomes
        return Fraction(outcomes.weight(entry.outcome), outcomes.total)
    if entry.is_seen_by(state, seat):
        return Fraction(1)
    return Fraction(1, len(state.legal(entry.seat)))


def beliefs_of_layer(layer: list[WeightedNode], level: int) -> Iterator[Belief]:
    """Gather the positions that share a seat's history; the first of them stands for all."""
    for seat in range(layer[0].node.state.seat_count if layer else 0):
        groups: dict[bytes, list[WeightedNode]] = {}
        for found in layer:
            if found.node.is_whole and found.node.state.pending().kind == DECISION:
                groups.setdefault(found.node.seen[seat], []).append(found)
        for group in groups.values():
            imagined = chances_of_worlds(group[0].node.state, seat)
            yield Belief(level, seat, posterior(group, seat), imagined)


def posterior(group: list[WeightedNode], seat: int) -> dict[str, Fraction]:
    """How likely each world is by the rules, by digest."""
    total = sum([found.weights[seat] for found in group], Fraction(0))
    chances: dict[str, Fraction] = {}
    for found in group:
        digest = found.node.state.digest()
        chances[digest] = chances.get(digest, Fraction(0)) + found.weights[seat] / total
    return chances
