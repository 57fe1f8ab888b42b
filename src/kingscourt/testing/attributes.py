"""Attributes of rules objects, interpreted or compiled, and slightly different values for them."""

from __future__ import annotations

from collections.abc import Iterator

Value = object
PLAIN = (bool, int, str)


def names_of(thing: object) -> list[str]:
    """The names of an object's attributes; compiled classes list them instead of having a `__dict__`."""
    if hasattr(thing, "__dict__"):
        return list(vars(thing))
    found = [name for kind in type(thing).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())]
    return [name for name in dict.fromkeys(found) if not name.startswith("__") and hasattr(thing, name)]


def has_attributes(thing: object) -> bool:
    """Whether it is an object of the rules, not a number, a text, a container or a class."""
    return not isinstance(thing, (*PLAIN, list, tuple, dict, set, type, type(None))) and bool(names_of(thing))


def is_plain_list(value: Value) -> bool:
    """Whether it is a list of numbers or texts."""
    return isinstance(value, list) and all(isinstance(one, PLAIN) for one in value)


def alternatives(value: Value) -> Iterator[Value]:
    """Values of the same type that differ from this one."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
        yield value - 1
    elif isinstance(value, str):
        yield value + "x"
    elif isinstance(value, list) and value:
        yield [*value, value[-1]]
        yield value[:-1]
        for first in alternatives(value[0]) if isinstance(value[0], PLAIN) else ():
            yield [first, *value[1:]]
