"""Writes a whole game as a page that a player can follow: what was asked, chosen and happened, by rounds.

A bot answers for the player and the seed fixes the chance, so the page stays the same; `--check` compares.
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
from kingscourt.bots.handle import SeatHandle
from kingscourt.bots.registry import make_bot
from kingscourt.cli.chosen import choose
from kingscourt.cli.ending import show_ranking, show_scores
from kingscourt.cli.messages import Setup
from kingscourt.cli.play_command import seed_of
from kingscourt.cli.screen import Screen
from kingscourt.cli.words import Words
from kingscourt.kernel.action import Action
from kingscourt.kernel.state import State
from kingscourt.kernel.telling import event_to_wire, phrase_to_wire
from kingscourt.kernel.wire import WireEvent
from kingscourt.table.fairness import AuditedSource, commitment
from kingscourt.table.projection import update_for
from kingscourt.table.record import seat_line
from kingscourt.table.setting import HUMAN, SeatInfo, Setting
from kingscourt.table.table import Table
from kingscourt.texts.pages import write_pages

PAGES = [("paladins", "medium", "2a")]  # game, level of its solo opponent, seed
FOLDER = Path("docs/transcripts")
PLAYER = "Anna"
WIDTH = 100


class Transcript:
    """Plays one table and writes down what its only player sees."""

    def __init__(self, game: str, solo: str, seed: str) -> None:
        chosen = choose(game, None, "", None, None, solo)
        key = seed_of(seed)
        people = [SeatInfo(PLAYER, HUMAN)]
        setting = Setting(chosen.game, chosen.options, chosen.components, people, commitment(key))
        self.table = Table(setting, AuditedSource(key, setting.nonces()))
        self.bot: Bot = make_bot("greedy", bot_seed(key, 0))
        self.words = Words("en", setup_of(setting))
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
        """A new part of the game: its name, and the table as it stands."""
        game = self.table.setting.game
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
        """One command of the player: a single answer, or under seal all that belongs together."""
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
        """The bot's choice, written down with its question."""
        legal = state.legal(0)
        action = self.bot.choose(SeatHandle(self.table.setting.game, state, 0))
        prompt = self.words.render(phrase_to_wire(state.question(0).prompt))
        number = [other.text for other in legal].index(action.text) + 1
        label = self.words.render(phrase_to_wire(action.label()))
        blank = [""] if self.lines[-1] else []
        self.lines += [*blank, f"**{prompt}** {number} of {len(legal)}: **{label}**", ""]
        return action

    def news(self) -> None:
        """What has happened since."""
        update = update_for(self.table, 0, self.seen)
        self.seen = update.n
        self.events([event for entry in update.entries for event in entry.events])

    def events(self, events: list[WireEvent]) -> None:
        """A line each."""
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
        """A terminal that remembers."""
        return Screen(self.words, Console(highlight=False, width=WIDTH, record=True, file=StringIO()))


def shown(screen: Screen) -> str:
    """What was printed, without colours or blanks at the ends of lines."""
    return "\n".join(line.rstrip() for line in screen.console.export_text().splitlines())


def setup_of(setting: Setting) -> Setup:
    """What words need to know of a table."""
    seats = [seat_line(info) for info in setting.seats]
    options = setting.options
    version = setting.rules_version
    return Setup(setting.game.id, options.edition, version, options.variants, None, seats, "", [])


def page_of(game: str, solo: str, seed: str) -> str:
    """The page with its head."""
    transcript = Transcript(game, solo, seed)
    body = transcript.page()
    command = f"kingscourt play {game} --solo {solo} --seed {seed}"
    name = transcript.words.name()
    return f"""# {name}: one against the opponent, {solo}

A whole game as the terminal tells it: `{command}` deals these very cards.
{PLAYER} is played by the bot `greedy`; bold lines are her questions and answers, with the number of the
choice; the others are the log. The table is shown where a round and where its turns begin.
This page is made by `tools/render_transcript.py`.

## The deal

{body}"""


def pages() -> dict[Path, str]:
    """The pages by path."""
    return {FOLDER / f"{game}-solo-{solo}.md": page_of(game, solo, seed) for game, solo, seed in PAGES}


def main() -> int:
    """Write the pages, or with --check tell which are out of date."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a page is stale")
    return write_pages(pages(), check=parser.parse_args().check)


if __name__ == "__main__":
    sys.exit(main())
