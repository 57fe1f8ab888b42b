"""The texts of one table: its game's messages, its people's names, and the terminal's own messages."""

from __future__ import annotations

from functools import cached_property

from kingscourt.cli.sessions.session_wire_types import SessionStart
from kingscourt.components.named_files import shipped_components
from kingscourt.games.registry import game as find_game
from kingscourt.kernel.action import Action
from kingscourt.kernel.game import Components, Game
from kingscourt.kernel.rule import Rule
from kingscourt.kernel.wire_types import WirePhrase, WireRefusal, WireValue
from kingscourt.table.game_setup import BOT
from kingscourt.table.wire_types import SeatLine
from kingscourt.texts.locale_files import LANGUAGES
from kingscourt.texts.renderer import Renderer, Spoken
from kingscourt.texts.rule_text import rule_text, table_rules


class TableTexts:
    """Renders phrases in one language for the people of one table."""

    def __init__(self, language: str, setup: SessionStart) -> None:
        self.game: Game = find_game(setup.game)
        self.components: Components = (
            shipped_components(self.game, setup.edition)
            if setup.components is None
            else self.game.read_components(setup.components)
        )
        self.edition = setup.edition
        self._setup = setup
        self._prefix = self.game.id.replace("_", "-")
        self.people = shown_names(setup.seats, Renderer(language))
        self.renderer = self._renderer(language)

    def _renderer(self, language: str) -> Renderer:
        return Renderer(language, [self.game], self.people, self.components.names)

    @cached_property
    def renderers(self) -> list[Renderer]:
        """This language first, then the others, since names may be typed in any of them."""
        others = [self._renderer(other) for other in LANGUAGES if other != self.renderer.language]
        return [self.renderer, *others]

    def render(self, phrase: Spoken) -> str:
        """Render a phrase of the rules."""
        return self.renderer.render(phrase)

    def say(self, name: str, /, **args: WireValue) -> str:
        """Render a message of the terminal itself."""
        return self.renderer.render(WirePhrase(f"cli-{name}", args))

    def reason(self, refusal: WireRefusal) -> str:
        """Why something is refused, and what is missing."""
        said = self.render(refusal.text)
        if not refusal.missing:
            return said
        return f"{said} {self.render(WirePhrase('kernel-missing', {'list': refusal.missing}))}"

    def name(self) -> str:
        """The game and its edition."""
        title = self.renderer.render(WirePhrase(f"{self._prefix}-game"))
        return f"{title} · {self.named('edition', self.edition)}"

    def named(self, family: str, name: str) -> str:
        """A word of the game by family and name, such as a category of the score sheet."""
        return self.renderer.render(WirePhrase(f"{self._prefix}-{family}-{name}"))

    @cached_property
    def rules(self) -> list[Rule]:
        """The rules of the game and of the table."""
        return [*self.game.rules(self.components), *table_rules()]

    def example_rule(self) -> str:
        """The number of a rule of this game by which the table can refuse something."""
        return next(rule.id for rule in self.rules if rule.refusable)

    def example_name(self) -> str:
        """The name of a component of this game."""
        things = [rule for rule in self.rules if rule.component]
        return rule_text(self.renderer, things[0]).title.lower() if things else self.example_rule()

    @cached_property
    def actions(self) -> list[Action]:
        """The actions of the game; of those with one label for the same place, the first."""
        seats = len(self._setup.seats)
        options = self.game.options(seats, self._setup.edition, dict(self._setup.options))
        kinds: dict[tuple[str, ...], Action] = {}
        for action in self.game.catalogue(options, self.components).actions:
            kinds.setdefault((action.label().key, *action.points_at()[:1]), action)
        return list(kinds.values())


def shown_names(seats: list[SeatLine], renderer: Renderer) -> list[str]:
    """Distinct names: bots of the same name get the number of their seat."""
    names = [bot_name(seat.name, renderer) if seat.kind == BOT else seat.name for seat in seats]
    return [f"{name} {seat + 1}" if names.count(name) > 1 else name for seat, name in enumerate(names)]


def bot_name(name: str, renderer: Renderer) -> str:
    """A bot's name in the language of the table, if it has one."""
    key = f"cli-bot-{name.lower()}"
    return renderer.render(WirePhrase(key)) if renderer.has(key) else name.capitalize()
