"""`kingscourt rules`: the rules reference."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from kingscourt.cli.commands import arguments
from kingscourt.cli.error_messages import ErrorMessage, friendly
from kingscourt.cli.terminal.rule_lookup import find_rules, rule_lines
from kingscourt.components.named_files import shipped_components
from kingscourt.games.registry import game as find_game
from kingscourt.texts.renderer import Renderer
from kingscourt.texts.rule_text import rule_text, table_rules


@friendly
def rules(
    game: arguments.GameArgument,
    id: Annotated[
        str, typer.Argument(metavar="ID", help="Id of a rule such as KB-3.2b; lists all rules by default.")
    ] = "",
    lang: arguments.LanguageOption = "",
    edition: arguments.EditionOption = "",
) -> None:
    """List the rules of a game, or show one by its id.

    Example: kingscourt rules kingsburg kb-3.2b --lang hu
    """
    found = find_game(game)
    box = found.options(found.seat_range[0], edition).edition
    renderer = Renderer(arguments.language_of(lang), [found])
    every = [*found.rules(shipped_components(found, box)), *table_rules()]
    console = Console(highlight=False)
    if not id:
        grid = Grid.grid(padding=(0, 2))
        for rule in every:
            grid.add_row(Text(rule.id, style="bold yellow"), rule_text(renderer, rule).title)
        console.print(grid)
        return
    looked_up = find_rules(every, id)
    if looked_up.exact is None:
        near = ", ".join(rule.id for rule in looked_up.near)
        advice = f"Similar: {near}." if near else f"`kingscourt rules {found.id}` lists all rules."
        raise ErrorMessage(f"{found.id} has no rule {id!r}.", advice)
    for line in rule_lines(renderer, looked_up.exact, box):
        console.print(line)
