"""Component sets small enough to play out every possible game."""

from __future__ import annotations

from heirlooms.game import GAME
from heirlooms.state import Estate
from kingscourt.components.pile import Card
from kingscourt.kernel.audience import EVERYONE
from kingscourt.kernel.state import State

BOX = """
edition = "tiny"
cards = {cards}
heirlooms = {heirlooms}
"""


def new_game(cards: int, rounds: int, losers: str) -> State:
    """Game of two heirs before the deal."""
    heirlooms = [
        f'{{ id = "teapot", worth = {worth}, confidence = "exact" }}' for worth in range(1, rounds + 1)
    ]
    components = GAME.read_components(BOX.format(cards=cards, heirlooms=f"[{', '.join(heirlooms)}]"))
    return GAME.new(GAME.options(2, variants={"losers": losers}), components)


def tiny_start(losers: str = "discard") -> State:
    """One round with five cards, before they are dealt."""
    return new_game(5, 1, losers)


def open_start(losers: str = "discard") -> State:
    """Two rounds with six cards and open hands; only the steward's cards are unknown."""
    state = new_game(6, 2, losers)
    assert isinstance(state, Estate)
    for kind in range(4):
        state.bag.take(kind)
        state.hands[kind % 2].append(Card(kind, EVERYONE))
    state.settle()
    state.take_events()
    return state
