"""Play and replay a game."""

from __future__ import annotations

from typing import Final, NamedTuple

from kingscourt.kernel.action import Action
from kingscourt.kernel.audience import sees
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE, OVER
from kingscourt.kernel.event import Event
from kingscourt.kernel.game import Game
from kingscourt.kernel.state import State
from kingscourt.testing.choice_policies import choose

LIMIT: Final = 20_000

ENDED: Final = "ended"
STUCK: Final = "stuck"
ENDLESS: Final = "endless"


class TraceEntry(NamedTuple):
    """An action of a seat, or an outcome of chance (without an action)."""

    seat: int
    action: Action | None
    outcome: int

    def text(self, state: State) -> str:
        """The text of the entry, just before it is played."""
        if self.action is not None:
            return self.action.text
        chance = state.pending().chance
        assert chance is not None
        return chance.outcomes.text(self.outcome)

    def is_seen_by(self, state: State, seat: int | None) -> bool:
        """Whether a seat (a watcher if None) may read the entry, just before it is played."""
        if self.action is not None:
            return sees(state.audience(self.seat, self.action), seat)
        chance = state.pending().chance
        assert chance is not None
        return sees(chance.to, seat)


class Trace(NamedTuple):
    """All entries of a game, and why there are no more."""

    entries: list[TraceEntry]
    end: str


def play(game: Game, state: State, seed: int, policy: str, limit: int = LIMIT) -> Trace:
    """Play a state as far as possible; chance is always fair, whatever the policy."""
    random = FastRandom(seed)
    entries: list[TraceEntry] = []
    while len(entries) < limit:
        if state.pending().kind == OVER:
            return Trace(entries, ENDED)
        entry = next_entry(game, state, random, policy)
        if entry is None:
            return Trace(entries, STUCK)
        forward(state, entry)
        entries.append(entry)
    return Trace(entries, ENDLESS)


def next_entry(game: Game, state: State, random: FastRandom, policy: str) -> TraceEntry | None:
    """The next entry, or None if a question has no answer or a draw no outcome."""
    pending = state.pending()
    if pending.kind == CHANCE:
        assert pending.chance is not None
        outcomes = pending.chance.outcomes
        return TraceEntry(-1, None, outcomes.pick(random.index(outcomes.total))) if len(outcomes) else None
    seat = pending.seats[0]
    legal = state.legal(seat)
    if not legal:
        return None
    return TraceEntry(seat, choose(policy, game, state, seat, legal, random), 0)


def forward(state: State, entry: TraceEntry) -> list[Event]:
    """Play one entry and take its events."""
    if entry.action is None:
        state.resolve(entry.outcome)
    else:
        state.apply(entry.seat, entry.action)
    return state.take_events()
