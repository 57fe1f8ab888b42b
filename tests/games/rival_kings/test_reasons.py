"""Everything that stands against an action, the decisive reason first, with what is missing."""

from __future__ import annotations

from kingscourt.games.rival_kings.game import GAME
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.testing import laws
from kingscourt.testing.law_case import policy_cases
from kingscourt.testing.rule_marker import rule
from kingscourt.texts.renderer import Renderer
from tests.games.rival_kings.positions import catalogue, conflicts, do, draw_all, pile, player, turns


def reasons(state: RivalKingsState, text: str, seat: int = 0) -> list[str]:
    """The names of all reasons against an action."""
    found = state.reasons(seat, catalogue(state).parse(text))
    return [refusal.phrase.key.removeprefix("rival-kings-refusal-") for refusal in found]


def missing(state: RivalKingsState, text: str, seat: int = 0) -> list[str]:
    """What is lacking, in English."""
    texts = Renderer("en", [GAME], [])
    found = state.reasons(seat, catalogue(state).parse(text))
    return [texts.render(phrase) for refusal in found for phrase in refusal.missing]


@rule("RK-4", "RK-4.5")
def test_an_action_of_another_moment_says_what_it_would_cost_too() -> None:
    state = turns(player("bursar", coins=1), player("countess"), turned_up="queen")
    assert reasons(state, "buy buildings-1") == ["order", "too-dear"]
    assert missing(state, "buy buildings-1") == ["3 coins"]
    assert reasons(state, "recruit subjects-2") == ["not-printed", "too-dear"]
    assert missing(state, "recruit subjects-2") == ["≈2 coins"]
    do(state, "money subjects-1")
    assert reasons(state, "money subjects-1") == ["order", "no-money"]


@rule("RK-4.1", "RK-4.2")
def test_a_missing_marker_is_named() -> None:
    state = turns(player("courtier", markers=0), player("countess"), turned_up="queen")
    assert reasons(state, "give 0") == ["order", "not-to-yourself", "no-marker"]
    assert missing(state, "give 1") == ["1 marker"]


@rule("RK-3.3")
def test_a_theft_comes_before_everything_else() -> None:
    state = conflicts(player("knight", coins=0), player("diplomat"), turned_up="queen")
    assert reasons(state, "recruit subjects-2") == ["theft-first", "too-dear"]
    assert reasons(state, "settle") == ["theft-first", "not-printed"]
    assert reasons(state, "cover 1 give") == ["victim-lacks-action"]
    do(state, "cover 1 money")
    assert reasons(state, "cover 1 money") == ["one-crest-a-victim", "already-covered"]


@rule("RK-5.1")
def test_an_ability_says_everything_against_it() -> None:
    state = turns(
        player("queen", subjects=["miner", "carpenter"], coins=3),
        player("duke"),
        turned_up="count",
        piles={"buildings-1": pile("garden"), "subjects-1": pile(size=0), "subjects-2": pile("vintner")},
    )
    assert reasons(state, "use carpenter buildings-1") == ["too-dear"]
    assert reasons(state, "use miner subjects-1") == ["empty-pile", "not-active", "wrong-pile"]
    assert reasons(state, "use watchman") == ["only-in-conflicts", "not-active"]
    do(state, "use carpenter buildings-2")
    draw_all(state)
    assert reasons(state, "use carpenter buildings-1")[0] == "used-this-cycle"


def test_the_law_of_reasons_holds() -> None:
    for case in policy_cases(GAME)[:4]:
        laws.law_reasons_are_ordered(case)
