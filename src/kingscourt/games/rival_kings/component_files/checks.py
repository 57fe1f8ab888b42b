"""Contradictions inside a component file, in sentences for its owner."""

from __future__ import annotations

from kingscourt.games.rival_kings.component_files.file_types import BoxEntry, ComponentFile
from kingscourt.games.rival_kings.vocabulary import (
    ABILITY_NAMES,
    CHARACTERS,
    MAX_PLAYERS,
    PILES,
    RANK_NAMES,
    SYMBOLS,
)


def box_problems(box: BoxEntry) -> list[str]:
    """Problems of the counts."""
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
    """Problems of the ranks."""
    if [rank.id for rank in file.ranks] != RANK_NAMES:
        return [f"ranks: exactly {', '.join(RANK_NAMES)} are needed, in this order"]
    return [
        f"rank {rank.id}: can only steal from a lower rank, not from {rank.steals_from}"
        for rank in file.ranks
        if rank.steals_from is not None and rank.steals_from <= rank.id
    ]


def character_problems(file: ComponentFile) -> list[str]:
    """Problems of the characters."""
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
    """Problems of buildings and subjects."""
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
    """Ids that occur twice, or that cannot be part of an action's text."""
    found = [f"{what} {id}: the id stands twice" for id in sorted({id for id in ids if ids.count(id) > 1})]
    for id in ids:
        if not id or any(not (sign.isascii() and (sign.isalnum() or sign == "-")) for sign in id):
            found.append(f"{what} {id!r}: an id has letters, digits and hyphens only")
    return found
