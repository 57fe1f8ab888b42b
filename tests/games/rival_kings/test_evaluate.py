"""One decision ahead by our evaluation beats players who choose at random."""

from __future__ import annotations

from kingscourt.bots.greedy_bot import GreedyBot
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.games.rival_kings.game import GAME
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE, OVER
from kingscourt.kernel.random_playout import draw_chance

GAMES = 48
SEATS = 4


def wins(seed: int) -> bool:
    """Whether the one greedy player of a table is among the winners."""
    options = GAME.options(SEATS)
    state = GAME.new(options, GAME.components(options.edition))
    random = FastRandom(seed)
    greedy = seed % SEATS
    bot = GreedyBot(seed)
    while state.pending().kind != OVER:
        if state.pending().kind == CHANCE:
            draw_chance(state, random)
            continue
        seat = state.pending().seats[0]
        legal = state.legal(seat)
        if seat == greedy:
            state.apply(seat, bot.choose(SeatHandle(GAME, state, seat)))
        else:
            state.apply(seat, legal[random.index(len(legal))])
    outcome = state.outcome()
    assert outcome is not None
    return outcome.winners() == [greedy]


def test_greedy_beats_three_random_players() -> None:
    assert sum(wins(seed) for seed in range(GAMES)) >= 0.85 * GAMES
