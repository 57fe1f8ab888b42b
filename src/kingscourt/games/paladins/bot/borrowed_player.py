"""One player to try things out on, used again and again: making a new one for every answer is slow."""

from __future__ import annotations

from kingscourt.games.paladins.player import Player


def become(own: Player, p: Player) -> None:
    """Take over everything about a player that is rated; the lists that may be changed are copied."""
    own.index = p.index
    own.workers = p.workers.copy()
    own.spaces = p.spaces.copy()
    own.attributes = p.attributes.copy()
    own.done = p.done.copy()
    own.silver = p.silver
    own.provisions = p.provisions
    own.unpaid = p.unpaid
    own.paid = p.paid
    own.jars = p.jars
    own.has_passed = p.has_passed
    own.paladin = p.paladin
    own.boosts = p.boosts
    own.suspicions = p.suspicions
    own.townsfolk = p.townsfolk
    own.walls = p.walls
    own.attacked = p.attacked
    own.converted = p.converted
    own.hand = p.hand
