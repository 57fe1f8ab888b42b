"""Static facts: the components of the box, which never change during a game."""

from __future__ import annotations

import msgspec

from kingscourt.games.rival_kings.components import Character, Face, RivalKingsComponents
from kingscourt.games.rival_kings.vocabulary import (
    ABILITY_NAMES,
    ACTION_NAMES,
    COLOUR_NAMES,
    NONE,
    PILE_NAMES,
    RANK_NAMES,
    partner,
)
from kingscourt.kernel.wire_types import StaticFacts


class CharacterFacts(msgspec.Struct, frozen=True):
    """A character card."""

    id: str
    rank: str
    tie: bool
    actions: list[str]


class CardFacts(msgspec.Struct, frozen=True):
    """A building or subject."""

    id: str
    colour: str
    value: int
    partner: str
    ability: str | None


class RivalKingsStatic(StaticFacts, frozen=True):
    """The box."""

    edition: str
    piles: list[str]
    characters: list[CharacterFacts]
    cards: list[CardFacts]
    steals_from: dict[str, str]
    coins: int
    markers: int
    crests: int
    names: dict[str, str]  # plain names of an owner's file, by message
    confidence: dict[str, str]  # how sure each number is


def static_facts_of(components: RivalKingsComponents) -> RivalKingsStatic:
    """The static facts of a box."""
    steals = {RANK_NAMES[rank]: loot for rank, loot in enumerate(components.steals_from)}
    return RivalKingsStatic(
        edition=components.edition,
        piles=PILE_NAMES,
        characters=[character_facts(character) for character in components.characters],
        cards=[card_facts(components, face) for face in components.faces],
        steals_from={rank: RANK_NAMES[loot] for rank, loot in steals.items() if loot != NONE},
        coins=components.box.coins,
        markers=components.box.markers,
        crests=components.box.crests,
        names=components.names,
        confidence=components.confidence(),
    )


def character_facts(character: Character) -> CharacterFacts:
    """A character card as data."""
    return CharacterFacts(
        character.id,
        RANK_NAMES[character.rank],
        character.tie,
        [ACTION_NAMES[action] for action in character.actions],
    )


def card_facts(components: RivalKingsComponents, face: Face) -> CardFacts:
    """A building or subject as data."""
    return CardFacts(
        face.id,
        COLOUR_NAMES[face.colour],
        face.value,
        components.faces[partner(face.kind)].id,
        None if face.ability == NONE else ABILITY_NAMES[face.ability],
    )
