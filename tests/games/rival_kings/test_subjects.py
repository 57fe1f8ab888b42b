"""Uses of subjects (RK-5), and the cards of the box."""

from __future__ import annotations

import pytest

from kingscourt.games.rival_kings.component_files.reader import shipped_components
from kingscourt.games.rival_kings.vocabulary import ABILITY_NAMES, COLOUR_NAMES
from kingscourt.testing.rule_marker import rule
from tests.games.rival_kings.positions import (
    conflicts,
    defaults,
    do,
    draw,
    legal,
    names,
    pile,
    player,
    refused,
    table,
    turns,
)

# colour, building and its value, subject and its value, ability
PAIRS = [
    ("yellow", "garden", 4, "gardener", 3, "swap-character"),
    ("yellow", "castle-wall", 4, "watchman", 2, "deflect-marker"),
    ("yellow", "prison", 3, "jailer", 3, "coins-per-marker"),
    ("yellow", "pavilion", 3, "court-lady", 4, "swap-building"),
    ("red", "cathedral", 4, "bishop", 4, "swap-subject"),
    ("red", "university", 4, "scholar", 3, "coins-per-building"),
    ("red", "tavern", 3, "troubadour", 3, "swap-with-middle"),
    ("red", "harbor", 3, "sailor", 2, "double-action"),
    ("blue", "forge", 3, "blacksmith", 2, "cheaper-building"),
    ("blue", "carpentry", 3, "carpenter", 3, "extra-buy"),
    ("blue", "market", 2, "market-woman", 2, "extra-money"),
    ("blue", "inn", 2, "innkeeper", 2, "extra-recruit"),
    ("green", "vineyard", 3, "vintner", 1, "search-subjects"),
    ("green", "mine", 2, "miner", 2, "search-buildings"),
    ("green", "herb-meadow", 2, "herbalist", 1, "give-marker"),
    ("green", "farm", 1, "farmer", 1, "recover-action"),
]


@rule(*[f"RK:{pair[1]}" for pair in PAIRS], *[f"RK:{pair[3]}" for pair in PAIRS])
@pytest.mark.parametrize("symbol", range(16))
def test_rk_the_cards_of_the_box(symbol: int) -> None:
    faces = shipped_components("rulebook").faces
    building, subject = faces[symbol], faces[symbol + 16]
    assert building.colour == subject.colour
    assert PAIRS[symbol] == (
        COLOUR_NAMES[building.colour],
        *(building.id, building.value, subject.id, subject.value),
        ABILITY_NAMES[subject.ability],
    )


@rule("RK-5.1")
def test_rk_5_1_before_between_and_after_the_actions() -> None:
    use = "use market-woman buildings-1"
    state = conflicts(player("knight", subjects=["market-woman"]), player("diplomat"), turned_up="trader-1")
    assert use in legal(state)  # before the theft
    do(state, "cover 1 settle")
    assert use in legal(state)  # before the stolen action is carried out
    do(state, "settle")
    assert use in legal(state)
    do(state, "money subjects-1")
    assert use in legal(state)  # between
    do(state, "decline")
    assert use in legal(state)  # after the last action
    do(state, use)
    assert state.active == 1
    assert state.players[0].coins == 9


@rule("RK-5.1")
def test_rk_5_1_once_per_cycle() -> None:
    state = turns(player("knight", subjects=["market-woman"]), player("trader-1"), turned_up="queen")
    do(state, "use market-woman buildings-1")
    assert refused(state, "use market-woman buildings-2") == "RK-5.1"
    defaults(state)
    assert state.players[0].used is False  # the next cycle has begun


@rule("RK-5.1")
def test_rk_5_1_only_the_active_subject() -> None:
    state = turns(
        player("knight", subjects=["market-woman", "jailer"]), player("trader-1"), turned_up="queen"
    )
    assert refused(state, "use market-woman buildings-1") == "RK-5.1"
    assert "use jailer" in legal(state)


@rule("RK-5.1")
def test_rk_5_1_a_subject_recruited_this_turn_may_be_used() -> None:
    state = turns(player("queen", subjects=["market-woman"]), player("duke"), turned_up="count")
    do(state, "recruit subjects-2")
    draw(state, "farmer")
    assert legal(state) == ["end", "use jailer"]
    assert refused(state, "use market-woman buildings-1") == "RK-5.1"


@rule("RK-5.1")
def test_rk_5_1_one_ability_per_cycle_in_all() -> None:
    state = turns(player("queen", subjects=["market-woman"]), player("duke"), turned_up="count")
    do(state, "use market-woman buildings-1", "recruit subjects-2")
    draw(state, "farmer")
    assert state.active == 1  # the Jailer cannot be used any more, so nothing is asked


@rule("RK-5.1", "RK:gardener", "RK:watchman")
@pytest.mark.parametrize("subject", ["gardener", "watchman"])
def test_rk_5_1_gardener_and_watchman_never_on_a_turn(subject: str) -> None:
    state = turns(player("queen", subjects=[subject]), player("duke"), turned_up="count")
    use = "use gardener 1" if subject == "gardener" else "use watchman"
    assert refused(state, use) == "RK-5.1"


@rule("RK-5.1")
def test_rk_5_1_other_subjects_not_in_conflicts() -> None:
    state = conflicts(player("knight"), player("diplomat", subjects=["watchman"]), turned_up="trader-1")
    assert legal(state, 1) == ["decline", "use watchman"]
    assert refused(state, "use jailer", 1) == "RK-5.1"


@rule("RK-5.1")
def test_rk_5_1_not_on_the_turn_of_another() -> None:
    state = turns(player("queen"), player("duke", subjects=["jailer"]), turned_up="count")
    assert refused(state, "use jailer", 1) == "KC-1"


@rule("RK-5.2", "RK:court-lady")
def test_rk_5_2_cards_of_a_perfect_pair_stay() -> None:
    state = turns(
        player("queen", subjects=["miner", "court-lady"], buildings=["mine", "farm"]),
        player("duke", subjects=["farmer", "jailer"], buildings=["prison", "garden"]),
        turned_up="count",
    )
    assert refused(state, "use court-lady mine") == "RK-5.2"
    do(state, "use court-lady farm")
    assert legal(state) == ["take 1 garden"]
    assert refused(state, "take 1 prison") == "RK-5.2"


@rule("RK-5.2")
def test_rk_5_2_a_second_copy_is_free() -> None:
    state = turns(
        player("queen", subjects=["farmer", "court-lady"], buildings=["farm", "farm"]),
        player("duke", buildings=["garden"]),
        turned_up="count",
    )
    assert "use court-lady farm" in legal(state)


@rule("RK-5.2")
def test_rk_5_2_counted_before_the_swap() -> None:
    # the Farm would leave its Farmer for good; that it comes back as a pair elsewhere does not matter
    state = turns(
        player("queen", subjects=["bishop"], buildings=["farm"]),
        player("duke", subjects=["farmer"], buildings=["farm"]),
        turned_up="count",
    )
    assert refused(state, "use bishop bishop") == "RK-5.2"  # nobody has a free subject
    assert "use bishop bishop" not in legal(state)


@rule("RK-5.2", "RK:bishop")
def test_rk_5_2_both_sides_need_a_free_card() -> None:
    state = turns(player("queen", subjects=["bishop"]), player("duke"), turned_up="count")
    assert refused(state, "use bishop bishop") == "RK-5.2"
    state = turns(
        player("queen", subjects=["bishop"], buildings=["cathedral"]),
        player("duke", subjects=["farmer"]),
        turned_up="count",
    )
    assert refused(state, "use bishop bishop") == "RK-5.2"  # the only own subject is paired


@rule("RK-5.3", "RK:bishop")
def test_rk_5_3_no_second_ability_from_a_subject_swapped_in() -> None:
    state = turns(
        player("queen", subjects=["bishop"]), player("duke", subjects=["jailer"]), turned_up="count"
    )
    do(state, "use bishop bishop", "take 1 jailer")
    assert names(state, state.players[0].subjects) == ["jailer"]
    assert refused(state, "use jailer") == "RK-5.1"


@rule("RK-5.3", "RK:bishop")
def test_rk_5_3_a_rival_uses_whatever_is_active_then() -> None:
    state = turns(
        player("queen", subjects=["jailer", "bishop"]), player("duke", subjects=["farmer"]), turned_up="count"
    )
    do(state, "use bishop jailer", "take 1 farmer", "decline")
    assert state.active == 1
    assert "use jailer" in legal(state)


@rule("RK-5.3")
def test_rk_5_3_a_gardener_used_in_conflicts_was_the_ability_of_the_cycle() -> None:
    state = conflicts(player("queen", subjects=["gardener"]), player("trader-1"), turned_up="count")
    do(state, "use gardener 1")
    assert state.players[0].used
    defaults(state, until="recruit subjects-2")
    if state.active == 1:
        do(state, "decline")
        defaults(state, until="recruit subjects-2")
    assert state.active == 0
    do(state, "recruit subjects-2")
    draw(state, "farmer")
    assert refused(state, "use jailer") == "RK-5.1"


def test_the_deck_of_subjects_has_two_of_each() -> None:
    state = table(
        player(hand=["queen", "duke", "count"]),
        player(hand=["priest", "knight", "bursar"]),
        piles={"subjects-1": pile("farmer", "farmer", known_to=[0])},
    )
    assert state.bags[1].counts[31] == 0
