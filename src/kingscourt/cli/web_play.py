"""`kingscourt play GAME --web`: the table service in this process, on record files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from kingscourt.cli.chosen import Chosen
from kingscourt.cli.problems import Problem
from kingscourt.cli.service_commands import need_server

if TYPE_CHECKING:
    from kingscourt.server.api.wire import NewTable

BOT_NAMES = ("Aldric", "Beatrix", "Corvin", "Edith", "Florian", "Gisela", "Hugo")  # as the client calls them
DEFAULT_FOLDER = Path.home() / ".kingscourt" / "tables"


def need_client() -> None:
    """Say how to get the client instead of serving an empty page."""
    from kingscourt.server.api.site import BUILD, has_client  # noqa: PLC0415

    if not has_client():
        advice = (
            f"In a clone of the project, with Node 20 or newer: {BUILD}\nWithout a browser: leave out --web."
        )
        raise Problem("This installation has no web client.", advice)


def new_table(
    chosen: Chosen, person: str, bots: list[str], lan: bool, people: int, free_undo: bool = False
) -> NewTable:
    """`people` share this device, or with `lan` the seats after the first are for phones."""
    from kingscourt.server.api.wire import NewSeat, NewTable  # noqa: PLC0415

    others = [NewSeat("open") if lan else NewSeat("device", f"{person} {n}") for n in range(2, people + 1)]
    named = zip(BOT_NAMES, bots, strict=False)
    seats = [NewSeat("me", person), *others, *(NewSeat("bot", name, level=bot) for name, bot in named)]
    options = chosen.options
    return NewTable(
        chosen.game.id,
        seats,
        options.edition,
        options.variants,
        chosen.source,
        public=lan,
        undo="free" if free_undo else "barrier",
    )


def play_web(
    chosen: Chosen,
    person: str,
    bots: list[str],
    folder: Path,
    port: int,
    lan: bool,
    people: int,
    free_undo: bool = False,
) -> None:
    """Serve a new table."""
    need_server()
    need_client()
    wish = new_table(chosen, person, bots, lan, people, free_undo)
    _run(chosen.game.id, person, wish, "", folder, port, lan)


def resume_web(game: str, person: str, folder: Path, port: int, lan: bool) -> None:
    """Serve the newest table of a game that is not over."""
    need_server()
    need_client()
    from kingscourt.server.local import find_unfinished  # noqa: PLC0415

    table = find_unfinished(folder, game) if folder.exists() else ""
    if not table:
        raise Problem(f"There is no unfinished game of {game} in {folder}.", "Leave out --resume.")
    _run(game, person, None, table, folder, port, lan)


def _run(
    game: str, person: str, wish: NewTable | None, table: str, folder: Path, port: int, lan: bool
) -> None:
    from kingscourt.server.local import LocalTable, local_config, run_local  # noqa: PLC0415

    console = Console(highlight=False)

    def tell(opened: LocalTable) -> None:
        console.print(f"Table {opened.table}, records in {folder}", soft_wrap=True)
        console.print(f"Here: {opened.address()}", soft_wrap=True)  # a broken link cannot be followed
        if lan:
            console.print(f"Phones: {opened.lan_address()}  code {opened.config.code}")
        again = f"kingscourt play {game} --web{' --lan' if lan else ''} --resume"
        console.print(f"Stop with Ctrl-C; go on with: {again}", soft_wrap=True)

    run_local(folder, person, wish, table, local_config(folder, port, lan), tell)
