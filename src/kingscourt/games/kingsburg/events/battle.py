"""Events of the winter battle: the enemy, strengths and losses."""

from __future__ import annotations

from typing import Final

from kingscourt.games.kingsburg.components import Building, Enemy, Giver
from kingscourt.games.kingsburg.event_moves import losses
from kingscourt.games.kingsburg.events.calendar import point_of_each_seat
from kingscourt.games.kingsburg.holding_kinds import AT_SEAT, KINDS, SUPPLY, VP, amount, amounts
from kingscourt.kernel.audience import all_but, only
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.phrase import MAX_SEATS, SEAT_PHRASES, Phrase, Value

STRONGEST: Final = point_of_each_seat("kingsburg-event-strongest")
_RESULTS: Final = [
    "kingsburg-event-battle-drawn",
    "kingsburg-event-battle-won",
    "kingsburg-event-battle-lost",
]

_DECIDED: Final[dict[int, Event]] = {}


def enemy_args(enemy: Enemy) -> dict[str, Value]:
    """The card in words: its kind, strength, losses and rewards."""
    card = Phrase("kingsburg-enemy-card", {"enemy": enemy.name, "strength": enemy.strength})
    return {"card": card, "loss": enemy.loss_words(), "reward": enemy.reward_words()}


def enemy_seen(seat: int, enemy: Enemy) -> Event:
    """The enemy, for the one player who looks (KB-3.3)."""
    return Event("kingsburg-event-look-seen", enemy_args(enemy), None, only(seat))


def enemy_looked_at(giver: Giver, seat: int) -> Event:
    """The same for the others, who see no card."""
    return Event(
        "kingsburg-event-look", {"player": SEAT_PHRASES[seat], "giver": giver.phrase}, None, all_but(seat)
    )


def enemy_turned_up(enemy: Enemy) -> Event:
    """Everybody sees the enemy (KB-4.1)."""
    event = enemy.turned_up
    if event is None:
        event = Event("kingsburg-event-enemy", enemy_args(enemy), [Move("enemy", "enemies", "enemy")])
        enemy.turned_up = event
    return event


def enemy_leaves(enemy: Enemy) -> Event:
    """Soldiers go home, the enemy leaves the game (KB-4.6)."""
    return Event("kingsburg-event-enemy-leaves", {"foe": enemy.name}, [Move("enemy", "enemy", "box")])


def kings_help(seat: int, n: int) -> Event:
    """The King's soldiers, the same number for everyone (KB-4.1)."""
    return Event("kingsburg-event-kings-help", {"player": SEAT_PHRASES[seat], "n": n})


def battle_decided(seat: int, result: int, strength: int) -> Event:
    """A player's strength and its result (KB-4.3)."""
    key = (strength * len(_RESULTS) + result) * MAX_SEATS + seat
    event = _DECIDED.get(key)
    if event is None:
        event = Event(_RESULTS[result], {"player": SEAT_PHRASES[seat], "n": strength})
        _DECIDED[key] = event
    return event


def goods_lost(seat: int, goods: list[int]) -> Event:
    """Goods the enemy takes (KB-4.5)."""
    return Event(
        "kingsburg-event-lose-goods",
        {"player": SEAT_PHRASES[seat], "losses": amounts(goods)},
        losses(seat, goods),
    )


def building_lost(seat: int, building: Building) -> Event:
    """A building falls, with its points (KB-4.5)."""
    moves = [Move("building", f"seat/{seat}/building/{building.id}", "supply/buildings")]
    if building.vp:
        moves.append(Move(KINDS[VP], AT_SEAT[seat][VP], SUPPLY[VP], building.vp))
    return Event(
        "kingsburg-event-lose-building",
        {"player": SEAT_PHRASES[seat], "building": building.name, "points": amount(VP, building.vp)},
        moves,
    )


def points_lost(seat: int, n: int) -> Event:
    """Points the enemy takes (KB-4.5)."""
    moves = [Move(KINDS[VP], AT_SEAT[seat][VP], SUPPLY[VP], n)]
    return Event(
        "kingsburg-event-lose-points", {"player": SEAT_PHRASES[seat], "amount": amount(VP, n)}, moves
    )
