"""Reads component files; the only I/O of the game."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

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


class BoxData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Counts of the box."""

    copies: int
    pile_size: int
    subject_coin: int
    building_coin: int
    pile_coins: int
    start_coins: int
    start_markers: int
    markers: int
    crests: int
    confidence: Confidence = "exact"  # what an owner does not doubt is exact
    coins_confidence: Confidence = "exact"


class RankData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rank and the one it steals from."""

    id: Rank
    confidence: Confidence = "exact"
    steals_from: Rank | None = None


class CharacterData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character card."""

    id: str
    rank: Rank
    tie: bool
    actions: list[Literal["settle", "give", "money", "recruit", "buy"]]
    confidence: Confidence = "exact"
    tie_confidence: Confidence = "exact"
    name: str = ""


class BuildingData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The building of a pair."""

    id: str
    value: int
    confidence: Confidence = "exact"
    name: str = ""


class SubjectData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The subject of a pair."""

    id: str
    value: int
    ability: str
    confidence: Confidence = "exact"
    name: str = ""


class PairData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A building and a subject with the same symbol."""

    colour: Literal["yellow", "red", "blue", "green"]
    building: BuildingData
    subject: SubjectData
    colour_confidence: Confidence = "exact"


class ComponentFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole component file."""

    edition: str
    box: BoxData
    ranks: list[RankData]
    characters: list[CharacterData]
    pairs: list[PairData]


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
    try:
        file = msgspec.toml.decode(text, type=ComponentFile)
    except msgspec.DecodeError as error:
        raise BadComponents([f"The file cannot be read: {error}"]) from None
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
    for name in msgspec.structs.asdict(box):
        value = getattr(box, name)
        if isinstance(value, int) and value < 1:
            found.append(f"box: {name} must be at least 1")
    if box.crests < 2:
        found.append("box: a robber needs a crest for each of two victims")
    if 2 * box.pile_size >= SYMBOLS * box.copies:
        found.append("box: two piles must leave cards for money")
    elif box.pile_size > 63:
        found.append("box: a pile has at most 63 cards")
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
        if not card.actions or len(set(card.actions)) != len(card.actions):
            found.append(f"character {card.id}: one to five different actions are needed")
    found += repeated("character", [card.id for card in file.characters])
    return found


def pair_problems(file: ComponentFile) -> list[str]:
    """What is wrong with buildings and subjects."""
    found: list[str] = []
    if len(file.pairs) != SYMBOLS:
        found.append(f"pairs: {len(file.pairs)} given, {SYMBOLS} are needed")
    for pair in file.pairs:
        for card in (pair.building, pair.subject):
            if not 1 <= card.value <= 20:
                found.append(f"{card.id}: a value lies between 1 and 20")
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
