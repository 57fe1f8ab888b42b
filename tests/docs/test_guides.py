"""The README and the guides are programs: their commands and their Python run here, or say why not."""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import re
import shlex
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import typer.main
from typer.testing import CliRunner

from kingscourt.cli.commands.chosen_game import choose
from kingscourt.cli.main import app
from kingscourt.cli.sessions.web_play import new_table
from kingscourt.components.bag import Bag
from kingscourt.components.pile import Card, Pile
from kingscourt.kernel.action import Action
from kingscourt.kernel.audience import only, sees
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import GAME_OVER, OVER, Pending
from kingscourt.kernel.state import State
from kingscourt.kernel.step import Step
from kingscourt.server.local_mode import local_config, open_local
from tests.docs.code_blocks import (
    COMMANDS,
    DATA,
    REASONS,
    ROOT,
    RUN,
    Block,
    all_blocks,
    blocks_of,
    commands_in,
    guides,
)
from tests.docs.guide_files import write_file
from tests.docs.test_tests_named_on_security_page import functions_in

BLOCKS = all_blocks()
BIN = Path(sys.executable).parent
PAGES_THAT_RUN = [page for page in guides() if any(block.language in RUN for block in blocks_of(page))]
TEST = re.compile(r"(tests/[\w/]+\.py)(?:::(\w+))?")


def named(block: Block) -> str:
    return str(block)


@pytest.mark.parametrize("page", PAGES_THAT_RUN)
def test_a_page_runs_from_top_to_bottom(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a reader would: in one folder, one block after the other."""
    (tmp_path / "games").mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    names: dict[str, Any] = {}
    for block in blocks_of(page):
        if block.word == "file":
            write_file(tmp_path, block)
        elif block.word:
            continue
        elif block.language == "console":
            for command in commands_in(block):
                # the README's by the installed program, the others in this process: that is quicker
                is_ours = command.startswith("kingscourt ") and page != "README.md"
                run_here(command) if is_ours else run_command(command, tmp_path)
        elif block.language == "python":
            run_python(block, names)


def run_here(command: str) -> None:
    """Whoever is asked something leaves: `q` is on standard input."""
    environment = {"COLUMNS": "120", "KINGSCOURT_LANG": "en"}
    done = CliRunner().invoke(app, shlex.split(command)[1:], input="q\n", env=environment)
    assert done.exit_code == 0, f"{command}\n{done.output}"
    assert done.stdout.strip(), command


def run_command(command: str, folder: Path) -> None:
    """The same by a program of its own."""
    environment = {
        **os.environ,
        "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": f"{folder}",
        "COLUMNS": "120",
        "KINGSCOURT_LANG": "en",
    }
    done = subprocess.run(
        shlex.split(command),
        cwd=folder,
        env=environment,
        input="q\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    assert done.stdout.strip(), command


def run_python(block: Block, names: dict[str, Any]) -> None:
    written = io.StringIO()
    with contextlib.redirect_stdout(written):
        exec(compile(block.text, named(block), "exec"), names)
    assert written.getvalue().strip() or "print(" not in block.text, f"{block} prints nothing"


@pytest.mark.parametrize("block", BLOCKS, ids=named)
def test_every_block_is_run_or_says_why_not(block: Block) -> None:
    if block.word == "run by":
        found = TEST.fullmatch(block.what)
        assert found, f"{block}: {block.what} is no test"
        assert (ROOT / found[1]).is_file(), found[1]
        assert found[2] is None or found[2] in functions_in(ROOT / found[1]), block.what
    elif block.word == "not run":
        assert block.what in REASONS, f"{block}: {block.what!r} is none of {sorted(REASONS)}"
        for command in commands_in(block)[:1]:
            assert re.search(REASONS[block.what], block.text, re.MULTILINE), (
                f"{block}: {command} does not say so"
            )
    elif block.word == "":
        assert block.language in (*RUN, *DATA), f"{block}: `{block.language}` is neither run nor excused"


@pytest.mark.parametrize("block", [one for one in BLOCKS if one.language in COMMANDS], ids=named)
def test_commands_that_are_not_run_here_exist(block: Block) -> None:
    """What cannot be run can still be misspelt: programs, options, targets and files are looked up."""
    for line in commands_in(block):
        for command in re.split(r"&&|;|\||&$|[()]", line):
            check_command(block, command.split())


def check_command(block: Block, words: list[str]) -> None:
    while words and (words[0] == "sudo" or re.fullmatch(r"[A-Z_]+=\S*", words[0])):
        words = words[1:]
        if words[:1] == ["-u"]:
            words = words[2:]
    if not words:
        return
    program = words[0].rpartition("/")[2]
    if program == "kingscourt":
        check_kingscourt(block, words[1:])
    elif program == "make":
        assert re.search(rf"^{words[1]}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE), (
            f"{block}: {words}"
        )
    elif program in ("python", "python3") and words[1] == "-m":
        assert find_spec(words[2]) is not None, f"{block}: no module {words[2]}"
    elif program in ("python", "python3") or words[0].startswith("tools/"):
        script = words[0] if words[0].startswith("tools/") else words[1]
        assert (ROOT / script).is_file(), f"{block}: no {script}"


def check_kingscourt(block: Block, words: list[str]) -> None:
    command: Any = typer.main.get_command(app)
    while words and words[0] in getattr(command, "commands", {}):
        command, words = command.commands[words[0]], words[1:]
    assert not hasattr(command, "commands") or command.invoke_without_command, f"{block}: no {words}"
    options = {flag for one in command.params for flag in [*one.opts, *one.secondary_opts]}
    used = {word.partition("=")[0] for word in words if word.startswith("-")}
    assert used <= options, f"{block}: {used - options}"


def names_of(page: str, test: str) -> dict[str, Any]:
    """What the block of a page defines that says it is run by a test of this module."""
    (block,) = [one for one in blocks_of(page) if one.what.endswith(f"::{test}")]
    names: dict[str, Any] = {}
    run_python(block, names)
    return names


class Cellar(State):
    """As much of a state as the examples need."""

    pile: Pile
    bag: Bag
    dice: list[int]
    bids: list[Action | None]
    hands: list[list[Card]]


def settled(*agenda: Any) -> Cellar:
    state = Cellar(2)
    state.pile, state.bag, state.bids = Pile(2), Bag(["a", "b"], [1, 1]), [None, None]
    state.agenda = [Ending(), *agenda]
    state.settle()
    return state


class Ending(Step[Cellar]):
    """The end of the agenda."""

    def proceed(self, s: Cellar) -> Pending | None:
        return GAME_OVER


def test_a_hidden_roll_is_hidden() -> None:
    """An example of docs/author/secrets.md: only the seat that rolls sees its dice."""
    names = names_of("docs/author/secrets.md", "test_a_hidden_roll_is_hidden")
    pending = names["hidden_roll"](1)
    assert len(pending.chance.outcomes) == 56
    assert [sees(pending.chance.to, seat) for seat in (0, 1, None)] == [False, True, False]


def test_a_game_kept_in_the_terminal_is_checked_and_told_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The block of docs/play/terminal.md about a finished game, which here a bot has played."""
    monkeypatch.chdir(tmp_path)
    run_here("kingscourt simulate kingsburg --seats 3 --games 1 --seed 5 --records .")
    (tmp_path / "kingsburg-5-000000.kingscourt").rename("evening.kingscourt")
    (block,) = [one for one in blocks_of("docs/play/terminal.md") if one.word == "run by"]
    for command in commands_in(block):
        run_here(command)


def test_a_solo_game_opens_in_the_browser(tmp_path: Path) -> None:
    """The line of docs/play/browser.md, without the pages that Node prepares."""
    chosen = choose("paladins", None, "", None, None, "medium")
    wish = new_table(chosen, "Anna", [], lan=False, people=1)
    opened = asyncio.run(open_local(tmp_path, "Anna", wish, "", local_config(tmp_path, 8000, lan=False)))
    header = next(tmp_path.glob("*.record")).read_text("utf-8")
    assert opened.table
    assert "medium" in header


def test_a_card_is_shown_to_one_seat() -> None:
    """An example of docs/author/secrets.md: chance names the card, and only one seat learns it."""
    names = names_of("docs/author/secrets.md", "test_a_card_is_shown_to_one_seat")
    assert (len(names["pile"]), names["bag"].total()) == (4, 4)
    state = settled(names["Look"](only(1)))
    chance = state.pending().chance
    assert chance is not None
    assert chance.to == only(1)
    state.resolve(1)
    card = state.pile.peek()
    assert (card.kind, card.is_known_to(0), card.is_known_to(1)) == (1, False, True)
    assert [event.to for event in state.take_events()] == [only(1)]
    assert state.shows
    assert state.pending().kind == OVER


def test_a_hand_is_imagined() -> None:
    """An example of docs/author/secrets.md: what a seat knows stays, everything else is drawn again."""
    imagine = names_of("docs/author/secrets.md", "test_a_hand_is_imagined")["imagine"]
    state = settled()
    state.bag = Bag([str(n) for n in range(20)], [1] * 14 + [0] * 6)
    state.hands = [[Card(14, only(0)), Card(15, only(0))], [Card(16, only(1)), Card(17, only(1))]]
    random = FastRandom(1)
    worlds = [imagine(state, 0, random) for _ in range(30)]
    assert {tuple(card.kind for card in world.hands[0]) for world in worlds} == {(14, 15)}
    assert len({tuple(card.kind for card in world.hands[1]) for world in worlds}) > 20
    assert {world.bag.total() for world in worlds} == {14}


def test_sealed_bids_stay_sealed() -> None:
    """An example of docs/author/secrets.md: asked until nobody is missing, and readable by its seat alone."""
    state = settled(names_of("docs/author/secrets.md", "test_sealed_bids_stay_sealed")["Bidding"]())
    for seat, left in ((1, [0]), (0, [])):
        bid = Action(f"bid {seat}")
        assert state.pending().sealed
        assert state.audience(seat, bid) == only(seat)
        state.apply(seat, bid)
        assert state.pending().seats == left
    assert state.pending().kind == OVER
    assert [bid.text for bid in state.bids if bid] == ["bid 0", "bid 1"]


def test_a_roll_reaches_its_step() -> None:
    """The example of docs/author/whole-game.md."""
    state = settled(names_of("docs/author/whole-game.md", "test_a_roll_reaches_its_step")["Roll"]())
    chance = state.pending().chance
    assert chance is not None
    state.resolve(chance.outcomes.index_of("2 5"))
    assert state.dice == [2, 5]


def test_the_first_game_and_the_first_bot_are_as_short_as_they_say() -> None:
    def lines(page: str, file: str) -> int:
        (text,) = [block.text for block in blocks_of(page) if block.what == file]
        return len(
            [line for line in text.splitlines() if line.strip() and not line.startswith(("from", "import"))]
        )

    assert lines("docs/author/first-game.md", "stones/rules.py") == 35
    assert lines("docs/research/bots.md", "sampler.py") <= 20
