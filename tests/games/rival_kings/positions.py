"""Helpers to set up positions from scenarios and to play moves by their texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Union

from kingscourt.games.rival_kings.game import GAME
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.views.seat_view import RivalKingsView
from kingscourt.kernel.catalogue import Catalogue
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE, DECISION, OVER
from kingscourt.kernel.event import Event
from kingscourt.kernel.random_playout import draw_chance
from kingscourt.kernel.refusal import Refusal

Facts = Union[int, str, bool, Sequence["Facts"], Mapping[str, "Facts"]]

# The top cards unless a test says otherwise, with prices 4, 2, 1 and 3.
TOPS: dict[str, str] = {
    "buildings-1": "garden",
    "buildings-2": "mine",
    "subjects-1": "vintner",
    "subjects-2": "jailer",
}


def toml(value: Facts) -> str:
    """A value as inline TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, int):
        return str(value)
    if isinstance(value, Mapping):
        return "{" + ", ".join(f'"{key}" = {toml(part)}' for key, part in value.items()) + "}"
    return "[" + ", ".join(toml(part) for part in value) + "]"


def scenario(**facts: Facts) -> RivalKingsState:
    """A position from facts, exactly as given."""
    state = GAME.scenario("\n".join(f"{name} = {toml(value)}" for name, value in facts.items()))
    assert isinstance(state, RivalKingsState)
    state.take_events()
    return state


def pile(*cards: str, size: int = 8, money: int = 2, known_to: list[int] | None = None) -> dict[str, Facts]:
    """A pile with these cards from the top down."""
    return {"cards": cards, "size": size, "money": money, "known_to": known_to or []}


def table(
    *players: dict[str, Facts], piles: dict[str, dict[str, Facts]] | None = None, **facts: Facts
) -> RivalKingsState:
    """A position with cards on every pile."""
    middle: dict[str, Facts] = {name: pile(card) for name, card in TOPS.items()}
    middle.update(piles or {})
    return scenario(players=list(players), piles=middle, **facts)


def turns(
    *players: dict[str, Facts], piles: dict[str, dict[str, Facts]] | None = None, **facts: Facts
) -> RivalKingsState:
    """A position after the conflicts, in which nobody is limited and nobody steals."""
    return table(*players, piles=piles, phase="turns", **facts)


def conflicts(
    *players: dict[str, Facts], piles: dict[str, dict[str, Facts]] | None = None, **facts: Facts
) -> RivalKingsState:
    """A position right after the reveal of the characters."""
    return table(*players, piles=piles, phase="conflicts", **facts)


def player(character: str = "", **facts: Facts) -> dict[str, Facts]:
    """The facts of one player."""
    return {"character": character, **facts} if character else facts


def seat_asked(state: RivalKingsState) -> int:
    """The one seat that is asked."""
    (seat,) = state.pending().seats
    return seat


def legal(state: RivalKingsState, seat: int | None = None) -> list[str]:
    """The legal actions of a seat, by text."""
    return [action.text for action in state.legal(seat_asked(state) if seat is None else seat)]


def do(state: RivalKingsState, *texts: str) -> list[Event]:
    """Play moves of the seats that are asked, one after the other; returns the events of all of them."""
    for text in texts:
        act(state, seat_asked(state), text)
    return state.take_events()


def act(state: RivalKingsState, seat: int, text: str) -> None:
    """One move of a seat."""
    action = catalogue(state).parse(text)
    refusal = state.explain(seat, action)
    assert refusal is None, f"{text}: {refusal}"
    assert text in legal(state, seat)
    state.apply(seat, action)


def catalogue(state: RivalKingsState) -> Catalogue:
    """All actions of the position's table."""
    return GAME.catalogue(GAME.options(state.seat_count), state.components)


def refusal(state: RivalKingsState, text: str, seat: int | None = None) -> Refusal:
    """The refusal of a move."""
    number = seat_asked(state) if seat is None else seat
    found = state.explain(number, catalogue(state).parse(text))
    assert found is not None, f"{text} is legal"
    assert text not in legal(state, number)
    return found


def refused(state: RivalKingsState, text: str, seat: int | None = None) -> str:
    """The rule that stands against a move."""
    return refusal(state, text, seat).rule


def refusal_key(state: RivalKingsState, text: str) -> str:
    """The sentence that stands against a move."""
    return refusal(state, text).phrase.key


def draw(state: RivalKingsState, *names: str) -> list[Event]:
    """Chance falls as named."""
    for name in names:
        chance = state.pending().chance
        assert chance is not None
        state.resolve(chance.outcomes.index_of(name))
    return state.take_events()


def draw_all(state: RivalKingsState, seed: int = 1) -> None:
    """Chance falls as it likes until a decision is pending."""
    random = FastRandom(seed)
    while state.pending().kind == CHANCE:
        draw_chance(state, random)


def decline_all(state: RivalKingsState, seed: int = 1, limit: int = 10_000) -> None:
    """Everybody takes the default to the end of the game."""
    random = FastRandom(seed)
    for _ in range(limit):
        pending = state.pending()
        if pending.kind == OVER:
            return
        if pending.kind == CHANCE:
            draw_chance(state, random)
        else:
            seat = pending.seats[0]
            state.apply(seat, state.question(seat).default)


def defaults(state: RivalKingsState, until: str = "") -> None:
    """Defaults until the seat that is asked may do something, or until the next cycle."""
    while state.pending().kind == DECISION and not state.pending().sealed:
        seat = seat_asked(state)
        if until and until in legal(state):
            return
        state.apply(seat, state.question(seat).default)


def view(state: RivalKingsState, seat: int | None) -> RivalKingsView:
    """The view of a seat."""
    seen = GAME.view(state, seat)
    assert isinstance(seen, RivalKingsView)
    return seen


def keys(events: list[Event]) -> list[str]:
    """Names of events without the game's prefix."""
    return [event.key.removeprefix("rival-kings-event-") for event in events]


def markers(state: RivalKingsState) -> list[int]:
    """Everybody's markers."""
    return [each.markers for each in state.players]


def names(state: RivalKingsState, kinds: list[int]) -> list[str]:
    """Cards by id."""
    return [state.components.face_names[kind] for kind in kinds]


def points(state: RivalKingsState, seat: int) -> dict[str, int]:
    """A score sheet by category."""
    return {line.category: line.points for line in state.score_sheet(seat)}
