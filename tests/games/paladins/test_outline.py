"""The outline: rewards of cards, areas and paladins can be read, and only by seats that may know them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kingscourt.games.paladins.component_files.reader import read_components, shipped_text
from kingscourt.games.paladins.game import GAME
from kingscourt.games.paladins.scenario import state_from
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.random_playout import playout
from kingscourt.kernel.wire_types import Outline
from kingscourt.texts.renderer import Renderer
from tests.games.paladins.positions import Table, solo, table

rule = pytest.mark.rule

SAY = Renderer("en", [GAME], ["Anna", "Bence"])


def nodes(node: Outline) -> Iterator[Outline]:
    yield node
    for child in node.inside:
        yield from nodes(child)


def said(state: PaladinsState, seat: int | None) -> dict[str, str]:
    """Every place with its words."""
    outline = GAME.outline(GAME.view(state, seat))
    return {node.place: SAY.render(node.text) for node in nodes(outline)}


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
        rules = [place for place in said(state, seat) if "/hand/" in place and place.endswith("/rule")]
        assert len(rules) == 3
        assert all(place.startswith(f"seat/{seat}/") for place in rules)
    assert not [place for place in said(state, None) if "/hand/" in place]


@rule("PW-2.4")
def test_pw_2_4_a_paladin_of_an_earlier_round_is_not_the_current_one() -> None:
    facts = 'taverns = ["tavern-1", "tavern-7", "tavern-9"]'
    t = table(f'round = 2; phase = "paladins"; {facts}', 'used = ["roland"]', "").luck()
    assert "seat/0/paladin" not in said(t.state, 0)
    t = table(facts, 'used = ["roland"]; paladin = "otton"; workers = { labourer = 3 }')
    assert said(t.state, 1)["seat/0/paladin"] == "Paladin: Otton"


def test_cards_areas_and_jars_say_what_they_give() -> None:
    t = solo(
        'townsfolk = ["squire-1"]; outsiders = ["hunter-1"]; favours = ["loan"]', "workers = { scout = 3 }"
    )
    words = said(t.state, 0)
    assert words["townsfolk/squire-1"].endswith("in every inquisition, without suspicions: 1 influence")
    assert words["outsider/hunter-1/rule"].startswith("Converted: 1 victory point for every 2 townsfolk")
    assert words["favour/loan/rule"].startswith("Takes: any worker. Costs 1 unpaid debt.")
    assert words["area/1"] == "Area 1: faith 0, strength 1"
    assert words["area/1/1"] == "a free recruit"
    assert "area/1/3" not in words  # only for three and more
    assert words["seat/0/jar/6"] == "1 faith"
    assert "opponent/jar/6" not in words


def test_cards_of_one_name_are_told_apart_by_their_labels() -> None:
    catalogue = GAME.catalogue(GAME.options(2), GAME.components("rulebook"))
    for verb, cards in (("hire", 32), ("dismiss", 32), ("attack", 36)):
        labels = [SAY.render(a.label()) for a in catalogue.actions if a.text.startswith(f"{verb} ")]
        assert len(labels) >= cards
        assert all("(" in label for label in labels)
    assert SAY.render(catalogue.parse("hire squire-1").label()).startswith(
        "Hire: Squire (in every inquisition"
    )


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
    assert words["seat/0/attacked"] == "Attacked: Adventurer (Viking) and Vigilante (Saracen)"


@rule("PW-1.5", "PW-3.9")
def test_pw_1_5_hired_cards_of_one_name_say_how_they_react() -> None:
    t = table("", 'townsfolk = ["peddler-1", "peddler-2"]; workers = { labourer = 3 }')
    words = said(t.state, 1)
    assert words["seat/0/townsfolk"] == "Hired: 2"
    first, second = words["seat/0/townsfolk/peddler-1"], words["seat/0/townsfolk/peddler-2"]
    assert first.startswith("Peddler, in every inquisition, with at least 2 suspicions: ")
    assert first != second


@rule("PW-1.5", "PW-6.2")
def test_pw_6_2_points_on_walls_and_workshops_left() -> None:
    board = 'board = { "commission/1" = "workshop" }'
    t = table("", f'walls = ["wall-2", "wall-3"]; {board}; workers = {{ labourer = 3 }}')
    words = said(t.state, 1)
    assert words["seat/0/walls"] == "Points on walls: 3"
    assert words["seat/0/fortify"] == "fortify: 2"
    assert words["seat/0/workshops"] == "Workshops left: 7"
    assert "seat/1/walls" not in words


@rule("PW-1.5", "PW-2.4")
def test_pw_2_4_the_owner_sees_which_end_of_the_deck_a_card_lies_at() -> None:
    t = table("", 'top = ["roland"]; bottom = ["otton", "ivon"]; workers = { labourer = 3 }')
    words = said(t.state, 0)
    assert words["seat/0/deck/top"] == "On top: Roland"
    assert words["seat/0/deck/bottom"] == "At the bottom, the lowest last: Otton and Ivon"
    assert not [place for place in said(t.state, 1) if place.startswith("seat/0/deck/")]


@rule("PW-7.4", "PW-7.6")
def test_pw_7_6_what_decides_the_opponents_next_action_is_shown() -> None:
    t = solo("", "workers = { labourer = 3 }", "", 'row = ["recruits", "trades"]')
    words = said(t.state, 0)
    assert words["opponent/stack"] == "Its markers, from the top: strength, faith and influence"
    assert words["opponent/row"] == "Used of its row: recruit and trade"
    assert "opponent/workshops" not in words


def test_what_is_done_is_counted_with_an_owners_number_of_pieces() -> None:
    text = shipped_text().replace("monks = 7", "monks = 6")
    t = Table(state_from('seats = 2\n[[seat]]\nmonks = ["1/1"]\n[[seat]]\n', read_components(text)))
    assert said(t.state, 0)["seat/0/commission"] == "commission: 1"


def test_a_piece_is_named_within_its_area() -> None:
    t = table("", 'monks = ["1/1"]; workers = { labourer = 3 }')
    assert said(t.state, 1)["area/1/1"] == "monk of Anna"
