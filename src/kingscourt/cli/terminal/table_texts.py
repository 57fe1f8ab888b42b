"""The texts of one table: its game's messages, its people's names, and the terminal's own messages."""

from __future__ import annotations

from kingscourt.cli.sessions.messages import SessionStart
from kingscourt.games.registry import game as find_game
from kingscourt.kernel.game import Components, Game
from kingscourt.kernel.rule import Rule
from kingscourt.kernel.wire_types import WirePhrase, WireValue
from kingscourt.table.game_setup import BOT
from kingscourt.table.wire_types import SeatLine
from kingscourt.texts.renderer import Renderer, Spoken
from kingscourt.texts.rule_text import table_rules


class TableTexts:
    """Renders phrases in one language for the people of one table."""

    def __init__(self, language: str, setup: SessionStart) -> None:
        self.game: Game = find_game(setup.game)
        self.components: Components = (
            self.game.components(setup.edition)
            if setup.components is None
            else self.game.read_components(setup.components)
        )
        self.edition = setup.edition
        self._prefix = self.game.id.replace("_", "-")
        self.people = shown_names(setup.seats)
        self.renderer = Renderer(language, [self.game], self.people, self.components.names)

    def render(self, phrase: Spoken) -> str:
        """Render a phrase of the rules."""
        return self.renderer.render(phrase)

    def say(self, name: str, **args: WireValue) -> str:
        """Render a message of the terminal itself."""
        return self.renderer.render(WirePhrase(f"cli-{name}", args))

    def name(self) -> str:
        """The game and its edition."""
        title = self.renderer.render(WirePhrase(f"{self._prefix}-game"))
        return f"{title} · {self.named('edition', self.edition)}"

    def named(self, family: str, name: str) -> str:
        """A word of the game by family and name, such as a category of the score sheet."""
        return self.renderer.render(WirePhrase(f"{self._prefix}-{family}-{name}"))

    def rules(self) -> list[Rule]:
        """The rules of the game and of the table."""
        return [*self.game.rules(self.components), *table_rules()]


def shown_names(seats: list[SeatLine]) -> list[str]:
    """Distinct names: bots of the same name get the number of their seat."""
    names = [seat.name.capitalize() if seat.kind == BOT else seat.name for seat in seats]
    return [f"{name} {seat + 1}" if names.count(name) > 1 else name for seat, name in enumerate(names)]
