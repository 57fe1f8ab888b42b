"""What choices say they take and bring, before they are made."""

from __future__ import annotations

import pytest

from kingscourt.games.rival_kings.game import GAME
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.find_terms import find_terms
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.terms import Terms
from kingscourt.testing.laws.terms import Way, random_way
from tests.games.rival_kings.positions import (
    catalogue,
    conflicts,
    do,
    pile,
    player,
    seat_asked,
    table,
    turns,
)


def terms_of(state: RivalKingsState, text: str, seat: int | None = None) -> Terms:
    """The terms of a legal action."""
    return find_terms(state, seat_asked(state) if seat is None else seat, catalogue(state).parse(text))


def remarks(terms: Terms) -> list[str]:
    """The names of remarks."""
    return [remark.key.removeprefix("rival-kings-terms-") for remark in terms.remarks]


def test_a_recruit_names_card_and_price() -> None:
    state = turns(player("queen"), player("trader-1"), turned_up="duke")
    assert terms_of(state, "recruit subjects-2").now == {"coin": -3, "subject/jailer": 1}


def test_a_card_that_only_rivals_have_seen_is_as_good_as_drawn() -> None:
    middle = {"subjects-1": pile("vintner", "bishop", size=2, known_to=[1])}
    state = turns(player("queen"), player("trader-1"), piles=middle, turned_up="duke")
    terms = terms_of(state, "recruit subjects-1")
    assert terms.now == {"coin": -1, "subject/vintner": 1}
    assert terms.draws


def test_a_search_does_not_tell_before_what_only_rivals_have_seen() -> None:
    middle = {"subjects-1": pile("vintner", "farmer", size=2, known_to=[1])}
    state = turns(player("queen", subjects=["vintner"]), player("trader-1"), piles=middle, turned_up="duke")
    terms = terms_of(state, "use vintner subjects-1")
    assert (terms.now, terms.draws, terms.asks) == ({"ability": -1}, True, False)


def test_a_buy_says_that_it_makes_a_pair_and_ends_the_game() -> None:
    middle = {"buildings-1": pile("garden", size=1)}
    state = turns(
        player("lord-protector", subjects=["gardener"]), player("trader-1"), piles=middle, turned_up="duke"
    )
    terms = terms_of(state, "buy buildings-1")
    assert terms.now == {"coin": -4, "building/garden": 1}
    assert remarks(terms) == ["perfect-pair", "last-card"]


def test_a_use_takes_the_ability_of_the_cycle() -> None:
    state = turns(player("queen", subjects=["jailer"], markers=2), player("trader-1"), turned_up="duke")
    assert terms_of(state, "use jailer").now == {"ability": -1, "coin": 2}


def test_a_character_says_rank_victim_actions_and_symbol() -> None:
    state = table(player(hand=["duke", "knight", "trader-2"]), player(hand=["queen", "count", "priest"]))
    duke = terms_of(state, "play duke", 0)
    assert remarks(duke) == ["character", "rival-kings-printed-tie-about"]
    said = duke.remarks[0].args
    assert (said["rank"], said["loot"]) == ("B", "C")
    actions = said["actions"]
    assert isinstance(actions, list)
    assert [action.key for action in actions] == ["rival-kings-kind-settle", "rival-kings-kind-recruit"]
    assert remarks(terms_of(state, "play knight", 0)) == ["character"]
    assert remarks(terms_of(state, "play trader-2", 0)) == ["peaceful-character"]


def test_a_gardener_says_which_character_comes() -> None:
    state = conflicts(player("trader-1", subjects=["gardener"]), player("queen"), turned_up="duke")
    terms = terms_of(state, "use gardener 1")
    assert terms.now == {"ability": -1, "character/trader-1": -1, "character/queen": 1}
    assert remarks(terms) == ["character"]


def test_a_watchman_says_who_takes_the_marker() -> None:
    state = conflicts(player("knight"), player("countess", subjects=["watchman"]), turned_up="queen")
    assert terms_of(state, "use watchman").now == {"ability": -1}
    assert remarks(terms_of(state, "use watchman")) == ["deflects"]
    assert terms_of(state, "decline").now == {"marker": 1}


def test_a_theft_says_what_the_stolen_action_can_bring() -> None:
    state = conflicts(player("knight", coins=0), player("diplomat"), turned_up="queen")
    money = terms_of(state, "cover 1 money")
    assert (money.now["crest"], money.least.get("coin", 0), money.most["coin"]) == (-1, 0, 2)
    assert remarks(terms_of(state, "cover 1 buy")) == ["idle-theft"]


@pytest.mark.parametrize("swapper", ["bishop", "court-lady", "troubadour"])
@pytest.mark.parametrize("kind", ["money", "settle", "buy", "recruit"])
def test_a_theft_with_a_swap_on_the_way_keeps_within_its_terms(swapper: str, kind: str) -> None:
    subjects = ["gardener", "watchman", "scholar", "sailor", "blacksmith", "farmer"]
    buildings = ["inn", "forge", "market", "harbor", "cathedral", "prison"]
    state = conflicts(
        player("diplomat", subjects=[*subjects, swapper], buildings=buildings, coins=3),
        player("trader-1", subjects=[*subjects, "carpenter", "bishop"], buildings=[*buildings, "farm"]),
        turned_up="queen",
    )
    terms = terms_of(state, f"cover 1 {kind}")
    assert terms.is_counted
    assert ("swap-between" in remarks(terms)) == terms.is_wide
    before = state.held_by(0)
    random = FastRandom(1)
    first = Way(state, 0, len(state.agenda)).then(catalogue(state).parse(f"cover 1 {kind}"), asking=True)
    for _ in range(60):
        for what, n in random_way(first, random).change_since(before).items():
            assert terms.least.get(what, 0) <= n <= terms.most.get(what, 0)


def test_crests_and_points_need_no_words_and_all_else_has_a_name() -> None:
    components = GAME.components("rulebook")
    assert GAME.thing("crest", components) is None
    card = GAME.thing("building/garden", components)
    assert card is not None
    name = card.args["card"]
    assert isinstance(name, Phrase)
    assert name.key == "rival-kings-building-garden"
    for what in ["coin", "marker", "ability", "subject", "building", "character"]:
        assert GAME.thing(what, components) is not None


def test_a_stolen_action_is_asked_about_as_such() -> None:
    state = conflicts(player("knight"), player("diplomat"), turned_up="queen")
    do(state, "cover 1 money")
    prompt = state.question(0).prompt
    assert prompt.key == "rival-kings-prompt-stolen"
    do(state, "decline")
    assert state.question(0).prompt.key == "rival-kings-prompt-action"
