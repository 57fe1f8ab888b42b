"""Write a whole game as a page that a player can follow, by rounds: questions, choices and events.

A bot answers for the player and the seed determines all draws, so the page never changes; `--check` compares.
Example: .venv/bin/python tools/render_transcript.py
"""

from __future__ import annotations

import argparse
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console

from kingscourt.arena.match import bot_seed
from kingscourt.bots.bot import Bot
from kingscourt.bots.registry import make_bot
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.cli.commands.chosen_game import choose
from kingscourt.cli.commands.play import seed_of
from kingscourt.cli.sessions.messages import SessionStart
from kingscourt.cli.terminal.end_screen import show_ranking, show_scores
from kingscourt.cli.terminal.screen import Screen
from kingscourt.cli.terminal.table_texts import TableTexts
from kingscourt.kernel.action import Action
from kingscourt.kernel.state import State
from kingscourt.kernel.wire_conversion import event_to_wire, phrase_to_wire
from kingscourt.kernel.wire_types import WireEvent
from kingscourt.table.fairness import AuditedSource, commitment
from kingscourt.table.game_setup import HUMAN, GameSetup, SeatSetup
from kingscourt.table.projection import update_for
from kingscourt.table.record import seat_line
from kingscourt.table.table import Table
from kingscourt.texts.generated.page_writer import write_pages

PAGES = [("paladins", "medium", "2a")]  # game, level of its solo opponent, seed
FOLDER = Path("docs/transcripts")
PLAYER = "Anna"
WIDTH = 100


class Transcript:
    """Plays one table and writes down what its only player sees."""

    def __init__(self, game: str, solo: str, seed: str) -> None:
        chosen = choose(game, None, "", None, None, solo)
        key = seed_of(seed)
        people = [SeatSetup(PLAYER, HUMAN)]
        game_setup = GameSetup(chosen.game, chosen.options, chosen.components, people, commitment(key))
        self.table = Table(game_setup, AuditedSource(key, game_setup.nonces()))
        self.bot: Bot = make_bot("greedy", bot_seed(key, 0))
        self.words = TableTexts("en", setup_of(game_setup))
        self.lines: list[str] = []
        self.title = ""
        self.seen = 0

    def page(self) -> str:
        """The whole game."""
        self.table.keep(self.table.open())
        self.events([event_to_wire(event) for event in self.table.opening])
        self.news()
        while not self.table.position.is_over():
            self.heading()
            self.turn()
            self.news()
        self.heading()
        self.end()
        return "\n".join(self.lines) + "\n"

    def heading(self) -> None:
        """A new part of the game: its name and the current position."""
        game = self.table.game_setup.game
        outline = game.outline(game.view(self.table.position.state, 0))
        title = self.words.render(outline.text)
        if title == self.title:
            return
        part, _, phase = title.partition(": ")
        is_new = part != self.title.partition(": ")[0]
        self.title = title
        if is_new:
            self.lines += ["", f"## {part}"]
        if is_new or not phase:
            screen = self.screen()
            screen.position(outline)
            self.lines += ["", "<details><summary>The table</summary>", "", "```text"]
            self.lines += [*shown(screen).splitlines()[1:], "```", "", "</details>"]
        if phase:
            self.lines += ["", f"### {phase.capitalize()}"]

    def turn(self) -> None:
        """One command of the player: a single answer, or a whole sealed choice."""
        state = self.table.position.state
        if not self.table.position.is_sealed():
            self.table.keep(self.table.command(0, [self.answer(state).text]))
            return
        trial = state.copy()
        actions: list[str] = []
        while trial.is_asked(0):
            action = self.answer(trial)
            trial.apply(0, action)
            actions.append(action.text)
        self.table.keep(self.table.command(0, actions))

    def answer(self, state: State) -> Action:
        """The bot's choice, with its question."""
        legal = state.legal(0)
        action = self.bot.choose(SeatHandle(self.table.game_setup.game, state, 0))
        prompt = self.words.render(phrase_to_wire(state.question(0).prompt))
        number = [other.text for other in legal].index(action.text) + 1
        label = self.words.render(phrase_to_wire(action.label()))
        blank = [""] if self.lines[-1] else []
        self.lines += [*blank, f"**{prompt}** {number} of {len(legal)}: **{label}**", ""]
        return action

    def news(self) -> None:
        """Events since the last entry shown."""
        update = update_for(self.table, 0, self.seen)
        self.seen = update.n
        self.events([event for entry in update.entries for event in entry.events])

    def events(self, events: list[WireEvent]) -> None:
        """One line per event."""
        self.lines += [f"- {line}" for line in map(self.words.render, events) if line]

    def end(self) -> None:
        """Ranking and score sheet."""
        update = update_for(self.table, 0, self.seen)
        assert update.outcome is not None
        assert update.scores is not None
        screen = self.screen()
        show_ranking(screen.console, self.words, update.outcome)
        screen.console.print()
        show_scores(screen.console, self.words, update.scores)
        self.lines += ["", "```text", *shown(screen).splitlines(), "```"]

    def screen(self) -> Screen:
        """A console that records its output."""
        return Screen(self.words, Console(highlight=False, width=WIDTH, record=True, file=StringIO()))


def shown(screen: Screen) -> str:
    """The output, without colours and trailing blanks."""
    return "\n".join(line.rstrip() for line in screen.console.export_text().splitlines())


def setup_of(game_setup: GameSetup) -> SessionStart:
    """The setup that rendering a table needs."""
    seats = [seat_line(info) for info in game_setup.seats]
    options = game_setup.options
    version = game_setup.rules_version
    return SessionStart(game_setup.game.id, options.edition, version, options.variants, None, seats, "", [])


def page_of(game: str, solo: str, seed: str) -> str:
    """The page with its header."""
    transcript = Transcript(game, solo, seed)
    body = transcript.page()
    command = f"kingscourt play {game} --solo {solo} --seed {seed}"
    name = transcript.words.name()
    return f"""# {name}: one against the opponent, {solo}

A whole game as shown in the terminal; `{command}` deals the same cards.
{PLAYER} is played by the bot `greedy`; bold lines are her questions and answers, with the number of the
choice; the others are the log. The table is shown where a round and where its turns begin.
This page is made by `tools/render_transcript.py`.

## The deal

{body}"""


def pages() -> dict[Path, str]:
    """The pages by path."""
    return {FOLDER / f"{game}-solo-{solo}.md": page_of(game, solo, seed) for game, solo, seed in PAGES}


def main() -> int:
    """Write the pages, or with --check report which are out of date."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a page is stale")
    return write_pages(pages(), check=parser.parse_args().check)


if __name__ == "__main__":
    sys.exit(main())
