from __future__ import annotations

import pytest

from kingscourt.table.entry import ACTION
from kingscourt.table.errors import Refused
from kingscourt.table.table import Table
from tests.table.example_tables import first_bid, heirlooms


def refusal(table: Table, seat: int, actions: list[str], after: int | None = None) -> tuple[str, int]:
    before = table.position.state.digest()
    with pytest.raises(Refused) as caught:
        table.command(seat, actions, after)
    assert table.position.state.digest() == before
    return caught.value.refusal.rule, caught.value.step


def test_a_change_that_is_not_kept_changes_nothing() -> None:
    table = heirlooms()
    digest, entries = table.position.state.digest(), len(table.entries)
    change = table.command(0, ["wait"])
    assert (table.position.state.digest(), len(table.entries)) == (digest, entries)
    assert table.keep(change)[0].text == "wait"
    assert table.position.state.digest() != digest


def test_entries_are_numbered_without_gaps() -> None:
    table = heirlooms()
    table.keep(table.command(0, ["look"]))
    assert [entry.n for entry in table.entries] == list(range(1, len(table.entries) + 1))


def test_kc_1_only_the_seat_that_is_asked_can_act() -> None:
    assert refusal(heirlooms(), 1, ["wait"]) == ("KC-1", 0)


def test_kc_2_an_action_has_to_answer_the_question() -> None:
    assert refusal(heirlooms(), 0, ["agree"]) == ("KC-2", 0)


def test_kc_4_what_shows_something_can_only_be_the_last_step() -> None:
    assert refusal(heirlooms(), 0, ["look", "wait"]) == ("KC-4", 1)


def test_kc_4_a_command_cannot_run_on_into_a_sealed_question() -> None:
    table = heirlooms()
    bid = next(action for action in table.game_setup.catalogue.ids if action.startswith("bid"))
    assert refusal(table, 0, ["wait", bid]) == ("KC-4", 1)


def test_kc_5_an_unknown_text_is_refused_with_its_step() -> None:
    assert refusal(heirlooms(), 0, ["fly away"]) == ("KC-5", 0)


def test_kc_6_a_command_answers_the_question_it_was_meant_for() -> None:
    table = heirlooms()
    posed = table.position.posed[0]
    assert posed == table.position.last
    assert refusal(table, 0, ["wait"], after=posed - 1) == ("KC-6", 0)
    table.keep(table.command(0, ["wait"], after=posed))


def test_the_rule_of_the_game_is_named() -> None:
    assert refusal(heirlooms(), 0, ["ask 0"]) == ("HL-2.3", 0)


class TestSealed:
    """Sealed choices stay outside the state until the last seat has chosen."""

    @pytest.fixture
    def table(self) -> Table:
        table = heirlooms(3)
        table.keep(table.command(0, ["wait"]))
        assert table.position.asked() == [0, 1, 2]
        return table

    def test_a_choice_leaves_no_trace_in_the_state(self, table: Table) -> None:
        digest, last = table.position.state.digest(), table.position.last
        change = table.command(1, [first_bid(table, 1)])
        assert change.entries == []
        table.keep(change)
        assert (table.position.state.digest(), table.position.last) == (digest, last)
        assert table.chosen() == [1]

    def test_the_last_choice_opens_all_in_seat_order(self, table: Table) -> None:
        for seat in (2, 0):
            table.keep(table.command(seat, [first_bid(table, seat)]))
        entries = table.keep(table.command(1, [first_bid(table, 1)]))
        assert [entry.seat for entry in entries if entry.kind == ACTION] == [0, 1, 2]
        assert [entry.to for entry in entries if entry.kind == ACTION] == [1, 2, 4]
        assert table.chosen() == []

    def test_a_choice_can_be_changed_until_then(self, table: Table) -> None:
        old, new = first_bid(table, 0), first_bid(table, 0, 1)
        for text in (old, new):
            table.keep(table.command(0, [text]))
        table.keep(table.command(1, [first_bid(table, 1)]))
        entries = table.keep(table.command(2, [first_bid(table, 2)]))
        assert [entry.text for entry in entries if entry.seat == 0] == [new]

    def test_the_question_stays_posed_where_it_was(self, table: Table) -> None:
        posed = table.position.posed[0]
        table.keep(table.command(1, [first_bid(table, 1)]))
        table.keep(table.command(0, [first_bid(table, 0)], after=posed))

    def test_a_refused_choice_fills_no_slot(self, table: Table) -> None:
        assert refusal(table, 0, ["bid 60"])[0] == "KC-5"
        assert table.chosen() == []

    def test_kc_7_a_sealed_command_completes_the_choice(self, table: Table) -> None:
        assert refusal(table, 0, []) == ("KC-7", 0)

    def test_nothing_can_be_undone_from_inside(self, table: Table) -> None:
        assert not table.can_undo(0)


def test_kc_3_nothing_can_be_done_after_the_end() -> None:
    table = heirlooms()
    table.keep(table.resign(1))
    assert refusal(table, 0, ["wait"]) == ("KC-3", 0)
