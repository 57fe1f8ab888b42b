"""Games on states: the same as at a table, sealed choices included."""

from __future__ import annotations

import pytest

from kingscourt.arena.contest.state_play import game_result, play_game
from kingscourt.arena.match import match_seed, play_match
from kingscourt.bots.bot import Bot
from kingscourt.bots.random_bot import RandomBot
from kingscourt.bots.registry import BOTS
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.games.registry import game as find_game
from kingscourt.kernel.action import Action
from kingscourt.table.result import result_of

CASES = [
    ("kingsburg", 3, ["knight", "random", "random"]),
    ("royals", 3, ["random", "random", "random"]),
    ("rival_kings", 3, ["random", "knight", "random"]),
    ("paladins", 2, ["random", "random"]),
    ("paladins", 1, ["random"]),
]


@pytest.mark.parametrize(("name", "seats", "bots"), CASES)
def test_a_state_and_a_table_play_the_same_game(name: str, seats: int, bots: list[str]) -> None:
    game = find_game(name)
    options = game.options(seats)
    components = game.components(options.edition)
    for number in range(2):
        seed = match_seed(5, number)
        table = play_match(game, options, components, bots, seed)
        result = game_result(play_game(game, options, components, bots, seed), bots, 0)
        outcome = result_of(table.position)
        assert outcome is not None
        lines = {line.seat: line for line in outcome.ranking}
        assert result.digest == table.position.state.digest()
        assert result.ranks == [lines[seat].rank for seat in range(seats)]
        assert result.scores == [lines[seat].score for seat in range(seats)]
        assert result.entries == len(table.entries)


class Witness(RandomBot):
    """Notes which seats still have to choose whenever it is asked."""

    asked: list[tuple[int, list[int]]] = []

    def choose(self, handle: SeatHandle) -> Action:
        pending = handle._state.pending()
        if pending.sealed:
            self.asked.append((handle.seat, list(pending.seats)))
        return super().choose(handle)


def test_nobody_has_chosen_yet_when_a_seat_chooses_under_seal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "witness", Witness)
    Witness.asked.clear()
    game = find_game("rival_kings")
    options = game.options(3)
    play_game(game, options, game.components(options.edition), ["witness"] * 3, match_seed(1, 1))
    together = [seats for _, seats in Witness.asked if len(seats) > 1]
    assert together, "the game asked nothing under seal"
    for seat, seats in Witness.asked:
        if seat == 0 and len(seats) > 1:
            position = Witness.asked.index((seat, seats))
            following = Witness.asked[position : position + len(seats)]
            assert [asked for asked, _ in following] == seats
            assert all(others == seats for _, others in following)


def test_decisions_are_questions_with_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    class Counting(Bot):
        counted = 0

        def __init__(self, seed: int) -> None:
            self.inner = RandomBot(seed)

        def choose(self, handle: SeatHandle) -> Action:
            Counting.counted += len(handle.legal()) > 1
            return self.inner.choose(handle)

    monkeypatch.setitem(BOTS, "counting", Counting)
    game = find_game("kingsburg")
    options = game.options(2)
    playing = play_game(
        game, options, game.components(options.edition), ["counting", "random"], match_seed(1, 2)
    )
    assert playing.decisions[0] == Counting.counted > 0
    assert all(spent > 0 for spent in playing.nanoseconds)
