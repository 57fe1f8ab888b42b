"""A game as the registry offers it: how to build, show and read its states."""

from __future__ import annotations

from typing import Generic, TypeAlias, TypeVar, cast

from mypy_extensions import mypyc_attr

from kingscourt.kernel.blunder import Blunder
from kingscourt.kernel.catalogue import Catalogue
from kingscourt.kernel.errors import BadComponents, BadOptions, BadScenario
from kingscourt.kernel.options import Options, OptionSpec, complete
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.rule import Rule, numbered_rules
from kingscourt.kernel.state import State
from kingscourt.kernel.values import Values
from kingscourt.kernel.wire_types import Outline, StaticFacts, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Components:
    """The decoded component data of a shipped edition or an owner's file. Immutable."""

    def __init__(self, edition: str, source: str, shipped: bool, names: dict[str, str] | None = None) -> None:
        self.edition: str = edition  # its name
        self.source: str = source  # the text it was decoded from; records embed it unless shipped
        self.shipped: bool = shipped  # whether it comes with the game
        self.names: dict[str, str] = {} if names is None else names  # an owner's own names, by message

    def confidence(self) -> dict[str, str]:
        """The confidence of each number, by its name in the file: exact, derived or reconstructed."""
        return {}


S = TypeVar("S", bound=State)
C = TypeVar("C", bound=Components)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class TypedGame(Generic[S, C, V]):
    """Everything a game package provides to the rest of the system, with its own state, components and view.

    Only `components` and `read_components` make components, only `new` and `scenario` make states, and only
    `view` makes views, so the other methods need not ask whether they were handed their own.
    """

    def __init__(
        self,
        id: str,
        rules_version: str,
        seat_range: list[int],
        editions: list[str],
        option_specs: list[OptionSpec],
        resources: str,
        numbered: dict[str, bool] | None = None,
    ) -> None:
        self.id: str = id  # its name in the registry and in records
        self.rules_version: str = rules_version  # raised when a record would replay differently
        self.seat_range: list[int] = seat_range  # the possible numbers of seats, ascending
        self.editions: list[str] = editions  # default first
        self.option_specs: list[OptionSpec] = option_specs  # its variants
        self.resources: str = resources  # package that holds `locale/<language>/*.ftl`
        self.numbered: dict[str, bool] = {} if numbered is None else numbered  # see `numbered_rules`

    def options(self, seats: int, edition: str = "", variants: dict[str, str] | None = None) -> Options:
        """Complete options, defaults filled in."""
        name = self.shipped(edition or self.editions[0])
        return complete(name, seats, variants or {}, self.option_specs, self.seat_range)

    def shipped(self, edition: str) -> str:
        """Check the name of a shipped edition; an unknown one must never become part of a file name."""
        if edition not in self.editions:
            raise BadOptions(f"no edition {edition!r}; {self.id} has: {', '.join(self.editions)}")
        return edition

    def components(self, edition: str) -> C:
        """The components of a shipped edition; a game without component files has nothing but its name."""
        return cast(C, Components(self.shipped(edition), "", shipped=True))

    def read_components(self, text: str) -> C:
        """Read an owner's component file; raises BadComponents with every mistake."""
        if text:
            raise BadComponents([f"{self.id} has no component files"])
        return cast(C, Components(self.editions[0], text, shipped=False))

    def box_type(self) -> type | None:
        """The msgspec type of the game's component files, which declares the range of every value."""
        return None

    def template(self, edition: str) -> str:
        """A component file for an owner to correct; unsourced values say where to look."""
        return self.components(edition).source

    def new(self, options: Options, components: C) -> S:
        """The position before the first draw or decision."""
        raise NotImplementedError

    def catalogue(self, options: Options, components: C) -> Catalogue:
        """All actions under these options and components."""
        raise NotImplementedError

    def scenario(self, text: str) -> S:
        """A position described in TOML, for tests, tutorials and rule examples."""
        raise BadScenario(f"{self.id} has no scenarios")

    def view(self, state: S, seat: int | None) -> V:
        """Everything an attentive player on a seat (a watcher if None) could know."""
        raise NotImplementedError

    def seat_view(self, state: S, seat: int, watched: V) -> V:
        """`view` of a seat; may reuse the public part of a watcher's view of the same position."""
        return self.view(state, seat)

    def outline(self, view: V, components: C) -> Outline:
        """The view, with what is printed on components, as a tree that any client can render."""
        raise NotImplementedError

    def static_facts(self, components: C) -> StaticFacts:
        """Facts that never change during a game: boards, cards, costs."""
        return StaticFacts()

    def rules(self, components: C) -> list[Rule]:
        """Every rule and component by id; the numbered rules only, if components have none of their own."""
        return numbered_rules(self.id, self.numbered)

    def thing(self, what: str, components: C) -> Phrase | None:
        """The name of a thing in terms, which gets its amount as `n`; None for one that needs no words."""
        return Phrase(f"{self.id.replace('_', '-')}-thing-{what}")

    def values(self) -> Values[S] | None:
        """What rates positions in points at the end, with the shipped weights; all that bots go by.

        Without values, bots of every level answer at random, and there are no hints and no reviews. Made anew
        for every caller, because it has a row to work on.
        """
        return None

    def levels(self) -> dict[str, str]:
        """How bots of named levels search, as text; those left out search as in any other game."""
        return {}

    def blunders(self) -> list[Blunder[S]]:
        """Detectors of moves that people laugh at."""
        return []

    def traps(self) -> list[Blunder[S]]:
        """Detectors of answers that may be right, but that beginners regret; hints warn of them."""
        return []


Game: TypeAlias = TypedGame[State, Components, View]  # any game, for whoever drives it


def as_game(game: TypedGame[S, C, V]) -> Game:
    """A game for those who drive any game: they hand it back only what it has made itself."""
    return cast(Game, game)
