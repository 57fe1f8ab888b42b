"""Events of the winter battle: the enemy, strengths and losses."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.components import Building, Enemy, Giver, KingsburgComponents
from kingscourt.games.kingsburg.event_moves import (
    BOX,
    BUILDING,
    BUILDING_SUPPLY,
    ENEMY,
    ENEMY_OPEN,
    ENEMY_PILE,
    MARKET_GONE,
    REINFORCEMENT,
    REINFORCEMENT_SUPPLY,
    REINFORCEMENTS,
    building_at,
    enemy_face,
    losses,
)
from kingscourt.games.kingsburg.events.calendar_and_kings_gifts import of_each_seat, point_of_each_seat
from kingscourt.games.kingsburg.holding_kinds import (
    AT_SEAT,
    KINDS,
    SOLDIER,
    SUPPLY,
    VP,
    amount,
    amounts,
    printed_amount,
)
from kingscourt.games.kingsburg.printed import enemy_card
from kingscourt.kernel.audience import EVERYONE, all_but, only
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import SEAT_PHRASES, Phrase, Value

STRONGEST: Final = point_of_each_seat("kingsburg-event-strongest")
NO_WINNER: Final = Event("kingsburg-event-no-winner")
NO_GOODS_LOST: Final = of_each_seat("kingsburg-event-no-goods-lost")
NO_BUILDING_LOST: Final = of_each_seat("kingsburg-event-no-building-lost")
_RESULTS: Final = [
    "kingsburg-event-battle-drawn",
    "kingsburg-event-battle-won",
    "kingsburg-event-battle-lost",
]


def enemy_args(enemy: Enemy) -> dict[str, Value]:
    """The card in words: its kind, strength, losses and rewards."""
    return {"card": enemy_card(enemy), "loss": enemy.loss_words(), "reward": enemy.reward_words()}


def enemy_seen(giver: Giver, seat: int, enemy: Enemy, is_new: bool) -> Event:
    """The enemy, for the one player who looks (KB-3.3)."""
    moves = [Move(ENEMY, ENEMY_PILE, ENEMY_PILE, into=enemy_face(enemy.id))] if is_new else None
    event = Event("kingsburg-event-look-seen", enemy_args(enemy), moves, only(seat))
    return event.from_giver(giver.place, seat)


def enemy_looked_at(giver: Giver, seat: int) -> Event:
    """The same for the others, who see no card."""
    return Event(
        "kingsburg-event-look", {"player": SEAT_PHRASES[seat], "giver": giver.phrase}, None, all_but(seat)
    )


def enemy_turned_up(enemy: Enemy) -> Event:
    """Everybody sees the enemy, whom nobody knew (KB-4.1)."""
    event = enemy.turned_up
    if event is None:
        event = enemy_turned_up_to(enemy, EVERYONE)
        enemy.turned_up = event
    return event


def enemy_turned_up_to(enemy: Enemy, audience: int) -> Event:
    """Some see the enemy for the first time."""
    moves = [Move(ENEMY, ENEMY_PILE, ENEMY_OPEN, into=enemy_face(enemy.id))]
    return Event("kingsburg-event-enemy", enemy_args(enemy), moves, audience)


def known_enemy_turned_up(enemy: Enemy, audience: int) -> Event:
    """Some knew the enemy already."""
    moves = [Move(enemy_face(enemy.id), ENEMY_PILE, ENEMY_OPEN)]
    return Event("kingsburg-event-enemy", enemy_args(enemy), moves, audience)


class EnemyLeaves(Event):
    """Soldiers go home, the reinforcements too, and the enemy leaves the game (KB-4.6)."""

    def __init__(self, enemy: Enemy, soldiers: list[int], help: int) -> None:
        super().__init__("kingsburg-event-enemy-leaves")
        self.enemy: Enemy = enemy
        self.soldiers: list[int] = soldiers  # by seat
        self.help: int = help

    def phrase(self) -> Phrase:
        return Phrase(self.key, {"foe": self.enemy.name})

    def moved(self) -> list[Move]:
        moves = [Move(enemy_face(self.enemy.id), ENEMY_OPEN, BOX)]
        moves.append(Move(REINFORCEMENT, REINFORCEMENTS, REINFORCEMENT_SUPPLY, self.help))
        for seat, n in enumerate(self.soldiers):
            if n:
                moves.append(Move(KINDS[SOLDIER], AT_SEAT[seat][SOLDIER], SUPPLY[SOLDIER], n))
        return moves


def kings_help(seat: int, n: int) -> Event:
    """The King's soldiers, the same number for everyone (KB-4.1)."""
    moves = [Move(REINFORCEMENT, REINFORCEMENT_SUPPLY, REINFORCEMENTS, n)]
    return Event("kingsburg-event-kings-help", {"player": SEAT_PHRASES[seat], "n": n}, moves)


class BattleDecided(Event):
    """A player's strength, what it is made of, and its result (KB-4.2, KB-4.3)."""

    def __init__(
        self,
        components: KingsburgComponents,
        enemy: Enemy,
        seat: int,
        result: int,
        strength: int,
        soldiers: int,
        help: int,
        buildings: int,
    ) -> None:
        super().__init__(_RESULTS[result])
        self.components: KingsburgComponents = components
        self.enemy: Enemy = enemy
        self.seat: int = seat
        self.strength: int = strength
        self.soldiers: int = soldiers
        self.help: int = help
        self.buildings: int = buildings

    def phrase(self) -> Phrase:
        args: dict[str, Value] = {
            "player": SEAT_PHRASES[self.seat],
            "n": self.strength,
            "parts": strength_words(self.components, self.enemy, self.soldiers, self.help, self.buildings),
            "strength": self.enemy.printed_strength(),
        }
        return Phrase(self.key, args)


def draw_wins(seat: int, giver: Giver) -> Event:
    """A building turns a draw into a victory (KB:stone-wall)."""
    return Event("kingsburg-event-draw-wins", {"player": SEAT_PHRASES[seat], "giver": giver.phrase})


def strength_words(
    components: KingsburgComponents, enemy: Enemy, soldiers: int, help: int, owned: int
) -> list[Phrase]:
    """What a strength is made of: reinforcements, soldiers, and each building that counts (KB-4.2)."""
    words = [Phrase("kingsburg-strength-help", {"n": help}), amount(SOLDIER, soldiers)]
    for building in components.buildings:
        n = components.battle[building.index][enemy.kind]
        if owned & building.bit and n:
            words.append(building_strength(building, n))
    return words


def building_strength(building: Building, n: int) -> Phrase:
    """What a building adds to a strength, or takes from it."""
    return Phrase("kingsburg-strength-building", {"building": building.name, "change": signed(n)})


def signed(n: int) -> str:
    """A number with its sign."""
    return f"+{n}" if n >= 0 else f"−{-n}"


def goods_lost(seat: int, goods: list[int]) -> Event:
    """Goods the enemy takes (KB-4.5)."""
    return Event(
        "kingsburg-event-lose-goods",
        {"player": SEAT_PHRASES[seat], "losses": amounts(goods)},
        losses(seat, goods),
    )


def goods_short(seat: int, missing: list[int]) -> Event:
    """Goods that the enemy would take and does not find (KB-4.5)."""
    return Event("kingsburg-event-goods-short", {"player": SEAT_PHRASES[seat], "losses": amounts(missing)})


def building_lost(seat: int, building: Building, with_market: bool) -> Event:
    """A building falls, with its points (KB-4.5)."""
    moves = [Move(BUILDING, building_at(seat, building.id), BUILDING_SUPPLY)]
    if building.vp:
        moves.append(Move(KINDS[VP], AT_SEAT[seat][VP], SUPPLY[VP], building.vp))
    if with_market:
        moves.append(MARKET_GONE[seat])
    return Event(
        "kingsburg-event-lose-building",
        {
            "player": SEAT_PHRASES[seat],
            "building": building.name,
            "points": printed_amount(VP, building.vp, building.certainty),
        },
        moves,
    )


def points_lost(seat: int, n: int) -> Event:
    """Points the enemy takes (KB-4.5)."""
    moves = [Move(KINDS[VP], AT_SEAT[seat][VP], SUPPLY[VP], n)]
    return Event(
        "kingsburg-event-lose-points", {"player": SEAT_PHRASES[seat], "amount": amount(VP, n)}, moves
    )
