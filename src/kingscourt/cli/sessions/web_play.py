"""`kingscourt play GAME --web`: the table service in this process, storing record files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from kingscourt.cli.commands.chosen_game import Chosen
from kingscourt.cli.commands.service import need_server
from kingscourt.cli.error_messages import ErrorMessage

if TYPE_CHECKING:
    from kingscourt.server.api.wire_types import NewTable

BOT_NAMES = (
    "Aldric",
    "Beatrix",
    "Corvin",
    "Edith",
    "Florian",
    "Gisela",
    "Hugo",
)  # the web client's names for bots
DEFAULT_FOLDER = Path.home() / ".kingscourt" / "tables"


def need_client() -> None:
    """Report a missing web client instead of serving an empty page."""
    from kingscourt.server.api.client_files import BUILD, has_client  # noqa: PLC0415

    if not has_client():
        advice = (
            f"In a clone of the project, with Node 20 or newer: {BUILD}\nWithout a browser, leave out --web."
        )
        raise ErrorMessage("This installation has no web client.", advice)


def new_table(
    chosen: Chosen, person: str, bots: list[str], lan: bool, people: int, free_undo: bool = False
) -> NewTable:
    """Create a table; `people` share this device, or with `lan` all seats after the first are for phones."""
    from kingscourt.server.api.wire_types import NewSeat, NewTable  # noqa: PLC0415

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
    """Serve the newest unfinished table of a game."""
    need_server()
    need_client()
    from kingscourt.server.local_mode import find_unfinished  # noqa: PLC0415

    table = find_unfinished(folder, game) if folder.exists() else ""
    if not table:
        raise ErrorMessage(f"There is no unfinished game of {game} in {folder}.", "Leave out --resume.")
    _run(game, person, None, table, folder, port, lan)


def _run(
    game: str, person: str, wish: NewTable | None, table: str, folder: Path, port: int, lan: bool
) -> None:
    from kingscourt.server.local_mode import LocalTable, local_config, run_local  # noqa: PLC0415

    console = Console(highlight=False)

    def tell(opened: LocalTable) -> None:
        console.print(f"Table {opened.table}, records in {folder}", soft_wrap=True)
        console.print(f"Here: {opened.address()}", soft_wrap=True)  # a wrapped link cannot be followed
        if lan:
            console.print(f"Phones: {opened.lan_address()}  code {opened.config.guest_code}")
        again = f"kingscourt play {game} --web{' --lan' if lan else ''} --resume"
        console.print(f"Stop with Ctrl-C; resume with: {again}", soft_wrap=True)

    run_local(folder, person, wish, table, local_config(folder, port, lan), tell)
