"""Reads component files; the only I/O of the game."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

import msgspec

from kingscourt.components.box_file import read_box
from kingscourt.components.wire import Id, Name, Word
from kingscourt.games.rival_kings.components import Box, Character, Face, RivalKingsComponents
from kingscourt.games.rival_kings.template import marked
from kingscourt.games.rival_kings.terms import (
    ABILITY_NAMES,
    ACTION_NAMES,
    CHARACTERS,
    COLOUR_NAMES,
    MAX_PLAYERS,
    NONE,
    PILES,
    RANK_NAMES,
    SYMBOLS,
)
from kingscourt.kernel.errors import BadComponents
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.rule import Rule

EDITIONS = ["rulebook"]

Confidence = Literal["exact", "derived", "reconstructed"]
Rank = Literal["a", "b", "c", "d", "e", "f"]

# Money and markers are counted, never listed; a pile is a list, and each of its cards may take ten rounds.
Copies = Annotated[int, msgspec.Meta(ge=1, le=6)]
PileSize = Annotated[int, msgspec.Meta(ge=1, le=30)]
Pieces = Annotated[int, msgspec.Meta(ge=1, le=99)]
Coin = Annotated[int, msgspec.Meta(ge=1, le=9)]
Crests = Annotated[int, msgspec.Meta(ge=2, le=12)]  # a robber needs one for each of two victims
CardValue = Annotated[int, msgspec.Meta(ge=1, le=20)]


class BoxData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Counts of the box."""

    copies: Copies
    pile_size: PileSize
    subject_coin: Coin
    building_coin: Coin
    pile_coins: Pieces
    start_coins: Pieces
    start_markers: Pieces
    markers: Pieces
    crests: Crests
    confidence: Confidence = "exact"  # what an owner does not doubt is exact
    coins_confidence: Confidence = "exact"


class RankData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rank and the one it steals from."""

    id: Rank
    confidence: Confidence = "exact"
    steals_from: Rank | None = None


class CharacterData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character card."""

    id: Id
    rank: Rank
    tie: bool
    actions: Annotated[
        list[Literal["settle", "give", "money", "recruit", "buy"]], msgspec.Meta(min_length=1, max_length=5)
    ]
    confidence: Confidence = "exact"
    tie_confidence: Confidence = "exact"
    name: Name = ""


class BuildingData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The building of a pair."""

    id: Id
    value: CardValue
    confidence: Confidence = "exact"
    name: Name = ""


class SubjectData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The subject of a pair."""

    id: Id
    value: CardValue
    ability: Word
    confidence: Confidence = "exact"
    name: Name = ""


class PairData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A building and a subject with the same symbol."""

    colour: Literal["yellow", "red", "blue", "green"]
    building: BuildingData
    subject: SubjectData
    colour_confidence: Confidence = "exact"


class ComponentFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole component file."""

    edition: Id
    box: BoxData
    ranks: Annotated[list[RankData], msgspec.Meta(max_length=6)]
    characters: Annotated[list[CharacterData], msgspec.Meta(max_length=CHARACTERS)]
    pairs: Annotated[list[PairData], msgspec.Meta(max_length=SYMBOLS)]


class RuleData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule id."""

    id: str
    refusable: bool = False


class RuleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All numbered rules, and the abilities whose own text can stand against an action."""

    rules: list[RuleData]
    refusing_abilities: list[str]


def read_text(name: str) -> str:
    """A file of the data folder."""
    return files("kingscourt.games.rival_kings").joinpath("data", name).read_text(encoding="utf-8")


@cache
def shipped(edition: str) -> RivalKingsComponents:
    """The components of an edition."""
    return build(parse(read_text(f"{edition}.toml")), read_text(f"{edition}.toml"), is_shipped=True)


def read(text: str) -> RivalKingsComponents:
    """Components from an owner's file; raises BadComponents with every mistake."""
    return build(parse(text), text, is_shipped=False)


def template(edition: str) -> str:
    """A component file to start from, its doubtful values marked."""
    return marked(read_text(f"{edition}.toml"))


def parse(text: str) -> ComponentFile:
    """The file as typed data without contradictions."""
    file = read_box(text, ComponentFile)
    found: list[str] = []
    if file.edition not in EDITIONS:
        found.append(f"edition: {file.edition!r} is none of {', '.join(EDITIONS)}")
    found += [*box_problems(file.box), *rank_problems(file), *character_problems(file), *pair_problems(file)]
    if found:
        raise BadComponents(found)
    return file


def box_problems(box: BoxData) -> list[str]:
    """What is wrong with the counts."""
    found: list[str] = []
    if 2 * box.pile_size >= SYMBOLS * box.copies:
        found.append("box: two piles must leave cards for money")
    else:
        cards = SYMBOLS * box.copies - 2 * box.pile_size
        coins = cards * (box.subject_coin + box.building_coin)
        if PILES * box.pile_coins + MAX_PLAYERS * box.start_coins > coins:
            found.append(f"box: {coins} coins are not enough to start with {MAX_PLAYERS} players")
    if MAX_PLAYERS * box.start_markers > box.markers:
        found.append(f"box: {box.markers} markers are not enough to start with {MAX_PLAYERS} players")
    return found


def rank_problems(file: ComponentFile) -> list[str]:
    """What is wrong with the ranks."""
    if [rank.id for rank in file.ranks] != RANK_NAMES:
        return [f"ranks: exactly {', '.join(RANK_NAMES)} are needed, in this order"]
    return [
        f"rank {rank.id}: can only steal from a lower rank, not from {rank.steals_from}"
        for rank in file.ranks
        if rank.steals_from is not None and rank.steals_from <= rank.id
    ]


def character_problems(file: ComponentFile) -> list[str]:
    """What is wrong with the characters."""
    found: list[str] = []
    if len(file.characters) != CHARACTERS:
        found.append(f"characters: {len(file.characters)} given, {CHARACTERS} are needed")
    for rank in RANK_NAMES:
        cards = [card for card in file.characters if card.rank == rank]
        if len(cards) != 2 or [card.tie for card in cards].count(True) != 1:
            found.append(f"rank {rank}: two characters are needed, one of them with the tie symbol")
    for card in file.characters:
        if len(set(card.actions)) != len(card.actions):
            found.append(f"character {card.id}: one to five different actions are needed")
    found += repeated("character", [card.id for card in file.characters])
    return found


def pair_problems(file: ComponentFile) -> list[str]:
    """What is wrong with buildings and subjects."""
    found: list[str] = []
    if len(file.pairs) != SYMBOLS:
        found.append(f"pairs: {len(file.pairs)} given, {SYMBOLS} are needed")
    for pair in file.pairs:
        if pair.subject.ability not in ABILITY_NAMES:
            known = ", ".join(ABILITY_NAMES)
            found.append(
                f"subject {pair.subject.id}: no ability {pair.subject.ability!r}; there are: {known}"
            )
    found += repeated("card", [card.id for pair in file.pairs for card in (pair.building, pair.subject)])
    return found


def repeated(what: str, ids: list[str]) -> list[str]:
    """Ids that stand twice, or that cannot stand in the text of an action."""
    found = [f"{what} {id}: the id stands twice" for id in sorted({id for id in ids if ids.count(id) > 1})]
    for id in ids:
        if not id or any(not (sign.isascii() and (sign.isalnum() or sign == "-")) for sign in id):
            found.append(f"{what} {id!r}: an id has letters, digits and hyphens only")
    return found


def build(file: ComponentFile, source: str, is_shipped: bool) -> RivalKingsComponents:
    """Native objects from a checked file."""
    data = file.box
    box = Box(
        data.copies,
        data.pile_size,
        data.subject_coin,
        data.building_coin,
        data.pile_coins,
        data.start_coins,
        data.start_markers,
        data.markers,
        data.crests,
    )
    steals_from = [
        NONE if rank.steals_from is None else RANK_NAMES.index(rank.steals_from) for rank in file.ranks
    ]
    characters = [
        Character(
            card.id,
            word("character", card.id),
            RANK_NAMES.index(card.rank),
            card.tie,
            [ACTION_NAMES.index(action) for action in card.actions],
        )
        for card in file.characters
    ]
    return RivalKingsComponents(
        file.edition,
        source,
        is_shipped,
        box,
        steals_from,
        characters,
        faces_of(file.pairs),
        names_of(file),
        sureness_of(file),
    )


def faces_of(pairs: list[PairData]) -> list[Face]:
    """Buildings first, then the subjects with the same symbols."""
    buildings: list[Face] = []
    subjects: list[Face] = []
    for symbol, pair in enumerate(pairs):
        colour = COLOUR_NAMES.index(pair.colour)
        card = pair.building
        name = word("building", card.id)
        buildings.append(Face(card.id, name, symbol, colour, card.value, NONE))
        person = pair.subject
        name = word("subject", person.id)
        ability = ABILITY_NAMES.index(person.ability)
        kind = SYMBOLS + symbol
        subjects.append(Face(person.id, name, kind, colour, person.value, ability))
    return buildings + subjects


def word(family: str, id: str) -> Phrase:
    """The name of a card."""
    return Phrase(f"rival-kings-{family}-{id}")


def names_of(file: ComponentFile) -> dict[str, str]:
    """The plain names that an owner has given, by message."""
    given = {f"rival-kings-character-{card.id}": card.name for card in file.characters}
    for pair in file.pairs:
        given[f"rival-kings-building-{pair.building.id}"] = pair.building.name
        given[f"rival-kings-subject-{pair.subject.id}"] = pair.subject.name
    return {key: name for key, name in given.items() if name}


def sureness_of(file: ComponentFile) -> dict[str, str]:
    """How sure every number is."""
    sure: dict[str, str] = {}
    for name in msgspec.structs.asdict(file.box):
        if not name.endswith("confidence"):
            is_coin = name in ("subject_coin", "building_coin")
            sure[f"box.{name}"] = file.box.coins_confidence if is_coin else file.box.confidence
    for rank in file.ranks:
        sure[f"rank {rank.id}"] = rank.confidence
    for character in file.characters:
        sure[f"{character.id}.actions"] = character.confidence
        sure[f"{character.id}.tie"] = character.tie_confidence
    for pair in file.pairs:
        for card in (pair.building, pair.subject):
            sure[f"{card.id}.value"] = card.confidence
            sure[f"{card.id}.colour"] = pair.colour_confidence
    return sure


def rules(components: RivalKingsComponents) -> list[Rule]:
    """Every numbered rule and every component."""
    file = msgspec.toml.decode(read_text("rules.toml"), type=RuleFile)
    found: list[Rule] = []
    for rule in file.rules:
        number = rule.id.removeprefix("RK-").replace(".", "-")
        found.append(Rule(rule.id, f"rival-kings-rule-{number}", rule.refusable, component=False))
    for character in components.characters:
        text = f"rival-kings-character-{character.id}.rule"
        found.append(Rule(f"RK:{character.id}", text, refusable=False, component=True))
    for face in components.faces:
        family = "building" if face.ability == NONE else "subject"
        refusable = face.ability != NONE and ABILITY_NAMES[face.ability] in file.refusing_abilities
        found.append(Rule(f"RK:{face.id}", f"rival-kings-{family}-{face.id}.rule", refusable, component=True))
    return found
