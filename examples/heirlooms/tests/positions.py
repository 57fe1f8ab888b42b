"""Helpers to set up positions of Heirlooms and to play by the texts of actions."""

from __future__ import annotations

from heirlooms.game import GAME
from heirlooms.state import Estate
from kingscourt.kernel.decision import CHANCE
from kingscourt.kernel.event import Event

TWO_HEIRS = "hands = [[4, 9, 12], [3, 8, 15]]"
THREE_HEIRS = "hands = [[4, 9, 12], [3, 8, 15], [1, 2, 20]]"


def estate(text: str = TWO_HEIRS) -> Estate:
    """A scenario of Heirlooms."""
    state = GAME.scenario(text)
    assert isinstance(state, Estate)
    state.take_events()
    return state


def do(state: Estate, *entries: str) -> list[Event]:
    """Play texts such as `1: bid 8`; a bare number is a draw of chance."""
    state.take_events()
    for entry in entries:
        seat, _, text = entry.rpartition(": ")
        if seat:
            state.apply(int(seat), next(action for action in state.legal(int(seat)) if action.text == text))
        else:
            chance = state.pending().chance
            assert chance is not None
            state.resolve(chance.outcomes.index_of(text))
    return state.take_events()


def texts(state: Estate, seat: int) -> list[str]:
    """The legal actions of a seat."""
    return [action.text for action in state.legal(seat)]


def refused(state: Estate, seat: int, text: str) -> str:
    """The rule against an action, nothing when it is legal."""
    catalogue = GAME.catalogue(GAME.options(state.seat_count), state.box)
    refusal = state.explain(seat, catalogue.parse(text))
    return "" if refusal is None else refusal.rule


def keys(events: list[Event]) -> list[str]:
    """The kinds of events, without the name of the game."""
    return [event.key.removeprefix("heirlooms-event-") for event in events]


def is_chance(state: Estate, purpose: str) -> bool:
    """Whether a draw for this purpose comes next."""
    chance = state.pending().chance
    return state.pending().kind == CHANCE and chance is not None and chance.purpose == purpose
