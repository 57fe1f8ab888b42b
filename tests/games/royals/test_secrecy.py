"""RY-2.8 over many random positions: nothing about a hand but its size reaches another seat.

KINGSCOURT_POSITIONS=5000 runs thousands of positions.
"""

from __future__ import annotations

import msgspec
import pytest

from kingscourt.games.royals.game import GAME, Royals
from kingscourt.games.royals.state import RoyalsState
from kingscourt.games.royals.views.seat_view import RoyalsView
from kingscourt.kernel.game import as_game
from kingscourt.kernel.state import State
from kingscourt.testing.campaigns.secrecy import POSITIONS, prove
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.rule_marker import rule

change = msgspec.structs.replace


def cards(state: State, intrigue: bool) -> list[list[int]]:
    assert isinstance(state, RoyalsState)
    return [(player.intrigues if intrigue else player.countries).cards for player in state.players]


def other_country_cards(state: State, world: State, _seat: int) -> bool:
    return cards(state, False) != cards(world, False)


def other_intrigue_cards(state: State, world: State, _seat: int) -> bool:
    return cards(state, True) != cards(world, True)


HIDDEN = {"country cards": other_country_cards, "intrigue cards": other_intrigue_cards}


@rule("RY-2.8")
def test_ry_2_8_no_hand_reaches_another_seat() -> None:
    proof = prove(GAME, POSITIONS, hidden=HIDDEN)
    assert proof.positions >= POSITIONS
    assert proof.other_worlds > 0.7 * proof.worlds
    assert proof.entries > proof.positions
    assert proof.hidden["country cards"] > 0.5 * proof.worlds
    assert proof.hidden["intrigue cards"] > 0.3 * proof.worlds


class Leaky(Royals):
    """Royals with a careless view."""

    def __init__(self, leak: str) -> None:
        super().__init__()
        self.leak = leak

    def view(self, state: RoyalsState, seat: int | None) -> RoyalsView:
        view = super().view(state, seat)
        if self.leak == "unseen":  # the rest of the deck would reveal the hands of others
            counts = state.countries.bag.counts.copy()
            return change(view, country_deck=change(view.country_deck, unseen=[counts]))
        pairs = [len([n for n in hand if n > 1]) for hand in cards(state, self.leak == "intrigue")]
        return change(view, turns=view.turns + sum(pairs))


@pytest.mark.parametrize("leak", ["country", "intrigue", "unseen"])
def test_a_careless_view_is_caught(leak: str) -> None:
    with pytest.raises(LawBroken, match="view of"):
        prove(as_game(Leaky(leak)), POSITIONS, seed=5)  # others may notice only after the next draw
