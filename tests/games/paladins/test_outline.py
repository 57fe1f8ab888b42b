"""The outline: rewards of cards, areas and paladins can be read, and only by seats that may know them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from kingscourt.games.paladins.component_files.reader import read_components, shipped_text
from kingscourt.games.paladins.game import GAME
from kingscourt.games.paladins.scenario import state_from
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import CHANCE, OVER
from kingscourt.kernel.find_terms import find_terms
from kingscourt.kernel.game import Components
from kingscourt.kernel.random_playout import draw_chance, playout
from kingscourt.kernel.wire_types import Outline, WirePhrase
from kingscourt.texts.renderer import Renderer
from tests.games.paladins.positions import Table, new_table, solo, table

rule = pytest.mark.rule
BUDGET = 9_000  # bytes

SHIPPED = GAME.components("rulebook")
SAY = Renderer("en", [GAME], ["Anna", "Bence"])


def nodes(node: Outline) -> Iterator[Outline]:
    yield node
    for child in node.inside:
        yield from nodes(child)


def said(state: PaladinsState, seat: int | None, components: Components = SHIPPED) -> dict[str, str]:
    """Every place with its words: label and value, lines, then its state in brackets."""
    found: dict[str, str] = {}
    for node in nodes(GAME.outline(GAME.view(state, seat), components)):
        value = "" if node.value is None else f": {_value(node.value)}"
        lines = "".join([f". {SAY.render(line)}" for line in node.lines])
        conditions = "".join([f" [{SAY.render(state)}]" for state in node.state])
        found[node.place] = f"{SAY.render(node.label)}{value}{lines}{conditions}"
    return found


def _value(value: int | WirePhrase) -> str:
    return str(value) if isinstance(value, int) else SAY.render(value)


def opened(seats: int) -> PaladinsState:
    """A fresh table of round 1, where the first seat chooses a paladin."""
    state = GAME.new(GAME.options(seats), GAME.components("rulebook"))
    assert isinstance(state, PaladinsState)
    t = Table(state).luck()
    while state.round == 0:
        t.do(t.legal[0]).luck()
    return state


def test_hands_are_read_by_their_owners_alone() -> None:
    state = opened(2)
    for seat in (0, 1):
        hands = {place: text for place, text in said(state, seat).items() if "/hand/" in place}
        assert len(hands) == 3
        assert all(place.startswith(f"seat/{seat}/") for place in hands)
        assert all("Workers: " in text and text.endswith("[in hand]") for text in hands.values())
    assert not [place for place in said(state, None) if "/hand/" in place]


@rule("PW-2.4")
def test_pw_2_4_a_paladin_of_an_earlier_round_is_not_the_current_one() -> None:
    facts = 'taverns = ["tavern-1", "tavern-7", "tavern-9"]'
    t = table(f'round = 2; phase = "paladins"; {facts}', 'used = ["roland"]', "").luck()
    assert "seat/0/paladin" not in said(t.state, 0)
    t = table(facts, 'used = ["roland"]; paladin = "otton"; workers = { labourer = 3 }')
    paladin = said(t.state, 1)["seat/0/paladin"]
    assert paladin.startswith("Otton. Workers: ")
    assert paladin.endswith("[used this round]")


def test_cards_areas_and_jars_say_what_they_give() -> None:
    t = solo(
        'townsfolk = ["squire-1"]; outsiders = ["hunter-1"]; favours = ["loan"]', "workers = { scout = 3 }"
    )
    words = said(t.state, 0)
    assert words["townsfolk/squire-1"].startswith("1. Squire. Costs 3 silver or a debt. Dismissed: ")
    assert words["townsfolk/squire-1"].endswith("in which you have no suspicion: 1 influence")
    assert words["outsider/hunter-1"].startswith("1. Hunter. To attack: 1 strength, or 1 silver for every 2")
    assert words["outsider/hunter-1"].endswith("Converted: 1 victory point for every 2 townsfolk hired.")
    assert words["favour/loan"].startswith("Loan. Takes: any worker. Costs 1 unpaid debt. Gives: ")
    assert words["area/1"] == "Area 1. Monks: 0 faith. Outposts: 1 strength"
    assert words["area/1/1"] == "Space 1. Gives: a free recruit [free]"
    assert "area/1/3" not in words  # only for three and more
    assert words["seat/0/jar/6"] == "Jar space 6. Gives: ≈1 faith"
    assert "opponent/jar/6" not in words
    assert words["tax"].startswith("Tax supply: 5. Full with ≈5 silver")


@rule("PW-3.0", "PW-3.6")
def test_pw_3_6_actions_say_their_spaces_and_what_their_next_use_takes() -> None:
    t = table("", 'walls = ["wall-2", "wall-3"]; workers = { labourer = 3 }')
    words = said(t.state, 1)
    fortify = "Fortify: {}. Spaces: merchant, any worker and scout. Needs {} influence. Costs 1 provision. "
    assert words["seat/0/fortify"].startswith(fortify.format(2, "3"))
    assert words["seat/1/fortify"].startswith(fortify.format(0, "≈0"))
    assert words["seat/1/develop"].startswith("Develop. Spaces: any worker and any worker. Costs 4 silver. ")
    assert words["seat/1/hunt"].endswith("Gives: 1 provision. With 2 workers: 3 provisions")


@rule("PW-6.1")
def test_pw_6_1_orders_say_what_they_ask_for_and_how_far_everyone_is() -> None:
    t = table('orders = ["fortify"]', 'walls = ["wall-2", "wall-3"]; workers = { labourer = 3 }')
    words = said(t.state, 1)
    order = "Order: Fortify. Fulfilled with at least 5 uses of Fortify. 4 victory points"
    assert words["order/1"] == f"{order} [Anna: 2 of 5] [Bence: 0 of 5]"
    assert words["order/2"] == "Order 2. 6 victory points [face down]"


def test_cards_of_one_name_are_told_apart() -> None:
    catalogue = GAME.catalogue(GAME.options(2), GAME.components("rulebook"))
    for verb, cards in (("dismiss", 32), ("attack", 36), ("convert", 36)):
        labels = [SAY.render(a.label()) for a in catalogue.actions if a.text.startswith(f"{verb} ")]
        assert len(labels) >= cards
        assert all("(" in label for label in labels)
    t = table('townsfolk = ["squire-1", "squire-2"]', "workers = { labourer = 1, fighter = 1 }; silver = 9")
    t.do("hire")
    first, second = [find_terms(t.state, 0, t.catalogue.parse(f"hire squire-{n}")) for n in (1, 2)]
    assert [SAY.render(remark) for remark in first.remarks] != [
        SAY.render(remark) for remark in second.remarks
    ]


def test_every_card_of_the_outline_exists() -> None:
    known = {rule.id for rule in GAME.rules(GAME.components("rulebook"))}
    for seats in (1, 4):
        state = GAME.new(GAME.options(seats), GAME.components("rulebook"))
        assert isinstance(state, PaladinsState)
        playout(state, FastRandom(3))
        for node in nodes(GAME.outline(GAME.view(state, 0), GAME.components("rulebook"))):
            assert not node.card or node.card in known


def test_the_end_shows_the_sheet_of_the_opponent() -> None:
    state = GAME.new(GAME.options(1), GAME.components("rulebook"))
    assert isinstance(state, PaladinsState)
    playout(state, FastRandom(9))
    assert state.pending().kind == OVER
    words = said(state, 0)
    sheet = {line.category: line.points for line in state.score_sheet(1)}
    assert words["opponent/score/faith"] == f"Faith: {sheet['faith']}"
    outcome = state.outcome()
    assert outcome is not None
    assert sum(sheet.values()) in [line.score for line in outcome.ranking if line.seat is None]


@rule("PW-1.5")
def test_pw_1_5_the_people_of_attacked_outsiders_stay_open() -> None:
    t = table("", 'attacked = ["adventurer-1", "vigilante-2"]; workers = { labourer = 3 }')
    words = said(t.state, 1)
    assert words["seat/0/attacked"] == "Attacked outsiders: 2"
    assert words["seat/0/attacked/adventurer-1"] == "Adventurer. Viking"
    assert words["seat/0/attacked/vigilante-2"] == "Vigilante. Saracen"


@rule("PW-1.5", "PW-3.9")
def test_pw_1_5_hired_cards_speak_to_their_owner_and_of_a_rival() -> None:
    t = table("", 'townsfolk = ["peddler-1", "peddler-2"]; workers = { labourer = 3 }')
    words = said(t.state, 1)
    assert words["seat/0/townsfolk"] == "Hired townsfolk: 2"
    first, second = words["seat/0/townsfolk/peddler-1"], words["seat/0/townsfolk/peddler-2"]
    assert first.startswith("Peddler. in every inquisition in which they have at least 2 suspicions: ")
    assert first != second
    own = said(t.state, 0)["seat/0/townsfolk/peddler-1"]
    assert own.startswith("Peddler. in every inquisition in which you have at least 2 suspicions: ")


@rule("PW-1.5", "PW-6.2")
def test_pw_6_2_points_on_walls_and_workshops_left() -> None:
    board = 'board = { "commission/1" = "workshop" }'
    t = table("", f'walls = ["wall-2", "wall-3"]; {board}; workers = {{ labourer = 3 }}')
    words = said(t.state, 1)
    assert words["seat/0/walls"] == "Points on walls: 3"
    assert words["seat/0/workshops"] == "Workshops left: 7. The next one gives: ≈1 merchant"
    assert "seat/1/walls" not in words


@rule("PW-5.1", "PW-5.5")
def test_pw_5_5_suspicions_and_debts_say_what_they_bring() -> None:
    t = table("", "suspicions = [0, 2, 2]; unpaid = 1; workers = { labourer = 3 }")
    words = said(t.state, 1)
    taxes = "1 with 0 silver in tax. 2 with 2 silver in tax"
    assert words["seat/0/suspicions"] == f"Suspicions: 3. {taxes}"
    assert words["seat/0/debts"] == "Unpaid debts: 1. -3 victory points each at the end"
    assert words["seat/0/debts/paid"] == "Paid debts: 0. 1 victory point each at the end"


@rule("PW-1.5", "PW-2.4")
def test_pw_2_4_the_owner_sees_which_end_of_the_deck_a_card_lies_at() -> None:
    t = table("", 'top = ["roland"]; bottom = ["otton", "ivon"]; workers = { labourer = 3 }')
    ends = "On top: Roland. At the bottom, the lowest last: Otton and Ivon"
    assert said(t.state, 0)["seat/0/deck"].endswith(f". {ends}")
    assert "Roland" not in said(t.state, 1)["seat/0/deck"]


@rule("PW-7.4", "PW-7.6")
def test_pw_7_6_what_decides_the_opponents_next_action_is_shown() -> None:
    t = solo("", "workers = { labourer = 3 }", "", 'row = ["recruits", "trades"]')
    words = said(t.state, 0)
    assert words["opponent/stack"] == "Markers, from the top: strength, faith and influence"
    assert words["opponent/row"] == "Used in its row: Recruit and Trade"
    assert "opponent/workshops" not in words


def test_what_is_done_is_counted_with_an_owners_number_of_pieces() -> None:
    box = read_components(shipped_text().replace("monks = 7", "monks = 6"))
    t = Table(state_from('seats = 2\n[[seat]]\nmonks = ["1/1"]\n[[seat]]\n', box))
    assert said(t.state, 0, box)["seat/0/commission"].startswith("Commission: 1. ")


def test_the_outline_has_what_is_printed_in_an_owners_box() -> None:
    text = shipped_text().replace('area = 1\nreward = ["2 silver"]', 'area = 1\nreward = ["3 silver"]')
    assert text != shipped_text()
    box = read_components(text)
    state = state_from("seats = 2\n[[seat]]\n[[seat]]\n", box)
    assert said(state, 0, box)["area/1/2"] == "Space 2. Gives: 3 silver [free]"


def test_the_outline_follows_the_readings_of_the_table() -> None:
    rewards, jars = [], []
    for squire, jar in (("faith", "two-debts"), ("strength", "two-suspicions")):
        state = new_table(2, third_squire=squire, jar_spaces=jar).luck().state
        state.town[0] = state.box.cards.town_names.index("squire-3")
        words = said(state, 0)
        rewards.append(words["townsfolk/squire-3"])
        jars.append([text for place, text in words.items() if "/jar/" in place])
    assert "faith" in rewards[0]
    assert rewards[1] == rewards[0].replace("faith", "strength")
    assert jars[0] != jars[1]


def test_a_piece_is_named_within_its_area() -> None:
    t = table("", 'monks = ["1/1"]; workers = { labourer = 3 }')
    assert said(t.state, 1)["area/1/1"] == "Space 1 [monk (Anna)]"


@pytest.mark.parametrize("seats", [1, 4])
def test_a_view_fits_the_budget_of_a_push(seats: int) -> None:
    state = GAME.new(GAME.options(seats), GAME.components("rulebook"))
    random = FastRandom(5)
    largest = 0
    while state.pending().kind != OVER:
        if state.pending().kind == CHANCE:
            draw_chance(state, random)
            continue
        seat = state.pending().seats[0]
        legal = state.legal(seat)
        state.apply(seat, legal[random.index(len(legal))])
        if random.index(10) == 0:
            largest = max(largest, len(msgspec.json.encode(GAME.view(state, 0))))
    assert 4_000 < largest < BUDGET
