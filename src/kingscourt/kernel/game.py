"""A game as the registry offers it: how to build, show and read its states."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from kingscourt.kernel.catalogue import Catalogue
from kingscourt.kernel.errors import BadOptions
from kingscourt.kernel.options import Options, OptionSpec, complete
from kingscourt.kernel.phrase import Phrase
from kingscourt.kernel.rule import Rule
from kingscourt.kernel.state import State
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Everything a game package provides to the rest of the system."""

    def __init__(
        self,
        id: str,
        rules_version: str,
        seat_range: list[int],
        editions: list[str],
        option_specs: list[OptionSpec],
        resources: str,
    ) -> None:
        self.id: str = id  # its name in the registry and in records
        self.rules_version: str = rules_version  # raised when a record would replay differently
        self.seat_range: list[int] = seat_range  # the possible numbers of seats, ascending
        self.editions: list[str] = editions  # default first
        self.option_specs: list[OptionSpec] = option_specs  # its variants
        self.resources: str = resources  # package that holds `locale/<language>/*.ftl`

    def options(self, seats: int, edition: str = "", variants: dict[str, str] | None = None) -> Options:
        """Complete options, defaults filled in."""
        name = self.shipped(edition or self.editions[0])
        return complete(name, seats, variants or {}, self.option_specs, self.seat_range)

    def shipped(self, edition: str) -> str:
        """Check the name of a shipped edition; an unknown one must never become part of a file name."""
        if edition not in self.editions:
            raise BadOptions(f"no edition {edition!r}; {self.id} has: {', '.join(self.editions)}")
        return edition

    def components(self, edition: str) -> Components:
        """The components of a shipped edition."""
        raise NotImplementedError

    def read_components(self, text: str) -> Components:
        """Read an owner's component file; raises BadComponents with every mistake."""
        raise NotImplementedError

    def box_type(self) -> type | None:
        """The msgspec type of the game's component files, which declares the range of every value."""
        return None

    def template(self, edition: str) -> str:
        """A component file for an owner to correct; unsourced values say where to look."""
        return self.components(edition).source

    def new(self, options: Options, components: Components) -> State:
        """The position before the first draw or decision."""
        raise NotImplementedError

    def catalogue(self, options: Options, components: Components) -> Catalogue:
        """All actions under these options and components."""
        raise NotImplementedError

    def scenario(self, text: str) -> State:
        """A position described in TOML, for tests, tutorials and rule examples."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> View:
        """Everything an attentive player on a seat (a watcher if None) could know."""
        raise NotImplementedError

    def seat_view(self, state: State, seat: int, watched: View) -> View:
        """`view` of a seat; may reuse the public part of a watcher's view of the same position."""
        return self.view(state, seat)

    def outline(self, view: View, components: Components) -> Outline:
        """The view, with what is printed on components, as a tree that any client can render."""
        raise NotImplementedError

    def static_facts(self, components: Components) -> StaticFacts:
        """Facts that never change during a game: boards, cards, costs."""
        raise NotImplementedError

    def rules(self, components: Components) -> list[Rule]:
        """Every rule and component by id."""
        raise NotImplementedError

    def thing(self, what: str, components: Components) -> Phrase | None:
        """The name of a thing in terms, which gets its amount as `n`; None for one that needs no words."""
        return Phrase(f"{self.id.replace('_', '-')}-thing-{what}")

    def evaluate(self, state: State, seat: int) -> int:
        """How good a position is for a seat, on any scale; only compared with other values of this game."""
        raise NotImplementedError

    def turn_kind(self) -> type | None:
        """The step that asks for a turn, if other questions are only parts of one; bots plan to the next."""
        return None

    def stretch(self, state: State) -> int:
        """A number, such as the round, whose change ends the bots' planning horizon."""
        return 0
