"""Write whole games as a first-time player sees them in a terminal: a page for each game and language.

A bot advises the player and the seed determines all draws, so the pages never change; `--check` compares.
Example: .venv/bin/python tools/render_transcript.py --only rival_kings
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from kingscourt.arena.match import bot_seed
from kingscourt.bots.bot import Bot
from kingscourt.bots.registry import make_bot
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.cli.commands.play import seed_of
from kingscourt.cli.demonstration.recorded_game import PLAYER, RecordedGame
from kingscourt.cli.demonstration.recorded_terminal import Screenful
from kingscourt.kernel.action import Action
from kingscourt.texts.generated.page_writer import write_pages

LANGUAGES = ("en", "hu")
SEED = "2a"
FOLDER = Path("docs/transcripts")
TITLE = re.compile(r"── (.+?) ─+$")  # the line above a question


class Script:
    """A game to write down: against bots, or alone against the game's own opponent."""

    def __init__(self, game: str, bots: list[str], solo: str = "") -> None:
        self.game = game
        self.bots = bots
        self.solo = solo

    def command(self, language: str) -> str:
        """The command that deals the same game."""
        against = f"--solo {self.solo}" if self.solo else f"--seats {1 + len(self.bots)}"
        return f"kingscourt play {self.game} {against} --lang {language} --seed {SEED} --name {PLAYER}"


SCRIPTS = [
    Script("kingsburg", ["greedy"]),
    Script("royals", ["greedy"]),
    Script("rival_kings", ["greedy"]),
    Script("paladins", [], solo="medium"),
]


class RememberedAdvice(Bot):
    """A bot's answers, thought about in the first language and repeated in the others."""

    def __init__(self) -> None:
        self._bot = make_bot("greedy", bot_seed(seed_of(SEED), 0))
        self._known: list[str] = []
        self._next = 0

    def begin(self) -> None:
        """The same game begins again."""
        self._next = 0

    def choose(self, handle: SeatHandle) -> Action:
        """The answer of the first time."""
        if self._next == len(self._known):
            self._known.append(self._bot.choose(handle).text)
        text = self._known[self._next]
        self._next += 1
        return next(action for action in handle.legal() if action.text == text)


def page_of(script: Script, language: str, advice: RememberedAdvice) -> str:
    """A page: what it shows, then every screenful under the part of the game it belongs to."""
    advice.begin()
    recorded = RecordedGame(script.game, script.bots, script.solo, language, SEED, advice)
    screens = recorded.play()
    body = "\n".join(written(screens))
    return f"""# {recorded.words.name()}: a whole game in the terminal ({language})

`{script.command(language)}` deals this game.
{PLAYER} plays for the first time, in a terminal of 80 columns and 24 lines: she looks up what is
new to her and takes a bot's advice. What she types stands after `>`.
This page is made by `tools/render_transcript.py`.
{body}
"""


def written(screens: list[Screenful]) -> list[str]:
    """The screenfuls, with a heading where a new part of the game begins."""
    lines: list[str] = []
    part = ""
    for shown in screens:
        now = part_of(shown) or part
        if now != part:
            lines += [*(["```"] if part else []), "", f"## {now}", "", "```text"]
            part = now
        lines += [*shown.lines, *([shown.prompt] if shown.prompt else [])]
    return [*lines, "```"]


def part_of(shown: Screenful) -> str:
    """The part of the game that a screenful names last, such as a round."""
    titles = [found[1] for found in map(TITLE.match, shown.lines) if found]
    if not titles:
        return ""
    title = titles[-1].partition(" (")[0]
    part = re.split(r"[:,]", title)[0]
    return part if re.search(r"\d", part) else title


def pages(only: str = "") -> dict[Path, str]:
    """The pages by path, of one game if it is named."""
    found: dict[Path, str] = {}
    for script in SCRIPTS:
        if only not in ("", script.game):
            continue
        advice = RememberedAdvice()
        for language in LANGUAGES:
            path = FOLDER / f"{script.game.replace('_', '-')}-{language}.md"
            found[path] = page_of(script, language, advice)
    return found


def main() -> int:
    """Write the pages, or with --check report which are out of date."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a page is stale")
    parser.add_argument("--only", default="", choices=[script.game for script in SCRIPTS], help="one game")
    given = parser.parse_args()
    return write_pages(pages(given.only), check=given.check)


if __name__ == "__main__":
    sys.exit(main())
