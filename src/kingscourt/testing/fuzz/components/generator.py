"""Component files with any numbers inside their ranges, based on shipped ones."""

from __future__ import annotations

import json
import tomllib
from collections import defaultdict
from random import Random

from msgspec import inspect

from kingscourt.kernel.errors import BadComponents
from kingscourt.kernel.game import Components, Game
from kingscourt.testing.fuzz.components.consistency_repairs import REPAIRS
from kingscourt.testing.fuzz.components.value_paths import (
    Spot,
    ValueChange,
    changed,
    inside,
    outside,
    spots_of,
    value_at,
)

READS = 6  # attempts per file to find changes that are compatible
SHARES = [0.02, 0.1, 0.3, 1.0]  # fraction of the numbers that are changed
TRUSTED = 20  # changes of a family before its success rate counts


class GeneratedFile:
    """A file, what the game reads from it, and how many attempts the reader refused on the way."""

    def __init__(self, text: str, components: Components, refused: int) -> None:
        self.text = text
        self.components = components
        self.refused = refused


class Generator:
    """Generates files of one game; the same seed gives the same files."""

    def __init__(self, game: Game, seed: int) -> None:
        kind = game.box_type()
        assert kind is not None, f"{game.id} does not declare the type of its component files"
        self.game = game
        self.kind = kind
        self.random = Random(f"{game.id} {seed}")
        texts = [game.components(edition).source for edition in game.editions]
        texts += [game.template(edition) for edition in game.editions]
        self.bases = [tomllib.loads(text) for text in texts]
        self.tried: dict[str, int] = defaultdict(int)  # changes by family
        self.taken: dict[str, int] = defaultdict(int)
        self.refused = 0
        self.at_work = ""  # the last text generated
        self.read: tuple[str, Components] | None = None  # the last text accepted, and its components

    def make(self) -> GeneratedFile:
        """The next file that the game accepts."""
        self.refused = 0
        raw = self.random.choice(self.bases)
        left = READS
        if self.random.random() < 0.4:
            raw, left = self.reshaped(raw, left)
        spots = spots_of(raw, self.kind)
        share = self.random.choice(SHARES)
        chosen = [spot for spot in spots if self.random.random() < share and self.is_worth_it(spot)]
        chosen = chosen or [self.random.choice(spots)]
        words = words_of(raw, spots)
        changes = [
            ValueChange(spot, inside(spot, value_at(raw, spot.path), words, self.random)) for spot in chosen
        ]
        kept, _ = self.fitting(raw, [], changes, left)
        text = self.text(raw, kept)
        if self.read is None or self.read[0] != text:
            self.read = (text, self.game.read_components(text))
        return GeneratedFile(text, self.read[1], self.refused)

    def wild(self) -> str:
        """A file with one value outside its range."""
        raw = self.random.choice(self.bases)
        spots = spots_of(raw, self.kind)
        while True:
            spot = self.random.choice(spots)
            value = outside(spot, self.random)
            if value is not None:
                self.at_work = toml_text(changed(raw, [ValueChange(spot, value)]))
                return self.at_work

    def reshaped(self, raw: dict[str, object], left: int) -> tuple[dict[str, object], int]:
        """A file with some lists shortened, lengthened or reordered."""
        for _ in range(self.random.randint(1, 3)):
            lists = [spot for spot in spots_of(raw, self.kind) if isinstance(spot.kind, inspect.ListType)]
            spot = self.random.choice([spot for spot in lists if self.is_worth_it(spot)] or lists)
            change = ValueChange(spot, inside(spot, value_at(raw, spot.path), {}, self.random))
            kept, left = self.fitting(raw, [], [change], left)
            raw = changed(raw, kept)
        return raw, left

    def is_worth_it(self, spot: Spot) -> bool:
        """Whether to change a spot; rarely, if changing it is almost always refused."""
        family = spot.family()
        tried = self.tried[family]
        return tried < TRUSTED or self.random.random() < max(0.02, self.taken[family] / tried)

    def fitting(
        self, raw: dict[str, object], kept: list[ValueChange], changes: list[ValueChange], left: int
    ) -> tuple[list[ValueChange], int]:
        """The changes the game accepts together, found by bisection, and the remaining attempts."""
        if not changes or left <= 0:
            return kept, left
        left -= 1
        is_fine = self.accepts(raw, [*kept, *changes])
        if is_fine or len(changes) == 1:
            for change in changes:
                self.tried[change.spot.family()] += 1
                self.taken[change.spot.family()] += 1 if is_fine else 0
            return ([*kept, *changes] if is_fine else kept), left
        middle = len(changes) // 2
        kept, left = self.fitting(raw, kept, changes[:middle], left)
        return self.fitting(raw, kept, changes[middle:], left)

    def accepts(self, raw: dict[str, object], changes: list[ValueChange]) -> bool:
        """Whether the game reads a file."""
        text = self.text(raw, changes)
        try:
            self.read = (text, self.game.read_components(text))
        except BadComponents:
            self.refused += 1
            return False
        return True

    def text(self, raw: dict[str, object], changes: list[ValueChange]) -> str:
        """A changed file as text, repaired where values depend on each other."""
        copy = changed(raw, changes)
        if self.game.id in REPAIRS:
            REPAIRS[self.game.id](copy)
        self.at_work = toml_text(copy)
        return self.at_work


def words_of(raw: dict[str, object], spots: list[Spot]) -> dict[str, list[str]]:
    """The texts in a file, by what they are."""
    found: dict[str, list[str]] = defaultdict(list)
    for spot in spots:
        value = value_at(raw, spot.path)
        if isinstance(value, str):
            found[spot.family()].append(value)
    return found


def toml_text(raw: dict[str, object]) -> str:
    """A table of plain values as TOML: one line per key, with nested values inline."""
    return "".join([f"{_key(key)} = {_inline(value)}\n" for key, value in raw.items()])


def _inline(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value)
    if isinstance(value, list):
        return "[" + ", ".join([_inline(part) for part in value]) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{_key(key)} = {_inline(part)}" for key, part in value.items()]) + " }"
    return str(value)


def _key(key: str) -> str:
    return json.dumps(key)
