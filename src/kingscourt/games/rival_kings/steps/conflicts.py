"""The order of conflicts: Gardeners, equal ranks, robberies, the revealed card (RK-3.7)."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.events.conflicts import SAME_RANK
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.games.rival_kings.steps.gardener import GARDENER
from kingscourt.games.rival_kings.steps.robbery import CLASH, ROBBERY, take_marker
from kingscourt.games.rival_kings.vocabulary import NONE, RANK_NAMES, SWAP_CHARACTER
from kingscourt.kernel.decision import Pending
from kingscourt.kernel.step import Step


class Conflicts(Step[RivalKingsState]):
    """Pushes the steps of the conflict phase in their order."""

    def proceed(self, s: RivalKingsState) -> Pending | None:
        s.pop()
        if s.turned_up != NONE:
            s.push(REVEALED_CARD)
        s.push(EQUAL_RANKS)
        gardeners = [seat for seat in range(s.seat_count) if s.can_use(seat, SWAP_CHARACTER)]
        if gardeners:
            for seat in reversed(s.by_rank()):
                if seat in gardeners:
                    s.push(GARDENER[seat])
        return None


class EqualRanks(Step[RivalKingsState]):
    """Each of two players of a rank takes a marker and keeps one action (RK-3.1); then robberies."""

    def proceed(self, s: RivalKingsState) -> Pending | None:
        s.pop()
        order = s.by_rank()
        ranks = [s.components.ranks[s.players[seat].character] for seat in order]
        for index in range(1, len(order)):
            if ranks[index - 1] == ranks[index]:
                clash(s, order[index - 1], order[index])
        for index in range(len(order) - 1, -1, -1):
            if not s.players[order[index]].limited:
                s.push(ROBBERIES[ranks[index]])
        return None


def clash(s: RivalKingsState, first: int, second: int) -> None:
    """Two players of one rank, in the order of RK-3.4."""
    s.players[first].limited = True
    s.players[second].limited = True
    rank = s.rank_of(first)
    if take_marker(s, first):
        s.emit(SAME_RANK[first][second][rank])
    if take_marker(s, second):
        s.emit(SAME_RANK[second][first][rank])


class RobberiesOfRank(Step[RivalKingsState]):
    """One rank robs another, unless it is in an equal-rank conflict itself (RK-3.2)."""

    def __init__(self, rank: int) -> None:
        self.rank: int = rank

    def proceed(self, s: RivalKingsState) -> Pending | None:
        s.pop()
        ranks = s.components.ranks
        loot = s.components.steals_from[self.rank]
        robber = NONE
        victims: list[int] = []
        for seat, player in enumerate(s.players):
            rank = ranks[player.character]
            if rank == self.rank and not player.limited:
                robber = seat
            elif rank == loot:
                victims.append(seat)
        if robber == NONE or not victims:
            return None
        if len(victims) > 1 and s.goes_before(victims[1], victims[0]):
            victims.reverse()
        for victim in reversed(victims):
            s.players[robber].victims |= 1 << victim
            s.push(ROBBERY[robber][victim])
        return None

    def facts(self) -> str:
        return f"RobberiesOfRank {self.rank}"


class RevealedCard(Step[RivalKingsState]):
    """With two players, the card from the pile is compared with each of them (RK-3.5)."""

    def proceed(self, s: RivalKingsState) -> Pending | None:
        s.pop()
        rank = s.components.ranks[s.turned_up]
        for seat in reversed(s.by_rank()):
            own = s.rank_of(seat)
            if own == rank or s.components.steals_from[rank] == own:
                s.push(CLASH[seat])
        return None


CONFLICTS: Final = Conflicts()
EQUAL_RANKS: Final = EqualRanks()
ROBBERIES: Final = [RobberiesOfRank(rank) for rank in range(len(RANK_NAMES))]
REVEALED_CARD: Final = RevealedCard()
