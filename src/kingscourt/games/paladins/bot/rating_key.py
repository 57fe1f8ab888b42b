"""Which player the actions of a plan were rated for: most answers only move workers and change no rating."""

from __future__ import annotations

from kingscourt.games.paladins.bot.outlook import Outlook
from kingscourt.games.paladins.player import Player
from kingscourt.games.paladins.state import PaladinsState
from kingscourt.games.paladins.vocabulary import NO_CARD


class RatingKey:
    """Everything that a use of a right-side action is rated by, its workers left aside."""

    def __init__(self) -> None:
        self.outlook: Outlook | None = None
        # Lists that are replaced when they change are kept as they are; the others are copied.
        self.settled: list[int] = []
        self.outsiders: list[int] = []
        self.attributes: list[int] = []
        self.done: list[int] = []
        self.boosts: list[int] = []
        self.townsfolk: list[int] = []
        self.attacked: list[int] = []
        self.converted: list[int] = []
        self.suspicions: int = 0
        self.paladin: int = NO_CARD
        self.silver: int = 0
        self.unpaid: int = 0
        self.paid: int = 0
        self.jars: int = 0

    def is_like(self, o: Outlook, s: PaladinsState, p: Player) -> bool:
        """Whether a player would be rated the same."""
        return (
            self.outlook is o
            and self.silver == p.silver
            and self.paladin == p.paladin
            and self.unpaid == p.unpaid
            and self.paid == p.paid
            and self.jars == p.jars
            and self.suspicions == len(p.suspicions)
            and self.settled is s.settled
            and self.outsiders is s.outsiders
            and self.boosts is p.boosts
            and self.attributes == p.attributes
            and self.done == p.done
            and (self.townsfolk is p.townsfolk or self.townsfolk == p.townsfolk)
            and (self.attacked is p.attacked or self.attacked == p.attacked)
            and (self.converted is p.converted or self.converted == p.converted)
        )

    def become(self, o: Outlook, s: PaladinsState, p: Player) -> None:
        """Note a player for whom ratings are about to be made."""
        self.outlook = o
        self.settled = s.settled
        self.outsiders = s.outsiders
        self.attributes = p.attributes.copy()
        self.done = p.done.copy()
        self.boosts = p.boosts
        self.townsfolk = p.townsfolk
        self.attacked = p.attacked
        self.converted = p.converted
        self.suspicions = len(p.suspicions)
        self.paladin = p.paladin
        self.silver = p.silver
        self.unpaid = p.unpaid
        self.paid = p.paid
        self.jars = p.jars
