"""Renders phrases, by the one rule for turning arguments into variables (see README.md)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, Union

from kingscourt.kernel.game import Game
from kingscourt.kernel.phrase import ABOUT_KEY, SEAT_KEY, Phrase, Value
from kingscourt.kernel.wire_types import WireEvent, WirePhrase, WireValue
from kingscourt.texts.fluent_adapter import ABOUT_SIGN, About, Messages, Text
from kingscourt.texts.locale_files import ENGLISH, messages

AnyValue = Union[Value, WireValue]
Spoken = Union[Phrase, WirePhrase, WireEvent]

LIST_NONE: Final = "kernel-list-none"
LIST_NEXT: Final = "kernel-list-next"
LIST_LAST: Final = "kernel-list-last"
BEFORE_I: Final = "before-i"
SEAT_WITHOUT_NAME: Final = "kernel-seat"

# Spanish uses "e" instead of "y" before an i sound: Iglesia, hijo, but not hielo.
SOUND_I: Final = re.compile(r"h?[ií](?![aeoáéó])", re.IGNORECASE)


class Renderer:
    """Renders phrases in one language for the people of one table."""

    def __init__(
        self,
        language: str,
        games: Sequence[Game] = (),
        seat_names: Sequence[str] = (),
        names: Mapping[str, str] | None = None,
    ) -> None:
        packages = tuple(game.resources for game in games)
        self._set(messages(language, packages), messages(ENGLISH, packages), seat_names, names)

    @classmethod
    def of(
        cls,
        own: Messages,
        english: Messages,
        seat_names: Sequence[str] = (),
        names: Mapping[str, str] | None = None,
    ) -> Renderer:
        """A renderer of messages that are already loaded."""
        renderer = cls.__new__(cls)
        renderer._set(own, english, seat_names, names)
        return renderer

    def _set(
        self, own: Messages, english: Messages, seat_names: Sequence[str], names: Mapping[str, str] | None
    ) -> None:
        self.language: str = own.language
        self.problems: dict[str, None] = {}  # an ordered set of what was missing so far
        self._own = own
        self._english = english
        self._seat_names = list(seat_names)
        self._names = dict(names or {})

    def render(self, phrase: Spoken) -> str:
        """Render a phrase; never fails: a missing message shows as its key and is recorded as a problem."""
        return self._form(phrase, "")

    def has(self, key: str) -> bool:
        """Whether any language has a text for a key, `message` or `message.attribute`."""
        message, _, attribute = key.partition(".")
        return any(texts.text(message, attribute) is not None for texts in (self._own, self._english))

    def attributes(self, key: str) -> list[str]:
        """Names of the attributes of a message."""
        return self._own.attributes(key) or self._english.attributes(key)

    def _form(self, phrase: Spoken, attribute: str) -> str:
        key = phrase.key
        if key == SEAT_KEY:
            return self._person(phrase.args.get("n"))
        if key == ABOUT_KEY:
            return f"{ABOUT_SIGN}{phrase.args.get('n')}"
        name = self._names.get(key)
        if name is not None:
            return name
        if "." in key:
            key, _, attribute = key.partition(".")
        text = self._find_text(key, attribute)
        if text is None:
            return phrase.key
        return self._fill(text, partial(self._variable, phrase.args, key), key)

    def _find_text(self, key: str, attribute: str) -> Text | None:
        """Own language, then English; for a form that a message lacks, its value."""
        text = self._own.text(key, attribute)
        if text is not None:
            return text
        self._note(f"{key}.{attribute}" if attribute else key, "missing")
        return self._own.text(key) or self._english.text(key, attribute) or self._english.text(key)

    def _fill(self, text: Text, find: Callable[[str], int | str], key: str) -> str:
        if text.literal is not None:
            return text.literal
        errors: list[str] = []
        filled = text.fill(find, errors)
        for error in errors:
            self._note(key, error)
        return filled

    def _variable(self, args: Mapping[str, AnyValue], key: str, name: str) -> int | str:
        """The value of `$name`: the argument itself, or a form of an argument."""
        value = args.get(name)
        attribute = ""
        if value is None:
            argument, _, attribute = name.rpartition("_")
            value = args.get(argument)
        if value is None:
            self._note(key, f"no argument for ${name}")
            return f"{{${name}}}"
        if isinstance(value, (int, str)):
            return value
        if not isinstance(value, list) and value.key == ABOUT_KEY:
            return About(_int(value.args.get("n")))
        if isinstance(value, list):
            return self._list([self._form(part, attribute) for part in value], attribute)
        return self._form(value, attribute)

    def _person(self, seat: AnyValue | None) -> str:
        if isinstance(seat, int) and 0 <= seat < len(self._seat_names):
            return self._seat_names[seat]
        number = seat + 1 if isinstance(seat, int) else 0
        return self._form(WirePhrase(SEAT_WITHOUT_NAME, {"n": number}), "")

    def _list(self, parts: list[str], attribute: str) -> str:
        """Join parts to a list, following the language's conventions."""
        if not parts:
            has_form = attribute in self.attributes(LIST_NONE)
            return self._form(WirePhrase(LIST_NONE), attribute if has_form else "")
        said = parts[0]
        for part in parts[1:-1]:
            said = self._form(WirePhrase(LIST_NEXT, {"list": said, "item": part}), "")
        if len(parts) > 1:
            sound = BEFORE_I if SOUND_I.match(parts[-1]) else ""
            said = self._form(WirePhrase(LIST_LAST, {"list": said, "item": parts[-1]}), sound)
        return said

    def _note(self, key: str, problem: str) -> None:
        self.problems[f"{self.language}: {key}: {problem}"] = None


def _int(value: AnyValue | None) -> int:
    return value if isinstance(value, int) else 0
