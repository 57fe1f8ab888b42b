"""The facts of one player: hand, cards, coins and markers."""

from __future__ import annotations

from typing import Final

from kingscourt.games.rival_kings.vocabulary import ACTION_NAMES, NONE, SYMBOLS, partner

CREST_BITS: Final = 3
CREST_MASK: Final = 7


class Player:
    """Coins, markers, two rows of cards, the hand, and the state of the character in this cycle."""

    def __init__(self, buildings: list[int], subjects: list[int]) -> None:
        self.coins: int = 0
        self.markers: int = 0
        self.buildings: list[int] = buildings
        self.subjects: list[int] = subjects  # the last one is active (RK-5.1)
        self.hand: int = 0  # characters, one bit for each
        self.chosen: int = NONE  # the character chosen under seal
        self.character: int = NONE  # the character that lies open
        self.crests: int = 0  # the robbers that cover its actions, packed
        self.victims: int = 0  # seats to steal from on this player's turn
        self.limited: bool = False  # RK-3.1
        self.used: bool = False  # an ability was used this cycle (RK-5.1)
        self.earlier: int = 0  # points of finished games of the match (RK-6.4)

    def copy(self) -> Player:
        """An independent player."""
        other = Player(self.buildings.copy(), self.subjects.copy())
        other.coins = self.coins
        other.markers = self.markers
        other.hand = self.hand
        other.chosen = self.chosen
        other.character = self.character
        other.crests = self.crests
        other.victims = self.victims
        other.limited = self.limited
        other.used = self.used
        other.earlier = self.earlier
        return other

    # -- the character ---------------------------------------------------------------------------

    def crest_on(self, kind: int) -> int:
        """The seat whose crest covers an action of the character, or NONE."""
        return ((self.crests >> (CREST_BITS * kind)) & CREST_MASK) - 1

    def put_crest(self, kind: int, robber: int) -> None:
        """Cover an action (RK-3.3)."""
        self.crests |= (robber + 1) << (CREST_BITS * kind)

    def covered(self) -> int:
        """The covered actions, one bit per kind."""
        mask = 0
        if self.crests != 0:
            for kind in range(len(ACTION_NAMES)):
                if (self.crests >> (CREST_BITS * kind)) & CREST_MASK != 0:
                    mask |= 1 << kind
        return mask

    def forget_cycle(self) -> None:
        """Take crests and character off the table."""
        self.character = NONE
        self.crests = 0
        self.victims = 0
        self.limited = False
        self.used = False

    # -- the rows --------------------------------------------------------------------------------

    def active_subject(self) -> int:
        """The subject at the end of the row, or NONE (RK-5.1)."""
        return self.subjects[-1] if self.subjects else NONE

    def row_of(self, kind: int) -> list[int]:
        """The row that a card belongs to."""
        return self.buildings if kind < SYMBOLS else self.subjects

    def copies(self, kind: int) -> int:
        """How many cards of a kind lie in the row."""
        return self.row_of(kind).count(kind)

    def add(self, kind: int) -> None:
        """Lay a card at the end of its row; a subject becomes active."""
        self.row_of(kind).append(kind)

    def remove(self, kind: int, older: bool) -> None:
        """Take a card out of its row; of two alike the one nearer to the end, unless the older is meant."""
        row = self.row_of(kind)
        if older:
            row.remove(kind)
            return
        for index in range(len(row) - 1, -1, -1):
            if row[index] == kind:
                row.pop(index)
                return

    def is_free(self, kind: int) -> bool:
        """Whether a card may be swapped, because there are more copies of it than of its partner (RK-5.2)."""
        return self.copies(kind) > self.copies(partner(kind))

    def facts(self) -> str:
        """All of it for digests."""
        return (
            f"coins {self.coins} markers {self.markers} buildings {self.buildings} "
            f"subjects {self.subjects} hand {self.hand} chosen {self.chosen} character {self.character} "
            f"crests {self.crests} victims {self.victims} limited {self.limited} used {self.used} "
            f"earlier {self.earlier}"
        )


def robber_in(crests: int, kind: int) -> int:
    """The seat whose crest covers an action, out of packed crests, or NONE."""
    return ((crests >> (CREST_BITS * kind)) & CREST_MASK) - 1
