"""The values of a component file that can be changed, found by walking its type."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import NamedTuple

from msgspec import inspect

Path = tuple[str | int, ...]


class Spot(NamedTuple):
    """A value: its path, its type, and the accompanying word if a text is an amount."""

    path: Path
    kind: inspect.Type
    amount: tuple[int, int] | None = None

    def family(self) -> str:
        """The path without list indices: what it is, not which one."""
        return ".".join(["*" if isinstance(part, int) else part for part in self.path])


class ValueChange(NamedTuple):
    """A new value for a spot."""

    spot: Spot
    value: object


def spots_of(raw: object, kind: type) -> list[Spot]:
    """Every value of a file that its type declares."""
    found: list[Spot] = []
    _walk(found, (), raw, inspect.type_info(kind))
    return found


def _walk(found: list[Spot], path: Path, raw: object, kind: inspect.Type) -> None:
    if isinstance(kind, inspect.Metadata):
        amount = (kind.extra or {}).get("amount")
        if amount is not None:
            found.append(Spot(path, kind.type, amount))
        else:
            _walk(found, path, raw, kind.type)
        return
    if path and not isinstance(kind, inspect.StructType):
        found.append(Spot(path, kind))
    if isinstance(kind, inspect.StructType) and isinstance(raw, dict):
        for field in kind.fields:
            if field.encode_name in raw:
                _walk(found, (*path, field.encode_name), raw[field.encode_name], field.type)
            elif isinstance(field.type, inspect.IntType | inspect.BoolType | inspect.LiteralType):
                found.append(Spot((*path, field.encode_name), field.type))  # absent: it may be added
    elif isinstance(kind, inspect.ListType) and isinstance(raw, list):
        for number, part in enumerate(raw):
            _walk(found, (*path, number), part, kind.item_type)
    elif isinstance(kind, inspect.DictType) and isinstance(raw, dict):
        for key, part in raw.items():
            _walk(found, (*path, key), part, kind.value_type)


def value_at(raw: object, path: Path) -> object:
    """The value at a path, or None."""
    for part in path:
        if isinstance(raw, dict):
            raw = raw.get(part)
        elif isinstance(raw, list) and isinstance(part, int) and part < len(raw):
            raw = raw[part]
        else:
            return None
    return raw


def changed(raw: dict[str, object], changes: list[ValueChange]) -> dict[str, object]:
    """A copy of a file with other values; a change whose path is gone is skipped."""
    copy = deepcopy(raw)
    for change in changes:
        holder = value_at(copy, change.spot.path[:-1])
        last = change.spot.path[-1]
        is_entry = isinstance(holder, list) and isinstance(last, int) and last < len(holder)
        if is_entry or isinstance(holder, dict):
            holder[last] = deepcopy(change.value)  # type: ignore[index]
    return copy


def inside(spot: Spot, raw: object, words: dict[str, list[str]], random: Random) -> object:
    """A value inside the range of a spot, disproportionately often one of its ends."""
    kind = spot.kind
    if spot.amount is not None:
        n = number(*spot.amount, random)
        word = random.choice(words[spot.family()]).rpartition(" ")[2]
        return word if n == 1 else f"{n} {word}"
    if isinstance(kind, inspect.UnionType):
        kind = random.choice([part for part in kind.types if not isinstance(part, inspect.NoneType)])
    if isinstance(kind, inspect.ListType) and isinstance(raw, list):
        return another_list(raw, kind, random)
    if isinstance(kind, inspect.DictType) and isinstance(raw, dict):
        return {key: part for key, part in raw.items() if random.random() < 0.8}
    return plain(kind, raw, words.get(spot.family(), []), random)


def plain(kind: inspect.Type, raw: object, words: list[str], random: Random) -> object:
    """A value without parts."""
    if isinstance(kind, inspect.IntType):
        return number(kind.ge or 0, kind.le or 0, random)
    if isinstance(kind, inspect.BoolType):
        return random.random() < 0.5
    if isinstance(kind, inspect.LiteralType):
        return random.choice(kind.values)
    return random.choice(words) if words else raw


def number(least: int, most: int, random: Random) -> int:
    """A number in a range; half the time one of its ends."""
    ends = [least, most, min(least + 1, most), max(most - 1, least), min(max(least, 0), most)]
    return random.choice(ends) if random.random() < 0.5 else random.randint(least, most)


def another_list(raw: list[object], kind: inspect.ListType, random: Random) -> list[object]:
    """Entries removed, duplicated or reordered, within the allowed number."""
    most = kind.max_length or len(raw)
    parts = list(raw)
    way = random.randrange(5)
    if way == 0:
        random.shuffle(parts)
    elif way == 1 and parts:
        del parts[random.randrange(len(parts))]
    elif way == 2 and parts:
        while len(parts) < most:
            parts.append(random.choice(raw))
    elif way == 3:
        parts = parts[: kind.min_length or 0]
    elif parts and len(parts) < most:
        parts.insert(random.randrange(len(parts) + 1), random.choice(raw))
    return parts


def outside(spot: Spot, random: Random) -> object:
    """A value outside the range of a spot, or None if there is none."""
    kind = spot.kind
    if spot.amount is not None:
        return f"{random.choice([0, spot.amount[1] + 1, 10**18])} silver"
    if isinstance(kind, inspect.IntType):
        least, most = kind.ge or 0, kind.le or 0
        return random.choice([least - 1, most + 1, 10**6, 2**62, 4 * 10**18, 2**63, -(2**63), 10**40, 1.5])
    if isinstance(kind, inspect.StrType):
        return random.choice(["x" * ((kind.max_length or 0) + 1), "x" * 5000, 7])
    if isinstance(kind, inspect.LiteralType):
        return random.choice(["x" * 5000, "nothing", 7])
    if isinstance(kind, inspect.ListType):
        return [0] * ((kind.max_length or 0) + 1)
    return None
