"""One game between bots, played on the state without the bookkeeping of a table.

A table copies its position for every command and keeps a record: up to a quarter of the time of a game whose
bots look one answer ahead. `tests/arena/test_state_play.py` shows that both play the same game for the same
seed.
"""

from __future__ import annotations

import time

from kingscourt.arena.contest.results import GameResult
from kingscourt.arena.match import bot_seed
from kingscourt.bots.bot import Bot
from kingscourt.bots.registry import make_bot
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import Source
from kingscourt.kernel.decision import CHANCE, OVER, Pending
from kingscourt.kernel.game import Components, Game
from kingscourt.kernel.options import Options
from kingscourt.kernel.state import State
from kingscourt.table.fairness import AuditedSource


class StatePlay:
    """A running game: its state, the bots on its seats, and what they did so far."""

    def __init__(self, game: Game, state: State, bots: list[Bot], source: Source) -> None:
        self.game = game
        self.state = state
        self.bots = bots
        self.source = source
        self.draws: dict[str, int] = {}
        self.entries = 0
        self.decisions = [0] * len(bots)
        self.nanoseconds = [0] * len(bots)

    def play(self) -> None:
        """Play to the end."""
        state = self.state
        state.tells = False
        while (pending := state.pending()).kind != OVER:
            if pending.kind == CHANCE:
                self._draw(pending)
            elif pending.sealed and len(pending.seats) > 1:
                self._answer_sealed(pending.seats)
            else:
                seat = pending.seats[0]
                state.apply(seat, self.choose(state, seat))
                self.entries += 1

    def _draw(self, pending: Pending) -> None:
        chance = pending.chance
        assert chance is not None
        count = self.draws.get(chance.purpose, 0)
        self.draws[chance.purpose] = count + 1
        outcomes = chance.outcomes
        self.state.resolve(outcomes.pick(self.source.below(chance.purpose, count, outcomes.total)))
        self.entries += 1

    def _answer_sealed(self, seats: list[int]) -> None:
        """Every seat chooses before any choice is carried out; then they are opened in seat order."""
        chosen = {seat: self._sealed_actions(seat) for seat in seats}
        for seat in sorted(chosen):
            for action in chosen[seat]:
                self.state.apply(seat, action)
                self.entries += 1

    def _sealed_actions(self, seat: int) -> list[Action]:
        trial = self.state.copy()
        actions: list[Action] = []
        while trial.is_asked(seat):
            action = self.choose(trial, seat)
            trial.apply(seat, action)
            actions.append(action)
        return actions

    def choose(self, state: State, seat: int) -> Action:
        """The answer of a seat's bot."""
        self.decisions[seat] += len(state.legal(seat)) > 1
        handle = SeatHandle(self.game, state, seat)
        start = time.perf_counter_ns()
        action = self.bots[seat].choose(handle)
        self.nanoseconds[seat] += time.perf_counter_ns() - start
        return action


def play_game(
    game: Game, options: Options, components: Components, bots: list[str], seed: bytes
) -> StatePlay:
    """Play a whole game."""
    playing = start_game(game, options, components, bots, seed)
    playing.play()
    return playing


def start_game(
    game: Game, options: Options, components: Components, bots: list[str], seed: bytes
) -> StatePlay:
    """A game before its first draw; a seed gives the same draws and the same bots as at a table."""
    source = AuditedSource(seed, [""] * len(bots))
    players = [make_bot(name, bot_seed(seed, seat)) for seat, name in enumerate(bots)]
    return StatePlay(game, game.new(options, components), players, source)


def game_result(playing: StatePlay, bots: list[str], rotation: int) -> GameResult:
    """The result of a finished game; an opponent without a seat counts only by the ranks it takes."""
    outcome = playing.state.outcome()
    assert outcome is not None
    lines = {line.seat: line for line in outcome.ranking}
    seats = range(len(bots))
    return GameResult(
        rotation=rotation,
        bots=bots,
        ranks=[lines[seat].rank for seat in seats],
        scores=[lines[seat].score for seat in seats],
        decisions=playing.decisions,
        entries=playing.entries,
        digest=playing.state.digest(),
    )
