"""Copies and facts of a game's own attributes, for states that do not write them by hand."""

from __future__ import annotations

from typing import Final

# What `State.__init__` sets: the kernel copies it itself, and it is no fact of the game.
KERNEL_ATTRIBUTES: Final = frozenset(
    {
        "seat_count",
        "agenda",
        "events",
        "last_event",
        "at_work",
        "waiting",
        "actor",
        "tells",
        "is_tried",
        "shows",
        "learners",
    }
)
_SHARED: Final = (bool, int, str, bytes, float, type(None), tuple, frozenset)  # never change


def own_attributes(state: object) -> dict[str, object]:
    """The attributes that a game has added to its state, by name."""
    found: dict[str, object] | None = getattr(state, "__dict__", None)
    if found is None:
        raise NotImplementedError(f"{type(state).__name__} is compiled: it needs its own `copy` and `facts`")
    return {name: value for name, value in found.items() if name not in KERNEL_ATTRIBUTES}


def copied(value: object) -> object:
    """A value that shares nothing mutable; objects copy themselves, and those that cannot are shared."""
    if isinstance(value, _SHARED):
        return value
    if isinstance(value, list):
        return [copied(each) for each in value]
    if isinstance(value, dict):
        return {key: copied(each) for key, each in value.items()}
    copy = getattr(value, "copy", None)
    return value if copy is None else copy()


def fact(name: str, value: object) -> str:
    """A value as text that is the same for equal values; objects say it with their method `facts`."""
    if isinstance(value, (set, frozenset)):
        return f"{{{', '.join(sorted([fact(name, each) for each in value]))}}}"
    if isinstance(value, dict):
        pairs = [f"{fact(name, key)}: {fact(name, each)}" for key, each in value.items()]
        return f"{{{', '.join(sorted(pairs))}}}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join([fact(name, each) for each in value])}]"
    if isinstance(value, _SHARED):
        return repr(value)
    told = getattr(value, "facts", None)
    if told is None:
        raise TypeError(f"{name}: {type(value).__name__} has no method `facts`, so the state needs its own")
    return str(told())
