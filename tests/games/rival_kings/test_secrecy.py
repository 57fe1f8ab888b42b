"""RK-2.3 over many random positions: no hand, unrevealed character or looked-at pile reaches another seat.

KINGSCOURT_POSITIONS=5000 runs thousands of positions.
"""

from __future__ import annotations

import msgspec
import pytest

from kingscourt.games.rival_kings.game import GAME, RivalKingsGame
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.views.seat_view import RivalKingsView
from kingscourt.kernel.audience import sees
from kingscourt.kernel.game import as_game
from kingscourt.kernel.state import State
from kingscourt.testing.campaigns.secrecy import POSITIONS, prove
from kingscourt.testing.campaigns.simultaneous import prove_seals
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.rule_marker import rule

change = msgspec.structs.replace


def worlds(state: State, world: State) -> tuple[RivalKingsState, RivalKingsState]:
    assert isinstance(state, RivalKingsState)
    assert isinstance(world, RivalKingsState)
    return state, world


def other_hand(state: State, world: State, seat: int) -> bool:
    """A character that somebody else has not revealed."""
    one, other = worlds(state, world)
    hands = zip(one.players, other.players, strict=True)
    return any(mine.hand != theirs.hand for n, (mine, theirs) in enumerate(hands) if n != seat)


def other_card_in_a_pile(state: State, world: State, seat: int) -> bool:
    """A card that somebody else has looked at."""
    one, other = worlds(state, world)
    piles = zip(one.piles, other.piles, strict=True)
    cards = [pair for mine, theirs in piles for pair in zip(mine.top, theirs.top, strict=True)]
    return any(not sees(mine.known, seat) and mine.kind != theirs.kind for mine, theirs in cards)


HIDDEN = {"hand": other_hand, "looked-at pile": other_card_in_a_pile}


@rule("RK-2.3")
def test_rk_2_3_nothing_hidden_reaches_another_seat() -> None:
    proof = prove(GAME, POSITIONS, hidden=HIDDEN)
    assert proof.positions >= POSITIONS
    assert proof.other_worlds > 0.8 * proof.worlds
    assert proof.entries > proof.positions
    assert proof.hidden["hand"] > 0.7 * proof.worlds
    assert proof.hidden["looked-at pile"] > 0.02 * proof.worlds


@rule("RK-2.3")
def test_rk_2_3_a_sealed_character_and_a_change_of_mind_show_to_nobody() -> None:
    proof = prove_seals(GAME, POSITIONS)
    assert proof.choices >= POSITIONS
    assert proof.different > 0.4 * proof.choices
    assert proof.comparisons >= 4 * proof.choices  # two ways, at least one rival and a watcher
    assert proof.reveals > 0.2 * proof.choices


class Leaky(RivalKingsGame):
    """Rival Kings with a careless view."""

    def __init__(self, leak: str) -> None:
        super().__init__()
        self.leak = leak

    def view(self, state: RivalKingsState, seat: int | None) -> RivalKingsView:
        view = super().view(state, seat)
        if self.leak == "characters":
            return change(view, round=view.round + sum(player.hand for player in state.players))
        if self.leak == "size":  # the number of bytes alone
            return change(view, match="x" * (state.players[0].hand.bit_length()))
        seen = [[card.kind for card in pile.top] for pile in state.piles]
        return change(view, piles=[change(pile, id=f"{pile.id} {seen}") for pile in view.piles])


@pytest.mark.parametrize("leak", ["characters", "size", "piles"])
def test_a_careless_view_is_caught(leak: str) -> None:
    with pytest.raises(LawBroken, match="view of"):
        prove(as_game(Leaky(leak)), POSITIONS)
