"""The greedy bot in a toy game of a few turns: how far ahead it plans, and what it cannot foresee."""

from __future__ import annotations

from kingscourt.bots.common_random_numbers import CommonRandomNumbers
from kingscourt.bots.greedy_bot import GreedyBot, best_of, try_out
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import Chance, ChanceOutcomes, Source
from kingscourt.kernel.decision import GAME_OVER, Pending, ask, draw
from kingscourt.kernel.game import Game
from kingscourt.kernel.state import State
from kingscourt.kernel.step import Step

TAKE, INVEST, WAIT = Action("take"), Action("invest"), Action("wait")
LEFT, RIGHT = Action("left"), Action("right")
WIND = ChanceOutcomes([0, 1, 2, 3], ["calm", "breeze", "gale", "storm"])


class Walk(State):
    """A game in which each turn either scores a point plus the investment, or invests for later turns."""

    def __init__(self, turns: int, others: bool = False, purposes: str = "wind") -> None:
        super().__init__(2)
        self.turns = turns
        self.others = others
        self.purposes = purposes.split()
        self.points = 0
        self.invested = 0
        self.drawn: list[tuple[str, int]] = []
        self.waiting = ask(0)

    def copy(self) -> Walk:
        other = Walk(self.turns, self.others)
        other.purposes = self.purposes
        other.points, other.invested, other.drawn = self.points, self.invested, [*self.drawn]
        self.copy_kernel(other)
        return other

    def imagine(self, seat: int, source: Source) -> Walk:
        return self.copy()


class Turn(Step[Walk]):
    """The decision of every turn."""

    def proceed(self, s: Walk) -> Pending | None:
        return ask(0) if s.turns > 0 else GAME_OVER

    def legal(self, s: Walk, seat: int) -> list[Action]:
        return [TAKE, INVEST]

    def apply(self, s: Walk, seat: int, action: Action) -> None:
        s.turns -= 1
        if action == TAKE:
            s.points += 1 + s.invested
        else:
            s.invested += 4
        if s.others:
            s.push(OthersTurn())
        for purpose in s.purposes:
            s.push(Wind(purpose))


class OthersTurn(Step[Walk]):
    """A decision of another player."""

    def proceed(self, s: Walk) -> Pending | None:
        return ask(1)

    def legal(self, s: Walk, seat: int) -> list[Action]:
        return [WAIT]

    def apply(self, s: Walk, seat: int, action: Action) -> None:
        s.pop()


class Wind(Step[Walk]):
    """Chance between two turns."""

    def __init__(self, purpose: str) -> None:
        self.purpose = purpose

    def proceed(self, s: Walk) -> Pending | None:
        return draw(Chance(self.purpose, WIND))

    def resolve(self, s: Walk, outcome: int) -> None:
        s.drawn.append((self.purpose, outcome))
        s.pop()


class Fork(Step[Walk]):
    """A decision within a turn: a point now, or an investment in later turns."""

    def proceed(self, s: Walk) -> Pending | None:
        return ask(0)

    def legal(self, s: Walk, seat: int) -> list[Action]:
        return [LEFT, RIGHT]

    def apply(self, s: Walk, seat: int, action: Action) -> None:
        s.pop()
        s.push(Wind("wind"))
        if action == LEFT:
            s.points += 1
        else:
            s.invested += 4


class WalkGame(Game):
    """The part of a game that a bot uses."""

    def __init__(self, turn: type | None = None, day: int = 0) -> None:
        super().__init__("walk", "1", [2], ["one"], [], "")
        self.turn = turn
        self.day = day  # turns per day, or 0 if the day never ends

    def evaluate(self, state: State, seat: int) -> int:
        assert isinstance(state, Walk)
        return state.points

    def turn_kind(self) -> type | None:
        return self.turn

    def stretch(self, state: State) -> int:
        assert isinstance(state, Walk)
        return state.turns // self.day if self.day else 0


def new_walk(turns: int, others: bool = False, purposes: str = "wind") -> Walk:
    walk = Walk(turns, others, purposes)
    walk.push(Turn())
    return walk


def handle_of(walk: Walk, game: WalkGame | None = None) -> SeatHandle:
    return SeatHandle(game or WalkGame(), walk, 0)


def at_fork(turns: int) -> Walk:
    walk = new_walk(turns)
    walk.push(Fork())
    return walk


def test_one_turn_ahead_only_points_count() -> None:
    walk = new_walk(turns=3)
    assert [one.action for one in best_of(try_out(handle_of(walk), walk, [TAKE, INVEST], 3))] == [TAKE]


def test_it_invests_for_its_next_turn() -> None:
    assert GreedyBot(1).choose(handle_of(new_walk(turns=3))) == INVEST


def test_it_does_not_invest_in_the_last_turn() -> None:
    assert GreedyBot(1).choose(handle_of(new_walk(turns=1))) == TAKE


def test_it_does_not_look_past_somebody_elses_turn() -> None:
    assert GreedyBot(1).choose(handle_of(new_walk(turns=3, others=True))) == TAKE


def test_a_question_that_serves_a_turn_is_answered_for_that_turn() -> None:
    assert GreedyBot(1).choose(handle_of(at_fork(turns=9))) == LEFT
    assert GreedyBot(1).choose(handle_of(at_fork(turns=9), WalkGame(turn=Turn))) == RIGHT


def test_plans_do_not_reach_into_the_next_stretch() -> None:
    new_day = WalkGame(turn=Turn, day=3)  # the first turn is the last of its day
    assert GreedyBot(1).choose(handle_of(new_walk(turns=3), new_day)) == TAKE
    assert GreedyBot(1).choose(handle_of(new_walk(turns=5), new_day)) == INVEST


def test_chance_decides_between_equals_by_the_seed() -> None:
    tie = new_walk(turns=1)
    tie.invested = -1  # taking scores nothing either
    seeds = [number * 0x9E3779B97F4A7C15 for number in range(16)]  # small seeds draw alike
    choices = [[GreedyBot(seed).choose(handle_of(tie)).text for _ in range(2)] for seed in seeds]
    assert all(first == again for first, again in choices)
    assert {first for first, _ in choices} == {"take", "invest"}


def drawn(purposes: str, seed: int) -> list[tuple[str, int]]:
    walk = new_walk(turns=1, purposes=purposes)
    walk.apply(0, TAKE)
    chance = CommonRandomNumbers(seed)
    while walk.pending() is not GAME_OVER:
        chance.draw(walk)
    return walk.drawn


def test_a_draw_more_for_one_purpose_does_not_shift_the_others() -> None:
    few = drawn("rain wind rain wind rain wind", 7)
    more = drawn("rain wind hail hail rain wind rain hail wind", 7)
    assert [draw for draw in more if draw[0] != "hail"] == few
    assert drawn("rain wind rain wind rain wind", 8) != few
