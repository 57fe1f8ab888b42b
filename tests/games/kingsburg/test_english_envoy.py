"""KB-2.3 in the first English edition: an envoy without declaration."""

from __future__ import annotations

import pytest

from kingscourt.games.kingsburg.state import NO_SEAT, KingsburgState
from kingscourt.testing.rule_marker import rule
from tests.games.kingsburg.positions import asked, do, keys, legal, owns, purpose, roll, scene, skip, why_not

FREE = 'envoy = 0; envoy_uses = ["influence", "build"]'


def english(facts: str, *seats: str) -> KingsburgState:
    return scene(facts, *seats, edition="english-2007")


@rule("KB-2.3")
def test_kb_2_3_english_there_is_no_declaration() -> None:
    s = english('phase = "envoy"', "", "gold = 1", "gold = 1")
    assert s.envoy == 0
    assert purpose(s) == "roll/0"
    assert s.envoy_rights == 3


@rule("KB-2.3")
@pytest.mark.parametrize("phase", ["spring", "summer", "autumn"])
def test_kb_2_3_english_one_use_in_any_productive_season(phase: str) -> None:
    s = english(
        f'phase = "{phase}"; step = "influence"; {FREE}',
        'dice = "2 4"; placements = ["place 6 @ 6"]',
        'placements = ["place 2+1+1 @ 4"]',
        'placements = ["place 5+5+5 @ 15"]',
    )
    do(s, "place 4 @ 4")
    assert s.envoy == NO_SEAT  # used up and returned
    assert "envoy-back" in keys(s)


@rule("KB-2.3")
def test_kb_2_3_english_used_up_by_the_second_build_of_a_turn() -> None:
    s = english(f'phase = "summer"; step = "build"; {FREE}', "wood = 9", "wood = 9")
    do(s, "build palisade", "build barricade")
    assert (s.envoy, s.players[0].built) == (NO_SEAT, 2)
    assert asked(s) == 1


@rule("KB-2.3")
def test_kb_2_3_english_a_declined_second_build_keeps_the_envoy_until_phase_5() -> None:
    s = english(f'phase = "spring"; step = "build"; {FREE}', "wood = 3", "", "")
    do(s, "build palisade", "decline")
    assert s.envoy == 0
    roll(s, "1 2 3", "1 2 3", "1 2 3")
    skip(s)
    assert s.phase == 6  # phase 5 took it back and gave it anew, to nobody or to another
    assert s.envoy != 0


@rule("KB-3.2a", "KB-2.3")
def test_kb_3_2a_english_a_held_envoy_counts_as_declared() -> None:
    s = english(
        f'phase = "spring"; step = "influence"; {FREE}',
        'dice = "4"; placements = ["place 6+6 @ 12"]',
        'dice = "1 1"; placements = ["place 4 @ 4"]',
        'dice = "1 1 1"',
    )
    assert legal(s) == ["place 4 @ 4", "pass"]


@rule("KB-2.3")
def test_kb_2_3_english_without_the_envoy_an_advisor_is_not_shared() -> None:
    s = english(
        'phase = "spring"; step = "influence"',
        'dice = "4 5"; placements = ["place 6 @ 6"]',
        'dice = "1 1"; placements = ["place 4 @ 4"]',
        'dice = "1 1 1"; ' + owns("inn"),
    )
    assert why_not(s, "place 4 @ 4") == "KB-3.2"
