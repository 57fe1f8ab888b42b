"""The end of a game in a terminal: ranking and score sheet."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from kingscourt.cli.terminal.table_texts import TableTexts
from kingscourt.kernel.wire_types import WireOutcome, WireScore


def show_ranking(console: Console, words: TableTexts, outcome: WireOutcome) -> None:
    """Show the winner, the scores and what decided the game."""
    grid = Grid(title=words.say("ranking"), title_justify="left", title_style="bold", box=None)
    grid.add_column(words.say("rank"), justify="right")
    grid.add_column(words.say("player"))
    grid.add_column(words.say("score"), justify="right")
    for line in outcome.ranking:
        style = "bold yellow" if line.rank == 1 else ""
        grid.add_row(str(line.rank), words.render(line.name), str(line.score), style=style)
    if outcome.ranking:
        console.print(grid)
    console.print(Text(words.render(outcome.reason), style="italic"))


def show_scores(console: Console, words: TableTexts, scores: list[list[WireScore]]) -> None:
    """Show points by category, one column per seat."""
    categories = list(dict.fromkeys(line.category for sheet in scores for line in sheet))
    grid = Grid(title=words.say("score-sheet"), title_justify="left", title_style="bold", box=None)
    grid.add_column(words.say("category"))
    for name in words.people[: len(scores)]:
        grid.add_column(name, justify="right")
    points = [{line.category: line.points for line in sheet} for sheet in scores]
    for category in categories:
        cells = [str(sheet.get(category, 0)) for sheet in points]
        grid.add_row(words.named("score", category), *cells)
    grid.add_row(words.say("total"), *[str(sum(sheet.values())) for sheet in points], style="bold")
    console.print(grid)
