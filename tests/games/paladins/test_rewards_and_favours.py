"""Favours and free rewards (PW-3.7, PW-3.8, PW-3.9) and every King's Favour."""

from __future__ import annotations

import pytest

from kingscourt.games.paladins.events import turns as turn_events
from kingscourt.games.paladins.rewards import Reward
from kingscourt.games.paladins.vocabulary import (
    ABSOLVE,
    DEVELOP,
    GAIN_PROVISION,
    GAIN_SILVER,
    LABOURER,
    NO_CARD,
    WORKSHOP,
)
from tests.games.paladins.positions import Table, attributes, table, workers

rule = pytest.mark.rule

TOWN = 'townsfolk = ["abbot-1", "gatekeeper-2", "squire-1", "architect-1", "architect-3"]'
OUTSIDERS = 'outsiders = ["adventurer-1", "armourer-1", "thief-1", "mercenary-1", "guardian-1", "lookout-1"]'
ALL = "workers = { labourer = 2, scout = 1, merchant = 1, fighter = 1, cleric = 1, criminal = 1 }"


def favour(name: str, player: str = ALL, facts: str = "") -> Table:
    """A Favour turned up, and somebody to use it."""
    return table(f'round = 3; favours = ["{name}"]; {facts}; {TOWN}; {OUTSIDERS}', player)


# -- PW-3.7 ----------------------------------------------------------------------------------------


@rule("PW-3.7", "PW:favour-recruit")
def test_pw_3_7_favour_recruit() -> None:
    t = favour("recruit")
    t.do("favour recruit")
    assert t.legal == ["scout @ favour", "criminal @ favour"]
    assert t.refused("labourer @ favour") == "PW-3.7"
    t.do("scout @ favour", "hire abbot-1")
    assert t.p(0).silver == 3
    assert workers(t.p(0)) == {"labourer": 2, "merchant": 1, "fighter": 1, "cleric": 1, "criminal": 1}
    assert len(t.p(0).townsfolk) == 1


@rule("PW-3.7", "PW:favour-taxes")
def test_pw_3_7_favour_taxes() -> None:
    t = favour("taxes", f"{ALL}; suspicions = [0, 1]")
    t.do("favour taxes", "cleric @ favour", "discard suspicion")
    assert t.p(0).suspicions == [0]
    assert (t.p(0).silver, t.tax) == (5, 3)


@rule("PW-3.7", "PW:favour-pardon")
def test_pw_3_7_favour_pardon() -> None:
    t = favour("pardon", f"{ALL}; suspicions = [0, 1, 2]; unpaid = 1")
    t.do("favour pardon", "fighter @ favour")
    assert t.p(0).silver == 2
    assert t.legal == ["choose pay-debt", "choose discard-suspicion+discard-suspicion"]
    t.do("choose discard-suspicion+discard-suspicion", "discard suspicion", "discard suspicion")
    assert t.p(0).suspicions == [0]
    t = favour("pardon", f"{ALL}; suspicions = [0]; unpaid = 1")
    t.do("favour pardon", "fighter @ favour", "choose pay-debt", "pay debt")
    assert (t.p(0).unpaid, t.p(0).paid, t.p(0).suspicions) == (0, 1, [0])


@rule("PW-3.7", "PW:favour-develop")
def test_pw_3_7_favour_develop() -> None:
    t = favour("develop")
    t.do("favour develop", "merchant @ favour")
    assert t.p(0).provisions == 0
    t.do("choose develop", "workshop @ attack/1")
    assert (t.p(0).done[DEVELOP], t.p(0).silver) == (1, 3)
    t = favour("develop")
    t.do("favour develop", "merchant @ favour", "choose fighter+cleric")
    assert workers(t.p(0)) == {"labourer": 2, "scout": 1, "fighter": 2, "cleric": 2, "criminal": 1}


@rule("PW-3.7", "PW:favour-attribute")
@pytest.mark.parametrize(("name", "index"), [("faith", 0), ("strength", 1), ("influence", 2)])
def test_pw_3_7_favour_attribute(name: str, index: int) -> None:
    t = favour("attribute")
    t.do("favour attribute", f"choose {name}")
    assert [n for n, level in enumerate(attributes(t.p(0))) if level == 1] == [index]
    assert t.p(0).workers[5] == 0


@rule("PW-3.7", "PW:favour-labourers")
def test_pw_3_7_favour_labourers() -> None:
    t = favour("labourers")
    t.do("favour labourers")
    assert workers(t.p(0)) == {"labourer": 5, "scout": 1, "merchant": 1, "fighter": 1, "cleric": 1}


@rule("PW-3.7", "PW:favour-criminals")
def test_pw_3_7_favour_criminals() -> None:
    t = favour("criminals")
    t.do("favour criminals", "labourer @ favour", "take criminal").draw("0").do("take criminal").draw("1")
    assert t.p(0).workers[5] == 3
    assert t.p(0).suspicions == [0, 1]


@rule("PW-3.7", "PW:favour-loan")
def test_pw_3_7_favour_loan() -> None:
    t = favour("loan")
    t.do("favour loan", "labourer @ favour")
    assert t.p(0).unpaid == 1
    assert workers(t.p(0)) == {
        "labourer": 1,
        "scout": 2,
        "merchant": 2,
        "fighter": 2,
        "cleric": 1,
        "criminal": 1,
    }


@rule("PW-3.7", "PW:favour-provisions")
def test_pw_3_7_favour_provisions() -> None:
    t = favour("provisions")
    t.do("favour provisions", "labourer @ favour")
    assert (t.p(0).provisions, t.p(0).silver, t.tax) == (3, 4, 4)


@rule("PW-3.7", "PW:favour-pray")
def test_pw_3_7_favour_pray() -> None:
    t = favour("pray", f'{ALL}; board = {{ "hunt/1" = "scout", "trade/1" = "scout" }}')
    t.do("favour pray", "labourer @ favour", "clear trade")
    assert t.p(0).silver == 3  # neither cleric nor silver
    assert [content for content in t.p(0).spaces if content >= 0] == [1]


@rule("PW-3.7")
def test_pw_3_7_once_a_round_for_the_whole_table() -> None:
    t = favour("provisions")
    t.do("favour provisions", "labourer @ favour")
    assert t.asked == 1
    assert t.refused("favour provisions") == "PW-3.7"


@rule("PW-3.7")
def test_pw_3_7_not_before_it_is_turned_up() -> None:
    assert favour("pray").refused("favour loan") == "PW-3.7"


@rule("PW-3.7")
def test_pw_3_7_the_cost_is_paid_in_full_first() -> None:
    assert favour("pardon", f"{ALL}; silver = 0").refused("favour pardon") == "PW-3.7"
    assert favour("develop", f"{ALL}; provisions = 0").refused("favour develop") == "PW-3.7"


@rule("PW-3.7")
def test_pw_3_7_a_worker_of_its_kind() -> None:
    assert favour("recruit", "workers = { labourer = 3 }").refused("favour recruit") == "PW-3.7"
    assert favour("labourers", "workers = { labourer = 3 }").refused("favour labourers") == "PW-3.7"
    t = favour("loan", "workers = { labourer = 3, scout = 1 }")
    t.do("favour loan")
    assert t.refused("cleric @ favour") == "PW-3.0"


# -- PW-3.8 ----------------------------------------------------------------------------------------


@rule("PW-3.8")
def test_pw_3_8_free_recruit_hires_or_dismisses_any_card_of_the_row() -> None:
    t = favour("recruit", f"{ALL}; silver = 0")
    t.do("favour recruit", "scout @ favour")
    assert len(t.legal) == 11
    assert t.legal[-1] == "decline"
    assert t.refused("hire peddler-1") == "PW-3.8"
    t.do("dismiss abbot-1")
    assert workers(t.p(0)) == {"labourer": 3, "merchant": 1, "fighter": 1, "cleric": 2, "criminal": 1}
    assert t.p(0).unpaid == 0


@rule("PW-3.8")
def test_pw_3_8_a_free_develop_counts_as_develop() -> None:
    t = favour("develop", f'{ALL}; townsfolk = ["architect-2"]')
    t.do("favour develop", "merchant @ favour", "choose develop", "workshop @ attack/1")
    assert t.p(0).provisions == 1  # the Architect reacts
    assert t.p(0).spaces[t.state.box.cards.space_names.index("attack/1")] == WORKSHOP


@rule("PW-3.8")
def test_pw_3_8_a_reward_that_cannot_be_used_is_lost() -> None:
    t = table(f'round = 3; favours = ["recruit"]; {OUTSIDERS}', ALL)
    t.do("favour recruit", "scout @ favour")
    assert t.asked == 1
    assert "lost" in t.told()


@rule("PW-3.8")
def test_pw_3_8_a_useless_option_is_refused_while_another_helps() -> None:
    spaces = [
        f'"{action}/{n}" = "workshop"'
        for action in ("commission", "fortify", "garrison", "absolve")
        for n in (1, 2)
    ]
    t = favour("develop", f"{ALL}; board = {{ {', '.join(spaces)} }}")
    t.do("favour develop", "merchant @ favour")
    assert t.asked == 1  # only fighter and cleric are left, so nobody is asked
    assert t.p(0).workers[3:5] == [2, 2]


@rule("PW-3.8")
def test_pw_3_8_an_option_of_three_with_a_useless_one() -> None:
    t = favour("pardon", f"{ALL}; suspicions = [0]; unpaid = 1")
    t.do("favour pardon", "fighter @ favour")
    t.p(0).unpaid = 0
    assert t.refused("choose pay-debt") == "PW-3.8"
    assert t.refused("choose faith") == "KC-2"


@rule("PW-3.8")
def test_pw_3_8_without_any_use_the_favour_is_wasted() -> None:
    t = favour("pardon")
    t.do("favour pardon", "fighter @ favour")
    assert t.p(0).silver == 2
    assert t.asked == 1


@rule("PW-3.8")
@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("criminals", ""),
        ("pray", 'board = { "hunt/1" = "scout" }'),
        ("recruit", ""),
        ("taxes", "suspicions = [1]"),
    ],
)
def test_pw_3_8_rewards_may_be_declined(name: str, facts: str) -> None:
    t = favour(name, f"{ALL}; {facts}")
    t.do(f"favour {name}")
    t.do(t.legal[0])
    while t.asked == 0 and "decline" in t.legal:
        t.do("decline")
    assert t.asked == 1
    assert t.draws == ""  # a criminal declined brings no suspicion
    assert NO_CARD not in t.state.town
    assert t.p(0).suspicions == ([1] if name == "taxes" else [])


@rule("PW-3.8", "PW-4.1")
def test_pw_3_8_tax_cannot_be_declined() -> None:
    t = favour("taxes", f"{ALL}; suspicions = [1]")
    t.do("favour taxes", "cleric @ favour", "decline")
    assert (t.p(0).silver, t.tax) == (5, 3)


@rule("PW-3.8")
def test_pw_3_8_debts_paid_or_destroyed_may_be_declined() -> None:
    t = table('townsfolk = ["", "", "", "", "abbot-3"]', "workers = { labourer = 2 }; unpaid = 1")
    t.do("dismiss", "decline")
    assert t.p(0).unpaid == 1
    t = table(TOWN, "workers = { labourer = 2, cleric = 1, merchant = 1 }; unpaid = 1")
    t.do("absolve", "jar @ 2", "decline")
    assert (t.p(0).unpaid, t.p(0).done[ABSOLVE]) == (1, 1)


@rule("PW-3.8")
def test_pw_3_8_all_tax_icons_of_a_card_are_one_amount() -> None:
    """Three taxes with one silver in the supply: one inquisition, not two."""
    t = table(
        'tax = 1; townsfolk = ["", "", "", "", "architect-3"]', "workers = { labourer = 3 }; suspicions = [1]"
    )
    t.do("dismiss")
    assert t.p(0).silver == 5
    assert t.told().count("inquisition") == 1
    assert t.told().count("tax") == 1
    assert t.tax == 5


# -- PW-3.9 ----------------------------------------------------------------------------------------


@rule("PW-3.9", "PW:acolyte-1", "PW:acolyte-2")
def test_pw_3_9_several_townsfolk_each_give_their_reward() -> None:
    t = table(
        TOWN,
        'townsfolk = ["acolyte-1", "acolyte-2"]; workers = { scout = 1, labourer = 2, cleric = 1 }',
    )
    t.do("commission", "monk @ 1/2")
    assert t.p(0).silver == 3 + 2 + 1
    assert workers(t.p(0)) == {"labourer": 2}


@rule("PW-3.9")
def test_pw_3_9_the_owner_orders_them_where_it_can_be_seen() -> None:
    t = table(
        f"tax = 1; {TOWN}",
        'townsfolk = ["acolyte-1", "acolyte-3"]; suspicions = [2];'
        "workers = { scout = 1, labourer = 2, cleric = 1 }",
    )
    t.do("commission", "monk @ 1/2")
    assert t.legal == ["react acolyte-1", "react acolyte-3"]
    assert t.refused("react abbot-1") == "PW-3.9"
    assert t.refused("pass") == "KC-2"
    t.do("react acolyte-3")
    keys = t.told()
    assert keys.index("inquisition") < len(keys) - 1 - keys[::-1].index("react")  # the other one came after
    assert workers(t.p(0)) == {"labourer": 2}
    assert t.p(0).unpaid == 1


@rule("PW-3.9")
def test_pw_3_9_one_hired_during_an_action_does_not_react_to_it() -> None:
    t = table(
        'townsfolk = ["acolyte-1"]', "workers = { scout = 2, labourer = 2, cleric = 2 }; provisions = 2"
    )
    t.do("commission", "labourer @ commission/2", "monk @ 1/1", "hire acolyte-1")
    assert workers(t.p(0)) == {"scout": 1, "labourer": 1, "cleric": 1}
    t.do("pass")
    t.p(0).spaces = [-1] * len(t.p(0).spaces)
    t.do("commission")
    assert workers(t.p(0)) == {"labourer": 1}  # it reacts to the next one


@rule("PW-3.9")
def test_pw_3_9_they_react_after_the_actions_own_effects() -> None:
    t = table(TOWN, 'townsfolk = ["acolyte-1"]; workers = { scout = 1, labourer = 2, cleric = 1 }')
    t.do("commission", "monk @ 1/2")
    keys = t.told()
    assert keys[keys.index("commission") :][:4] == ["commission", "gain", "gain", "react"]


def test_what_is_gained_moves_from_the_supply_to_where_it_is_kept() -> None:
    p = table("", "").p(0)
    kept = {GAIN_SILVER: "silver", GAIN_PROVISION: "provisions", LABOURER: "workers"}
    for kind, place in kept.items():
        moves = turn_events.gained(p, Reward(kind, 2)).moved()
        assert [(move.source, move.target, move.n) for move in moves] == [("supply", f"seat/0/{place}", 2)]
