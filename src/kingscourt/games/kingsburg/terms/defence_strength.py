"""How strong a player is before the winter battle, without the King's reinforcements (KB-4.2)."""

from __future__ import annotations

from kingscourt.games.kingsburg.components import Enemy, KingsburgComponents
from kingscourt.games.kingsburg.events.battle import building_strength, signed
from kingscourt.games.kingsburg.holding_kinds import SOLDIER, amount
from kingscourt.games.kingsburg.state import KingsburgState
from kingscourt.kernel.phrase import RECONSTRUCTED, Phrase


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


class Defence:
    """Soldiers and buildings against the enemies that may come."""

    def __init__(
        self, components: KingsburgComponents, soldiers: int, owned: int, enemies: list[Enemy]
    ) -> None:
        bonuses = [components.battle_bonus(owned, enemy.kind) for enemy in enemies]
        self.strength: str = span([soldiers + bonus for bonus in bonuses])
        self.parts: list[Phrase] = [amount(SOLDIER, soldiers)]
        if len(enemies) == 1:
            for building in components.buildings:
                n = components.battle[building.index][enemies[0].kind]
                if owned & building.bit and n:
                    self.parts.append(building_strength(building, n))
        elif any(bonuses):
            self.parts.append(Phrase("kingsburg-strength-buildings", {"change": signed_span(bonuses)}))
        is_sure = all(enemy.certainty != RECONSTRUCTED for enemy in enemies)
        self.range: str = ("" if is_sure else "≈") + span([enemy.strength for enemy in enemies])


def defence(s: KingsburgState, seat: int) -> Phrase:
    """A player's defence as far as that player knows the enemy, in a sentence."""
    player = s.players[seat]
    found = Defence(s.components, player.soldiers, player.buildings, possible_enemies(s, seat))
    return Phrase(
        "kingsburg-defence", {"strength": found.strength, "parts": found.parts, "range": found.range}
    )
