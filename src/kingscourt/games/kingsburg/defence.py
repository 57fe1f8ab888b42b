"""How strong a player is before the winter battle, as far as that player knows (KB-4.2)."""

from __future__ import annotations

from kingscourt.games.kingsburg.components import Enemy
from kingscourt.games.kingsburg.events.battle import building_strength, signed
from kingscourt.games.kingsburg.holding_kinds import SOLDIER, amount
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.kernel.phrase import Phrase


def possible_enemies(s: KingsburgState, seat: int) -> list[Enemy]:
    """This year's enemy if the player has seen it, else all that it may be (KB-1.2)."""
    enemies = s.components.enemies
    card = s.enemy
    if card is not None and card.is_known_to(seat):
        return [enemies[card.kind]]
    return [enemy for enemy in enemies if enemy.year == s.year]


def span(numbers: list[int]) -> str:
    """A number, or the least and the most of several."""
    low, high = min(numbers), max(numbers)
    return str(low) if low == high else f"{low}–{high}"


def signed_span(numbers: list[int]) -> str:
    """The same with signs."""
    low, high = min(numbers), max(numbers)
    return signed(low) if low == high else f"{signed(low)}…{signed(high)}"


def defence(s: KingsburgState, seat: int) -> Phrase:
    """Soldiers and buildings against the enemies that may come, without the King's reinforcements."""
    player = s.players[seat]
    enemies = possible_enemies(s, seat)
    bonuses = [s.components.battle_bonus(player.buildings, enemy.kind) for enemy in enemies]
    parts = [amount(SOLDIER, player.soldiers)]
    if len(enemies) == 1:
        for building in s.components.buildings:
            n = s.components.battle[building.index][enemies[0].kind]
            if player.buildings & building.bit and n:
                parts.append(building_strength(building, n))
    elif any(bonuses):
        parts.append(Phrase("kingsburg-strength-buildings", {"change": signed_span(bonuses)}))
    return Phrase(
        "kingsburg-defence",
        {
            "strength": span([player.soldiers + bonus for bonus in bonuses]),
            "parts": parts,
            "range": span([enemy.strength for enemy in enemies]),
        },
    )
