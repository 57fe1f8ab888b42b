"""The components of one box: characters, buildings with their subjects, coins and markers."""

from __future__ import annotations

from typing import Final

from kingscourt.components.pile import Card
from kingscourt.games.rival_kings.places import CARD_BACKS, CHARACTER, CHARACTER_BACK, OUT
from kingscourt.games.rival_kings.vocabulary import (
    ACTION_NAMES,
    CHARACTERS,
    KINDS,
    PILE_NAMES,
    SYMBOLS,
    is_subject,
)
from kingscourt.kernel.audience import EVERYONE, only
from kingscourt.kernel.chance import Chance, ChanceOutcomes
from kingscourt.kernel.decision import Pending, draw
from kingscourt.kernel.event import Event, Move
from kingscourt.kernel.game import Components
from kingscourt.kernel.phrase import Phrase


class Character:
    """A character card: its rank (0 is A), its actions from left to right, and its tie symbol, if any."""

    def __init__(self, id: str, name: Phrase, rank: int, tie: bool, actions: list[int]) -> None:
        self.id: str = id
        self.name: Phrase = name
        self.rank: int = rank
        self.tie: bool = tie
        self.actions: list[int] = actions
        self.mask: int = 0
        for action in actions:
            self.mask |= 1 << action


class Face:
    """The front of a building or a subject; the value is price and points alike."""

    def __init__(self, id: str, name: Phrase, kind: int, colour: int, value: int, ability: int) -> None:
        self.id: str = id
        self.name: Phrase = name
        self.kind: int = kind
        self.colour: int = colour
        self.value: int = value
        self.ability: int = ability  # NONE on a building


class Box:
    """The counts of the box, and the coins and markers at the start (RK-1.1, RK-1.2)."""

    def __init__(
        self,
        copies: int,
        pile_size: int,
        subject_coin: int,
        building_coin: int,
        pile_coins: int,
        start_coins: int,
        start_markers: int,
        markers: int,
        crests: int,
    ) -> None:
        self.copies: int = copies
        self.pile_size: int = pile_size
        self.pile_coins: int = pile_coins
        self.start_coins: int = start_coins
        self.start_markers: int = start_markers
        self.markers: int = markers
        self.crests: int = crests
        self.subject_coin: int = subject_coin
        self.building_coin: int = building_coin
        money_cards = SYMBOLS * copies - 2 * pile_size
        self.coins: int = money_cards * (subject_coin + building_coin)


class RivalKingsComponents(Components):
    """All cards, with tables for frequent lookups."""

    def __init__(
        self,
        edition: str,
        source: str,
        shipped: bool,
        box: Box,
        steals_from: list[int],
        characters: list[Character],
        faces: list[Face],
        names: dict[str, str],
        sureness: dict[str, str],
    ) -> None:
        super().__init__(edition, source, shipped, names)
        self.sureness: dict[str, str] = sureness
        self.box: Box = box
        self.steals_from: list[int] = steals_from  # by rank; NONE steals from nobody
        self.characters: list[Character] = characters
        self.faces: list[Face] = faces  # by kind
        self.values: list[int] = [face.value for face in faces]
        self.value_sureness: list[str] = [sureness[f"{face.id}.value"] for face in faces]
        self.colours: list[int] = [face.colour for face in faces]
        self.abilities: list[int] = [face.ability for face in faces]
        self.ranks: list[int] = [character.rank for character in characters]
        self.face_names: list[str] = [face.id for face in faces]
        self.character_names: list[str] = [character.id for character in characters]
        self.character_things: list[str] = [f"{CHARACTER_BACK}/{name}" for name in self.character_names]
        self.backs: list[str] = [CARD_BACKS[is_subject(kind)] for kind in range(KINDS)]
        self.face_things: list[str] = [f"{self.backs[face.kind]}/{face.id}" for face in faces]
        self.open_cards: list[Card] = [Card(kind, EVERYONE) for kind in range(KINDS)]
        self.face_words: list[Phrase] = [face.name for face in faces]
        self.character_words: list[Phrase] = [character.name for character in characters]
        self.characters_home: list[list[Move]] = [
            [Move(thing, place, OUT) for thing in self.character_things] for place in CHARACTER
        ]
        self.events: dict[int, Event] = {}  # log lines already worded, see `events/worded.py`
        self._deals: dict[int, Pending] = {}

    def confidence(self) -> dict[str, str]:
        return self.sureness

    def deal(self, pool: int, seat: int) -> Pending:
        """The draw of one character out of a set for a seat; remembered, for rounds come often."""
        key = (pool << 3) | seat
        pending = self._deals.get(key)
        if pending is None:
            pending = draw(Chance("deal", self.characters_in(pool), only(seat)))
            self._deals[key] = pending
        return pending

    def characters_in(self, pool: int) -> ChanceOutcomes:
        """The possible outcomes of a draw from a set of characters."""
        kinds = [kind for kind in range(CHARACTERS) if pool & (1 << kind) != 0]
        return ChanceOutcomes(kinds, self.character_names)


ACTION_WORDS: Final[list[Phrase]] = [Phrase(f"rival-kings-kind-{name}") for name in ACTION_NAMES]
PILE_WORDS: Final[list[Phrase]] = [Phrase(f"rival-kings-pile-{name}") for name in PILE_NAMES]
