"""A preview says whether the question that follows belongs to the last answer or begins something new."""

from __future__ import annotations

from kingscourt.games.registry import game
from kingscourt.table.projection import preview
from kingscourt.table.table import Table
from tests.table.example_tables import kingsburg, new_table


def whole_answer(table: Table, seat: int) -> list[str]:
    """The first answer of a seat, with the first answers to its own questions."""
    given = [table.position.state.legal(seat)[0].text]
    tried = preview(table, seat, given)
    while tried.continues and tried.decision is not None:
        given.append(tried.decision.actions[0].text)
        tried = preview(table, seat, given)
    return given


def play_until(table: Table, seat: int, wanted: str) -> list[str]:
    """Give first answers until a seat can give one that begins like this; returns all that do."""
    while True:
        state = table.position.state
        asked = next(one for one in table.position.asked() if one not in table.chosen())
        found = [action.text for action in state.legal(asked) if action.text.startswith(wanted)]
        if asked == seat and found:
            return found
        table.keep(table.command(asked, whole_answer(table, asked)))


def test_the_choice_of_workers_belongs_to_the_action() -> None:
    table = new_table(game("paladins"), 2)
    found = play_until(table, 0, "develop")
    tried = preview(table, 0, found[:1])
    assert tried.decision is not None
    assert tried.continues


def test_the_next_placement_does_not_belong_to_the_last_one() -> None:
    table = kingsburg(2)
    for seat in range(2):
        for text in play_until(table, seat, "build")[:1]:
            tried = preview(table, seat, [text])
            assert not tried.continues


def test_an_answer_that_ends_the_turn_is_complete() -> None:
    table = kingsburg(3)
    seat = table.position.asked()[0]
    text = table.position.state.legal(seat)[0].text
    tried = preview(table, seat, [text])
    assert tried.is_final
    assert not tried.continues


def test_a_sealed_answer_is_given_as_a_whole() -> None:
    table = new_table(game("paladins"), 2)
    first = play_until(table, 0, "use ")[0]
    tried = preview(table, 0, [first])
    assert table.position.state.waiting.sealed
    assert tried.decision is not None
    assert tried.continues
