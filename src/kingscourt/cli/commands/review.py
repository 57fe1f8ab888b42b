"""`kingscourt review`: what decided a finished game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from kingscourt.cli.commands import arguments
from kingscourt.cli.commands.record_argument import open_record
from kingscourt.cli.commands.replay import setup_of
from kingscourt.cli.error_messages import ErrorMessage, friendly
from kingscourt.cli.terminal.review_page import ReviewPage
from kingscourt.cli.terminal.table_texts import TableTexts
from kingscourt.kernel.game import Game
from kingscourt.kernel.wire_types import WirePhrase
from kingscourt.review.document import ReviewDocument
from kingscourt.review.review import NoReview, review_of
from kingscourt.review.telling.tell import document_of_review
from kingscourt.table.record import Record

JsonOption = Annotated[bool, typer.Option("--json", help="Print the review as JSON.")]


@friendly
def review(
    file: Annotated[Path, typer.Argument(help="Record of a finished game.")],
    lang: arguments.LanguageOption = "",
    as_json: JsonOption = False,
) -> None:
    """Tell what decided a finished game: chances, luck and choices apart, the moments and the story.

    Example: kingscourt review game.kingscourt --lang de
    """
    record, game = open_record(file)
    if record.header.prepared is not None:
        raise ErrorMessage("A lesson cannot be reviewed.", "its draws were prepared, so nobody had luck")
    words = TableTexts(arguments.language_of(lang), setup_of(record.header))
    document = reviewed(record, game, words)
    if as_json:
        typer.echo(msgspec.json.encode(document).decode())
        return
    console = Console(highlight=False)
    page = ReviewPage(words, document, console.width)
    for line in page.head():
        console.print(line)
    for table in (page.accounts(), page.chart()):
        console.print()
        console.print(table)
    for part in (page.moments(), page.story()):
        console.print()
        for line in part:
            console.print(line)


def reviewed(record: Record, game: Game, words: TableTexts) -> ReviewDocument:
    """The review, with a bar that shows how far it has come."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words.render(WirePhrase("review-working")), total=None)
        try:
            made = review_of(
                record, game, lambda done, total: progress.update(task, completed=done, total=total)
            )
        except NoReview as error:
            raise ErrorMessage("This game cannot be reviewed.", str(error)) from None
    return document_of_review(made, record, game)
