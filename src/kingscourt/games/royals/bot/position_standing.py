"""A position of the board as a plan sees it, in plain numbers: lists of them are slow to read and write."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kingscourt.games.royals.bot.board_tables import BoardTables
from kingscourt.games.royals.state import VACANT

NO_AIM: Final = -1000.0  # the gain of a position that nobody should aim at


class PositionStanding:
    """What is printed on a position, who holds it, and what it would add for one seat."""

    def __init__(self, tables: BoardTables, index: int) -> None:
        self.index: i64 = index
        self.title: i64 = tables.title[index]
        self.cost: i64 = tables.cost[index]
        self.price: float = float(tables.cost[index])  # the same
        self.influence: i64 = tables.influence[index]
        self.intrigue: i64 = tables.intrigue[index]
        self.bonus: float = tables.bonus[index]
        self.city: i64 = tables.city[index]
        self.holder: i64 = VACANT
        self.board_gain: float = 0.0  # titles left aside
        self.gain: float = NO_AIM
        self.need: i64 = 0  # intrigue cards
