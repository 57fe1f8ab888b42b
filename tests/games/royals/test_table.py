"""Royals at a table: payments as one command, undo, time-outs, records."""

from __future__ import annotations

import pytest

from kingscourt.games.royals.game import GAME, ROYALS
from kingscourt.games.royals.state import RoyalsState
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE, OVER
from kingscourt.table.errors import Refused
from kingscourt.table.fairness import AuditedSource, commitment
from kingscourt.table.game_setup import HUMAN, GameSetup, SeatSetup
from kingscourt.table.table import Table
from kingscourt.testing.rule_marker import rule
from tests.games.royals.positions import draw_any, new_game, scenario

SEED = bytes(range(32))


def new_table(seats: int) -> Table:
    people = [SeatSetup(f"player {seat}", HUMAN, f"nonce {seat}") for seat in range(seats)]
    game_setup = GameSetup(GAME, GAME.options(seats), ROYALS.components("rulebook"), people, commitment(SEED))
    table = Table(game_setup, AuditedSource(SEED, game_setup.nonces()))
    table.keep(table.open())
    return table


def state_of(table: Table) -> RoyalsState:
    state = table.position.state
    assert isinstance(state, RoyalsState)
    return state


def play_until_affordable(table: Table) -> str:
    """Draw and end turns until somebody can pay for a Baron; returns the action that does so."""
    while True:
        state = state_of(table)
        seat = state.pending().seats[0]
        legal = [action.text for action in state.legal(seat)]
        for text in legal:
            if text.startswith("occupy") and text.endswith("/Baron") and can_pay_plainly(state, seat, text):
                return text
        text = "end turn" if "end turn" in legal else legal[0]
        table.keep(table.command(seat, [text]))


def can_pay_plainly(state: RoyalsState, seat: int, text: str) -> bool:
    """Whether the payment is asked, and can do without wild cards."""
    ahead = state.copy()
    ahead.apply(seat, ahead.components.catalogue.parse(text))
    return "wild 0" in [action.text for action in ahead.legal(seat)]


@rule("RY-2.6a")
def test_ry_2_6a_an_occupation_and_its_payment_are_one_command() -> None:
    table = new_table(3)
    baron = play_until_affordable(table)
    seat = state_of(table).pending().seats[0]
    before = len(table.entries)
    with pytest.raises(Refused) as caught:
        table.command(seat, [baron, "wild 0", "wild 0"])
    assert (caught.value.refusal.rule, caught.value.step) == ("KC-2", 2)
    assert len(table.entries) == before  # all or nothing
    table.keep(table.command(seat, [baron, "wild 0"]))
    assert state_of(table).holders.count(seat) == 1
    assert [entry.text for entry in table.entries[before:]] == [baron, "wild 0"]


@rule("RY-2.6a")
def test_ry_2_6a_an_occupation_can_be_taken_back() -> None:
    table = new_table(3)
    baron = play_until_affordable(table)
    seat = state_of(table).pending().seats[0]
    digest = state_of(table).digest()
    before = table.entries[-1].n
    table.keep(table.command(seat, [baron, "wild 0"]))
    assert table.undo_reach(seat) <= before
    table.keep(table.undo(seat, before))
    assert state_of(table).digest() == digest


@rule("RY-2.8")
def test_ry_2_8_own_cards_may_be_shown_and_taken_back() -> None:
    """Paying reveals only the payer's own cards, so it is no barrier to undo, unlike a draw."""
    s = scenario("""
    phase = "play"
    [[player]]
    hand = { german-states = 6, spain = 1 }
    [[player]]
    """)
    for text in ("occupy Cologne/Cardinal", "wild 0"):
        s.apply(0, s.components.catalogue.parse(text))
        assert not s.shows
    assert s.pending().kind != CHANCE


def test_time_outs_lead_a_game_to_its_end() -> None:
    s = new_game(4, colours="chosen")
    draw_any(s)
    for _ in range(3000):
        if s.pending().kind == OVER:
            break
        seat = s.pending().seats[0]
        s.apply(seat, s.question(seat).default)
        draw_any(s)
    assert s.finished


def test_the_catalogue_is_small_and_stable() -> None:
    for edition in GAME.editions:
        catalogue = ROYALS.catalogue(GAME.options(2, edition), ROYALS.components(edition))
        assert len(catalogue) == 5 + 2 + 6 + 61 + 3 + 24 + 9 + 16 + 10
        assert catalogue.actions[5].text == "draw countries"
        assert catalogue.parse("take over Cologne/Cardinal").points_at() == ["city/cologne/cardinal"]


def test_legal_lists_stay_short() -> None:
    s = new_game(5)
    longest = 0
    random = FastRandom(2)
    while s.pending().kind != OVER:
        if s.pending().kind == CHANCE:
            draw_any(s)
            continue
        seat = s.pending().seats[0]
        legal = s.legal(seat)
        longest = max(longest, len(legal))
        s.apply(seat, legal[random.index(len(legal))])
    assert longest <= 31
