"""Every paladin: workers, boosts and ability (PW-3.11)."""

from __future__ import annotations

import pytest

from kingscourt.games.paladins.component_files.reader import shipped_file
from tests.games.paladins.positions import table, workers

rule = pytest.mark.rule

CARDS = {card.id: card for card in shipped_file().paladins}

# Workers, then faith, strength and influence for the round.
PRINTED = {
    "anseis": (["merchant", "scout"], (1, 0, 3)),
    "berengier": (["merchant", "fighter"], (0, 3, 1)),
    "engelier": (["fighter", "scout"], (1, 3, 0)),
    "gerier": (["cleric", "fighter"], (3, 0, 1)),
    "gerin": (["merchant", "labourer"], (0, 0, 4)),
    "girard": (["scout", "scout"], (2, 0, 2)),
    "ivon": (["cleric", "scout"], (3, 1, 0)),
    "ivoire": (["cleric", "merchant"], (0, 1, 3)),
    "oliver": (["cleric", "cleric"], (4, 0, 0)),
    "otton": (["merchant", "merchant"], (2, 2, 0)),
    "roland": (["fighter", "labourer"], (0, 4, 0)),
    "samson": (["scout", "labourer"], (0, 2, 2)),
}
TOWN = 'townsfolk = ["abbot-1", "abbot-2", "squire-1", "", ""]'
OUTSIDERS = 'outsiders = ["lookout-1", "armourer-1"]'
CREW = "workers = { labourer = 4, scout = 1, merchant = 1, fighter = 1, cleric = 1 }"


@pytest.mark.parametrize("name", [pytest.param(name, marks=rule(f"PW:{name}", "PW-2.5")) for name in CARDS])
def test_workers_and_boosts(name: str) -> None:
    others = [other for other in CARDS if other != name][:2]
    t = table('phase = "paladins"; taverns = ["tavern-1", "tavern-7", "tavern-9"]', "", "")
    t.draw(name, *others).luck()
    t.do(f"use {name}", f"top {others[0]}").do_all(2)
    kinds, boosts = PRINTED[name]
    assert workers(t.p(0)) == {kind: kinds.count(kind) for kind in kinds}
    assert tuple(t.p(0).level(attribute) for attribute in range(3)) == boosts


# Action, moves, and the holdings of a player with 4 silver and 2 provisions after it, with and without.
ABILITIES = {
    "anseis": (["fortify", "labourer @ fortify/2", "wall-3"], (4, 2), (4, 1)),
    "berengier": (["garrison", "labourer @ garrison/2", "outpost @ 1/2"], (6, 2), (6, 1)),
    "engelier": (["attack", "labourer @ attack/2", "attack lookout-1"], (6, 2), (4, 2)),
    "gerier": (["convert", "labourer @ convert/2", "convert lookout-1"], (4, 2), (3, 2)),
    "gerin": (["conspire", "labourer @ conspire/1", "0"], (6, 2), (4, 2)),
    "girard": (["hunt 1", "labourer @ hunt/1"], (4, 5), (4, 3)),
    "ivon": (["commission", "labourer @ commission/2", "monk @ 1/2"], (6, 2), (6, 1)),
    "ivoire": (["absolve", "labourer @ absolve/2", "jar @ 8"], (4, 2), (3, 2)),
    "oliver": (["pray"], (4, 2), (2, 2)),
    "otton": (["trade 2", "labourer @ trade/1"], (9, 2), (7, 2)),
    "roland": (["dismiss", "labourer @ recruit/1", "dismiss squire-1"], (4, 2), (2, 2)),
    "samson": (
        ["develop", "labourer @ develop/1", "labourer @ develop/2", "workshop @ attack/1"],
        (2, 2),
        (0, 2),
    ),
}


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=rule(f"PW:{name}", "PW-3.11")) for name in ABILITIES]
)
def test_pw_3_11_ability(name: str) -> None:
    texts, with_it, without_it = ABILITIES[name]
    for paladin, expected in ((f'paladin = "{name}"', with_it), ("", without_it)):
        facts = (
            f"{CREW}; silver = 4; provisions = 2; attributes = {{ faith = 2, strength = 3, influence = 2 }}"
        )
        t = table(f"{TOWN}; {OUTSIDERS}", f'{facts}; converted = ["lookout-2"]; {paladin}')
        for text in texts:
            if t.draws:
                t.draw(text)
            else:
                t.do(text)
        assert (t.p(0).silver, t.p(0).provisions) == expected


@rule("PW-3.11", "PW:roland")
def test_pw_3_11_recruit_without_silver_takes_no_debt_either() -> None:
    t = table(TOWN, f'{CREW}; silver = 0; paladin = "roland"')
    t.do("dismiss", "labourer @ recruit/1", "dismiss abbot-1")
    assert (t.p(0).silver, t.p(0).unpaid) == (0, 0)
    assert t.asked == 1


@rule("PW-3.11", "PW:engelier")
def test_pw_3_11_the_silver_of_an_attack_is_never_cancelled() -> None:
    t = table(
        'townsfolk = []; outsiders = ["", "", "", "lookout-1"]', f'{CREW}; silver = 2; paladin = "engelier"'
    )
    t.do("attack", "labourer @ attack/2")
    assert t.p(0).silver == 2 - 2 + 2  # strength 3 lacks 4; the two silver come after the cost


@rule("PW-3.11", "PW:girard")
def test_pw_3_11_extra_also_with_two_workers() -> None:
    t = table(TOWN, f'{CREW}; provisions = 0; paladin = "girard"')
    t.do("hunt 2", "labourer @ hunt/1")
    assert t.p(0).provisions == 5


@rule("PW-3.11", "PW:samson")
def test_pw_3_11_develop_costs_two_with_its_paladin() -> None:
    assert table(TOWN, f'{CREW}; silver = 1; paladin = "samson"').refused("develop") == "PW-3.1"
    assert table(TOWN, f'{CREW}; silver = 2; paladin = "samson"').refused("develop") == ""


@rule("PW-3.11")
def test_pw_3_11_abilities_do_not_apply_to_free_rewards() -> None:
    """A prayer as a reward is no pray action, a free recruit no recruit action."""
    t = table(
        f'round = 3; favours = ["recruit"]; townsfolk = ["abbot-1"]; {OUTSIDERS}',
        f'{CREW}; silver = 3; paladin = "samson"',
    )
    t.do("favour recruit", "dismiss abbot-1")
    assert t.p(0).silver == 3


@rule("PW-3.11")
def test_pw_3_11_only_its_own_action_is_helped() -> None:
    t = table(TOWN, f'{CREW}; silver = 2; paladin = "girard"')
    t.do("pray")
    assert t.p(0).silver == 0


def test_pw_3_11_the_words_of_an_ability_say_what_it_does() -> None:
    said = {card.id: card.ability() for card in table("", "").state.box.cards.paladins}
    for name, card in CARDS.items():
        phrase = said[name]
        if card.gains:
            assert phrase.key == "paladins-ability-gain"
        elif card.saves:
            assert (phrase.key, phrase.args["n"]) == ("paladins-ability-save", card.saves)
        else:
            assert phrase.key == f"paladins-ability-no-{card.waives}"
