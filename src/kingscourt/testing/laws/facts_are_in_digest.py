"""The law of complete facts: whatever differs between two positions differs in their digests."""

from __future__ import annotations

from collections.abc import Iterator

from kingscourt.kernel.state import State
from kingscourt.testing.case_positions import walk
from kingscourt.testing.errors import LawBroken
from kingscourt.testing.law_case import Case

NAME = "law_facts_are_complete"
POSITIONS = 16
# The kernel's own: the agenda is in the digest, the others say how the position was reached.
KERNEL = {"seat_count", "agenda", "events", "last_event", "at_work", "waiting", "actor"}

Value = object
PLAIN = (bool, int, str)


KERNEL |= {"is_tried", "shows", "learners"}


def law_facts_are_complete(case: Case) -> None:
    """Every attribute that can change is in the digest, unless `derived` names it."""
    search = Search(set(case.start().derived()))
    step = max(1, len(case.log.entries) // POSITIONS)
    for position in walk(case):
        if position.number % step == 0:
            search.look_at(position.state)
    forgotten = sorted(search.changing() - search.noticed)
    if forgotten:
        advice = "if they follow from other facts, name them in `derived`"
        raise LawBroken(NAME, case, f"facts or digest forget {', '.join(forgotten)}; {advice}")


class Search:
    """What was found about every attribute, by paths such as `round` and `players.gold`."""

    def __init__(self, derived: set[str]) -> None:
        self.derived = derived
        self.values: dict[tuple[str, str], set[str]] = {}  # seen so far, by path and number in a list
        self.noticed: set[str] = set()

    def changing(self) -> set[str]:
        """The attributes that have had more than one value; the others are settings of the table."""
        return {path for (path, _), values in self.values.items() if len(values) > 1}

    def look_at(self, state: State) -> None:
        """Try every attribute of a position that is not yet known to be noticed."""
        changed = state.copy()
        trial = Trial(self, changed)
        for name in names_of(changed):
            if name not in KERNEL:
                trial.alter(Owner(changed, state, "", ""), name)
        for step, twin in zip(changed.agenda, state.agenda, strict=True):
            trial.alter_inside(Owner(step, twin, type(step).__name__, ""))


class Owner:
    """An object of a copied position, its twin in the position itself, and how it is reached."""

    def __init__(self, thing: object, twin: object, path: str, which: str) -> None:
        self.thing = thing
        self.twin = twin
        self.path = path
        self.which = which


class Trial:
    """Alters one copied position and puts everything back."""

    def __init__(self, search: Search, state: State) -> None:
        self.search = search
        self.state = state
        self.before = state.digest()

    def alter(self, owner: Owner, name: str) -> None:
        """Give one attribute other values."""
        path = f"{owner.path}.{name}" if owner.path else name
        if path in self.search.derived:
            return
        value, twin = getattr(owner.thing, name), getattr(owner.twin, name, None)
        if isinstance(value, PLAIN) or is_plain_list(value):
            self.search.values.setdefault((path, owner.which), set()).add(repr(value))
        if path not in self.search.noticed and any(
            self.is_noticed(owner.thing, name, other) for other in alternatives(value)
        ):
            self.search.noticed.add(path)
        if isinstance(value, list) and isinstance(twin, list):
            for number, (one, other) in enumerate(zip(value, twin, strict=True)):
                self.alter_inside(Owner(one, other, path, f"{owner.which}/{number}"))
        else:
            self.alter_inside(Owner(value, twin, path, owner.which))

    def is_noticed(self, thing: object, name: str, other: object) -> bool:
        """Whether the digest tells another value of an attribute from its own."""
        own = getattr(thing, name)
        setattr(thing, name, other)
        after = digest_or_error(self.state)
        setattr(thing, name, own)
        return after != self.before

    def alter_inside(self, owner: Owner) -> None:
        """Alter an object of the position; one that a copy shares is never changed by the rules."""
        if owner.thing is not owner.twin and has_attributes(owner.thing):
            for name in names_of(owner.thing):
                self.alter(owner, name)


def digest_or_error(state: State) -> str:
    """The digest, or the error that an impossible value causes: it was read, so it was not forgotten."""
    try:
        return state.digest()
    except Exception as error:
        return repr(error)


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
