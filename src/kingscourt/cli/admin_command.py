"""`kingscourt admin`: what those who run a service do by hand."""

from __future__ import annotations

import os
from typing import Annotated

import typer
from rich.console import Console

from kingscourt.cli.problems import friendly
from kingscourt.cli.service_commands import need_server

app = typer.Typer(no_args_is_help=True, help="Look after a running service.")

TableArgument = Annotated[str, typer.Argument(metavar="TABLE", help="Id of a table.")]


@app.command("release")
@friendly
def release(table: TableArgument) -> None:
    """Let a held table go on; `kingscourt doctor` lists those that are held."""
    need_server()
    from kingscourt.server.admin.releasing import release_table  # noqa: PLC0415
    from kingscourt.server.config import read_config  # noqa: PLC0415

    released = release_table(read_config(os.environ), table)
    console = Console(highlight=False)
    if released.problem:
        console.print(f"{released.table} is still held: {released.problem}", soft_wrap=True, markup=False)
        raise typer.Exit(1)
    console.print(f"{released.table} is {released.status} again", soft_wrap=True)
