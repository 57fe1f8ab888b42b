"""A building is lost, from the rightmost occupied column over all rows (KB-4.5)."""

from __future__ import annotations

from kingscourt.games.kingsburg.actions import Lose
from kingscourt.games.kingsburg.components import Building
from kingscourt.games.kingsburg.events.battle import NO_BUILDING_LOST, building_lost
from kingscourt.games.kingsburg.player import FROM_BUILDINGS
from kingscourt.games.kingsburg.refusals import building_not_there, not_rightmost
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import PICK_PLACE, Pending, Question, ask
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.refusal import Refusal, not_asked
from kingscourt.kernel.step import Step


def rightmost(s: KingsburgState, seat: int) -> list[Building]:
    """A player's buildings in the rightmost column that has any, topmost row first."""
    owned = s.players[seat].buildings
    found: list[Building] = []
    column = 0
    for building in s.components.buildings:
        if owned & building.bit and building.column >= column:
            if building.column > column:
                found = []
                column = building.column
            found.append(building)
    return found


def fell(s: KingsburgState, seat: int, building: Building) -> None:
    """The building, its points and its effect are gone; it may be built again."""
    player = s.players[seat]
    had_market = player.buildings & s.components.market_mask != 0 and not player.market_used
    player.buildings &= ~building.bit
    with_market = had_market and player.buildings & s.components.market_mask == 0
    player.built -= 1
    if building.vp:
        player.score(FROM_BUILDINGS, -building.vp)
    if s.tells:
        s.emit(building_lost(seat, building, with_market))


class LoseBuilding(Step[KingsburgState]):
    """One building is lost; the owner chooses among several unless the topmost one has to go."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def proceed(self, s: KingsburgState) -> Pending | None:
        found = rightmost(s, self.seat)
        if len(found) > 1 and s.components.settings.owner_chooses_loss:
            return ask(self.seat)
        if found:
            fell(s, self.seat, found[0])
        else:
            s.emit(NO_BUILDING_LOST[self.seat])
        s.pop()
        return None

    def legal(self, s: KingsburgState, seat: int) -> list[Action]:
        return [building.lose for building in rightmost(s, seat)]

    def candidates(self, s: KingsburgState, seat: int) -> list[Action]:
        return [building.lose for building in s.components.buildings]

    def explain(self, s: KingsburgState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Lose):
            return not_asked()
        building = s.components.buildings[action.index]
        if s.players[seat].buildings & building.bit == 0:
            return building_not_there(building)
        return None if building in rightmost(s, seat) else not_rightmost(building)

    def apply(self, s: KingsburgState, seat: int, action: Action) -> None:
        assert isinstance(action, Lose)
        fell(s, seat, s.components.buildings[action.index])
        s.pop()

    def question(self, s: KingsburgState, seat: int) -> Question:
        return Question(PICK_PLACE, Phrase("kingsburg-prompt-lose-building"), self.legal(s, seat)[0])

    def facts(self) -> str:
        return f"LoseBuilding {self.seat}"
