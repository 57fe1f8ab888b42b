"""The artificial opponent's turns (PW-7.6 to PW-7.8, PW-7.12 to PW-7.15)."""

from __future__ import annotations

import pytest

from kingscourt.games.paladins.vocabulary import EMPTY, LABOURER
from tests.games.paladins.positions import Table, attributes, solo

rule = pytest.mark.rule

TOWN = 'townsfolk = ["squire-3", "gatekeeper-2", "squire-1", "defender-1", "architect-2"]'
OUTSIDERS = 'outsiders = ["adventurer-1", "armourer-1", "thief-1", "mercenary-1", "guardian-1", "lookout-1"]'
ROWS = f"{TOWN}; {OUTSIDERS}"
YOU = "workers = { labourer = 9 }"


def turn(
    scheme: str, it: str = "workers = { labourer = 3 }", facts: str = ROWS, you: str = YOU, more: str = ""
) -> Table:
    """You hunt, it turns up a scheme."""
    schemes = "" if "schemes" in more else f"schemes = {{ {scheme} = 9 }};"
    t = solo(facts, you, it, f"{schemes} {more}")
    return t.do("hunt 1").draw(scheme)


def marker(t: Table) -> int:
    """The space of the resource marker, from 1."""
    assert t.state.opponent is not None
    return t.state.opponent.marker + 1


def row(t: Table) -> list[str]:
    """The actions of its row that it has used."""
    others = ("opponent-tax", "opponent-out", "opponent-idle", "opponent-cleared")
    return [key for key in t.told() if key.startswith("opponent-") and key not in others]


def its(t: Table, action: str) -> list[int]:
    """The contents of the spaces of one of its actions."""
    names = t.state.box.cards.space_names
    return [t.p(1).spaces[names.index(f"{action}/{n}")] for n in (1, 2, 3)]


# -- PW-7.6 ----------------------------------------------------------------------------------------


@rule("PW-7.6", "PW:scheme-commission")
def test_pw_7_6_a_workshop_saves_a_worker() -> None:
    """Worked example: with a workshop on commission two workers are enough, one is not."""
    board = 'board = { "commission/1" = "workshop" }'
    t = turn("commission", f"workers = {{ labourer = 2 }}; {board}")
    assert t.p(1).done[6] == 1
    assert t.p(1).workers[LABOURER] == 1  # a free recruit gave a fighter
    t = turn("commission", f"workers = {{ labourer = 1 }}; {board}")
    assert t.p(1).done[6] == 0
    assert row(t) == ["opponent-recruits"]


@rule("PW-7.6")
def test_pw_7_6_occupied_spaces_send_it_to_its_row() -> None:
    t = turn("commission", 'workers = { labourer = 5 }; board = { "commission/3" = "labourer" }')
    assert row(t) == ["opponent-recruits"]


@rule("PW-7.6")
@pytest.mark.parametrize(
    ("scheme", "it", "facts"),
    [
        ("garrison", "workers = { labourer = 3 }", ROWS),  # strength 0 reaches no area
        ("attack", "workers = { labourer = 3 }", ROWS),  # it pays no silver for strength it lacks
        ("attack", "workers = { labourer = 3 }; attributes = { strength = 9 }", TOWN),
        ("convert", "workers = { labourer = 3 }", TOWN),
        ("fortify", "workers = { labourer = 3 }", f"{ROWS}; wall_discard = 24"),
        ("fortify", 'workers = { labourer = 3 }; walls = ["wall-1"]', ROWS),
        ("absolve", "workers = { labourer = 3 }; turned_jars = 1", ROWS),
        ("absolve", "workers = { labourer = 3 }; attributes = { influence = 12 }; turned_jars = 7", ROWS),
        ("commission", 'workers = { labourer = 3 }; monks = ["1/1", "1/2"]', ROWS),
    ],
)
def test_pw_7_6_what_is_not_possible_sends_it_to_its_row(scheme: str, it: str, facts: str) -> None:
    assert row(turn(scheme, it, facts)) == ["opponent-recruits"]


@rule("PW-7.6")
def test_pw_7_6_the_row_in_order_each_once_a_round() -> None:
    t = solo(ROWS, YOU, "workers = { labourer = 9 }", "schemes = { garrison = 9 }")
    t.do("pass")
    while not t.p(1).has_passed:
        t.draw("0" if t.draws == "suspicion" else "garrison")
    assert row(t) == [
        "opponent-recruits",
        "opponent-prays",
        "opponent-trades",
        "opponent-conspires",
        "opponent-rests",
    ]


@rule("PW-7.6")
def test_pw_7_6_an_empty_row_of_townsfolk_skips_recruit() -> None:
    assert row(turn("garrison", facts=OUTSIDERS)) == ["opponent-prays"]


@rule("PW-7.6")
def test_pw_7_6_without_workers_it_is_out() -> None:
    t = solo(ROWS, YOU, "workers = { labourer = 0 }", "schemes = { garrison = 9 }")
    t.do("hunt 1")
    assert t.p(1).has_passed
    assert t.told()[-2:] == ["opponent-idle", "turn"]
    t.do("trade 1")
    assert t.asked == 0


@rule("PW-7.6")
def test_pw_7_6_an_empty_deck_is_shuffled_from_the_discards() -> None:
    t = solo(ROWS, YOU, "workers = { labourer = 3 }", "schemes = { attack = 0 }; discards = { garrison = 2 }")
    t.do("hunt 1")
    assert "schemes-shuffled" in t.told()
    t.draw("garrison")
    assert t.state.opponent is not None
    assert t.state.opponent.schemes[2] == 1


# -- PW-7.7 ----------------------------------------------------------------------------------------


@rule("PW-7.7", "PW-7.15", "PW:scheme-garrison")
def test_pw_7_7_recruit_dismisses_with_its_rewards() -> None:
    t = turn("garrison", "workers = { labourer = 1 }", more="marker = 5")
    assert t.p(1).workers[LABOURER] == 1  # a labourer and a provision of the Architect
    assert marker(t) == 1
    assert attributes(t.p(1)) == (0, 1, 0)  # past the end
    assert t.p(1).townsfolk == []


@rule("PW-7.7")
def test_pw_7_7_pray_clears_its_right_side_and_shuffles_all_schemes() -> None:
    t = turn(
        "garrison",
        "workers = { labourer = 2 };"
        'board = { "attack/1" = "workshop", "attack/2" = "labourer", "attack/3" = "labourer" }',
        more='row = ["recruits"]; schemes = { garrison = 1, convert = 2 }; discards = { attack = 1 }',
    )
    assert row(t) == ["opponent-prays"]
    assert its(t, "attack") == [6, EMPTY, EMPTY]
    assert t.p(1).workers[LABOURER] == 1
    assert t.state.opponent is not None
    assert t.state.opponent.schemes == [0, 0, 1, 0, 1, 2, 0, 0]  # the garrison scheme is shuffled in too
    assert sum(t.state.opponent.discards) == 0


@rule("PW-7.7")
def test_pw_7_7_pray_with_a_clear_side_gives_a_worker() -> None:
    t = turn("garrison", "workers = { labourer = 2 }", more='row = ["recruits"]')
    assert t.p(1).workers[LABOURER] == 2


@rule("PW-7.7")
def test_pw_7_7_trade_moves_the_marker() -> None:
    t = turn("garrison", more='row = ["recruits", "prays"]; marker = 2')
    assert marker(t) == 3


@rule("PW-7.7")
def test_pw_7_7_conspire_gives_a_suspicion_and_two_workers() -> None:
    t = turn("garrison", more='row = ["recruits", "prays", "trades"]')
    t.draw("2")
    assert t.p(1).suspicions == [2]
    assert t.p(1).workers[LABOURER] == 3 - 1 + 2
    assert (marker(t), t.tax) == (3, 3)


@rule("PW-7.7")
def test_pw_7_7_rest_moves_by_one_and_the_workers_left_then_it_is_out() -> None:
    t = turn(
        "garrison", "workers = { labourer = 3 }", more='row = ["recruits", "prays", "trades", "conspires"]'
    )
    assert marker(t) == 1 + 1 + 2
    assert t.p(1).has_passed


@rule("PW-7.7")
def test_pw_7_7_a_prayer_as_a_reward_uses_no_space_of_the_row() -> None:
    t = turn(
        "commission",
        "workers = { labourer = 3 }; attributes = { faith = 4 }",
        facts="townsfolk = []; outsiders = []",
        you=f'{YOU}; monks = ["1/1", "2/1"]',
    )
    assert t.p(1).done[6] == 1
    assert its(t, "commission") == [EMPTY] * 3  # its own workers are gone as well
    assert t.state.opponent is not None
    assert t.state.opponent.row == 0


# -- PW-7.8 ----------------------------------------------------------------------------------------


def settled(t: Table) -> list[str]:
    """The spaces it has taken."""
    spaces = t.state.box.cards.spaces
    return [spaces[index].id for index, owner in enumerate(t.state.settled) if owner // 2 == 1]


@rule("PW-7.8")
@pytest.mark.parametrize(
    ("faith", "taken", "debts", "expected"),
    [
        (4, [], 0, "1/1"),  # free recruit, the lowest area
        (4, ["1/1"], 0, "2/1"),
        (6, ["1/1", "2/1"], 1, "4/5"),  # pay debt, with a debt
        (6, ["1/1", "2/1"], 0, "3/4"),  # pray
        (6, ["1/1", "2/1", "3/4"], 0, "4/2"),
        (6, ["1/1", "2/1", "3/4", "4/2"], 0, "4/6"),  # two workers
        (4, ["1/1", "2/1", "3/4"], 0, "2/3"),  # one worker
        (0, ["1/1"], 0, "1/2"),  # two silver
        (2, ["1/1", "1/2", "2/1", "2/2", "2/3"], 0, "2/4"),  # discard a suspicion
        (12, ["1/1", "2/1", "3/4", "4/2", "5/1"], 0, "4/6"),
    ],
)
def test_pw_7_8_which_space_it_takes(faith: int, taken: list[str], debts: int, expected: str) -> None:
    halves = f"monks = {taken[:3]}; outposts = {taken[3:]}"
    t = turn(
        "commission",
        f"workers = {{ labourer = 3 }}; attributes = {{ faith = {faith} }}; unpaid = {debts}",
        you=f"{YOU}; {halves}",
    )
    assert settled(t) == [expected]


@rule("PW-7.8")
def test_pw_7_8_paying_a_debt_it_does_not_have_comes_last() -> None:
    open_spaces = ["1/1", "1/2", "2/1", "2/2", "2/3", "2/4", "3/1", "3/2", "3/3", "3/4", "3/5", "3/6"]
    more = ["4/1", "4/2", "4/3", "4/4", "4/6", "4/7"]
    t = turn(
        "garrison",
        "workers = { labourer = 3 }; attributes = { strength = 7 }",
        you=f"{YOU}; monks = {open_spaces}; outposts = {more}",
    )
    assert settled(t) == ["4/5"]
    assert t.tax == 4  # PW-7.9


@rule("PW-7.8", "PW:scheme-absolve")
def test_pw_7_8_absolve_turns_a_jar_and_pays_a_debt() -> None:
    t = turn("absolve", "workers = { labourer = 3 }; unpaid = 1; suspicions = [1]")
    assert t.p(1).done[9] == 1
    assert (t.p(1).unpaid, t.p(1).paid, t.p(1).suspicions) == (0, 1, [1])
    assert attributes(t.p(1)) == (1, 0, 0)
    assert t.p(1).jars == 0  # turned in place


@rule("PW-7.8", "PW-7.9")
def test_pw_7_8_absolve_else_discards_else_takes_tax() -> None:
    t = turn("absolve", "workers = { labourer = 3 }; suspicions = [1]")
    assert (t.p(1).suspicions, t.tax) == ([], 5)
    t = turn("absolve")
    assert t.tax == 4


@rule("PW-7.8")
def test_pw_7_8_absolve_may_discard_a_suspicion_on_top() -> None:
    reading = f'options = {{ opponent-absolve = "one-suspicion-more" }}; {ROWS}'
    t = turn("absolve", "workers = { labourer = 3 }; unpaid = 1; suspicions = [1, 2]", reading)
    assert (t.p(1).unpaid, t.p(1).suspicions) == (0, [1])
    t = turn("absolve", "workers = { labourer = 3 }; suspicions = [1, 2]", reading)
    assert t.p(1).suspicions == []
    t = turn("absolve", facts=reading)
    assert t.tax == 3


@rule("PW-7.8", "PW:scheme-fortify")
def test_pw_7_8_fortify_takes_the_wall_and_its_rewards() -> None:
    t = turn("fortify")
    t.draw("wall-9")
    assert attributes(t.p(1)) == (0, 1, 0)
    assert t.p(1).workers[LABOURER] == 2  # a labourer and a fighter
    assert len(t.p(1).walls) == 1


@rule("PW-7.8", "PW-7.13")
def test_pw_7_8_the_left_option_of_a_wall_where_possible() -> None:
    t = turn("fortify", "workers = { labourer = 3 }; suspicions = [1]")
    t.draw("wall-5")
    assert t.p(1).suspicions == []
    assert marker(t) == 1
    t = turn("fortify")
    t.draw("wall-5")
    assert marker(t) == 3  # two silver instead


@rule("PW-7.8", "PW:scheme-attack", "PW:scheme-convert")
def test_pw_7_8_attack_and_convert_only_within_its_attributes() -> None:
    t = turn("attack", "workers = { labourer = 3 }; attributes = { strength = 4 }", more="marker = 3")
    names = t.state.box.cards.outsider_names
    assert [names[card] for card in t.p(1).attacked] == ["adventurer-1"]  # the third needs 5, then around
    t = turn("convert", "workers = { labourer = 3 }; attributes = { faith = 4 }", more="marker = 3")
    assert [names[card] for card in t.p(1).converted] == ["thief-1"]
    assert attributes(t.p(1)) == (4, 1, 0)


@rule("PW-7.4", "PW-4.1")
def test_pw_7_4_the_log_tells_the_silver_that_leaves_the_tax_supply() -> None:
    """A card with 2 and a tax supply of 1: one silver goes, the marker moves two spaces."""
    t = solo(
        'tax = 1; phase = "taverns"; taverns = ["tavern-7", "tavern-12"]; suspicion_deck = [0, 0, 4]',
        'paladin = "roland"',
    )
    t.do("tavern 7").draw("2")
    told = next(event for event in t.events if event.key == "paladins-event-opponent-tax")
    assert told.args is not None
    assert told.args["n"] == 1
    assert told.moved()
    assert [(move.source, move.n) for move in told.moved()] == [("tax", 1)]
    assert marker(t) == 3


@rule("PW-7.4")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (11, 12)])
def test_pw_7_4_a_gain_of_two_is_told_once(before: int, after: int) -> None:
    row = ROWS.replace("adventurer-1", "invader-1")
    attribute = f"attributes = {{ strength = {before}, faith = 1 }}"
    t = turn("convert", f"workers = {{ labourer = 3 }}; {attribute}", row)
    assert attributes(t.p(1)) == (1, after, 0)
    told = t.told()
    assert told[told.index("convert") :].count("gain") == 1


ORDERS = 'orders = ["fortify", "convert", "commission"]'
FIVE_MONKS = 'monks = ["2/1", "2/2", "2/3", "2/4", "3/1"]'


def did(t: Table) -> str:
    """Which action it placed workers on."""
    placed = [event for event in t.events if event.key == "paladins-event-opponent-places"]
    return "" if not placed or placed[0].args is None else str(placed[0].args["task"])


@rule("PW-7.8")
@pytest.mark.parametrize(
    ("it", "expected"),
    [
        ("workers = { labourer = 3 }", "commission"),
        (f"workers = {{ labourer = 3 }}; {FIVE_MONKS}", "convert"),
        ('workers = { labourer = 3 }; board = { "commission/2" = "labourer" }', "convert"),
        (
            'workers = { labourer = 3 }; board = { "commission/2" = "labourer", "convert/2" = "labourer" }',
            "fortify",
        ),
    ],
)
def test_pw_7_8_orders_right_to_left(it: str, expected: str) -> None:
    """Worked example: fortify, convert, commission turned up: tries commission, convert, fortify."""
    t = turn("orders", it, f"round = 3; {ORDERS}; {ROWS}")
    assert f"paladins-task-{expected}" in did(t)


@rule("PW-7.8", "PW:scheme-orders")
def test_pw_7_8_done_orders_only_when_all_are_done() -> None:
    walls = 'walls = ["wall-1", "wall-1", "wall-5", "wall-5", "wall-5"]'
    rich = "workers = { labourer = 3 }; attributes = { faith = 12, influence = 12 }"
    t = turn("orders", f"{rich}; {FIVE_MONKS}", f'round = 2; orders = ["fortify", "commission"]; {ROWS}')
    assert "paladins-task-fortify" in did(t)
    t = turn(
        "orders", f"{rich}; {FIVE_MONKS}; {walls}", f'round = 2; orders = ["fortify", "commission"]; {ROWS}'
    )
    assert "paladins-task-commission" in did(t)


@rule("PW-7.8")
def test_pw_7_8_no_order_possible_sends_it_to_its_row() -> None:
    t = turn("orders", facts=f'round = 1; orders = ["garrison"]; {ROWS}')
    assert row(t) == ["opponent-recruits"]
    t = turn("orders", facts=f"round = 1; {ROWS}")
    assert row(t) == ["opponent-recruits"]


# -- PW-7.12 to PW-7.15 ----------------------------------------------------------------------------


@rule("PW-7.12", "PW-7.4", "PW:scheme-favour")
def test_pw_7_12_favour() -> None:
    """Worked example: fifth and first taken, so the second: a suspicion less, 2 taxes, an attribute."""
    favours = 'favours = ["pray", "taxes", "loan", "recruit", "provisions"]'
    taken = 'on_favours = { provisions = "criminal", pray = "scout" }'
    t = turn(
        "favour",
        "workers = { labourer = 3 }; suspicions = [0, 1];"
        "attributes = { faith = 2, strength = 1, influence = 3 }",
        f"round = 7; {favours}; {taken}; {ROWS}",
        more="marker = 5",
    )
    assert t.state.favour_users[1] == 1
    assert t.p(1).suspicions == [0]
    assert marker(t) == 2
    assert attributes(t.p(1)) == (2, 2, 3)
    assert t.tax == 3
    assert t.p(1).workers[LABOURER] == 2


@rule("PW-7.12")
def test_pw_7_12_without_a_free_favour_its_row_helps() -> None:
    t = turn("favour", facts=f'round = 3; favours = ["pray"]; on_favours = {{ pray = "scout" }}; {ROWS}')
    assert row(t) == ["opponent-recruits"]


@rule("PW-7.12")
def test_pw_7_12_it_takes_a_debt_that_a_favour_costs_but_pays_nothing() -> None:
    t = turn("favour", facts=f'round = 3; favours = ["loan"]; {ROWS}')
    assert t.p(1).unpaid == 1
    assert t.p(1).workers[LABOURER] == 5
    t = turn("favour", "workers = { labourer = 3 }; unpaid = 1", f'round = 3; favours = ["pardon"]; {ROWS}')
    assert (t.p(1).silver, t.p(1).paid) == (0, 1)


@rule("PW-7.13")
@pytest.mark.parametrize(
    ("favour", "it", "check"),
    [
        ("pardon", "unpaid = 1; suspicions = [1]", "paid"),
        ("pardon", "suspicions = [1, 1]", "suspicions"),
        ("pardon", "", "tax"),
        ("develop", "", "workers"),
        ("attribute", "", "faith"),
    ],
)
def test_pw_7_13_its_choices(favour: str, it: str, check: str) -> None:
    t = turn("favour", f"workers = {{ labourer = 3 }}; {it}", f'round = 3; favours = ["{favour}"]; {ROWS}')
    p = t.p(1)
    assert {
        "paid": p.paid == 1,
        "suspicions": p.suspicions == [],
        "tax": t.tax == 4,  # no option is possible, so the left one by PW-7.9
        "workers": p.workers[LABOURER] == 4,  # it cannot develop
        "faith": attributes(p) == (1, 0, 0),  # the first printed
    }[check]


@rule("PW-7.14")
def test_pw_7_14_it_takes_part_in_every_inquisition() -> None:
    t = solo(
        'tax = 2; townsfolk = ["", "", "", "", "architect-3"]',
        "workers = { labourer = 3 }; suspicions = [1]",
        "passed = true; suspicions = [0, 1, 2, 2]",
    )
    t.do("dismiss")
    assert (t.p(0).unpaid, t.p(1).unpaid) == (0, 1)
    assert t.p(1).suspicions == [0, 1]


@rule("PW-7.15")
def test_pw_7_15_a_marker_moved_by_one_reward_counts_for_the_next() -> None:
    """A free recruit, then its provision past the end of the track, then the attribute of the action."""
    t = turn(
        "commission",
        "workers = { labourer = 3 }",
        'townsfolk = ["", "", "", "", "defender-2"]; outsiders = []',
        more="marker = 5",
    )
    # space 1/1: a free recruit dismisses the Defender for a labourer and a provision, then +1 influence
    assert t.p(1).workers[LABOURER] == 1
    assert attributes(t.p(1)) == (0, 1, 1)
    assert marker(t) == 1
