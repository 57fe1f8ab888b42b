"""A template for an owner's file; values that no source states are marked."""

from __future__ import annotations

from typing import Final

from kingscourt.components.box_template_remarks import reconstructed

DOUBT: Final = 'confidence = "X"'
DONE: Final = 'put "R" for "X" when you have looked'

# Where to look, by section and the beginning of the line.
LOOKS: Final = {
    "tax solo": "the silver in the tax supply of the solo game",
    "actions.fortify levels_confidence": "the influence beside the spaces for walls, in order",
    "actions.absolve levels_confidence": "the influence under the spaces for jars, from left to right",
    "areas faith_confidence": "the faith above the areas of the main board, from left to right",
    "areas strength_confidence": "the strength below the areas of the main board, from left to right",
    "readings.workshop-workers confidence": "the workers under your workshops; write them in both choices",
    "readings.jar-spaces confidence": "what the spaces for jars give; write it in both choices",
    "readings.schemes confidence": "how many schemes each action has, and orders; write it in both choices",
}


def marked(source: str) -> str:
    """The text of the shipped file with its reconstructed values marked."""
    lines: list[str] = []
    section = ""
    for line in source.splitlines():
        if line.startswith("["):
            section = line.partition("]")[0].strip("[")
        if DOUBT in line and not line.startswith("#"):
            look = LOOKS[f"{section} {line.partition(' = ')[0]}"]
            lines.append(reconstructed(line, f"{look}; {DONE}"))
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"
