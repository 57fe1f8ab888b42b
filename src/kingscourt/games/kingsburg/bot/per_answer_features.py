"""The features that change with every answer, as numbers that need no boxes; they are read very often."""

from __future__ import annotations

from kingscourt.games.kingsburg.bot import layout


class Changing:
    """One number for each such feature: of a province, or the weight of it."""

    def __init__(self) -> None:
        self.points: float = 0.0
        self.gold_held: float = 0.0
        self.wood_held: float = 0.0
        self.stone_held: float = 0.0
        self.free_goods: float = 0.0
        self.tokens: float = 0.0
        self.best_build: float = 0.0
        self.nearest_build: float = 0.0
        self.next_build: float = 0.0
        self.envoy_second_build: float = 0.0
        self.win: float = 0.0
        self.win_points: float = 0.0
        self.lose_points: float = 0.0
        self.lose_goods: float = 0.0
        self.lose_building: float = 0.0
        self.strongest: float = 0.0
        self.pips: float = 0.0
        self.dice_left: float = 0.0
        self.best_open: float = 0.0
        self.envoy_influence_right: float = 0.0
        self.envoy_build_right: float = 0.0
        self.look_promised: float = 0.0
        self.most_built: float = 0.0
        self.fewest_built: float = 0.0
        self.idle_goods: float = 0.0
        self.final_goods_held: float = 0.0
        self.soldiers_to_hire: float = 0.0

    def worth(self, weights: Changing) -> float:
        """The weighted sum."""
        return (
            self.points * weights.points
            + self.gold_held * weights.gold_held
            + self.wood_held * weights.wood_held
            + self.stone_held * weights.stone_held
            + self.free_goods * weights.free_goods
            + self.tokens * weights.tokens
            + self.best_build * weights.best_build
            + self.nearest_build * weights.nearest_build
            + self.next_build * weights.next_build
            + self.envoy_second_build * weights.envoy_second_build
            + self.win * weights.win
            + self.win_points * weights.win_points
            + self.lose_points * weights.lose_points
            + self.lose_goods * weights.lose_goods
            + self.lose_building * weights.lose_building
            + self.strongest * weights.strongest
            + self.pips * weights.pips
            + self.dice_left * weights.dice_left
            + self.best_open * weights.best_open
            + self.envoy_influence_right * weights.envoy_influence_right
            + self.envoy_build_right * weights.envoy_build_right
            + self.look_promised * weights.look_promised
            + self.most_built * weights.most_built
            + self.fewest_built * weights.fewest_built
            + self.idle_goods * weights.idle_goods
            + self.final_goods_held * weights.final_goods_held
            + self.soldiers_to_hire * weights.soldiers_to_hire
        )

    def write(self, row: list[float]) -> None:
        """Into the first part of a row."""
        row[layout.POINTS] = self.points
        row[layout.GOLD_HELD] = self.gold_held
        row[layout.WOOD_HELD] = self.wood_held
        row[layout.STONE_HELD] = self.stone_held
        row[layout.FREE_GOODS] = self.free_goods
        row[layout.TOKENS] = self.tokens
        row[layout.BEST_BUILD] = self.best_build
        row[layout.NEAREST_BUILD] = self.nearest_build
        row[layout.NEXT_BUILD] = self.next_build
        row[layout.ENVOY_SECOND_BUILD] = self.envoy_second_build
        row[layout.WIN] = self.win
        row[layout.WIN_POINTS] = self.win_points
        row[layout.LOSE_POINTS] = self.lose_points
        row[layout.LOSE_GOODS] = self.lose_goods
        row[layout.LOSE_BUILDING] = self.lose_building
        row[layout.STRONGEST] = self.strongest
        row[layout.PIPS] = self.pips
        row[layout.DICE_LEFT] = self.dice_left
        row[layout.BEST_OPEN] = self.best_open
        row[layout.ENVOY_INFLUENCE_RIGHT] = self.envoy_influence_right
        row[layout.ENVOY_BUILD_RIGHT] = self.envoy_build_right
        row[layout.LOOK_PROMISED] = self.look_promised
        row[layout.MOST_BUILT] = self.most_built
        row[layout.FEWEST_BUILT] = self.fewest_built
        row[layout.IDLE_GOODS] = self.idle_goods
        row[layout.FINAL_GOODS_HELD] = self.final_goods_held
        row[layout.SOLDIERS_TO_HIRE] = self.soldiers_to_hire

    def read(self, row: list[float]) -> None:
        """From the first part of a row."""
        self.points = row[layout.POINTS]
        self.gold_held = row[layout.GOLD_HELD]
        self.wood_held = row[layout.WOOD_HELD]
        self.stone_held = row[layout.STONE_HELD]
        self.free_goods = row[layout.FREE_GOODS]
        self.tokens = row[layout.TOKENS]
        self.best_build = row[layout.BEST_BUILD]
        self.nearest_build = row[layout.NEAREST_BUILD]
        self.next_build = row[layout.NEXT_BUILD]
        self.envoy_second_build = row[layout.ENVOY_SECOND_BUILD]
        self.win = row[layout.WIN]
        self.win_points = row[layout.WIN_POINTS]
        self.lose_points = row[layout.LOSE_POINTS]
        self.lose_goods = row[layout.LOSE_GOODS]
        self.lose_building = row[layout.LOSE_BUILDING]
        self.strongest = row[layout.STRONGEST]
        self.pips = row[layout.PIPS]
        self.dice_left = row[layout.DICE_LEFT]
        self.best_open = row[layout.BEST_OPEN]
        self.envoy_influence_right = row[layout.ENVOY_INFLUENCE_RIGHT]
        self.envoy_build_right = row[layout.ENVOY_BUILD_RIGHT]
        self.look_promised = row[layout.LOOK_PROMISED]
        self.most_built = row[layout.MOST_BUILT]
        self.fewest_built = row[layout.FEWEST_BUILT]
        self.idle_goods = row[layout.IDLE_GOODS]
        self.final_goods_held = row[layout.FINAL_GOODS_HELD]
        self.soldiers_to_hire = row[layout.SOLDIERS_TO_HIRE]
