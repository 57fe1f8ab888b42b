"""Levels: what a game says of them, which one takes over, and what happens where a game says nothing."""

from __future__ import annotations

from typing import NoReturn

import pytest

from heirlooms.game import GAME, Heirlooms
from kingscourt.bots.levels import KING, KNIGHT, LEVELS, LORD, settings_of, takeover_level
from kingscourt.bots.registry import make_bot
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.games.registry import game
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE, OVER
from kingscourt.kernel.game import as_game
from kingscourt.kernel.random_playout import draw_chance
from kingscourt.server.worker.bot_runs import SUBSTITUTE

SEATS = 4
TAKEOVERS = {"kingsburg": KNIGHT, "royals": LORD, "rival_kings": LORD, "paladins": LORD, "heirlooms": KNIGHT}


@pytest.mark.parametrize(("title", "level"), TAKEOVERS.items())
def test_the_level_that_takes_over_takes_the_best_answer_at_first_sight(title: str, level: str) -> None:
    assert takeover_level(game(title)) == level
    settings = settings_of(level, game(title).levels())
    assert (settings.method, settings.tolerance) == ("one-ply", 0.0)


def test_a_level_is_the_search_that_the_game_says() -> None:
    own = game("rival_kings").levels()
    assert settings_of(KNIGHT, own).tolerance == 1.2
    assert settings_of("paired:samples=2", own).samples == 2


def test_a_level_may_be_changed_and_keeps_the_rest() -> None:
    settings = settings_of("king:seconds=0.5", {KING: "paired:samples=3"})
    assert (settings.samples, settings.seconds) == (3, 0.5)


def wins(title: str, seed: int) -> bool:
    """Whether the one level at a table of random players wins alone."""
    chosen = game(title)
    options = chosen.options(SEATS)
    state = chosen.new(options, chosen.components(options.edition))
    random = FastRandom(seed)
    own = seed % SEATS
    bot = make_bot(takeover_level(chosen), seed)
    while state.pending().kind != OVER:
        if state.pending().kind == CHANCE:
            draw_chance(state, random)
            continue
        seat = state.pending().seats[0]
        legal = state.legal(seat)
        if seat == own:
            state.apply(seat, bot.choose(SeatHandle(chosen, state, seat)))
        else:
            state.apply(seat, legal[random.index(len(legal))])
        state.take_events()
    outcome = state.outcome()
    assert outcome is not None
    return outcome.winners() == [own]


@pytest.mark.parametrize("title", ["kingsburg", "royals", "rival_kings", "paladins"])
def test_the_level_that_takes_over_beats_three_random_players(title: str) -> None:
    assert sum(wins(title, seed) for seed in range(10)) >= 9


class Misjudged(Heirlooms):
    """Has a faulty detector, as plugins may."""

    def blunders(self) -> NoReturn:
        raise ZeroDivisionError


def first_choice(game: Heirlooms) -> SeatHandle:
    """A seat that has to choose."""
    state = game.new(game.options(3), game.components("cottage"))
    random = FastRandom(3)
    while True:
        if state.pending().kind == CHANCE:
            draw_chance(state, random)
            continue
        seat = state.pending().seats[0]
        if len(state.legal(seat)) > 1:
            return SeatHandle(as_game(game), state, seat)
        state.apply(seat, state.legal(seat)[0])


def like_heirlooms(kind: type[Heirlooms]) -> Heirlooms:
    return kind(GAME.id, "1", GAME.seat_range, GAME.editions, GAME.option_specs, GAME.resources)


@pytest.mark.parametrize("name", [*LEVELS, SUBSTITUTE])
def test_in_a_game_without_values_bots_give_any_answer(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Heirlooms, "values", lambda _: None)
    handle = first_choice(like_heirlooms(Heirlooms))
    seeds = [number * 0x9E3779B97F4A7C15 for number in range(32)]
    chosen = {make_bot(name, seed).choose(handle).text for seed in seeds}
    assert len(chosen) > 1
    assert chosen <= {action.text for action in handle.legal()}


def test_the_substitute_answers_where_a_detector_fails() -> None:
    handle = first_choice(like_heirlooms(Misjudged))
    with pytest.raises(ZeroDivisionError):
        make_bot(KNIGHT, 1).choose(handle)
    assert make_bot(SUBSTITUTE, 1).choose(handle) in handle.legal()
