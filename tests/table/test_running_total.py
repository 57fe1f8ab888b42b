"""A preview says what its actions have taken and given so far, over all the questions of a chain."""

from __future__ import annotations

import pytest

from kingscourt.games.registry import game
from kingscourt.kernel.find_terms import find_terms
from kingscourt.kernel.holdings import changes
from kingscourt.table.projection import after, allowed, preview
from kingscourt.table.table import Table
from tests.table.example_tables import new_table
from tests.table.test_continued_questions import play_until, whole_answer

ANSWERS = 40
GAMES = ["kingsburg", "paladins", "rival_kings", "royals"]


def named(table: Table, counts: dict[str, int]) -> dict[str, int]:
    """Those counts that people are told."""
    setup = table.game_setup
    return {what: n for what, n in counts.items() if setup.game.thing(what, setup.components) is not None}


def total_of(table: Table, seat: int, given: list[str]) -> dict[str, int]:
    """What some actions of a seat take and give in all."""
    total = preview(table, seat, given).total
    assert total is not None
    return total.now


@pytest.mark.parametrize("id", GAMES)
def test_the_total_of_a_whole_answer_is_what_its_first_action_promised(id: str) -> None:
    table = new_table(game(id), 2)
    chains = 0
    for _ in range(ANSWERS):
        seat = next(one for one in table.position.asked() if one not in table.chosen())
        given = whole_answer(table, seat)
        state = table.position.state
        terms = find_terms(state, seat, allowed(table, state, seat, given[0], 0))
        if not state.waiting.sealed and terms.is_counted:
            total = total_of(table, seat, given)
            for what in named(table, {**terms.least, **terms.most, **total}):
                least, most = terms.least.get(what, 0), terms.most.get(what, 0)
                assert least <= total.get(what, 0) <= most, (given, what)
            chains += len(given) > 1
        table.keep(table.command(seat, given))
    assert chains > 0 or id not in ("paladins", "royals"), "no chain was tried"


def test_a_chain_of_paladins_names_workers_and_gains() -> None:
    table = new_table(game("paladins"), 2)
    play_until(table, 0, "develop")
    given = whole_answer(table, 0)
    while not given[0].startswith("develop"):
        table.keep(table.command(0, given))
        play_until(table, 0, "develop")
        given = whole_answer(table, 0)
    state = table.position.state
    before = state.held_by(0)
    for step, text in enumerate(given):
        state = after(state, 0, allowed(table, state, 0, text, step))
    total = preview(table, 0, given).total
    assert total is not None
    assert total.now == named(table, changes(before, state.held_by(0)))
    assert any(n < 0 for n in total.now.values())
    assert set(total.things) == set(total.now)


def test_a_sealed_choice_has_no_total_yet() -> None:
    table = new_table(game("paladins"), 2)
    first = play_until(table, 0, "use ")[0]
    assert total_of(table, 0, [first]) == {}
