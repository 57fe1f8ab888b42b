"""The enemy, the strengths and what winter takes."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.components import Building, Enemy, Giver
from kingscourt.games.kingsburg.events.moves import losses
from kingscourt.games.kingsburg.events.turns import of_each_seat, point_of_each_seat
from kingscourt.games.kingsburg.holdings import AT_SEAT, KINDS, SUPPLY, VP, amount, amounts
from kingscourt.kernel.audience import all_but, only
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import SEAT_PHRASES, Phrase

STRONGEST: Final = point_of_each_seat("kingsburg-event-strongest")
NO_BUILDING_LOST: Final = of_each_seat("kingsburg-event-no-building-lost")
_RESULTS: Final = [
    "kingsburg-event-battle-drawn",
    "kingsburg-event-battle-won",
    "kingsburg-event-battle-lost",
]


def enemy_card(enemy: Enemy) -> Phrase:
    """The card in words: who and how strong."""
    return Phrase("kingsburg-enemy-card", {"enemy": enemy.name, "strength": enemy.strength})


def enemy_seen(seat: int, enemy: Enemy) -> Event:
    """What one player learns by looking (KB-3.3)."""
    return Event("kingsburg-event-look-seen", {"enemy": enemy_card(enemy)}, None, only(seat))


def enemy_looked_at(giver: Giver, seat: int) -> Event:
    """What the others see of it."""
    args = {"who": SEAT_PHRASES[seat], "giver": giver.phrase}
    return Event("kingsburg-event-look", args, None, all_but(seat))


def enemy_turned_up(enemy: Enemy) -> Event:
    """Everybody sees the enemy (KB-4.1)."""
    return Event("kingsburg-event-enemy", {"enemy": enemy_card(enemy)}, [Move("enemy", "enemies", "enemy")])


def enemy_leaves(enemy: Enemy) -> Event:
    """Soldiers go home, the enemy leaves the game (KB-4.6)."""
    return Event("kingsburg-event-enemy-leaves", {"enemy": enemy.name}, [Move("enemy", "enemy", "box")])


def kings_help(seat: int, n: int) -> Event:
    """The King's soldiers, the same number for everyone (KB-4.1)."""
    return Event("kingsburg-event-kings-help", {"who": SEAT_PHRASES[seat], "n": n})


def battle_decided(seat: int, result: int, strength: int) -> Event:
    """A player's strength and what it means (KB-4.3)."""
    return Event(_RESULTS[result], {"who": SEAT_PHRASES[seat], "n": strength})


def goods_lost(seat: int, goods: list[int]) -> Event:
    """Goods the enemy takes (KB-4.5)."""
    return Event(
        "kingsburg-event-lose-goods",
        {"who": SEAT_PHRASES[seat], "losses": amounts(goods)},
        losses(seat, goods),
    )


def building_lost(seat: int, building: Building) -> Event:
    """A building falls, with its points (KB-4.5)."""
    moves = [Move("building", f"seat/{seat}/building/{building.id}", "supply/buildings")]
    if building.vp:
        moves.append(Move(KINDS[VP], AT_SEAT[seat][VP], SUPPLY[VP], building.vp))
    return Event(
        "kingsburg-event-lose-building",
        {"who": SEAT_PHRASES[seat], "building": building.name, "points": amount(VP, building.vp)},
        moves,
    )


def points_lost(seat: int, n: int) -> Event:
    """Points the enemy takes (KB-4.5)."""
    moves = [Move(KINDS[VP], AT_SEAT[seat][VP], SUPPLY[VP], n)]
    return Event("kingsburg-event-lose-points", {"who": SEAT_PHRASES[seat], "amount": amount(VP, n)}, moves)
