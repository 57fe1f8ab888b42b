"""The components of one box: advisors, buildings, enemies, and the settings in which editions differ."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.actions import Build, Lose
from kingscourt.games.kingsburg.holding_kinds import (
    GOLD,
    STONE,
    VP,
    WOOD,
    building_amount,
    goods_of_choice,
    printed_amount,
    printed_amounts,
)
from kingscourt.games.kingsburg.placements import ADVISOR_PLACES, PlaceTable, table_for
from kingscourt.kernel.audience import EVERYONE, only
from kingscourt.kernel.chance import Chance, ChanceOutcomes
from kingscourt.kernel.decision import Pending, draw
from kingscourt.kernel.event import Event
from kingscourt.kernel.game import Components
from kingscourt.kernel.phrase import MAX_SEATS, RECONSTRUCTED, Phrase, Value, number

# Effects of advisors.
GAIN: Final = 0  # amounts
CHOOSE: Final = 1  # n goods of one kind out of mask; n times one good when not alike
TURN_GOOD: Final = 2  # one good into one of each of the others
LOOK: Final = 3  # secretly at the top enemy
BUY: Final = 4  # pay `price` points for n goods of any kind

# Effects of buildings.
BATTLE: Final = 5  # n, against the enemies of mask
REROLL_ONE: Final = 6  # when all dice show the same
REROLL_EACH: Final = 7  # when the sum is n or less
WHITE_DIE: Final = 8
INCOME: Final = 9  # amounts before the dice are rolled
MARKET: Final = 10
SOLDIER_PRICE: Final = 11  # n goods
MORE_SOLDIERS: Final = 12  # n more from an advisor who gives soldiers
DRAW_WINS: Final = 13
VICTORY_POINTS: Final = 14  # n for a battle won
DISCOUNT: Final = 15  # n gold less in the columns of mask
SEASON_GAIN: Final = 16  # amounts at the end of the seasons of mask
SEASON_TRADE: Final = 17  # pay one of mask for n points, else amounts
FINAL_GOODS: Final = 18  # n points for every `price` goods; if `alike`, they are counted, not exchanged
EFFECT_KINDS: Final = 19

# How sure the numbers of an entry are, by what its file says.
CERTAINTY: Final = {"exact": "exact", "likely": "derived", "ruling": "derived", "guess": RECONSTRUCTED}

ENEMY_KINDS: Final = ["barbarians", "goblins", "orcs", "zombies", "demons", "dragons"]
SEASONS: Final = ["spring", "summer", "autumn"]


class Effect:
    """One declared effect of an advisor or building; its kind decides which fields count."""

    def __init__(
        self,
        kind: int,
        n: int = 0,
        mask: int = 0,
        amounts: list[int] | None = None,
        price: int = 0,
        alike: bool = False,
    ) -> None:
        self.kind: int = kind
        self.n: int = n
        self.mask: int = mask
        self.amounts: list[int] = [0, 0, 0, 0, 0, 0] if amounts is None else amounts
        self.price: int = price
        self.alike: bool = alike
        self.bit: int = 0  # the building that carries it
        self.owner: int = -1  # its index
        self.events: dict[int, Event] = {}  # log lines already worded, by seat and variant


class Giver:
    """The source of a gain, such as an advisor: its rule, its name, and the family of messages about it."""

    def __init__(self, rule: str, family: str, phrase: Phrase, place: str = "") -> None:
        self.rule: str = rule
        self.phrase: Phrase = phrase
        self.place: str = place  # where those lie who promise something, as events name them
        self.take_event: str = "kingsburg-event-take-" + family
        self.gain_event: str = "kingsburg-event-gain-" + family
        self.take_prompt: str = "kingsburg-prompt-take-" + family
        self.events: dict[int, Event] = {}


class Advisor:
    """One of the 18 people at court."""

    def __init__(self, number: int, id: str, effects: list[Effect], confidence: str, wording: str) -> None:
        self.number: int = number
        self.id: str = id
        self.name: Phrase = Phrase(f"kingsburg-advisor-{id}")
        self.effects: list[Effect] = effects
        self.certainty: str = CERTAINTY[confidence]
        self.wording: str = wording  # which text states its rule, where editions differ
        self.giver: Giver = Giver(f"KB:{id}", "advisor", self.name, ADVISOR_PLACES[number])


class Building:
    """One space of the province board."""

    def __init__(
        self,
        id: str,
        row: int,
        column: int,
        cost: list[int],
        vp: int,
        effects: list[Effect],
        confidence: str,
        wording: str,
    ) -> None:
        self.id: str = id
        self.name: Phrase = Phrase(f"kingsburg-building-{id}")
        self.row: int = row
        self.column: int = column
        self.cost: list[int] = cost
        self.vp: int = vp
        self.effects: list[Effect] = effects
        self.certainty: str = CERTAINTY[confidence]
        self.wording: str = wording
        self.index: int = -1
        self.bit: int = 0
        self.left: int = 0  # buildings it needs (KB-3.4)
        self.build: Build = Build(0, id, self.name)
        self.lose: Lose = Lose(0, id, self.name)
        self.events: dict[int, Event] = {}
        self.giver: Giver = Giver(f"KB:{id}", "building", self.name)

    def set_index(self, index: int) -> None:
        """Give the building its place on the board."""
        self.index = index
        self.bit = 1 << index
        self.build.index = index
        self.lose.index = index
        for effect in self.effects:
            effect.bit = self.bit
            effect.owner = index


class Enemy:
    """One enemy card."""

    def __init__(
        self,
        year: int,
        kind: int,
        strength: int,
        loss: list[int],
        loss_goods: int,
        loss_buildings: int,
        loss_vp: int,
        reward: list[int],
        reward_goods: int,
        confidence: str,
    ) -> None:
        self.year: int = year
        self.kind: int = kind
        self.strength: int = strength
        self.loss: list[int] = loss  # gold, wood, stone
        self.loss_goods: int = loss_goods
        self.loss_buildings: int = loss_buildings
        self.loss_vp: int = loss_vp
        self.reward: list[int] = reward  # amounts by kind
        self.reward_goods: int = reward_goods
        self.certainty: str = CERTAINTY[confidence]
        self.id: str = f"{year}-{ENEMY_KINDS[kind]}-{strength}"
        self.name: Phrase = Phrase(f"kingsburg-enemy-{ENEMY_KINDS[kind]}")
        self.giver: Giver = Giver(f"KB:{self.id}", "enemy", self.name)
        self.turned_up: Event | None = None  # its log line, worded once

    def loss_words(self) -> list[Phrase]:
        """The losses of a defeat, in the order in which they are taken (KB-4.5)."""
        loss = self.loss
        sure = self.certainty
        words = [printed_amount(kind, loss[kind], sure) for kind in (GOLD, STONE, WOOD) if loss[kind]]
        if self.loss_goods:
            words.append(goods_of_choice(self.loss_goods, sure))
        if self.loss_buildings:
            words.append(building_amount(self.loss_buildings, sure))
        if self.loss_vp:
            words.append(printed_amount(VP, self.loss_vp, sure))
        return words

    def reward_words(self) -> list[Phrase]:
        """The rewards of a victory."""
        words = printed_amounts(self.reward, self.certainty)
        if self.reward_goods:
            words.append(goods_of_choice(self.reward_goods, self.certainty))
        return words

    def printed_strength(self) -> Value:
        """The strength on the card."""
        return number(self.strength, self.certainty)

    def rule_args(self) -> dict[str, Value]:
        """The arguments of the card's name and rule text."""
        return {"enemy": self.name, "year": self.year, "strength": self.printed_strength()}


class EditionSettings:
    """Where editions differ, by name; rules ask for these, never for an edition."""

    def __init__(
        self,
        tokens_per_group: int,
        envoy_is_declared: bool,
        owner_chooses_loss: bool,
        neutral_pair_apart: bool,
        die_set_aside: bool,
        soldier_goods: int,
        white_dice_are_asked: bool,
    ) -> None:
        self.tokens_per_group: int = tokens_per_group  # 0 means one per die
        self.envoy_is_declared: bool = envoy_is_declared
        self.owner_chooses_loss: bool = owner_chooses_loss
        self.neutral_pair_apart: bool = neutral_pair_apart
        self.die_set_aside: bool = die_set_aside
        self.soldier_goods: int = soldier_goods
        self.white_dice_are_asked: bool = white_dice_are_asked  # if not, they are always rolled


class KingsburgComponents(Components):
    """Everything printed in one box, with tables for frequent lookups."""

    def __init__(
        self,
        edition: str,
        source: str,
        shipped: bool,
        settings: EditionSettings,
        advisors: list[Advisor],
        buildings: list[Building],
        enemies: list[Enemy],
        names: dict[str, str],
    ) -> None:
        super().__init__(edition, source, shipped, names)
        self.settings: EditionSettings = settings
        self.advisors: list[Advisor] = [advisors[0], *advisors]  # by number; entry 0 is never asked
        self.buildings: list[Building] = buildings  # row by row, left to right
        self.enemies: list[Enemy] = enemies  # by year
        self.years: int = enemies[-1].year
        self.table: PlaceTable = table_for([advisor.name for advisor in self.advisors])
        self.effects: list[list[Effect]] = [[] for _ in range(EFFECT_KINDS)]
        self.masks: list[int] = [0] * EFFECT_KINDS
        self.battle: list[list[int]] = [[0] * len(ENEMY_KINDS) for _ in buildings]
        self._next: dict[int, list[Building]] = {}
        for index, building in enumerate(buildings):
            building.set_index(index)
            self._read_building(building)
        # Asked so often that looking them up in the list would show.
        self.battle_mask: int = self.masks[BATTLE]
        self.market_mask: int = self.masks[MARKET]
        self.income_mask: int = self.masks[INCOME]
        self.reroll_mask: int = self.masks[REROLL_ONE] | self.masks[REROLL_EACH]
        self.season_mask: int = self.masks[SEASON_GAIN] | self.masks[SEASON_TRADE]
        self.turn_up: list[Pending] = []  # by year, once everybody sees the enemy
        self.look: list[list[Pending]] = []  # by year and seat, when one player looks
        self.stacks: list[ChanceOutcomes] = []
        self._lay_out_enemies()

    def _read_building(self, building: Building) -> None:
        for other in self.buildings:
            if other.row == building.row and other.column < building.column:
                building.left |= 1 << self.buildings.index(other)
        for effect in building.effects:
            self.effects[effect.kind].append(effect)
            self.masks[effect.kind] |= building.bit
            if effect.kind == BATTLE:
                for kind in range(len(ENEMY_KINDS)):
                    if effect.mask & (1 << kind):
                        self.battle[building.index][kind] += effect.n

    def _lay_out_enemies(self) -> None:
        names = [enemy.id for enemy in self.enemies]
        for year in range(self.years + 1):
            kinds = [index for index, enemy in enumerate(self.enemies) if enemy.year == year]
            outcomes = ChanceOutcomes(kinds, names)
            self.stacks.append(outcomes)
            self.turn_up.append(draw(Chance("enemy", outcomes, EVERYONE)))
            self.look.append([draw(Chance("enemy", outcomes, only(seat))) for seat in range(MAX_SEATS)])

    def next_buildings(self, owned: int) -> list[Building]:
        """The buildings whose left neighbours all stand (KB-3.4), cached by the set of buildings."""
        found = self._next.get(owned)
        if found is None:
            found = []
            for building in self.buildings:
                if owned & building.bit == 0 and owned & building.left == building.left:
                    found.append(building)
            self._next[owned] = found
        return found

    def owner(self, effect: Effect) -> Building:
        """The building that carries an effect."""
        return self.buildings[effect.owner]

    def total(self, owned: int, kind: int) -> int:
        """The sum of an effect over the buildings owned."""
        n = 0
        if owned & self.masks[kind]:
            for effect in self.effects[kind]:
                if owned & effect.bit:
                    n += effect.n
        return n

    def battle_bonus(self, owned: int, enemy_kind: int) -> int:
        """The strength that buildings add against a kind of enemy (KB-4.2)."""
        n = 0
        if owned & self.battle_mask:
            for building in self.buildings:
                if owned & building.bit:
                    n += self.battle[building.index][enemy_kind]
        return n
