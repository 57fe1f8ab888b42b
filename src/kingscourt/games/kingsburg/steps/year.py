"""Five years of eight phases, with the steps that each phase pushes (KB-2)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.components import Giver
from kingscourt.games.kingsburg.events.calendar_and_kings_gifts import (
    AID_DIE,
    PHASES,
    REWARD,
    REWARD_NOBODY,
    aid_tied,
    year_begins,
)
from kingscourt.games.kingsburg.holding_kinds import ALL_GOODS
from kingscourt.games.kingsburg.phases import AID, AUTUMN, ENVOY, RECRUITMENT, SPRING, SUMMER, WINTER
from kingscourt.games.kingsburg.phases import REWARD as REWARD_PHASE
from kingscourt.games.kingsburg.player import FROM_REWARD
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.games.kingsburg.steps.advisor_help import Help
from kingscourt.games.kingsburg.steps.battle import Aftermath, Decide, KingsHelp, Spoils, TurnUpEnemy
from kingscourt.games.kingsburg.steps.build import BuildTurns
from kingscourt.games.kingsburg.steps.envoy import DeclareEnvoy, KingsEnvoy, decided_by_goods, least_developed
from kingscourt.games.kingsburg.steps.goods_questions import TakeGoods
from kingscourt.games.kingsburg.steps.influence import Influence
from kingscourt.games.kingsburg.steps.recruitment import Recruitment
from kingscourt.games.kingsburg.steps.reroll import Rerolls
from kingscourt.games.kingsburg.steps.season_end import EndOfSeason
from kingscourt.games.kingsburg.steps.season_start import Income, Roll, SetOrder
from kingscourt.games.kingsburg.steps.two_players import NeutralDice, SetDieAside
from kingscourt.games.kingsburg.steps.white_dice import ChooseWhiteDice
from kingscourt.kernel.decision import Pending
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.step import Step

_AID_GIVER: Final = Giver("KB-2.1", "aid", Phrase("kingsburg-phase-aid"))


class KingsAid(Step[KingsburgState]):
    """Phase 1: a white die for the least developed, or a good each for those tied (KB-2.1)."""

    def proceed(self, s: KingsburgState) -> Pending | None:
        s.pop()
        least = least_developed(s)
        if len(least) == 1:
            s.aid = least[0]
            s.aid_waits = True
            s.emit(AID_DIE[decided_by_goods(s, s.aid)][s.aid])
            return None
        if s.tells:
            s.emit(aid_tied(least))
        for seat in reversed(least):
            s.push(TakeGoods(seat, _AID_GIVER, ALL_GOODS, 1))
        return None


class KingsReward(Step[KingsburgState]):
    """Phase 3: a point for everyone with the most buildings, if there are any (KB-2.2)."""

    def proceed(self, s: KingsburgState) -> Pending | None:
        s.pop()
        most = max([player.built for player in s.players])
        if most == 0:
            s.emit(REWARD_NOBODY)
            return None
        for seat in s.order:
            if s.players[seat].built == most:
                s.players[seat].score(FROM_REWARD, 1)
                s.emit(REWARD[seat])
        return None


class Phase(Step[KingsburgState]):
    """One of the eight phases; it announces itself and pushes its steps."""

    def __init__(self, number: int, names: list[str], steps: list[Step[KingsburgState]]) -> None:
        self.number: int = number
        self.names: list[str] = names
        self.steps: list[Step[KingsburgState]] = steps

    def proceed(self, s: KingsburgState) -> Pending | None:
        s.pop()
        s.phase = self.number
        s.emit(PHASES[self.number])
        self.push_from(s, 0)
        return None

    def push_from(self, s: KingsburgState, first: int) -> None:
        """Put the steps on the agenda, from one of them on."""
        for at in range(len(self.steps) - 1, first - 1, -1):
            s.push(self.steps[at])

    def facts(self) -> str:
        return f"Phase {self.number}"


_SEASON_NAMES: Final = [
    "envoy",
    "income",
    "neutral",
    "white-dice",
    "roll",
    "reroll",
    "order",
    "set-aside",
    "influence",
    "help",
    "build",
    "end",
]
_SEASON: Final[list[Step[KingsburgState]]] = [
    DeclareEnvoy(),
    Income(),
    NeutralDice(),
    ChooseWhiteDice(),
    Roll(),
    Rerolls(),
    SetOrder(),
    SetDieAside(),
    Influence(),
    Help(),
    BuildTurns(),
    EndOfSeason(),
]
YEAR: Final = [
    Phase(AID, ["aid"], [KingsAid()]),
    Phase(SPRING, _SEASON_NAMES[1:], _SEASON[1:]),
    Phase(REWARD_PHASE, ["reward"], [KingsReward()]),
    Phase(SUMMER, _SEASON_NAMES[1:], _SEASON[1:]),
    Phase(ENVOY, ["envoy"], [KingsEnvoy()]),
    Phase(AUTUMN, _SEASON_NAMES, _SEASON),
    Phase(RECRUITMENT, ["recruitment"], [Recruitment()]),
    Phase(
        WINTER,
        ["enemy", "kings-help", "strengths", "spoils", "aftermath"],
        [TurnUpEnemy(), KingsHelp(), Decide(), Spoils(), Aftermath()],
    ),
]


class Years(Step[KingsburgState]):
    """Counts the years; the game ends after the winter of the last one (KB-2.5)."""

    def proceed(self, s: KingsburgState) -> Pending | None:
        if s.year == s.components.years:
            s.pop()
            return None
        s.year += 1
        if s.tells:
            s.emit(year_begins(s.year))
        for phase in reversed(YEAR):
            s.push(phase)
        return None
