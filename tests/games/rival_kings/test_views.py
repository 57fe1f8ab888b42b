"""Views, outlines and static facts."""

from __future__ import annotations

import msgspec
import pytest

from kingscourt.games.rival_kings.game import GAME
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.random_playout import playout
from kingscourt.kernel.wire_types import Outline
from kingscourt.testing.rule_marker import rule
from tests.games.rival_kings.positions import (
    act,
    conflicts,
    defaults,
    do,
    draw,
    draw_all,
    pile,
    player,
    table,
    turns,
    view,
)

BUDGET = 6_000


@pytest.mark.parametrize("seed", range(8))
def test_a_view_keeps_the_budget(seed: int) -> None:
    options = GAME.options(4)
    state = GAME.new(options, GAME.components(options.edition))
    for _ in range(40):
        playout(state, FastRandom(seed), limit=9)
        assert len(msgspec.json.encode(GAME.view(state, seed % 4))) < BUDGET


def places(outline: Outline) -> dict[str, str]:
    """All places of an outline with the keys of their texts."""
    found = {outline.place: outline.text.key}
    for part in outline.inside:
        found.update(places(part))
    return found


def shown(state: RivalKingsState, seat: int | None) -> dict[str, str]:
    """The outline of a seat by place, without the prefix of keys."""
    found = places(GAME.outline(view(state, seat)))
    return {place: key.removeprefix("rival-kings-") for place, key in found.items()}


def test_outline_of_a_turn() -> None:
    state = conflicts(
        player("knight", buildings=["farm", "farm"], subjects=["jailer"]),
        player("diplomat", subjects=["miner"]),
        turned_up="trader-1",
    )
    do(state, "cover 1 money")
    own = shown(state, 0)
    assert own["seat/0"] == "outline-player-turn"
    assert own["seat/1/character/money"] == "outline-covered"
    assert own["seat/1/character/buy"] == "kind-buy"
    assert own["my/character/recruit"] == "kind-recruit"
    assert own["my/row/farm"] == "outline-copies"
    assert own["ability/jailer"] == "outline-active"
    assert own["seat/1/active"] == "outline-active"
    assert own["characters/turned-up"] == "outline-turned-up"
    watcher = shown(state, None)
    assert watcher["seat/0/row/farm"] == "outline-copies"
    assert "ability/jailer" not in watcher


def test_outline_of_the_choice() -> None:
    state = table(player(hand=["queen", "duke", "priest"]), player(hand=["count", "bursar", "trader-1"]))
    state.apply(0, state.actions.play[2])
    own = shown(state, 0)
    assert own["hand/duke"] == "outline-chosen"
    assert own["hand/queen"] == "character-queen"
    assert own["seat/0"] == "outline-player-decided"
    assert "hand" not in shown(state, None)


def test_outline_of_a_look() -> None:
    state = turns(
        player("queen", subjects=["vintner"]),
        player("duke"),
        turned_up="count",
        piles={"subjects-1": pile("jailer", size=2), "subjects-2": pile(size=0)},
    )
    do(state, "use vintner subjects-1")
    draw(state, "bishop")
    own = shown(state, 0)
    assert own["look/2"] == "outline-below"
    assert own["pile/subjects-1/2"] == "outline-below"
    assert own["pile/subjects-2"] == "outline-empty-pile"
    other = shown(state, 1)
    assert "look/2" not in other
    assert view(state, 1).looking == "subjects-1"


def test_outline_of_a_match_and_of_the_start() -> None:
    options = GAME.options(2, variants={"match": "games-2"})
    state = GAME.new(options, GAME.components(options.edition))
    assert isinstance(state, RivalKingsState)
    found = shown(state, 0)
    assert found["table"] == "outline-round-of-match"
    assert found["seat/0/earlier"] == "outline-earlier"
    assert found["pile/subjects-1"] == "outline-unseen-pile"


@rule("RK-3.5", "RK-2.1")
def test_rk_3_5_characters_of_the_first_cycle_stay_in_sight() -> None:
    state = table(player(hand=["queen", "duke", "count"]), player(hand=["priest", "knight", "bursar"]))
    act(state, 0, "play queen")
    act(state, 1, "play knight")
    draw(state, "diplomat")
    assert "characters/out" not in places(GAME.outline(view(state, 0)))  # they lie before their players
    while state.cycle == 1:
        defaults(state)
        draw_all(state)
    found = places(GAME.outline(view(state, 0)))
    assert {place for place in found if place.startswith("characters/out/")} == {
        "characters/out/queen",
        "characters/out/knight",
        "characters/out/diplomat",
    }


@rule("RK-5.1")
def test_rk_5_1_a_row_with_two_of_a_kind_tells_its_order() -> None:
    rows = [["farmer", "jailer", "farmer", "bishop"], ["farmer", "farmer", "jailer", "bishop"]]
    told = []
    for row in rows:
        state = turns(player("queen", subjects=row), player("duke"), turned_up="count")
        told.append(msgspec.json.encode(GAME.outline(view(state, 1))))
    assert told[0] != told[1]


def test_static_facts() -> None:
    facts = msgspec.to_builtins(GAME.static_facts(GAME.components("rulebook")))
    assert facts["steals_from"] == {"a": "d", "b": "c", "c": "f", "d": "e", "e": "f"}
    assert (facts["coins"], facts["markers"], facts["crests"]) == (48, 30, 2)
    (mine,) = [card for card in facts["cards"] if card["id"] == "mine"]
    assert mine["partner"] == "miner"
    assert mine["ability"] is None
