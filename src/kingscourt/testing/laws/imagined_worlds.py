"""Laws of imagined worlds: only possible ones are imagined, by what the seat knows, and every one can be."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from kingscourt.kernel.chance import FastRandom, Source
from kingscourt.kernel.decision import CHANCE, DECISION
from kingscourt.kernel.game import Game
from kingscourt.kernel.state import State
from kingscourt.testing.case_positions import sample
from kingscourt.testing.choice_policies import RANDOM
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.imagined_worlds import all_worlds, some_worlds
from kingscourt.testing.law_case import Case
from kingscourt.testing.play_and_replay import TraceEntry, forward, next_entry
from kingscourt.testing.seat_observation import event_bytes, is_over, list_bytes, view_bytes

POSITIONS = 16
STEPS = 40
MAX_NODES = 60_000
GROUP_CHECKS = 2

WORLDS = 2
DRAWS = 3


def law_imagined_worlds_go_on(case: Case) -> None:
    """An imagined world has all its pieces, can be played on, and leaves the true one unchanged."""
    values = case.game.values()
    for position in sample(case, POSITIONS):
        state = position.state
        digest, census = state.digest(), state.census()
        for seat in range(state.seat_count):
            for world in some_worlds(state, seat, case.seed + position.number, 2):
                if world.census() != census:
                    what = f"seat {seat} imagines {world.census()} instead of {census}"
                    raise LawBroken("law_imagined_worlds_go_on", case, what)
                if values is not None:
                    values.expected_points(world)  # what bots would ask of it
                play_on(case, world, position.number)
        if state.digest() != digest or state.events:
            raise LawBroken("law_imagined_worlds_go_on", case, "imagining changed the true position")


def law_imagine_is_blind(case: Case) -> None:
    """With the same random numbers, a seat imagines the same in all worlds that it cannot tell apart.

    Worlds that it imagines are such worlds. If it matters which of them is true, `imagine` has used more than
    the seat knows, and so has a bot that plays by it.
    """
    for position in sample(case, POSITIONS):
        state = position.state
        for seat in range(state.seat_count):
            seeds = range(case.seed + position.number, case.seed + position.number + DRAWS)
            expected = [state.imagine(seat, FastRandom(seed)).digest() for seed in seeds]
            for world in some_worlds(state, seat, case.seed - position.number, WORLDS):
                if [world.imagine(seat, FastRandom(seed)).digest() for seed in seeds] != expected:
                    what = (
                        f"what seat {seat} imagines at entry {position.number} depends on what it cannot know"
                    )
                    raise LawBroken("law_imagine_is_blind", case, what)


class AskedDraws(Source):
    """Random numbers, and what they were asked for."""

    def __init__(self, seed: int) -> None:
        self.random = FastRandom(seed)
        self.asked: set[tuple[str, int]] = set()
        self.repeated: tuple[str, int] | None = None

    def below(self, purpose: str, draw: int, n: int) -> int:
        key = (purpose, draw)
        if key in self.asked:
            self.repeated = key
        self.asked.add(key)
        return self.random.below(purpose, draw, n)


def law_imagined_draws_are_numbered(case: Case) -> None:
    """No two draws of one imagined world have the same purpose and number.

    A source may answer by these two, as the audited one of a table does. Draws that share them are equal:
    three opponents would hold the same dice.
    """
    for position in sample(case, POSITIONS):
        for seat in range(position.state.seat_count):
            source = AskedDraws(case.seed + position.number)
            position.state.imagine(seat, source)
            if source.repeated is not None:
                purpose, draw = source.repeated
                what = f"seat {seat} imagines with draw {draw} of {purpose!r} twice: see `number_draws`"
                raise LawBroken(
                    "law_imagined_draws_are_numbered", case, f"{what}, at entry {position.number}"
                )


def play_on(case: Case, world: State, seed: int) -> None:
    """Play some random entries."""
    random = FastRandom(seed)
    for _ in range(STEPS):
        if is_over(world):
            return
        entry = next_entry(case.game, world, random, RANDOM)
        if entry is None:
            raise LawBroken("law_imagined_worlds_go_on", case, "an imagined world has a dead end")
        forward(world, entry)


class WorldNode(NamedTuple):
    """A position with a hash, per seat, of everything that seat has seen on the way there."""

    state: State
    seen: list[bytes]
    is_whole: bool


def law_imagine_is_exact(game: Game, start: State, depth: int) -> None:
    """A seat imagines exactly the positions consistent with all it has seen since a fully open start.

    Every log of up to `depth` entries is played: all actions, all outcomes. Two logs are the same to a seat
    if it sees the same entries, events, views, questions and lists throughout. Hidden facts may only arise
    after the start.
    """
    layer = [open_start(start)]
    nodes = 1
    check_layer(game, layer, 0)
    for level in range(1, depth + 1):
        nodes += sum(len(entries(node.state)) for node in layer)
        if nodes > MAX_NODES:
            raise ValueError(f"more than {MAX_NODES} positions within {level} entries: take a smaller start")
        layer = [child for node in layer for child in children(game, node)]
        check_layer(game, layer, level)


def open_start(start: State) -> WorldNode:
    """The start of all logs; raises ValueError if it hides something."""
    for seat in range(start.seat_count):
        if {world.digest() for world in all_worlds(start, seat)} != {start.digest()}:
            raise ValueError(f"the start hides something from seat {seat}: begin before it is dealt")
    return WorldNode(start.copy(), [b""] * start.seat_count, True)


def children(game: Game, node: WorldNode) -> list[WorldNode]:
    """Every possible next position."""
    found: list[WorldNode] = []
    for entry in entries(node.state):
        state = node.state.copy()
        visible = [entry.is_seen_by(state, seat) for seat in range(state.seat_count)]
        text = f"{entry.seat} {entry.text(state)}".encode()
        before, top = state.pending(), state.agenda[-1]
        events = forward(state, entry)
        after = state.pending()
        is_same = before.sealed and after.sealed and state.agenda[-1] is top
        is_whole = not (is_same and set(after.seats) <= set(before.seats))
        seen = [
            chain(
                node.seen[seat],
                text if visible[seat] else b"",
                event_bytes(events, seat),
                look(game, state, seat),
            )
            for seat in range(state.seat_count)
        ]
        found.append(WorldNode(state, seen, is_whole))
    return found


def entries(state: State) -> list[TraceEntry]:
    """All actions of the first seat asked, or all outcomes."""
    pending = state.pending()
    if pending.kind == CHANCE:
        assert pending.chance is not None
        return [TraceEntry(-1, None, index) for index in range(len(pending.chance.outcomes))]
    if pending.kind == DECISION:
        seat = pending.seats[0]
        return [TraceEntry(seat, action, 0) for action in state.legal(seat)]
    return []


def look(game: Game, state: State, seat: int) -> bytes:
    """What a seat is sent about a position."""
    return view_bytes(game, state, seat) + list_bytes(state, seat)


def chain(*parts: bytes) -> bytes:
    """A hash of a history and its next item."""
    return hashlib.sha256(b"\0".join([str(len(part)).encode() + b":" + part for part in parts])).digest()


def check_layer(game: Game, layer: list[WorldNode], level: int) -> None:
    """Compare the positions that share a seat's history with those the seat imagines."""
    for seat in range(layer[0].state.seat_count if layer else 0):
        groups: dict[bytes, dict[str, State]] = {}
        for node in layer:
            if node.is_whole and node.state.pending().kind == DECISION:
                groups.setdefault(node.seen[seat], {})[node.state.digest()] = node.state
        for group in groups.values():
            for state in list(group.values())[:GROUP_CHECKS]:
                check_worlds(game, state, seat, set(group), level)


def check_worlds(game: Game, state: State, seat: int, possible: set[str], level: int) -> None:
    """Check the imagined worlds of one seat in one position."""
    imagined = {world.digest(): world for world in all_worlds(state, seat)}
    where = f"{game.id} after {level} entries, seat {seat}"
    missing = possible - set(imagined)
    if missing:
        what = f"{len(missing)} of {len(possible)} possible worlds are never imagined"
        raise LawBroken("law_imagine_is_exact", where, what)
    for digest, world in imagined.items():
        if digest not in possible:
            raise LawBroken(
                "law_imagine_is_exact", where, f"an impossible world is imagined: {world.facts()}"
            )
