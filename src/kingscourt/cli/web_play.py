"""`kingscourt play GAME --web`: the table service in this process, on record files."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from kingscourt.cli.chosen import Chosen
from kingscourt.cli.service_commands import need_server

DEFAULT_FOLDER = Path.home() / ".kingscourt" / "tables"


def play_web(
    chosen: Chosen, person: str, bots: list[str], folder: Path, port: int, lan: bool, people: int
) -> None:
    """Serve one table; `people` share this device, or with `lan` the seats after the first are for phones."""
    need_server()
    from kingscourt.server.local import LocalTable, local_config, run_local  # noqa: PLC0415
    from kingscourt.server.wire import NewSeat, NewTable  # noqa: PLC0415

    others = [NewSeat("open") if lan else NewSeat("device", f"{person} {n}") for n in range(2, people + 1)]
    seats = [NewSeat("me", person), *others, *(NewSeat("bot", level=bot) for bot in bots)]
    options = chosen.options
    wish = NewTable(chosen.game.id, seats, options.edition, options.variants, chosen.source, public=lan)
    console = Console(highlight=False)

    def tell(opened: LocalTable) -> None:
        console.print(f"Table {opened.table}, records in {folder}")
        console.print(f"Here: {opened.address()}")
        if lan:
            console.print(f"Phones: {opened.lan_address()}  code {opened.config.code}")
        console.print("Stop with Ctrl-C; the game can be resumed.")

    run_local(folder, person, wish, "", local_config(folder, port, lan), tell)
