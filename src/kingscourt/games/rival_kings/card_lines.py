"""What is printed on characters, buildings and subjects, a line for each fact."""

from __future__ import annotations

from kingscourt.games.rival_kings.action_ability_and_pile_numbers import (
    ACTION_NAMES,
    COLOUR_NAMES,
    NONE,
    RANK_LETTERS,
    partner,
)
from kingscourt.games.rival_kings.components import RivalKingsComponents
from kingscourt.kernel.phrase import RECONSTRUCTED, Phrase, Value, number


def say(name: str, args: dict[str, Value] | None = None) -> Phrase:
    """A line of a card."""
    return Phrase(f"rival-kings-printed-{name}", args)


def rank_line(rank: str) -> Phrase:
    """The letter of a character."""
    return say("rank", {"rank": rank})


def theft_line(loot: str) -> Phrase:
    """The rank that is robbed, if any (RK-3.2)."""
    return say("steals", {"loot": loot}) if loot else say("peaceful")


def actions_line(actions: list[str]) -> Phrase:
    """The actions of a character (RK-4)."""
    return say("actions", {"actions": [Phrase(f"rival-kings-kind-{name}") for name in actions]})


def tie_lines(tie: bool, confidence: str) -> list[Phrase]:
    """The symbol that goes first among equals, if the card bears it (RK-3.4)."""
    if not tie:
        return []
    return [say("tie-about" if confidence == RECONSTRUCTED else "tie")]


def face_lines(value: Value, colour: str, partner: Phrase) -> list[Phrase]:
    """Price, points, colour and partner of a building or subject (RK-4.4, RK-4.5, RK-6.2)."""
    return [
        say("price", {"n": value}),
        say("points", {"n": value}),
        say("colour", {"colour": Phrase(f"rival-kings-colour-{colour}")}),
        say("pair", {"card": partner}),
    ]


# -- the same by the numbers of a box ---------------------------------------------------------------------


def loot_of(components: RivalKingsComponents, rank: int) -> str:
    """The letter of the rank that a rank steals from, or nothing."""
    loot = components.steals_from[rank]
    return "" if loot == NONE else RANK_LETTERS[loot]


def tie_confidence(components: RivalKingsComponents, character: int) -> str:
    """How sure it is whether a character bears the tie symbol."""
    return components.sureness[f"{components.character_names[character]}.tie"]


def tie_lines_of(components: RivalKingsComponents, character: int) -> list[Phrase]:
    """The tie symbol of a character, if it bears one."""
    return tie_lines(components.characters[character].tie, tie_confidence(components, character))


def lines_of_character(components: RivalKingsComponents, character: int) -> list[Phrase]:
    """Everything on a character."""
    card = components.characters[character]
    return [
        rank_line(RANK_LETTERS[card.rank]),
        theft_line(loot_of(components, card.rank)),
        actions_line([ACTION_NAMES[kind] for kind in card.actions]),
        *tie_lines_of(components, character),
    ]


def value_confidence(components: RivalKingsComponents, kind: int) -> str:
    """How sure the value of a card is."""
    return components.sureness[f"{components.face_names[kind]}.value"]


def is_about(components: RivalKingsComponents, kind: int) -> bool:
    """Whether the value of a card is reconstructed."""
    return value_confidence(components, kind) == RECONSTRUCTED


def lines_of_face(components: RivalKingsComponents, kind: int) -> list[Phrase]:
    """Everything on a building or subject but its ability."""
    value = number(components.values[kind], value_confidence(components, kind))
    colour = COLOUR_NAMES[components.colours[kind]]
    return face_lines(value, colour, components.face_words[partner(kind)])
