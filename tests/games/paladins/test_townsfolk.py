"""Every townsfolk: its rewards when dismissed, when hired, and when it reacts."""

from __future__ import annotations

import pytest

from kingscourt.games.paladins.component_files.reader import shipped_file
from tests.games.paladins.positions import Table, attributes, solo, table, workers

rule = pytest.mark.rule

OUTSIDERS = 'outsiders = ["lookout-2", "armourer-1", "thief-1", "mercenary-1", "guardian-1", "lookout-1"]'
CREW = "workers = { labourer = 4, scout = 1, merchant = 1, fighter = 2, cleric = 1 }"
OWNED = (
    "silver = 9; provisions = 3; attributes = { faith = 2, strength = 1 }; unpaid = 2; suspicions = [0, 0, 0]"
)
NAMES = [card.id for card in shipped_file().townsfolk]

# The rewards of a townsfolk: in its corner, when hired, and each time it reacts.
GIVES = {
    "abbot-1": ("cleric labourer", "", "labourer"),
    "abbot-2": ("pray", "provision", "provision"),
    "abbot-3": ("destroy-debt", "discard-suspicion", "tax"),
    "acolyte-1": ("cleric", "", "labourer"),
    "acolyte-2": ("pray", "silver", "silver"),
    "acolyte-3": ("discard-suspicion discard-suspicion", "discard-suspicion", "tax"),
    "architect-1": ("criminal", "", "labourer"),
    "architect-2": ("labourer provision", "provision", "provision"),
    "architect-3": ("tax tax", "discard-suspicion", "tax"),
    "defender-1": ("strength", "", "labourer"),
    "defender-2": ("labourer provision", "provision", "provision"),
    "defender-3": ("tax tax", "discard-suspicion", "tax"),
    "gatekeeper-1": ("merchant labourer", "", "labourer"),
    "gatekeeper-2": ("scout", "silver", "silver"),
    "gatekeeper-3": ("tax tax", "discard-suspicion", "tax"),
    "missionary-1": ("pray", "", "labourer"),
    "missionary-2": ("faith", "provision", "provision"),
    "missionary-3": ("scout labourer", "discard-suspicion", "tax"),
    "watchman-1": ("fighter labourer", "", "labourer"),
    "watchman-2": ("labourer provision", "silver", "silver"),
    "watchman-3": ("merchant", "discard-suspicion", "tax"),
    "conspirator-1": ("discard-suspicion discard-suspicion", "", "discard-suspicion"),
    "conspirator-2": ("criminal", "", "discard-suspicion"),
    "debt-collector-1": ("labourer labourer", "", "labourer"),
    "debt-collector-2": ("destroy-debt", "", "fighter"),
    "debt-collector-3": ("discard-suspicion discard-suspicion", "", "scout"),
    "peddler-1": ("labourer labourer", "", "labourer"),
    "peddler-2": ("labourer provision", "", "provision provision"),
    "peddler-3": ("discard-suspicion discard-suspicion", "", "silver silver"),
    "squire-1": ("influence", "", "influence"),
    "squire-2": ("criminal", "", "faith"),
    "squire-3": ("fighter", "", "faith"),
}
ACTS = {
    "abbot": ["absolve", "labourer @ absolve/2", "jar @ 6"],
    "acolyte": ["commission", "labourer @ commission/2", "monk @ 1/2"],
    "architect": ["develop", "labourer @ develop/1", "labourer @ develop/2", "workshop @ commission/1"],
    "defender": ["attack", "labourer @ attack/2", "attack lookout-2"],
    "gatekeeper": ["fortify", "labourer @ fortify/2"],
    "missionary": ["convert", "labourer @ convert/2", "convert lookout-2"],
    "watchman": ["garrison", "labourer @ garrison/2", "outpost @ 1/2"],
}


def stock(t: Table, seat: int = 0) -> dict[str, int]:
    """The holdings of a player, in the words of rewards."""
    p = t.p(seat)
    faith, strength, influence = attributes(p)
    have = {"silver": p.silver, "provision": p.provisions, "faith": faith, "strength": strength}
    have |= {"influence": influence, "suspicions": len(p.suspicions), "unpaid": p.unpaid, "paid": p.paid}
    return have | {
        "on board": len([content for content in p.spaces if content >= 0]),
        "tax": t.tax,
        **workers(p),
    }


def gained(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """The changes."""
    change = {name: after.get(name, 0) - before.get(name, 0) for name in {**before, **after}}
    return {name: n for name, n in change.items() if n}


def effect_of(words: str) -> dict[str, int]:
    """The change that rewards make when all of them are taken."""
    change: dict[str, int] = {}

    def add(name: str, n: int) -> None:
        change[name] = change.get(name, 0) + n

    for word in words.split():
        if word == "tax":
            add("silver", 1)
            add("tax", -1)
        elif word == "discard-suspicion":
            add("suspicions", -1)
        elif word == "destroy-debt":
            add("unpaid", -1)
        elif word == "pray":
            add("on board", -1)
        elif word == "criminal":
            add("criminal", 1)
            add("suspicions", 1)
        else:
            add(word, 1)
    return change


def take_all(t: Table) -> None:
    """Accept every offer, with a suspicion that has no tax."""
    while True:
        if t.draws == "suspicion":
            t.draw("0")
        elif t.draws == "" and t.asked == 0 and "decline" in t.legal:
            t.do(t.legal[0])
        else:
            return


def test_every_townsfolk_is_here() -> None:
    assert sorted(GIVES) == sorted(NAMES)
    assert len(NAMES) == 32


@pytest.mark.parametrize("name", [pytest.param(name, marks=rule(f"PW:{name}")) for name in NAMES])
def test_dismissed_for_the_corner(name: str) -> None:
    t = table(
        f'townsfolk = ["", "", "", "", "{name}"]; {OUTSIDERS}',
        f'{CREW}; {OWNED}; board = {{ "hunt/1" = "scout" }}',
    )
    before = stock(t)
    t.do("dismiss", "labourer @ recruit/1")
    take_all(t)
    expected = effect_of(GIVES[name][0])
    # A prayer clears the hunter, the first action with workers; the dismissing labourer stands on the board.
    expected["on board"] = expected.get("on board", 0) + 1
    expected["labourer"] = expected.get("labourer", 0) - 1
    assert gained(before, stock(t)) == {key: n for key, n in expected.items() if n}
    assert len(t.state.town_discard) == 1


@pytest.mark.parametrize("name", [pytest.param(name, marks=rule(f"PW:{name}")) for name in NAMES])
def test_hired_for_the_lower_part(name: str) -> None:
    t = table(f'townsfolk = ["", "", "", "", "{name}"]; {OUTSIDERS}', f"{CREW}; {OWNED}")
    before = stock(t)
    t.do("hire", "labourer @ recruit/1")
    take_all(t)
    expected = effect_of(GIVES[name][1]) | {"on board": 2, "labourer": -1, "fighter": -1}
    assert gained(before, stock(t)) == expected
    assert [t.state.box.cards.town_names[card] for card in t.p(0).townsfolk] == [name]


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=rule(f"PW:{name}", f"PW:{name[:-2]}", "PW-3.9"))
        for name in NAMES
        if name[:-2] in ACTS
    ],
)
def test_reacts_to_its_action(name: str) -> None:
    """The same action with and without the townsfolk differs by its reward."""
    after: list[dict[str, int]] = []
    for hired in ("", f'townsfolk = ["{name}"]'):
        t = table(f"townsfolk = []; {OUTSIDERS}", f"{CREW}; {OWNED}; {hired}")
        t.do(*ACTS[name[:-2]])
        if t.draws == "wall":
            t.draw("wall-3")
        take_all(t)
        assert t.asked == 1
        after.append(stock(t))
    assert gained(*after) == effect_of(GIVES[name][2])


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=rule(f"PW:{name}", "PW:debt-collector", "PW-5.5"))
        for name in NAMES
        if name.startswith("debt-collector")
    ],
)
def test_debt_collector_reacts_to_each_debt_paid(name: str) -> None:
    t = table(f"townsfolk = []; {OUTSIDERS}", f'{CREW}; {OWNED}; townsfolk = ["{name}"]')
    t.do("absolve", "labourer @ absolve/2", "jar @ 1")
    before = stock(t)
    t.do("pay debt")
    assert gained(before, stock(t)) == effect_of(GIVES[name][2]) | {"unpaid": -1, "paid": 1, "faith": 1}


@rule("PW:debt-collector", "PW-5.5")
def test_debt_collector_ignores_debts_destroyed() -> None:
    t = table(
        f'townsfolk = ["", "", "", "", "abbot-3"]; {OUTSIDERS}',
        f'{CREW}; {OWNED}; townsfolk = ["debt-collector-1"]',
    )
    t.do("dismiss", "labourer @ recruit/1")
    before = stock(t)
    t.do("destroy debt")
    assert gained(before, stock(t)) == {"unpaid": -1}


def inquisition(player: str) -> Table:
    """The second player trades a tax into an inquisition while the first has passed."""
    return table(
        f'tax = 1; townsfolk = ["", "", "", "", "architect-3"]; {OUTSIDERS}; active = 1',
        f"passed = true; silver = 0; provisions = 0; {player}",
        "workers = { labourer = 3 }; suspicions = [2, 2, 2, 2, 2, 2]",
    )


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=rule(f"PW:{name}", "PW:peddler", "PW-5.4"))
        for name in NAMES
        if name.startswith("peddler")
    ],
)
@pytest.mark.parametrize(("suspicions", "pays"), [(0, False), (1, False), (2, True), (3, True)])
def test_peddler_pays_with_two_suspicions(name: str, suspicions: int, pays: bool) -> None:
    t = inquisition(f'townsfolk = ["{name}"]; suspicions = {[1] * suspicions}')
    before = stock(t)
    t.do("dismiss")
    expected = effect_of(GIVES[name][2]) if pays else {}
    assert gained(before, stock(t)) == expected | {"tax": 4}


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=rule(f"PW:{name}", "PW:squire", "PW-5.4"))
        for name in NAMES
        if name.startswith("squire")
    ],
)
@pytest.mark.parametrize(("suspicions", "pays"), [(0, True), (1, False)])
def test_squire_pays_without_suspicions(name: str, suspicions: int, pays: bool) -> None:
    t = inquisition(f'townsfolk = ["{name}"]; suspicions = {[1] * suspicions}')
    before = stock(t)
    t.do("dismiss")
    expected = effect_of(GIVES[name][2]) if pays else {}
    assert gained(before, stock(t)) == expected | {"tax": 4}


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=rule(f"PW:{name}", "PW:conspirator", "PW-5.4"))
        for name in NAMES
        if name.startswith("conspirator")
    ],
)
def test_conspirator_discards_a_suspicion_or_not(name: str) -> None:
    t = inquisition(f'townsfolk = ["{name}"]; suspicions = [0, 1]')
    t.do("dismiss")
    assert t.asked == 0
    assert t.legal == [f"react {name}", "decline"]
    t.do(f"react {name}")
    assert t.p(0).suspicions == [0]
    t = inquisition(f'townsfolk = ["{name}"]; suspicions = [0, 1]')
    t.do("dismiss", "decline")
    assert t.p(0).suspicions == [0, 1]


@rule("PW:squire-3")
def test_the_third_squire_may_give_strength() -> None:
    t = solo(
        'options = { third-squire = "strength" }; tax = 1; townsfolk = ["", "", "", "", "architect-3"]',
        'workers = { labourer = 3 }; townsfolk = ["squire-3"]',
    )
    t.do("dismiss")
    assert attributes(t.p(0)) == (0, 1, 0)
