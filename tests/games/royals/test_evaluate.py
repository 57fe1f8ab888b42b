"""The evaluation tells good from bad, one decision ahead."""

from __future__ import annotations

from kingscourt.bots.greedy_bot import GreedyBot
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.games.royals.evaluate import evaluate
from kingscourt.games.royals.game import GAME
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE, OVER
from kingscourt.kernel.random_playout import draw_chance
from tests.games.royals.positions import do, draw, new_game, scenario


def winners(seats: int, greedy: int, seed: int) -> list[int]:
    state = new_game(seats)
    random, bot = FastRandom(seed), GreedyBot(seed)
    while state.pending().kind != OVER:
        if state.pending().kind == CHANCE:
            draw_chance(state, random)
            continue
        seat = state.pending().seats[0]
        legal = state.legal(seat)
        choice = (
            bot.choose(SeatHandle(GAME, state, seat)) if seat == greedy else legal[random.index(len(legal))]
        )
        state.apply(seat, choice)
        state.take_events()
    outcome = state.outcome()
    assert outcome is not None
    return outcome.winners()


def test_greedy_beats_three_random_players() -> None:
    won = [number for number in range(10) if winners(4, number % 4, 7 + 31 * number) == [number % 4]]
    assert len(won) >= 9


def test_a_position_is_worth_more_than_its_cards() -> None:
    s = scenario('phase = "play"\n[[player]]\nhand = { britain = 8, spain = 2 }\n[[player]]')
    before = evaluate(s, 0)
    do(s, "occupy London/King")
    half_paid = evaluate(s, 0)
    do(s, "wild 0")
    assert half_paid > before
    assert evaluate(s, 0) > before


def test_wild_cards_are_seen_as_waste() -> None:
    s = scenario('phase = "play"\n[[player]]\nhand = { britain = 5, spain = 5 }\n[[player]]')
    do(s, "occupy Edinburgh/Baron")
    values = []
    for text in ("wild 0", "wild 1", "wild 2"):
        ahead = s.copy()
        do(ahead, text)
        values.append(evaluate(ahead, 0))
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == 3


def test_a_card_about_to_be_drawn_counts() -> None:
    s = scenario('display = ["france", "spain", "spain"]\n[[player]]\n[[player]]')
    do(s, "draw countries")
    before = evaluate(s, 0)
    do(s, "take deck")
    waiting = evaluate(s, 0)
    draw(s, "france")
    assert abs(waiting - before) < 50
    assert abs(evaluate(s, 0) - waiting) < 50


def test_at_the_end_only_points_count() -> None:
    s = scenario('phase = "play"\n[[player]]\nhand = { france = 9 }\nholds = ["paris/king"]\n[[player]]')
    s.finished = True
    assert (evaluate(s, 0), evaluate(s, 1)) == (600, 0)
