"""A game as the registry offers it: how to build, show and read its states."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from kingscourt.kernel.catalogue import Catalogue
from kingscourt.kernel.errors import BadOptions
from kingscourt.kernel.options import Options, OptionSpec, complete
from kingscourt.kernel.rule import Rule
from kingscourt.kernel.state import State
from kingscourt.kernel.wire import Outline, StaticFacts, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Components:
    """Decoded facts of one box: a shipped edition or an owner's file. Immutable."""

    def __init__(self, edition: str, source: str, shipped: bool, names: dict[str, str] | None = None) -> None:
        self.edition: str = edition
        self.source: str = source  # the text it was decoded from; records embed it unless shipped
        self.shipped: bool = shipped
        self.names: dict[str, str] = {} if names is None else names  # an owner's plain names, by message

    def confidence(self) -> dict[str, str]:
        """How sure each number is, by its name in the file: exact, derived or reconstructed."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What a game's folder hands to the rest of the house."""

    def __init__(
        self,
        id: str,
        rules_version: str,
        seat_range: list[int],
        editions: list[str],
        option_specs: list[OptionSpec],
        resources: str,
    ) -> None:
        self.id: str = id
        self.rules_version: str = rules_version
        self.seat_range: list[int] = seat_range
        self.editions: list[str] = editions  # the default first
        self.option_specs: list[OptionSpec] = option_specs
        self.resources: str = resources  # package that holds `locale/<language>/*.ftl`

    def options(self, seats: int, edition: str = "", variants: dict[str, str] | None = None) -> Options:
        """Complete options, defaults filled in."""
        name = self.shipped(edition or self.editions[0])
        return complete(name, seats, variants or {}, self.option_specs, self.seat_range)

    def shipped(self, edition: str) -> str:
        """The name of a shipped edition: what is none must never reach the name of a file."""
        if edition not in self.editions:
            raise BadOptions(f"no edition {edition!r}; {self.id} has: {', '.join(self.editions)}")
        return edition

    def components(self, edition: str) -> Components:
        """The components of a shipped edition."""
        raise NotImplementedError

    def read_components(self, text: str) -> Components:
        """Components from an owner's file; raises BadComponents with every mistake."""
        raise NotImplementedError

    def box_type(self) -> type | None:
        """The msgspec type of its component files, which declares the range of every value."""
        return None

    def template(self, edition: str) -> str:
        """A component file for an owner to correct; values that are not sourced say where to look."""
        return self.components(edition).source

    def new(self, options: Options, components: Components) -> State:
        """The position before the first draw or decision."""
        raise NotImplementedError

    def catalogue(self, options: Options, components: Components) -> Catalogue:
        """All actions under these options and components."""
        raise NotImplementedError

    def scenario(self, text: str) -> State:
        """A position from TOML facts, for tests, tutorials and examples of rules."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> View:
        """Everything an attentive player of a seat (None: a watcher) could know."""
        raise NotImplementedError

    def seat_view(self, state: State, seat: int, watched: View) -> View:
        """`view` of a seat; it may take over what is open to all from a watcher's view of this position."""
        return self.view(state, seat)

    def outline(self, view: View) -> Outline:
        """The view as a language-neutral tree that any reader can render."""
        raise NotImplementedError

    def static_facts(self, components: Components) -> StaticFacts:
        """What never changes during a game: boards, cards, costs."""
        raise NotImplementedError

    def rules(self, components: Components) -> list[Rule]:
        """Every rule and component by id."""
        raise NotImplementedError

    def evaluate(self, state: State, seat: int) -> int:
        """How good a position is for a seat; only compared with itself, any scale."""
        raise NotImplementedError

    def turn_kind(self) -> type | None:
        """The step that asks for a turn, where other questions only serve one; plans reach to the next."""
        return None

    def stretch(self, state: State) -> int:
        """A number that changes where plans end, such as the round."""
        return 0
