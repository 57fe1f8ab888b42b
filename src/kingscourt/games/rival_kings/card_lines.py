"""What is printed on characters, buildings and subjects, a line for each fact."""

from __future__ import annotations

from kingscourt.games.rival_kings.components import RivalKingsComponents
from kingscourt.games.rival_kings.vocabulary import (
    ACTION_NAMES,
    COLOUR_NAMES,
    NONE,
    RANK_LETTERS,
    partner,
)
from kingscourt.kernel.phrase import RECONSTRUCTED, Phrase, Value, number


def say(name: str, args: dict[str, Value] | None = None) -> Phrase:
    """A line of a card."""
    return Phrase(f"rival-kings-printed-{name}", args)


def lines_of_character(components: RivalKingsComponents, character: int) -> list[Phrase]:
    """Rank, theft, actions and tie symbol of a character, the last only if the card bears one."""
    card = components.characters[character]
    actions: list[Phrase] = [Phrase(f"rival-kings-kind-{ACTION_NAMES[kind]}") for kind in card.actions]
    return [
        say("rank", {"rank": RANK_LETTERS[card.rank]}),
        theft_line(components, card.rank),
        say("actions", {"actions": actions}),  # RK-4
        *tie_lines(components, character),
    ]


def theft_line(components: RivalKingsComponents, rank: int) -> Phrase:
    """The rank that is robbed, if any (RK-3.2)."""
    loot = components.steals_from[rank]
    return say("peaceful") if loot == NONE else say("steals", {"loot": RANK_LETTERS[loot]})


def tie_lines(components: RivalKingsComponents, character: int) -> list[Phrase]:
    """The symbol that goes first among equals, if the card bears it (RK-3.4)."""
    if not components.characters[character].tie:
        return []
    return [say("tie-about" if tie_confidence(components, character) == RECONSTRUCTED else "tie")]


def tie_confidence(components: RivalKingsComponents, character: int) -> str:
    """How sure it is whether a character bears the tie symbol."""
    return components.sureness[f"{components.character_names[character]}.tie"]


def lines_of_face(components: RivalKingsComponents, kind: int) -> list[Phrase]:
    """Price, points, colour and partner of a building or subject (RK-4.4, RK-4.5, RK-6.2)."""
    value = number(components.values[kind], value_confidence(components, kind))
    colour = Phrase(f"rival-kings-colour-{COLOUR_NAMES[components.colours[kind]]}")
    return [
        say("price", {"n": value}),
        say("points", {"n": value}),
        say("colour", {"colour": colour}),
        say("pair", {"card": components.face_words[partner(kind)]}),
    ]


def value_confidence(components: RivalKingsComponents, kind: int) -> str:
    """How sure the value of a card is."""
    return components.value_sureness[kind]


def is_about(components: RivalKingsComponents, kind: int) -> bool:
    """Whether the value of a card is reconstructed."""
    return value_confidence(components, kind) == RECONSTRUCTED
