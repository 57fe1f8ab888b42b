"""The helpers that the laws rely on."""

from __future__ import annotations

import pytest

from heirlooms.game import GAME
from heirlooms.state import Estate
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.game import Game
from kingscourt.kernel.options import OptionSpec
from kingscourt.testing import laws
from kingscourt.testing.case_positions import walk
from kingscourt.testing.choice_policies import DECLINE, FIRST, HOARD, LAST, POLICIES, choose, total
from kingscourt.testing.imagined_worlds import EveryTicket, all_worlds
from kingscourt.testing.law_case import Case, cases, policy_cases, variant_mixes
from kingscourt.testing.play_and_replay import ENDED
from kingscourt.testing.seat_observation import difference
from tests.laws.tiny_heirlooms import open_start, tiny_start


def test_cases_are_all_mixes_of_seats_editions_and_options() -> None:
    found = {(c.options.seats, c.options.edition, c.options.variant("losers")) for c in cases(GAME)}
    assert found == {(s, e, v) for s in (2, 3, 4) for e in ("cottage", "manor") for v in ("discard", "keep")}
    assert len({case.seed for case in cases(GAME)}) == len(found)


def test_policy_cases_use_every_policy_with_every_number_of_seats() -> None:
    found = {(case.policy, case.options.seats) for case in policy_cases(GAME)}
    assert found == {(policy, seats) for policy in POLICIES for seats in (2, 3, 4)}


def test_too_many_mixes_become_each_choice_once() -> None:
    specs = [OptionSpec(name, ["a", "b", "c"]) for name in "xyz"]
    mixes = variant_mixes(Game("g", "1", [2], ["e"], specs, "g"))
    assert {} in mixes
    assert {(name, choice) for mix in mixes for name, choice in mix.items()} == {
        (name, choice) for name in "xyz" for choice in "bc"
    }


def test_a_source_of_every_ticket_gives_every_series_once() -> None:
    source = EveryTicket()
    series: list[list[int]] = []
    more = True
    while more:
        first = source.below("", 0, 2)
        series.append([first, *[source.below("", 0, 3) for _ in range(first)]])
        more = source.advance()
    assert series == [[0], [1, 0], [1, 1], [1, 2]]


def test_all_worlds_of_a_hidden_card() -> None:
    state = tiny_start()
    state.resolve(0)
    state.resolve(1)
    hands = set()
    for world in all_worlds(state, 0):
        assert isinstance(world, Estate)
        hands.add((world.hands[0][0].kind, world.hands[1][0].kind))
    assert hands == {(0, 1), (0, 2), (0, 3), (0, 4)}


def test_policies() -> None:
    state = open_start()
    legal = state.legal(0)
    random = FastRandom(1)
    assert [a.text for a in legal] == ["look", "ask 1", "wait"]
    assert choose(FIRST, GAME, state, 0, legal, random).text == "look"
    assert choose(LAST, GAME, state, 0, legal, random).text == "wait"
    assert choose(DECLINE, GAME, state, 0, legal, random) == state.question(0).default
    assert choose(HOARD, GAME, state, 0, legal, random) in legal


def test_hoarders_count_every_number_of_a_view() -> None:
    assert total({"a": [1, None, "x"], "b": {"c": 2}}) == 3


def test_half_made_sealed_decisions_are_not_whole() -> None:
    case = cases(GAME)[0]
    assert case.log.end == ENDED
    kinds = set()
    for position in walk(case):
        assert isinstance(position.state, Estate)
        has_bid = any(bid >= 0 for bid in position.state.bids)
        if position.entry.action is not None:
            assert position.is_whole != has_bid
            kinds.add(has_bid)
    assert kinds == {True, False}


def test_difference_shows_where_texts_part() -> None:
    assert difference(b"a" * 60 + b"1", b"a" * 60 + b"2") == f"…{'a' * 40}1… is not …{'a' * 40}2…"


def test_exactness_needs_a_start_without_secrets() -> None:
    state = tiny_start()
    state.resolve(0)
    with pytest.raises(ValueError, match="hides something from seat 1"):
        laws.law_imagine_is_exact(GAME, state, 1)


def test_exactness_needs_a_small_start() -> None:
    case = Case(GAME, GAME.options(4, "manor"))
    with pytest.raises(ValueError, match="take a smaller start"):
        laws.law_imagine_is_exact(GAME, case.start(), 5)


def test_a_broken_law_tells_its_name_and_what_was_seen() -> None:
    broken = laws.LawBroken("law_x", "a case", "what was seen")
    assert broken.law == "law_x"
    assert str(broken) == "law_x is broken by a case: what was seen"
