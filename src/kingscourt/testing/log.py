"""Playing, replaying and walking along a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from kingscourt.kernel.action import Action
from kingscourt.kernel.audience import sees
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE, DECISION, OVER
from kingscourt.kernel.event import Event
from kingscourt.kernel.game import Game
from kingscourt.kernel.state import State
from kingscourt.testing.policy import choose

if TYPE_CHECKING:
    from kingscourt.testing.case import Case

LIMIT: Final = 20_000

ENDED: Final = "ended"
STUCK: Final = "stuck"
ENDLESS: Final = "endless"


class Entry(NamedTuple):
    """An action of a seat, or an outcome of chance (then there is no action)."""

    seat: int
    action: Action | None
    outcome: int

    def text(self, state: State) -> str:
        """How the entry reads just before it is played."""
        if self.action is not None:
            return self.action.text
        chance = state.pending().chance
        assert chance is not None
        return chance.outcomes.text(self.outcome)

    def is_seen_by(self, state: State, seat: int | None) -> bool:
        """Whether a seat (None: a watcher) may read the entry; asked just before it is played."""
        if self.action is not None:
            return sees(state.audience(self.seat, self.action), seat)
        chance = state.pending().chance
        assert chance is not None
        return sees(chance.to, seat)


class Log(NamedTuple):
    """All entries of a game and why there are no more."""

    entries: list[Entry]
    end: str


class Position(NamedTuple):
    """A state just before an entry; the state moves on, so who keeps it keeps a copy."""

    number: int
    state: State
    entry: Entry
    is_whole: bool  # no sealed decision is half made: only such states ever reach a seat


def play(game: Game, state: State, seed: int, policy: str, limit: int = LIMIT) -> Log:
    """Play a state as far as it goes; chance is always fair, whatever the policy."""
    random = FastRandom(seed)
    entries: list[Entry] = []
    while len(entries) < limit:
        if state.pending().kind == OVER:
            return Log(entries, ENDED)
        entry = next_entry(game, state, random, policy)
        if entry is None:
            return Log(entries, STUCK)
        forward(state, entry)
        entries.append(entry)
    return Log(entries, ENDLESS)


def next_entry(game: Game, state: State, random: FastRandom, policy: str) -> Entry | None:
    """What happens next; None when there is no answer to a question, no outcome of a draw."""
    pending = state.pending()
    if pending.kind == CHANCE:
        assert pending.chance is not None
        outcomes = pending.chance.outcomes
        return Entry(-1, None, outcomes.pick(random.index(outcomes.total))) if len(outcomes) else None
    seat = pending.seats[0]
    legal = state.legal(seat)
    if not legal:
        return None
    return Entry(seat, choose(policy, game, state, seat, legal, random), 0)


def forward(state: State, entry: Entry) -> list[Event]:
    """Play one entry and take its events."""
    if entry.action is None:
        state.resolve(entry.outcome)
    else:
        state.apply(entry.seat, entry.action)
    return state.take_events()


def walk(case: Case) -> Iterator[Position]:
    """The positions of a case's game in order, each just before its entry."""
    state = case.start()
    is_whole = True
    for number, entry in enumerate(case.log.entries):
        yield Position(number, state, entry, is_whole)
        before, top = state.pending(), state.agenda[-1]
        forward(state, entry)
        after = state.pending()
        is_same = before.sealed and after.sealed and state.agenda[-1] is top
        is_whole = not (is_same and set(after.seats) <= set(before.seats))


def is_decision(state: State) -> bool:
    """Whether seats are asked."""
    return state.pending().kind == DECISION


def sample(case: Case, limit: int, is_wanted: Callable[[State], bool] = is_decision) -> Iterator[Position]:
    """Some whole decisions of a case's game, evenly spread, as many as the effort allows."""
    found = [
        position.number
        for position in walk(case)
        if position.is_whole and is_decision(position.state) and is_wanted(position.state)
    ]
    step = max(1, -(-len(found) // min(limit, case.effort)))
    wanted = set(found[case.seed % step :: step])
    for position in walk(case):
        if position.number in wanted:
            yield position
