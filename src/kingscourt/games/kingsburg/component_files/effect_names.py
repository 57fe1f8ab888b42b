"""The effects that a component file can name, with their numbers and the fields they take."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg import components as box
from kingscourt.games.kingsburg.holding_kinds import KINDS

ADVISOR_EFFECTS: Final[dict[str, tuple[int, list[str]]]] = {
    "gain": (box.GAIN, KINDS),
    "choose": (box.CHOOSE, ["from", "n", "alike"]),
    "turn": (box.TURN_GOOD, []),
    "look": (box.LOOK, []),
    "buy": (box.BUY, ["vp", "n"]),
}
BUILDING_EFFECTS: Final[dict[str, tuple[int, list[str]]]] = {
    "battle": (box.BATTLE, ["n", "against"]),
    "reroll-one": (box.REROLL_ONE, []),
    "reroll-all": (box.REROLL_EACH, ["sum"]),
    "white-die": (box.WHITE_DIE, []),
    "income": (box.INCOME, KINDS),
    "market": (box.MARKET, []),
    "soldier-price": (box.SOLDIER_PRICE, ["n"]),
    "more-soldiers": (box.MORE_SOLDIERS, ["n"]),
    "draw-wins": (box.DRAW_WINS, []),
    "victory-points": (box.VICTORY_POINTS, ["n"]),
    "discount": (box.DISCOUNT, ["gold", "columns"]),
    "season-gain": (box.SEASON_GAIN, [*KINDS, "seasons"]),
    "season-trade": (box.SEASON_TRADE, ["pay", "vp", "else_token"]),
    "final-goods": (box.FINAL_GOODS, ["goods", "vp", "exchange"]),
}
