"""Taxes, suspicions, debts and the inquisition (PW-4, PW-5)."""

from __future__ import annotations

import pytest

from tests.games.paladins.positions import attributes, table, workers

rule = pytest.mark.rule

OUTSIDERS = 'outsiders = ["lookout-2"]'
TAXING = f'townsfolk = ["", "", "", "", "architect-3"]; {OUTSIDERS}'  # dismissed, it gives two taxes


@rule("PW-4.1")
def test_pw_4_1_tax_comes_from_the_tax_supply() -> None:
    t = table(f"tax = 4; {TAXING}", "workers = { labourer = 3 }")
    t.do("dismiss")
    assert (t.p(0).silver, t.tax) == (5, 2)


@rule("PW-4.1", "PW-5.3")
def test_pw_4_1_what_it_lacks_comes_from_the_common_supply() -> None:
    t = table(f"tax = 1; {TAXING}", "workers = { labourer = 3 }; suspicions = [0]")
    t.do("dismiss")
    assert t.p(0).silver == 5
    taken = next(event for event in t.events if event.key == "paladins-event-tax")
    assert taken.moved()
    assert [(move.source, move.n) for move in taken.moved()] == [("tax", 1), ("supply", 1)]


@rule("PW-5.1", "PW:suspicion")
@pytest.mark.parametrize("tax", [0, 1, 2])
def test_pw_5_1_a_suspicion_and_its_tax_at_once(tax: int) -> None:
    t = table(TAXING, "workers = { labourer = 3 }; suspicions = [1]")
    t.do("conspire").draw(str(tax))
    assert t.p(0).suspicions == [1, tax]
    assert (t.p(0).silver, t.tax) == (3 + tax, 5 - tax)


@rule("PW-5.1", "PW-5.3", "PW-2.9")
def test_pw_5_1_two_criminals_one_card_at_a_time() -> None:
    """Worked example: tax supply 1, first card 2: take 1 + 1, inquisition, then the second card."""
    t = table(
        'tax = 1; phase = "taverns"; taverns = ["tavern-12", "tavern-7", "tavern-9"]', 'paladin = "roland"'
    )
    t.do("tavern 12")
    assert t.told() == ["tavern-taken"]
    t.draw("2")
    assert t.p(0).silver == 5
    assert t.told()[1:] == ["suspicion", "tax", "inquisition", "accused", "debt", "tax-refilled"]
    assert t.tax == 5
    assert t.draws == "suspicion"
    t.draw("1")
    assert (t.p(0).silver, t.tax, t.p(0).suspicions) == (6, 4, [2, 1])


@rule("PW-5.1")
def test_pw_5_1_the_card_counts_in_the_inquisition_it_causes() -> None:
    t = table(f"tax = 1; {TAXING}", "workers = { labourer = 3 }", "workers = { labourer = 1 }")
    t.do("conspire").draw("1")
    assert (t.p(0).unpaid, t.p(1).unpaid) == (1, 0)
    assert t.p(0).suspicions == [1]  # half of one is none


@rule("PW-5.2")
def test_pw_5_2_an_empty_deck_is_filled_with_the_discards() -> None:
    t = table(
        f"suspicion_deck = [0, 0, 0]; suspicion_discard = [0, 3, 0]; {TAXING}", "workers = { labourer = 3 }"
    )
    t.do("conspire")
    assert "suspicions-shuffled" in t.told()
    t.draw("1")
    assert t.state.suspicion_deck == [0, 2, 0]


@rule("PW-5.2")
def test_pw_5_2_with_both_empty_an_inquisition_comes_first() -> None:
    t = table(
        f"suspicion_deck = [0, 0, 0]; {TAXING}",
        "workers = { labourer = 3 }; suspicions = [0, 0, 1, 1]",
        "workers = { labourer = 1 }; suspicions = [2]",
    )
    t.do("conspire")
    assert t.p(0).suspicions == [0, 0]
    assert t.p(0).unpaid == 1
    t.draw("1")
    assert t.p(0).suspicions == [0, 0, 1]
    assert t.told().count("inquisition") == 1


@rule("PW-5.2")
def test_pw_5_2_without_any_card_even_then_none_is_taken() -> None:
    t = table(f"suspicion_deck = [0, 0, 0]; {TAXING}", "workers = { labourer = 3 }")
    t.do("conspire")
    assert t.p(0).suspicions == []
    assert t.asked == 1


@rule("PW-5.3")
@pytest.mark.parametrize(("seats", "full"), [(2, 5), (3, 6), (4, 8)])
def test_pw_5_3_the_last_silver_brings_it_and_the_supply_is_filled_up(seats: int, full: int) -> None:
    t = table(f"tax = 2; {TAXING}", *["workers = { labourer = 3 }"] * seats)
    t.do("dismiss")
    assert t.told()[-4:-1] == ["inquisition", "inquisition-nobody", "tax-refilled"]
    assert t.tax == full


@rule("PW-5.4")
def test_pw_5_4_inquisition() -> None:
    """Worked example: 1, 0, 3, 3: the two with 3 take a debt and discard 1 each; tax supply back to 8."""
    t = table(
        f"tax = 2; {TAXING}",
        "workers = { labourer = 3 }; suspicions = [0]",
        "workers = { labourer = 1 }",
        "workers = { labourer = 1 }; suspicions = [0, 1, 2]",
        "passed = true; suspicions = [2, 1, 0]",
    )
    t.do("dismiss")
    assert [t.p(seat).unpaid for seat in range(4)] == [0, 0, 1, 1]
    assert [t.p(seat).suspicions for seat in range(4)] == [[0], [], [0, 1], [2, 1]]  # the newest went
    assert t.state.suspicion_discard == [1, 0, 1]
    assert t.tax == 8


@rule("PW-5.4", "PW:peddler", "PW:conspirator", "PW:squire")
def test_pw_5_4_all_five_pay() -> None:
    """Worked example: with 2 suspicions the Peddler first, then both Conspirators, then both Squires."""
    folk = '["conspirator-1", "conspirator-2", "peddler-3", "squire-1", "squire-2"]'
    t = table(f"tax = 2; {TAXING}", f"workers = {{ labourer = 3 }}; suspicions = [1, 1]; townsfolk = {folk}")
    t.do("dismiss")
    assert t.legal == ["react conspirator-1", "react conspirator-2", "react peddler-3", "decline"]
    assert t.refused("react squire-1") == "PW-5.4"
    assert t.refused("react abbot-1") == "PW-5.4"
    assert t.refused("pass") == "KC-2"
    t.do("react peddler-3", "react conspirator-1", "react conspirator-2")
    assert t.p(0).silver == 3 + 2 + 2
    assert t.p(0).suspicions == []
    assert attributes(t.p(0)) == (1, 0, 1)
    assert t.p(0).unpaid == 0


@rule("PW-5.4")
def test_pw_5_4_the_condition_is_checked_when_used() -> None:
    folk = '["conspirator-1", "peddler-3"]'
    t = table(f"tax = 2; {TAXING}", f"workers = {{ labourer = 3 }}; suspicions = [1, 1]; townsfolk = {folk}")
    t.do("dismiss", "react conspirator-1")
    assert t.p(0).silver == 3 + 2  # too late for the Peddler


@rule("PW-5.4")
def test_pw_5_4_declining_lets_the_others_pay() -> None:
    folk = '["conspirator-1", "peddler-3"]'
    t = table(f"tax = 2; {TAXING}", f"workers = {{ labourer = 3 }}; suspicions = [1, 1]; townsfolk = {folk}")
    t.do("dismiss", "decline")
    assert t.p(0).silver == 3 + 2 + 2
    assert t.p(0).suspicions == [1]  # half of two went with the debt


@rule("PW-5.4")
def test_pw_5_4_players_react_in_turn_order_from_the_active_one() -> None:
    t = table(
        f"tax = 2; active = 1; {TAXING}",
        'passed = true; suspicions = [1]; townsfolk = ["conspirator-1"]',
        "workers = { labourer = 3 }; suspicions = [2]",
        'workers = { labourer = 1 }; suspicions = [1]; townsfolk = ["conspirator-2"]',
    )
    t.do("dismiss")
    assert t.asked == 2
    t.do("react conspirator-2")
    assert t.asked == 0  # also a player who has passed
    t.do("react conspirator-1")
    assert [t.p(seat).unpaid for seat in range(3)] == [0, 1, 0]
    assert t.asked == 2  # on with the round


@rule("PW-5.4")
def test_pw_5_4_the_interrupted_turn_goes_on() -> None:
    t = table(
        'tax = 1; townsfolk = []; outsiders = ["barbarian-1"]',
        "workers = { scout = 1, labourer = 2, fighter = 1 }; attributes = { strength = 1 }",
        'workers = { labourer = 1 }; suspicions = [1]; townsfolk = ["conspirator-2"]',
    )
    t.do("attack")
    assert t.asked == 1
    assert t.p(0).provisions == 1
    t.do("decline")
    assert t.p(0).provisions == 2  # the rest of the rewards
    assert t.asked == 1
    assert workers(t.p(0)) == {"labourer": 1}


@rule("PW-5.5")
def test_pw_5_5_an_empty_debt_deck_still_gives_debts() -> None:
    t = table(f"tax = 2; {TAXING}", "workers = { labourer = 3 }; suspicions = [1]; unpaid = 20; paid = 4")
    t.do("dismiss")
    assert t.p(0).unpaid == 21


@rule("PW-5.5")
def test_pw_5_5_paying_turns_over_destroying_gives_back() -> None:
    t = table('townsfolk = ["", "", "", "", "abbot-3"]', "workers = { labourer = 3 }; unpaid = 2; paid = 1")
    t.do("dismiss", "destroy debt")
    assert (t.p(0).unpaid, t.p(0).paid) == (1, 1)


@rule("PW-5.6")
def test_pw_5_6_no_reaction_to_an_inquisition_gives_tax_or_criminals() -> None:
    cards = table(TAXING).state.box.cards.townsfolk
    reacting = [card for card in cards if card.trigger == 12]
    assert len(reacting) == 8
    for card in reacting:
        assert all(reward.name not in ("tax", "criminal") for reward in card.reward)


@rule("PW-5.1", "PW-1.1")
def test_the_suspicion_split_is_a_reading() -> None:
    t = table(f'options = {{ suspicion-split = "ten-eight-six" }}; {TAXING}', "workers = { labourer = 3 }")
    assert t.state.suspicion_deck == [10, 8, 6]
