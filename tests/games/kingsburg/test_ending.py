"""KB-5.1: the Cathedral, the winner, ties."""

from __future__ import annotations

from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.kernel.decision import OVER
from kingscourt.testing.rule_marker import rule
from tests.games.kingsburg.positions import asked, do, goods, keys, legal, owns, refusal, scene, why_not


def end(*seats: str, order: str = "", edition: str = "rulebook") -> KingsburgState:
    """After the last winter."""
    return scene('phase = "end"' + (f"; order = {order}" if order else ""), *seats, edition=edition)


def ranks(s: KingsburgState) -> tuple[list[int], str]:
    """The rank by seat, and the reason."""
    outcome = s.outcome()
    assert outcome is not None
    by_seat = {line.seat: line.rank for line in outcome.ranking}
    return [by_seat[seat] for seat in range(s.seat_count)], outcome.reason.key.removeprefix(
        "kingsburg-outcome-"
    )


@rule("KB-5.1", "KB:cathedral")
def test_kb_5_1_owners_of_a_cathedral_choose_how_many_pairs_to_exchange() -> None:
    s = end(owns("cathedral") + "; gold = 2; wood = 1; stone = 2; vp = 10", "vp = 9")
    assert legal(s) == ["exchange 0", "exchange 1", "exchange 2"]
    assert why_not(s, "exchange 3") == "KB-5.1"
    assert refusal(s, "exchange 3").phrase.args == {"n": 3, "owned": 5}
    do(s, "exchange 2")
    assert (s.players[0].vp, s.players[0].total_goods()) == (12, 1)
    assert "exchange" in keys(s)
    assert s.pending().kind == OVER


@rule("KB-5.1", "KB:cathedral")
def test_kb_5_1_cathedrals_are_asked_in_turn_order_and_may_keep_everything() -> None:
    owner = owns("cathedral") + "; gold = 4"
    s = end(owner, owner, "gold = 4", order="[1, 2, 0]")
    assert asked(s) == 1
    do(s, "exchange 0")
    assert asked(s) == 0
    do(s, "exchange 1")
    assert [player.total_goods() for player in s.players] == [2, 4, 4]


@rule("KB-5.1")
def test_kb_5_1_a_large_hoard_is_asked_again() -> None:
    s = end(owns("cathedral") + "; gold = 43; vp = 0", "")
    do(s, "exchange 20")
    assert legal(s) == ["exchange 0", "exchange 1"]
    do(s, "exchange 1")
    assert s.players[0].vp == 21
    assert s.pending().kind == OVER


@rule("KB-5.1", "KB:cathedral")
def test_kb_5_1_english_the_cathedral_counts_by_itself_and_the_goods_stay() -> None:
    s = end(owns("cathedral") + "; gold = 5; vp = 10", "vp = 12; gold = 4", edition="english-2007")
    assert s.pending().kind == OVER
    assert (s.players[0].vp, goods(s.players[0])) == (12, (5, 0, 0))
    assert ranks(s) == ([1, 2], "goods")


@rule("KB-5.1")
def test_kb_5_1_most_points_win() -> None:
    assert ranks(end("vp = 30", "vp = 41", "vp = 12")) == ([2, 1, 3], "points")


@rule("KB-5.1")
def test_kb_5_1_tie_most_goods_left_tokens_do_not_count() -> None:
    assert ranks(end("vp = 30; tokens = 9", "vp = 30; wood = 1")) == ([2, 1], "goods")


@rule("KB-5.1")
def test_kb_5_1_tie_then_most_buildings() -> None:
    assert ranks(end("vp = 30; wood = 1", "vp = 30; wood = 1; " + owns("inn"))) == ([2, 1], "buildings")


@rule("KB-5.1")
def test_kb_5_1_tie_then_a_shared_victory() -> None:
    s = end("vp = 30; gold = 1", "vp = 30; wood = 1", "vp = 29")
    assert ranks(s) == ([1, 1, 3], "shared")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.winners() == [0, 1]


@rule("KB-5.1")
def test_kb_5_1_exchanged_goods_no_longer_break_a_tie() -> None:
    s = end(owns("cathedral") + "; gold = 2; vp = 10", "vp = 11; gold = 1")
    do(s, "exchange 1")
    assert ranks(s) == ([2, 1], "goods")


def test_there_is_no_outcome_while_the_game_runs() -> None:
    assert scene('phase = "aid"', "", "").outcome() is None


def test_a_score_sheet_adds_up() -> None:
    s = end(owns("cathedral") + "; gold = 2; vp = 10", "vp = 11")
    do(s, "exchange 1")
    sheet = {line.category: line.points for line in s.score_sheet(0)}
    assert sheet == {
        "buildings": 24,
        "advisors": -14,
        "kings-reward": 0,
        "seasons": 0,
        "battles": 0,
        "losses": 0,
        "final-goods": 1,
    }
    assert sum(sheet.values()) == s.players[0].vp
