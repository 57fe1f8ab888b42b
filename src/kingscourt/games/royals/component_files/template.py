"""A template for an owner's file; values that the rulebook does not show are marked."""

from __future__ import annotations

import re
from typing import Final

from kingscourt.components.box_template_remarks import DONE, reconstructed

CONFIDENCE: Final = "confidence = "
LEVEL: Final = re.compile(r'(\w+) = "(\w+)"')

# Where on the board an owner finds the number, by entry and field.
LOOKS: Final = {
    "box": {"positions": "how many positions the map has in all"},
    "players": {
        "first_draw": "country cards of the first turn, from the start player on, by your rulebook",
        "noble_house": "the round noble house tokens in play with so many players, highest first",
    },
    "colour": {
        "id": 'the colour of these cubes; for another one a new id and a line name = "..."',
        "cubes": "how many cubes of this colour the box holds",
    },
    "country": {
        "removed": "cards left in the box with 2, 3, 4 and 5 players, as your rulebook lists them",
        "bonuses": "the fronts of this country's two country bonus tokens, higher first",
        "tokens": "the fronts of this country's period tokens: [first, second] of 1648, 1680 and 1714",
    },
    "title": {
        "cards": "how many cards a position of this title asks for on the map",
        "influence": "the influence printed at this title",
        "value": "the whole title token, both halves together",
    },
    "city": {
        "id": 'the city on the map; for another one a new id and a line name = "..."',
        "positions": "the titles of this city's positions, the dearer first",
        "bonus": "the city bonus printed at the city",
    },
}


def marked(source: str) -> str:
    """The text of a shipped file with its reconstructed values marked."""
    return "\n\n".join([_block(block) for block in source.rstrip().split("\n\n")]) + "\n"


def _block(block: str) -> str:
    lines = block.split("\n")
    family = next((line.strip("[]") for line in lines if line.startswith("[")), "")
    sure = next((line for line in lines if line.startswith(CONFIDENCE)), "")
    levels: dict[str, str] = dict(LEVEL.findall(sure))
    looks = LOOKS.get(family, {})
    kept = [_line(line, looks, levels) for line in lines if not line.startswith(CONFIDENCE)]
    return "\n".join(kept + _doubts(levels))


def _line(line: str, looks: dict[str, str], levels: dict[str, str]) -> str:
    field = line.partition(" = ")[0]
    return reconstructed(line, looks[field]) if levels.get(field) == "reconstructed" else line


def _doubts(levels: dict[str, str]) -> list[str]:
    """The confidence of an owner's entry; values without one are exact."""
    doubts = [f'{field} = "{level}"' for field, level in levels.items() if level != "exact"]
    return [f"{CONFIDENCE}{{ {', '.join(doubts)} }}  # {DONE}"] if doubts else []
