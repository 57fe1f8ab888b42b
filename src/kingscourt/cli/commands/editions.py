"""`kingscourt editions`: list shipped editions; start and check your own component file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from kingscourt.cli import file_io
from kingscourt.cli.commands import argument_completion, arguments
from kingscourt.cli.commands.broken_games import healthy_games, in_one_line, warn_about
from kingscourt.cli.commands.games import kebab, sureness
from kingscourt.cli.error_messages import FAILURE, ErrorMessage, friendly
from kingscourt.cli.help_format import HelpCommand, HelpGroup
from kingscourt.components.named_files import owned_components, shipped_components
from kingscourt.games.registry import game as find_game
from kingscourt.kernel.errors import BadComponents
from kingscourt.kernel.game import Game
from kingscourt.kernel.wire_types import WirePhrase
from kingscourt.texts.renderer import Renderer

app = typer.Typer(
    cls=HelpGroup,
    no_args_is_help=True,
    help="List editions, or start and check a component file of your own.",
)


@app.command("list", cls=HelpCommand)
@friendly
def list_editions(game: arguments.GameArgument, lang: arguments.LanguageOption = "") -> None:
    """List the editions of a game, default first.

    Example: kingscourt editions list kingsburg
    """
    found = find_game(game)
    renderer = Renderer(arguments.language_of(lang), [found])
    console = Console(highlight=False)
    for edition in found.editions:
        key = f"{kebab(found)}-edition-{edition}"
        console.print(
            Text.assemble((edition, "bold yellow"), "  ", (renderer.render(WirePhrase(key)), "bold"))
        )
        if renderer.has(f"{key}.about"):
            console.print(renderer.render(WirePhrase(f"{key}.about")), markup=False)


@app.command("new", cls=HelpCommand)
@friendly
def new(
    game: arguments.GameArgument,
    edition: arguments.EditionOption = "",
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="File to write; printed by default.")
    ] = None,
) -> None:
    """Write a component file for your own copy to fill in; each doubtful value has a note on what to check.

    Example: kingscourt editions new royals --out my-box.toml
    """
    found = find_game(game)
    name = found.options(found.seat_range[0], edition).edition
    text = head(found, name, "my-box.toml" if out is None else str(out)) + found.template(name)
    if out is None:
        typer.echo(text, nl=False)
        return
    file_io.write_new(out, text)
    typer.echo(f"{out}: edition {name} of {found.id}, {sureness(found, name)}.")
    typer.echo(f"Once it is filled in: kingscourt editions check {out}")


def head(game: Game, edition: str, file: str) -> str:
    """Comment lines for the top of the file: what to do with it."""
    lines = [f"A component file for your own copy of {game.id}, started from the edition {edition!r}."]
    if "reconstructed" in shipped_components(game, edition).confidence().values():
        lines += [
            f"{sureness(game, edition)}: our guess where the sources are silent. The note next to each",
            "says what to check. Enter what your copy says, and set the confidence as the note says.",
        ]
    lines += [
        'Cards and places may have a name = "..." of your own, which is then used in all languages.',
        "",
        f"What is still wrong:  kingscourt editions check {file} --game {game.id}",
        f"Play with it:         kingscourt play {game.id} --components {file}",
    ]
    return "".join([f"# {line}".rstrip() + "\n" for line in lines]) + "\n"


@app.command("check", cls=HelpCommand)
@friendly
def check(
    file: Annotated[Path, typer.Argument(help="Component file (TOML).")],
    game: Annotated[
        str, typer.Option("--game", "-g", help="Its game.", autocompletion=argument_completion.complete_game)
    ] = "",
) -> None:
    """Check a component file and list everything that is wrong with it.

    Example: kingscourt editions check my-box.toml --game kingsburg
    """
    text = file_io.read_text(file)
    console = Console(highlight=False)
    found = find_game(game) if game else guess(text)
    components = owned_components(found, text, str(file))
    console.print(
        f"{file}: complete components of {found.id}, edition {components.edition}.",
        markup=False,
        soft_wrap=True,
    )
    console.print(f"Play with it: kingscourt play {found.id} --components {file}", markup=False)


def guess(text: str) -> Game:
    """The game that reports the fewest problems with the file."""
    best: Game | None = None
    fewest = 0
    for game in healthy_games().values():
        try:
            problems = count_problems(game, text)
        except Exception as error:  # the reader of a plugin can raise anything
            warn_about([in_one_line(error, game)])
            continue
        if best is None or problems < fewest:
            best, fewest = game, problems
    if best is None:
        raise ErrorMessage("No game is installed.", "Install one, then try again.", FAILURE)
    return best


def count_problems(game: Game, text: str) -> int:
    """How many problems a game finds in a component file."""
    try:
        game.read_components(text)
    except BadComponents as error:
        return len(error.problems)
    return 0
