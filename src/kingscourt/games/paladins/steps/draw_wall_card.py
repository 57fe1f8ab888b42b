"""The top card of the wall deck (PW-3.6)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.paladins.effects.reward_effects import grant
from kingscourt.games.paladins.events import turns as turn_events
from kingscourt.games.paladins.places import AREA_COUNT
from kingscourt.games.paladins.state import PaladinsState, replaced
from kingscourt.games.paladins.steps.choose_option import ChooseOption
from kingscourt.games.paladins.vocabulary import FORTIFY
from kingscourt.kernel.chance import Chance, ChanceOutcomes
from kingscourt.kernel.decision import Pending, draw
from kingscourt.kernel.step import Step


class DrawWall(Step[PaladinsState]):
    """A wall is built for its rewards in printed order, then one of its options."""

    def __init__(self, who: int) -> None:
        self.who: int = who

    def proceed(self, s: PaladinsState) -> Pending | None:
        walls = [wall for wall in range(len(s.wall_deck)) if s.wall_deck[wall] > 0]
        weights = [s.wall_deck[wall] for wall in walls]
        return draw(Chance("wall", ChanceOutcomes(walls, s.box.cards.wall_names, weights)))

    def resolve(self, s: PaladinsState, outcome: int) -> None:
        s.pop()
        p = s.players[self.who]
        wall = s.box.cards.walls[outcome]
        s.wall_deck = replaced(s.wall_deck, outcome, s.wall_deck[outcome] - 1)
        p.walls = [*p.walls, outcome]
        p.done[FORTIFY] += 1
        if s.tells:
            s.emit(turn_events.fortified(p, wall, p.done[FORTIFY]))
        if wall.options:
            s.push(ChooseOption(self.who, wall.options))
        grant(s, self.who, wall.gain)

    def facts(self) -> str:
        return f"DrawWall {self.who}"


DRAW_WALL: Final = [DrawWall(who) for who in range(AREA_COUNT)]
