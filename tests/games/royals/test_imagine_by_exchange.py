"""Imagining hands where a search for a possible past would last for ever."""

from __future__ import annotations

import msgspec

from kingscourt.games.royals.game import GAME, ROYALS
from kingscourt.games.royals.state import RoyalsState
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.random_playout import playout
from kingscourt.testing.choice_policies import LAST
from kingscourt.testing.play_and_replay import play

SEATS = 3
SEAT = 1
ENTRIES = 580  # many shuffles of the intrigue deck are mixed in every hand by then


def entangled() -> RoyalsState:
    """A position of the shipped box, always taking the last choice, that no search could imagine."""
    box = ROYALS.components("arcane-2016")
    state = ROYALS.new(GAME.options(SEATS), box)
    play(GAME, state, 1, LAST, ENTRIES)
    return state


def test_an_entangled_past_is_imagined_all_the_same() -> None:
    state = entangled()
    view = msgspec.json.encode(ROYALS.view(state, SEAT))
    hands: set[str] = set()
    for seed in range(8):
        world = state.imagine(SEAT, FastRandom(seed))
        assert msgspec.json.encode(ROYALS.view(world, SEAT)) == view
        assert world.census() == state.census()
        assert world.players[SEAT].intrigues.facts() == state.players[SEAT].intrigues.facts()
        for player, real in zip(world.players, state.players, strict=True):
            assert player.intrigues.size == real.intrigues.size == sum(player.intrigues.cards)
            assert min(player.intrigues.cards) >= 0
        hands.add(" ".join([player.intrigues.facts() for player in world.players]))
        playout(world, FastRandom(seed))
        assert world.pending().kind == OVER
    assert len(hands) == 8  # not always the same past
