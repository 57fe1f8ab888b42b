"""The prices and obstacles of the viewer's own actions, which a board shows without knowing the rules."""

from __future__ import annotations

import pytest

from kingscourt.games.paladins.catalogue import DEEDS
from kingscourt.games.paladins.views.own_actions_view import OwnActionsView
from kingscourt.games.paladins.views.seat_view import view_of
from tests.games.paladins.positions import Table, table

rule = pytest.mark.rule


def own(position: Table, seat: int = 0) -> OwnActionsView:
    found = view_of(position.state, seat).own
    assert found is not None
    return found


@rule("PW-3.6")
def test_pw_3_6_the_price_is_that_of_the_next_use() -> None:
    found = own(table("", "silver = 2; provisions = 0; workers = { labourer = 3, scout = 2 }"))
    assert (found.provisions["commission"], found.silver["absolve"]) == (1, 1)
    assert found.attack_silver == [1, 2, 3, 4, 5, 6]


@rule("PW-3.0")
def test_pw_3_0_the_first_obstacle_is_named_and_a_legal_action_has_none() -> None:
    position = table("", "silver = 3; workers = { labourer = 3 }")
    found = own(position)
    assert "hunt 2" in found.obstacles["workers"]
    assert found.obstacles["silver"] == ["develop"]
    hindered = {text for texts in found.obstacles.values() for text in texts}
    assert {deed.text for deed in DEEDS} - hindered == {text for text in position.legal if text != "pass"}


@rule("PW-3.11")
def test_pw_3_11_the_paladin_of_the_round_lowers_the_price() -> None:
    found = own(table("", 'silver = 3; paladin = "samson"; workers = { labourer = 3 }'))
    assert found.silver["develop"] == 2


def test_a_watcher_has_no_actions() -> None:
    assert view_of(table("").state, None).own is None
