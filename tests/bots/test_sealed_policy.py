"""Sealed questions in rollouts are answered for all seats at once; rollouts may end with a stretch."""

from __future__ import annotations

import pytest

from kingscourt.bots.search.paired_rollouts import play_out_stretch
from kingscourt.bots.search.sealed_policy import SealedPolicy
from kingscourt.bots.search.settings import read_settings
from kingscourt.games.rival_kings.game import GAME
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE
from kingscourt.kernel.paired_luck import PairedLuck
from kingscourt.kernel.state import State

SEATS = 4


def new_policy() -> SealedPolicy:
    """One look ahead by the values of Rival Kings."""
    values = GAME.values()
    assert values is not None
    return SealedPolicy(values)


def dealt(seed: int) -> RivalKingsState:
    """A game in which all seats are about to choose a character."""
    options = GAME.options(SEATS)
    state = GAME.new(options, GAME.components(options.edition))
    luck = PairedLuck(seed)
    while state.waiting.kind == CHANCE:
        luck.draw(state)
    assert isinstance(state, RivalKingsState)
    assert state.waiting.sealed
    return state


def best_character(world: State, seat: int) -> str:
    """The answer of a seat that looks ahead while nobody has answered."""
    legal = world.legal(seat)
    worths = new_policy().rate(world, seat, legal)
    return legal[worths.index(max(worths))].text


@pytest.mark.parametrize("seed", range(6))
def test_no_seat_answers_what_others_have_chosen(seed: int) -> None:
    state = dealt(seed)
    expected = [best_character(state, seat) for seat in range(SEATS)]
    policy = new_policy()
    after = policy.best_world(state.copy(), 0, FastRandom(seed))
    assert isinstance(after, RivalKingsState)
    names = state.components.character_names
    assert [f"play {names[player.character]}" for player in after.players] == expected
    assert policy.decisions == SEATS


def test_rollouts_end_with_a_stretch() -> None:
    policy = new_policy()
    for depth in (1, 9):
        luck, random = PairedLuck(3), FastRandom(3)
        world = policy.play(dealt(3), luck, random, depth)
        end = play_out_stretch(policy, world, luck, random)
        assert isinstance(end, RivalKingsState)
        assert (end.round, end.cycle) == (1, 2)
        assert end.to_act == (1 << SEATS) - 1


def test_the_settings_say_how_rollouts_end_and_sealed_answers_are_given() -> None:
    settings = read_settings("paired:whole=1,mixed=0")
    assert (settings.whole, settings.mixed) == (1, 0)
    assert (read_settings("paired").whole, read_settings("paired").mixed) == (0, 1)
