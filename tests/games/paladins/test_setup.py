"""Setup (PW-1)."""

from __future__ import annotations

import pytest

from kingscourt.games.paladins.game import GAME
from kingscourt.games.paladins.views.seat_view import PaladinsView
from kingscourt.games.paladins.vocabulary import NO_CARD
from kingscourt.kernel.errors import BadOptions
from tests.games.paladins.positions import Table, attributes, new_table, workers

rule = pytest.mark.rule


def set_up(seats: int) -> Table:
    """Rows dealt, start player drawn: the first free hire is asked."""
    return new_table(seats).luck()


@rule("PW-1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_pw_1_1_rows_and_decks(seats: int) -> None:
    s = set_up(seats).state
    assert len(s.town) == 5
    assert NO_CARD not in s.town
    assert len(s.outsiders) == 6
    assert NO_CARD not in s.outsiders
    assert (len(s.town_deck), len(s.outsider_deck), sum(s.wall_deck)) == (27, 30, 24)
    assert s.suspicion_deck == [6, 8, 10]
    assert len(s.tavern_deck) == 24


@rule("PW-1.1", "PW:tax")
@pytest.mark.parametrize(("seats", "tax"), [(1, 5), (2, 5), (3, 6), (4, 8)])
def test_pw_1_1_the_tax_supply_depends_on_the_players(seats: int, tax: int) -> None:
    assert set_up(seats).tax == tax


@rule("PW-1.1")
def test_pw_1_1_is_for_one_to_four() -> None:
    assert GAME.seat_range == [1, 2, 3, 4]
    with pytest.raises(BadOptions):
        GAME.options(5)


@rule("PW-1.2")
def test_pw_1_2_orders_and_favours_are_unseen() -> None:
    s = set_up(3).state
    assert (s.orders, s.favours) == ([], [])
    assert (len(s.order_deck), len(s.favour_deck)) == (6, 10)


@rule("PW-1.3")
def test_pw_1_3_what_each_player_has() -> None:
    t = set_up(4)
    numbers = t.state.box.numbers
    assert (numbers.workshops, numbers.monks, numbers.outposts, numbers.jars) == (8, 7, 7, 7)
    for seat in range(4):
        p = t.p(seat)
        assert (p.silver, p.provisions, attributes(p)) == (3, 1, (0, 0, 0))
        assert workers(p) == {}
        assert p.pile.unseen == 12
        assert p.bag.counts == [1] * 12


@rule("PW-1.4")
def test_pw_1_4_each_hires_one_in_reverse_order_for_free() -> None:
    t = new_table(3)
    while t.draws != "start":
        t.first()
    t.draw("1")
    for hires, seat in enumerate([0, 2, 1]):
        assert t.asked == seat
        assert len(t.legal) == 5 - hires  # no refill between
        t.do(t.legal[0])
    assert t.p(1).silver + t.p(0).silver + t.p(2).silver >= 9  # nothing was paid
    assert [len(t.p(seat).townsfolk) for seat in range(3)] == [1, 1, 1]
    assert t.state.town[:3] == [NO_CARD] * 3  # two slid to the right
    assert NO_CARD not in t.state.town[3:]
    assert t.draws == "townsfolk"
    t.luck()
    assert NO_CARD not in t.state.town


@rule("PW-1.4")
def test_pw_1_4_the_immediate_reward_counts() -> None:
    t = new_table(2)
    t.draw("abbot-2", "acolyte-2", "architect-1", "defender-1", "squire-1").luck()
    first, second = (1, 0) if t.asked == 1 else (0, 1)
    t.do("hire abbot-2", "hire acolyte-2")
    assert (t.p(first).silver, t.p(first).provisions) == (3, 2)
    assert (t.p(second).silver, t.p(second).provisions) == (4, 1)


@rule("PW-1.4")
def test_pw_1_4_only_cards_of_the_row_can_be_hired() -> None:
    t = new_table(2)
    t.draw("abbot-2", "acolyte-2", "architect-1", "defender-1", "squire-1").luck()
    assert t.refused("hire peddler-1") == "PW-1.4"
    assert t.refused("dismiss abbot-2") == "KC-2"


@rule("PW-1.5")
def test_pw_1_5_what_is_open_and_what_is_secret() -> None:
    t = set_up(2).do_all(2).luck()
    mine, theirs = GAME.view(t.state, 0), GAME.view(t.state, 1)
    assert isinstance(mine, PaladinsView)
    assert isinstance(theirs, PaladinsView)
    own, other = mine.players[0].paladins, theirs.players[0].paladins
    assert own is not None
    assert other is not None
    assert None not in own.hand
    assert len(own.hand) == 3
    assert other.hand == [None, None, None]
    watcher = GAME.view(t.state, None)
    assert isinstance(watcher, PaladinsView)
    assert watcher.players == theirs.players[:1] + mine.players[1:]
    assert mine.townsfolk == theirs.townsfolk
    assert mine.outsiders == theirs.outsiders
    assert [view.suspicions for view in mine.players] == [view.suspicions for view in theirs.players]
