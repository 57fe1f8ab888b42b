"""A source that answers by purpose and number imagines different cards for different seats."""

from __future__ import annotations

from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.registry import game
from kingscourt.kernel.chance import FastRandom, Source, number_draws
from kingscourt.kernel.random_playout import playout
from kingscourt.table.fairness import AuditedSource


def after_the_first_draws() -> PaladinsState:
    """Four players who have drawn their first paladins, each from a deck of their own."""
    paladins = game("paladins")
    options = paladins.options(4)
    state = paladins.new(options, paladins.components(options.edition))
    assert isinstance(state, PaladinsState)
    random = FastRandom(1)
    while any(len(player.hand) < 3 for player in state.players):
        playout(state, random, limit=1)
    return state


def hands_of_others(source: Source) -> set[tuple[int, ...]]:
    """The hands that the first player imagines for the three others."""
    world = after_the_first_draws().imagine(0, source)
    return {tuple(card.kind for card in player.hand) for player in world.players[1:]}


def test_opponents_do_not_hold_the_same_cards() -> None:
    sources = [AuditedSource(bytes([number]), ["a", "b"]) for number in range(8)]
    assert max(len(hands_of_others(source)) for source in sources) == 3
    assert all(
        hands_of_others(source) == hands_of_others(source) for source in sources
    )  # one source, one world


def test_draws_are_numbered_in_order() -> None:
    audited = AuditedSource(b"seed", [])
    numbered = number_draws(audited)
    drawn = [numbered.below("imagine", 0, 1000) for _ in range(5)]
    assert drawn == [audited.below("imagine", draw, 1000) for draw in range(5)]


def test_a_source_that_answers_in_order_stays_as_it_is() -> None:
    random = FastRandom(1)
    assert number_draws(random) is random
