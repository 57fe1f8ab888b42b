"""How often bots make moves that people laugh at, per opportunity."""

from __future__ import annotations

import msgspec

from kingscourt.arena.contest.contest import Contest, round_seed
from kingscourt.arena.contest.round_play import components_of, game_of
from kingscourt.arena.contest.state_play import StatePlay, start_game
from kingscourt.kernel.action import Action
from kingscourt.kernel.blunder import AVOIDED, COMMITTED
from kingscourt.kernel.state import State


class BlunderCount(msgspec.Struct):
    """One kind of blunder of one bot."""

    bot: str
    blunder: str
    opportunities: int = 0
    committed: int = 0

    def share(self) -> float:
        """Blunders per opportunity."""
        return self.committed / self.opportunities if self.opportunities else 0.0


class WatchedPlay(StatePlay):
    """A game in which every answer is looked at before it is carried out."""

    def __init__(self, play: StatePlay) -> None:
        super().__init__(play.game, play.state, play.bots, play.source)
        self.detectors = play.game.blunders()
        self.seen = [[[0, 0] for _ in self.detectors] for _ in play.bots]

    def choose(self, state: State, seat: int) -> Action:
        """The bot's answer, after all detectors have looked at it."""
        action = super().choose(state, seat)
        for number, detector in enumerate(self.detectors):
            found = detector.seen(state, seat, action)
            if found in (AVOIDED, COMMITTED):
                self.seen[seat][number][0] += 1
                self.seen[seat][number][1] += found == COMMITTED
        return action


def count_blunders(contest: Contest, number: int) -> list[BlunderCount]:
    """The blunders of all bots in one game; they sit together, rotated by the number of the game."""
    game = game_of(contest.game)
    options = game.options(contest.seats, contest.edition, contest.variants)
    components = components_of(contest.game, options.edition, contest.components)
    bots = [contest.bots[(seat + number) % len(contest.bots)] for seat in range(contest.seats)]
    play = WatchedPlay(start_game(game, options, components, bots, round_seed(contest, number)))
    play.play()
    return [
        BlunderCount(bots[seat], detector.name, *play.seen[seat][index])
        for seat in range(contest.seats)
        for index, detector in enumerate(play.detectors)
    ]


def added(counts: list[BlunderCount]) -> list[BlunderCount]:
    """One count for each bot and kind of blunder."""
    totals: dict[tuple[str, str], BlunderCount] = {}
    for one in counts:
        total = totals.setdefault((one.blunder, one.bot), BlunderCount(one.bot, one.blunder))
        total.opportunities += one.opportunities
        total.committed += one.committed
    return list(totals.values())
