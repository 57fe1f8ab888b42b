"""`kingscourt editions`: list shipped editions; start and check your own component file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from kingscourt.cli import file_io
from kingscourt.cli.commands import argument_completion, arguments
from kingscourt.cli.commands.games import kebab, sureness
from kingscourt.cli.error_messages import FAILURE, ErrorMessage, friendly
from kingscourt.cli.help_format import HelpCommand, HelpGroup
from kingscourt.games.registry import game as find_game
from kingscourt.games.registry import games
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
    if "reconstructed" in game.components(edition).confidence().values():
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
    if game:
        found = find_game(game)
        components = found.read_components(text)
    else:
        found, problems = guess(text)
        if problems:
            raise BadComponents(problems)
        components = found.read_components(text)
    console.print(
        f"{file}: complete components of {found.id}, edition {components.edition}.",
        markup=False,
        soft_wrap=True,
    )
    console.print(f"Play with it: kingscourt play {found.id} --components {file}", markup=False)


def guess(text: str) -> tuple[Game, list[str]]:
    """The game that reports the fewest problems with the file."""
    best: tuple[Game, list[str]] | None = None
    for game in games().values():
        problems = problems_of(game, text)
        if best is None or len(problems) < len(best[1]):
            best = (game, problems)
    if best is None:
        raise ErrorMessage("No game is installed.", "Install one, then try again.", FAILURE)
    return best


def problems_of(game: Game, text: str) -> list[str]:
    """Every problem a game finds in a component file."""
    try:
        game.read_components(text)
    except BadComponents as error:
        return error.problems
    return []
