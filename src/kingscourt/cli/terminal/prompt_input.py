"""What a person typed at the prompt: a number, a letter with an argument, or words to find."""

from __future__ import annotations

import re
from typing import Final

AGAIN: Final = ""
PICK: Final = "pick"
FIND: Final = "find"
WHY: Final = "?"
TRY: Final = "p"
SEND: Final = "s"
BACK: Final = "b"
UNDO: Final = "u"
OUTLINE: Final = "o"
LOG: Final = "l"
RULE: Final = "r"
HINT: Final = "t"
HELP: Final = "h"
QUIT: Final = "q"
LETTERS: Final = (TRY, SEND, BACK, UNDO, OUTLINE, LOG, RULE, HINT, HELP, QUIT)


class Typed:
    """A prompt command and its argument."""

    def __init__(self, kind: str, rest: str = "") -> None:
        self.kind = kind
        self.rest = rest


def read_typed(line: str) -> Typed:
    """Parse a line: numbers pick, a single letter is a command, `/` and anything else searches."""
    text = re.sub(r"\[(\d+)!?\]", r"\1", line.strip())  # a number may be typed as it is shown
    if not text:
        return Typed(AGAIN)
    if text.startswith("?"):
        return Typed(WHY, text[1:].strip())
    if text.startswith("/"):
        return Typed(FIND, text[1:].strip())
    if are_numbers(text):
        return Typed(PICK, text)
    first, _, rest = text.partition(" ")
    if first.lower() in LETTERS:
        return Typed(first.lower(), rest.strip())
    return Typed(FIND, text)


def are_numbers(text: str) -> bool:
    """Whether a text consists of one or more choice numbers."""
    return bool(text) and all(word.isdecimal() for word in text.split())
