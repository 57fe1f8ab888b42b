"""Moves at Rival Kings that people laugh at, all judged by what lies open on the table."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.bot.card_blunders import (
    BuysAtALoss,
    DeclinesGoodCard,
    EndsGameAsLast,
    HelpsRivalByASwap,
    LosesByASwap,
)
from kingscourt.games.rival_kings.bot.coin_and_marker_blunders import (
    DeclinesMoney,
    KeepsMarker,
    LeavesAbilityUnused,
    SparesTheLeader,
    TakesLessMoney,
    TakesRobbersMarker,
)
from kingscourt.games.rival_kings.state import RivalKingsState
from kingscourt.kernel.blunder import Blunder

BLUNDERS: Final[list[Blunder[RivalKingsState]]] = [
    DeclinesMoney("money-declined"),
    TakesLessMoney("smaller-money-taken"),
    KeepsMarker("marker-kept"),
    SparesTheLeader("marker-to-a-trailing-rival"),
    TakesRobbersMarker("watchman-unused"),
    LeavesAbilityUnused("free-ability-unused"),
    DeclinesGoodCard("good-card-declined-with-money"),
    BuysAtALoss("last-card-bought-at-a-loss"),
    EndsGameAsLast("game-ended-as-last"),
    HelpsRivalByASwap("rivals-pair-completed-by-a-swap"),
    LosesByASwap("swap-at-a-loss"),
]
