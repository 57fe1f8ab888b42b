"""Views, outlines and static facts."""

from __future__ import annotations

import msgspec
import pytest

from kingscourt.games.rival_kings.game import GAME
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.random_playout import playout
from kingscourt.kernel.wire_types import Outline, WirePhrase
from kingscourt.testing.rule_marker import rule
from kingscourt.texts.renderer import Renderer
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
    found = {outline.place: outline.label.key}
    for part in outline.inside:
        found.update(places(part))
    return found


def parts(outline: Outline) -> dict[str, Outline]:
    """All places of an outline."""
    found = {outline.place: outline}
    for part in outline.inside:
        found.update(parts(part))
    return found


def outlined(state: RivalKingsState, seat: int | None) -> dict[str, Outline]:
    """The places that a seat sees."""
    return parts(GAME.outline(view(state, seat), state.components))


def words(phrases: list[WirePhrase]) -> list[str]:
    """Phrases in English."""
    texts = Renderer("en", [GAME], ["Anna", "Bence"])
    return [texts.render(phrase) for phrase in phrases]


def test_outline_of_a_turn() -> None:
    state = conflicts(
        player("knight", buildings=["farm", "farm"], subjects=["jailer"]),
        player("diplomat", subjects=["miner"]),
        turned_up="trader-1",
    )
    do(state, "cover 1 money")
    own = outlined(state, 0)
    assert words(own["seat/0"].state) == ["to move"]
    assert words(own["seat/1/character/money"].state) == ["stolen by Anna"]
    assert words(own["seat/1/character/buy"].state) == ["to come"]
    assert words(own["my/character/recruit"].state) == ["to come"]
    assert (own["my/row/farm"].value, own["my/row/farm"].card) == (2, "RK:farm")
    assert words(own["my/row/jailer"].state) == ["active"]
    assert own["ability/jailer"].card == "RK:jailer"
    assert own["seat/1/active"].card == "RK:miner"
    assert words(own["characters/turned-up"].state) == ["turned up from the pile"]
    watcher = outlined(state, None)
    assert watcher["seat/0/row/farm"].value == 2
    assert "ability/jailer" not in watcher


def test_an_outline_has_what_is_printed_on_characters() -> None:
    state = conflicts(player("knight"), player("diplomat"), turned_up="trader-1")
    found = outlined(state, 1)
    knight = found["seat/0/character"]
    assert words([knight.label, *knight.lines]) == ["Knight", "Steals an action from everyone of rank E"]
    assert isinstance(knight.value, WirePhrase)
    assert words([knight.value]) == ["Rank D"]
    assert words(found["characters/turned-up"].lines) == [
        "Steals from nobody",
        "Actions from left to right: Settle conflict, Take money, Recruit a subject and Buy a building",
        "≈ Tie symbol: first among equals",
    ]


def test_an_outline_has_what_is_printed_on_cards() -> None:
    state = turns(
        player("queen", subjects=["jailer"]),
        player("duke", buildings=["garden"]),
        turned_up="count",
        piles={"subjects-1": pile("watchman", size=3)},
    )
    found = outlined(state, 0)
    first = found["pile/subjects-1"]
    assert (first.value, first.card) == (3, "RK:watchman")
    assert words(first.lines)[:5] == [
        "On top: Watchman",
        "Price: ≈2 coins",
        "≈2 points in a pair",
        "Colour: yellow, royal court",
        "Perfect pair with the Castle Wall",
    ]
    assert words(found["seat/1/row/garden"].lines) == [
        "Price: 4 coins",
        "4 points in a pair",
        "Colour: yellow, royal court",
        "Perfect pair with the Gardener",
    ]
    assert words(found["my/row/jailer"].lines)[-1].startswith("Collect 1 coin from the supply")


def test_done_and_remaining_actions_differ() -> None:
    state = turns(player("bursar", coins=9), player("countess"), turned_up="queen")
    kinds = ["my/character/money", "my/character/buy"]
    assert [words(outlined(state, 0)[kind].state) for kind in kinds] == [["now"], ["to come"]]
    do(state, "money subjects-1")
    assert [words(outlined(state, 0)[kind].state) for kind in kinds] == [["done"], ["now"]]
    do(state, "decline")
    assert [words(outlined(state, 1)[f"seat/0/character/{kind}"].state) for kind in ("money", "buy")] == [
        ["done"],
        ["done"],
    ]


def test_outline_of_the_choice() -> None:
    state = table(player(hand=["queen", "duke", "priest"]), player(hand=["count", "bursar", "trader-1"]))
    state.apply(0, state.actions.play[2])
    own = outlined(state, 0)
    assert words(own["hand/duke"].state) == ["chosen"]
    assert own["hand/queen"].state == []
    assert "Actions from left to right: Recruit a subject" in words(own["hand/queen"].lines)
    assert words(own["seat/0"].state) == ["has chosen"]
    assert own["seat/1/hand"].value == 3
    assert "hand" not in outlined(state, None)


def test_outline_of_a_look() -> None:
    state = turns(
        player("queen", subjects=["vintner"]),
        player("duke"),
        turned_up="count",
        piles={"subjects-1": pile("jailer", size=2), "subjects-2": pile(size=0)},
    )
    do(state, "use vintner subjects-1")
    draw(state, "bishop")
    own = outlined(state, 0)
    assert words([own["look/2"].label, *own["look/2"].state]) == ["Bishop", "card 2 from the top"]
    assert own["pile/subjects-1/2"].card == "RK:bishop"
    assert words(own["pile/subjects-2"].state) == ["empty"]
    other = outlined(state, 1)
    assert "look/2" not in other
    assert b"bishop" not in msgspec.json.encode([view(state, 1), list(other.values())])
    assert view(state, 1).looking == "subjects-1"


def test_outline_of_a_match_and_of_the_start() -> None:
    options = GAME.options(2, variants={"match": "games-2"})
    state = GAME.new(options, GAME.components(options.edition))
    assert isinstance(state, RivalKingsState)
    found = outlined(state, 0)
    assert words(found["table"].state) == ["Cycle 0", "Game 1"]
    assert found["seat/0/earlier"].value == 0
    assert found["pile/subjects-1"].card == ""


@rule("RK-3.5", "RK-2.1")
def test_rk_3_5_characters_of_the_first_cycle_stay_in_sight() -> None:
    state = table(player(hand=["queen", "duke", "count"]), player(hand=["priest", "knight", "bursar"]))
    act(state, 0, "play queen")
    act(state, 1, "play knight")
    draw(state, "diplomat")
    assert "characters/out" not in outlined(state, 0)  # they lie before their players
    while state.cycle == 1:
        defaults(state)
        draw_all(state)
    found = places(GAME.outline(view(state, 0), state.components))
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
        told.append(msgspec.json.encode(GAME.outline(view(state, 1), state.components)))
    assert told[0] != told[1]


def test_static_facts() -> None:
    facts = msgspec.to_builtins(GAME.static_facts(GAME.components("rulebook")))
    assert facts["steals_from"] == {"a": "d", "b": "c", "c": "f", "d": "e", "e": "f"}
    assert (facts["coins"], facts["markers"], facts["crests"]) == (48, 30, 2)
    (mine,) = [card for card in facts["cards"] if card["id"] == "mine"]
    assert mine["partner"] == "miner"
    assert mine["ability"] is None
