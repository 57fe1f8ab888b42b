"""`kingscourt editions`: shipped boxes, and a check of an owner's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from kingscourt.cli import arguments
from kingscourt.cli.games_command import kebab, sureness
from kingscourt.cli.problems import FAILURE, Problem, friendly
from kingscourt.games.registry import game as find_game
from kingscourt.games.registry import games
from kingscourt.kernel.errors import BadComponents
from kingscourt.kernel.game import Game
from kingscourt.kernel.wire import WirePhrase
from kingscourt.texts.renderer import Renderer

app = typer.Typer(no_args_is_help=True, help="List editions, or start and check a file of your own box.")


@app.command("list")
@friendly
def list_editions(game: arguments.GameArgument, lang: arguments.LanguageOption = "") -> None:
    """List the editions of a game; the first is the usual one.

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


@app.command("new")
@friendly
def new(
    game: arguments.GameArgument,
    edition: arguments.EditionOption = "",
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="File to write; else it is printed.")
    ] = None,
) -> None:
    """Write a component file of your own box to fill in, with what to look at beside each doubtful value.

    Example: kingscourt editions new royals --out my-box.toml
    """
    found = find_game(game)
    name = found.options(found.seat_range[0], edition).edition
    text = head(found, name, "my-box.toml" if out is None else str(out)) + found.template(name)
    if out is None:
        typer.echo(text, nl=False)
        return
    arguments.write_new(out, text)
    typer.echo(f"{out}: edition {name} of {found.id}, {sureness(found, name)}.")
    typer.echo(f"When you have filled it in: kingscourt editions check {out}")


def head(game: Game, edition: str, file: str) -> str:
    """What to do with the file, as its first lines."""
    lines = [f"A component file of your own box of {game.id}, begun from the edition {edition!r}."]
    if "reconstructed" in game.components(edition).confidence().values():
        lines += [
            f"{sureness(game, edition)}: our guess where the sources do not tell. The remark beside each",
            "says what to look at. Put in what your box says, and do with the confidence as the remark says.",
        ]
    lines += [
        'Cards and places may be given a name = "..." of your own, which then stands in all languages.',
        "",
        f"What is still wrong:  kingscourt editions check {file} --game {game.id}",
        f"Play with it:         kingscourt play {game.id} --components {file}",
    ]
    return "".join([f"# {line}".rstrip() + "\n" for line in lines]) + "\n"


@app.command("check")
@friendly
def check(
    file: Annotated[Path, typer.Argument(help="Component file (TOML).")],
    game: Annotated[
        str, typer.Option("--game", "-g", help="Its game.", autocompletion=arguments.complete_game)
    ] = "",
) -> None:
    """Check a component file and list everything that is wrong with it.

    Example: kingscourt editions check my-box.toml --game kingsburg
    """
    text = arguments.read_text(file)
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
        f"{file}: a whole box of {found.id}, edition {components.edition}.", markup=False, soft_wrap=True
    )
    console.print(f"Play with it: kingscourt play {found.id} --components {file}", markup=False)


def guess(text: str) -> tuple[Game, list[str]]:
    """The game whose reader finds least to complain about."""
    best: tuple[Game, list[str]] | None = None
    for game in games().values():
        problems = problems_of(game, text)
        if best is None or len(problems) < len(best[1]):
            best = (game, problems)
    if best is None:
        raise Problem("No game is installed.", "Install one, then try again.", FAILURE)
    return best


def problems_of(game: Game, text: str) -> list[str]:
    """Everything a game finds wrong with a component file."""
    try:
        game.read_components(text)
    except BadComponents as error:
        return error.problems
    return []
