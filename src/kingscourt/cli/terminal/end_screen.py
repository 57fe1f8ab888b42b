"""The end of a game in a terminal: ranking and score sheet."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from kingscourt.cli.terminal.table_texts import TableTexts
from kingscourt.cli.terminal.text_layout import wrapped
from kingscourt.kernel.wire_types import WireOutcome, WireScore


def ranking_lines(console: Console, words: TableTexts, outcome: WireOutcome) -> list[Text]:
    """The ranking, and what decided the game."""
    lines = grid_lines(console, ranking(words, outcome)) if outcome.ranking else []
    return lines + wrapped(Text(words.render(outcome.reason), style="italic"), console.width)


def score_lines(
    console: Console, words: TableTexts, scores: list[list[WireScore]], outcome: WireOutcome
) -> list[Text]:
    """The score sheet of the seats, and of opponents without one."""
    others = [line for line in outcome.ranking if line.sheet]
    names = [*words.people[: len(scores)], *[words.render(line.name) for line in others]]
    return [Text(), *grid_lines(console, score_sheet(words, names, scores + [line.sheet for line in others]))]


def ranking(words: TableTexts, outcome: WireOutcome) -> Grid:
    """Ranks, names and points."""
    grid = Grid(title=words.say("ranking"), title_justify="left", title_style="bold", box=None)
    grid.add_column(words.say("rank"), justify="right")
    grid.add_column(words.say("player"))
    grid.add_column(words.say("score"), justify="right")
    for line in outcome.ranking:
        style = "bold yellow" if line.rank == 1 else ""
        grid.add_row(str(line.rank), words.render(line.name), str(line.score), style=style)
    return grid


def score_sheet(words: TableTexts, names: list[str], scores: list[list[WireScore]]) -> Grid:
    """Points by category, one column per name."""
    categories = list(dict.fromkeys(line.category for sheet in scores for line in sheet))
    grid = Grid(title=words.say("score-sheet"), title_justify="left", title_style="bold", box=None)
    grid.add_column(words.say("category"))
    for name in names:
        grid.add_column(name, justify="right")
    points = [{line.category: line.points for line in sheet} for sheet in scores]
    for category in categories:
        cells = [str(sheet.get(category, 0)) for sheet in points]
        grid.add_row(words.named("score", category), *cells)
    grid.add_row(words.say("total"), *[str(sum(sheet.values())) for sheet in points], style="bold")
    return grid


def grid_lines(console: Console, grid: Grid) -> list[Text]:
    """A grid as lines of text."""
    with console.capture() as captured:
        console.print(grid)
    return [Text.from_ansi(line) for line in captured.get().splitlines()]
