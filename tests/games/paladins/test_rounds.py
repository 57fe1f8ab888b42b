"""The round (PW-2)."""

from __future__ import annotations

import pytest

from kingscourt.games.paladins.vocabulary import (
    EMPTY,
    FAITH,
    HIGHEST,
    NO_CARD,
    STRENGTH,
)
from kingscourt.kernel.audience import all_but, only
from kingscourt.kernel.decision import OVER
from tests.games.paladins.positions import Table, attributes, new_table, table, workers

rule = pytest.mark.rule

ROW = 'townsfolk = ["debt-collector-1", "squire-1", "defender-1", "abbot-1", "abbot-2"]'
TAVERNS = 'taverns = ["tavern-1", "tavern-7", "tavern-9"]'
OUTSIDERS = (
    'outsiders = ["adventurer-1", "armourer-1", "assassin-1", "barbarian-1", "guardian-1", "lookout-1"]'
)


def pass_round(t: Table) -> None:
    """Everyone passes as soon as possible, until the next paladins are chosen."""
    round_now = t.state.round
    while t.state.round == round_now and t.state.pending().kind != OVER:
        if t.draws:
            t.luck()
        else:
            t.do("pass" if "pass" in t.legal else t.legal[0])


def choose_all(t: Table) -> None:
    """Sealed choices and taverns, the first of each."""
    while t.draws or "pass" not in t.legal:
        if t.draws:
            t.luck()
        else:
            t.do(t.legal[0])


@rule("PW-2.1")
def test_pw_2_1_the_start_marker_moves_left_from_round_two() -> None:
    t = new_table(3).luck().do_all(3)
    first = t.state.start
    choose_all(t)
    assert t.state.start == first
    pass_round(t)
    assert (t.state.round, t.state.start) == (2, (first + 1) % 3)


@rule("PW-2.2")
def test_pw_2_2_orders_then_favours() -> None:
    t = new_table(2).luck().do_all(2)
    seen = []
    for _ in range(7):
        choose_all(t)
        seen.append((len(t.state.orders), len(t.state.favours)))
        pass_round(t)
    assert seen == [(1, 0), (2, 0), (3, 1), (3, 2), (3, 3), (3, 4), (3, 5)]


@rule("PW-2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pw_2_3_taverns_are_players_plus_one(seats: int) -> None:
    t = new_table(seats).luck().do_all(seats)
    assert len(t.state.taverns) == seats + 1
    assert len(t.state.tavern_deck) == 24 - seats - 1


@rule("PW-2.3")
def test_pw_2_3_discards_are_shuffled_only_when_a_card_is_missing() -> None:
    t = new_table(4).luck().do_all(4)
    for number in range(1, 6):
        choose_all(t)
        if number < 5:
            assert (len(t.state.tavern_deck), len(t.state.tavern_discard)) == (
                24 - 5 * number,
                5 * number - 5,
            )
            assert "taverns-shuffled" not in t.told()
        pass_round(t)
    # four cards were left for the fifth round, the fifth one came from the twenty discards
    assert t.told().count("taverns-shuffled") == 1


@rule("PW-2.4")
def test_pw_2_4_three_paladins_one_used_one_on_top_one_below() -> None:
    t = table(f'phase = "paladins"; {TAVERNS}')
    t.draw("roland", "otton", "samson", "ivon", "gerin", "girard")
    assert t.state.pending().seats == [0, 1]
    assert t.state.pending().sealed
    assert t.legal == ["use otton", "use roland", "use samson"]
    t.do("use otton")
    assert t.legal == ["top roland", "top samson"]
    t.do("top samson")
    assert t.state.pending().seats == [1]
    assert t.p(0).paladin == NO_CARD  # nothing shows before the last seat has chosen
    t.do("use gerin", "top ivon")
    names = t.state.box.cards.paladin_names
    assert [names[card.kind] for card in t.p(0).pile.top] == ["samson"]
    assert [names[card.kind] for card in t.p(0).pile.bottom] == ["roland"]
    assert [names[kind] for kind in t.p(0).used] == ["otton"]
    assert (t.p(0).pile.unseen, len(t.p(0).pile)) == (9, 11)


@rule("PW-2.4")
def test_pw_2_4_a_card_is_used_or_put_back_not_both() -> None:
    t = table(f'phase = "paladins"; {TAVERNS}').draw("roland", "otton", "samson", "ivon", "gerin", "girard")
    assert t.refused("use ivoire") == "PW-2.4"
    assert t.refused("top otton") == "KC-2"
    t.do("use otton")
    assert t.refused("top otton") == "PW-2.4"


@rule("PW-2.4")
def test_pw_2_4_the_top_card_is_drawn_again_without_chance() -> None:
    t = table(f'phase = "paladins"; round = 2; {TAVERNS}', 'top = ["ivoire"]; bottom = ["oliver"]')
    t.draw("roland", "otton", "ivon", "gerin", "girard")
    assert t.legal == ["use ivoire", "use otton", "use roland"]
    assert t.p(0).pile.unseen == 8  # ten unseen, two drawn


@rule("PW-2.4")
def test_pw_2_4_at_last_the_bottom_comes_up() -> None:
    used = 'used = ["anseis", "berengier", "engelier", "gerier", "gerin", "girard"]'
    cards = 'top = ["ivon"]; bottom = ["ivoire", "oliver", "otton", "roland", "samson"]'
    t = table('phase = "paladins"; round = 7', f"{used}; {cards}", f"{used}; {cards}").luck()
    assert t.legal == ["use ivon", "use ivoire", "use oliver"]


@rule("PW-2.4", "PW-2.10")
def test_pw_2_4_the_boost_lasts_for_the_round() -> None:
    t = table(
        f"round = 1; {ROW}; {OUTSIDERS}", 'paladin = "oliver"; workers = { scout = 1 }', "passed = true"
    )
    assert t.p(0).level(FAITH) == 4
    assert attributes(t.p(0)) == (0, 0, 0)
    t.do("pass").luck()
    assert t.p(0).level(FAITH) == 0


@rule("PW-2.5")
def test_pw_2_5_all_reveal_then_each_takes_a_tavern() -> None:
    t = table(f'phase = "paladins"; start = 1; {TAVERNS}', "", "")
    t.draw("roland", "otton", "samson", "ivon", "gerin", "girard")
    t.do("use otton", "top samson", "use gerin", "top ivon")
    revealed = [event for event in t.events if event.key == "paladins-event-reveal"]
    assert [event.to for event in revealed] == [only(1), all_but(1), only(0), all_but(0)]
    assert next((move.what, move.into) for move in revealed[1].moved()) == ("paladin", "paladin/gerin")
    assert workers(t.p(0)) == {"merchant": 2}
    assert workers(t.p(1)) == {"merchant": 1, "labourer": 1}
    assert t.asked == 1  # the start player picks first
    t.do("tavern 7")
    assert workers(t.p(1)) == {"merchant": 3, "labourer": 3}
    assert t.asked == 0
    assert t.legal == ["tavern 1", "tavern 9"]
    assert t.refused("tavern 7") == "PW-2.5"
    t.do("tavern 9")
    assert workers(t.p(0)) == {"merchant": 2, "fighter": 1, "scout": 1, "cleric": 2}
    assert t.asked == 1  # the turns begin, one tavern is left over


@rule("PW-2.5", "PW-2.9")
def test_pw_2_5_a_pick_ends_with_its_suspicions() -> None:
    t = table('phase = "taverns"; taverns = ["tavern-12", "tavern-7", "tavern-9"]', 'paladin = "roland"')
    t.do("tavern 12")
    assert workers(t.p(0)) == {"fighter": 1, "scout": 1, "criminal": 2}
    assert t.draws == "suspicion"
    t.draw("1")
    assert t.draws == "suspicion"  # one for each criminal, before the next player picks
    t.draw("0")
    assert t.p(0).suspicions == [1, 0]
    assert t.asked == 1


@rule("PW-2.6")
def test_pw_2_6_turn_by_turn_until_all_have_passed() -> None:
    hands = ["workers = { labourer = 3 }"] * 3
    t = table(f"start = 1; {ROW}; {OUTSIDERS}", *hands)
    order = []
    for text in ("hunt 1", "pass", "hunt 1", "trade 1", "trade 1", "pass"):
        order.append(t.asked)
        t.do(text)
    assert order == [1, 2, 0, 1, 0, 1]
    assert t.asked == 0
    t.do("pass").luck()
    assert t.state.round == 2


@rule("PW-2.7")
def test_pw_2_7_without_workers_one_must_pass() -> None:
    t = table(f"{ROW}; {OUTSIDERS}", "workers = { labourer = 1 }", "workers = { labourer = 2 }")
    t.do("hunt 1", "hunt 1")
    assert t.told()[-3:] == ["turn", "pass-idle", "turn"]
    assert t.p(0).has_passed
    assert t.asked == 1


@rule("PW-2.7")
def test_pw_2_7_without_a_possible_action_one_must_pass() -> None:
    board = '"hunt/1" = "scout", "trade/1" = "scout", "conspire/1" = "scout", "recruit/1" = "scout"'
    t = table(f"{ROW}; {OUTSIDERS}", f"silver = 0; workers = {{ labourer = 1 }}; board = {{ {board} }}")
    assert t.p(0).has_passed
    assert workers(t.p(0)) == {"labourer": 1}
    assert set(t.p(0).spaces) == {EMPTY}


@rule("PW-2.7")
def test_pw_2_7_workers_on_the_board_return_workshops_stay() -> None:
    board = '"commission/1" = "workshop", "commission/2" = "labourer", "hunt/1" = "scout"'
    t = table(f"{ROW}; {OUTSIDERS}", f"workers = {{ labourer = 1 }}; board = {{ {board} }}")
    t.do("pass")
    assert [content for content in t.p(0).spaces if content != EMPTY] == [6]


@rule("PW-2.7")
def test_pw_2_7_at_most_three_workers_stay_by_choice() -> None:
    t = table(f"{ROW}; {OUTSIDERS}", "workers = { labourer = 2, scout = 2, cleric = 1 }")
    t.do("pass")
    assert t.legal == ["return labourer", "return scout", "return cleric"]
    assert t.refused("return fighter") == "PW-2.7"
    t.do("return labourer", "return labourer")
    assert workers(t.p(0)) == {"scout": 2, "cleric": 1}
    assert t.asked == 1


@rule("PW-2.7")
def test_pw_2_7_workers_on_favours_stay_until_the_end_of_the_round() -> None:
    t = table(
        f'round = 3; favours = ["pray"]; on_favours = {{ pray = "scout" }}; {ROW}; {OUTSIDERS}',
        "workers = { labourer = 1 }",
        "passed = true; workers = { labourer = 1 }",
    )
    assert t.refused("favour pray") == "PW-3.7"
    t.do("pass")
    assert t.state.favour_workers == [EMPTY] * 5


@rule("PW-2.7")
def test_pw_2_7_equal_workers_need_no_question() -> None:
    t = table(f"{ROW}; {OUTSIDERS}", "workers = { labourer = 6 }")
    t.do("pass")
    assert workers(t.p(0)) == {"labourer": 3}
    assert t.asked == 1


@rule("PW-2.8")
def test_pw_2_8_rows_move_on() -> None:
    """Worked example: two townsfolk slide, three new; four outsiders slide two to the left, two new."""
    t = table(
        'townsfolk = ["", "", "squire-1", "defender-1", "debt-collector-1"];'
        'outsiders = ["", "", "assassin-1", "barbarian-1", "guardian-1", "mercenary-1"]',
        "passed = true",
        "workers = { labourer = 1 }",
    )
    t.do("pass")
    names = t.state.box.cards.town_names
    assert [names[card] for card in t.state.town_discard] == ["debt-collector-1"]
    assert t.draws == "townsfolk"
    t.draw("abbot-1", "abbot-2", "abbot-3")
    assert [names[card] for card in t.state.town] == [
        "abbot-3",
        "abbot-2",
        "abbot-1",
        "squire-1",
        "defender-1",
    ]
    assert t.state.outsider_discard == []  # the leftmost column was empty
    t.draw("thief-1", "traitor-1")
    outsiders = t.state.box.cards.outsider_names
    assert [outsiders[card] for card in t.state.outsiders] == [
        "assassin-1",
        "barbarian-1",
        "guardian-1",
        "mercenary-1",
        "thief-1",
        "traitor-1",
    ]


@rule("PW-2.8")
def test_pw_2_8_the_leftmost_outsider_leaves_and_taverns_are_discarded() -> None:
    t = table(
        f'{ROW}; {OUTSIDERS}; taverns = ["tavern-1", "tavern-2", "tavern-3"]',
        "workers = { labourer = 1 }",
        "passed = true",
    )
    t.do("pass").luck()
    outsiders = t.state.box.cards.outsider_names
    assert [outsiders[card] for card in t.state.outsider_discard] == ["adventurer-1"]
    assert outsiders[t.state.outsiders[0]] == "armourer-1"
    assert t.state.tavern_discard == [0, 1, 2]


@rule("PW-2.8")
def test_pw_2_8_an_empty_deck_leaves_columns_empty() -> None:
    t = table(f"{ROW}; {OUTSIDERS}", "workers = { labourer = 1 }", "passed = true")
    t.state.town_discard = t.state.town_deck
    t.state.town_deck = []
    t.state.outsider_discard = t.state.outsider_deck
    t.state.outsider_deck = []
    t.do("pass").luck()
    assert t.state.town[0] == NO_CARD
    assert t.state.outsiders[-1] == NO_CARD
    assert len(t.state.town_discard) == 28  # never reshuffled


@rule("PW-2.8")
def test_pw_2_8_during_a_round_gaps_stay_and_costs_belong_to_the_column() -> None:
    t = table(
        f'townsfolk = ["abbot-1", "abbot-2", "squire-1", "defender-1", "debt-collector-1"]; {OUTSIDERS}',
        "silver = 1; workers = { labourer = 4, fighter = 2 }",
    )
    t.do("dismiss", "labourer @ recruit/1", "dismiss defender-1")
    assert t.state.town[3] == NO_CARD
    assert t.p(0).silver == 0


@rule("PW-2.9")
@pytest.mark.parametrize("text", ["conspire"])
def test_pw_2_9_a_criminal_brings_a_suspicion_at_once(text: str) -> None:
    t = table(f"{ROW}; {OUTSIDERS}", "workers = { labourer = 2 }")
    t.do(text).draw("2")
    assert workers(t.p(0)) == {"labourer": 1, "criminal": 1}
    assert t.p(0).suspicions == [2]
    assert t.p(0).silver == 5


@rule("PW-2.10")
def test_pw_2_10_a_marker_stops_at_twelve() -> None:
    t = table(
        f'{ROW}; outsiders = ["assassin-1"]',
        'paladin = "roland"; attributes = { strength = 11 };'
        "workers = { fighter = 1, labourer = 2, cleric = 1 }",
    )
    t.do("convert")
    assert attributes(t.p(0))[STRENGTH] == HIGHEST  # two more would be 13
    assert t.p(0).level(STRENGTH) == 16


@rule("PW-2.10")
def test_pw_2_10_a_gain_at_the_top_is_lost() -> None:
    t = table(
        f'{ROW}; outsiders = ["assassin-1"]',
        "workers = { fighter = 1, labourer = 1, cleric = 1 }; attributes = { strength = 12 }",
    )
    t.do("convert")
    assert attributes(t.p(0)) == (0, 12, 0)
    assert "top" in t.told()


@rule("PW-2.11")
def test_pw_2_11_the_common_supply_never_runs_out() -> None:
    t = table(f"{ROW}; {OUTSIDERS}", "silver = 60; provisions = 50; workers = { merchant = 20, scout = 20 }")
    t.do("trade 2", "merchant @ trade/1")
    assert t.p(0).silver == 63


@rule("PW-2.12")
def test_pw_2_12_after_the_last_pass_of_round_seven_it_ends_at_once() -> None:
    t = table(f"round = 7; {ROW}; {OUTSIDERS}", "workers = { labourer = 1 }", "passed = true")
    row = t.state.town
    t.do("pass")
    assert t.state.pending().kind == OVER
    assert t.state.town == row
    assert t.told()[-3:] == ["end", "score", "score"]
