"""`kingscourt serve`, `work`, `migrate`, `doctor`: running the table service."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from kingscourt.cli.problems import Problem, friendly

migrate_app = typer.Typer(
    invoke_without_command=True, help="Bring databases, or running tables, to this version."
)


def need_server() -> None:
    """The service is an extra: say so instead of failing with a traceback."""
    try:
        import asyncpg  # noqa: F401, PLC0415
        import litestar  # noqa: F401, PLC0415
    except ImportError as error:
        advice = "Install it with: pip install 'kingscourt[server]'"
        raise Problem(f"The table service is not installed ({error.name} is missing).", advice) from None


@friendly
def serve() -> None:
    """Serve tables over HTTP and WebSocket; settings come from the environment (docs/configuration.md)."""
    need_server()
    from kingscourt.server.config import read_config  # noqa: PLC0415
    from kingscourt.server.run import serve as run  # noqa: PLC0415

    run(read_config(os.environ))


@friendly
def work() -> None:
    """Play bots, watch clocks and do jobs."""
    need_server()
    from kingscourt.server.config import read_config  # noqa: PLC0415
    from kingscourt.server.run import work as run  # noqa: PLC0415

    run(read_config(os.environ))


@migrate_app.callback()
@friendly
def migrate(
    context: typer.Context,
    to: Annotated[str, typer.Option("--to", help="Revision of the schema; `base` takes all back.")] = "head",
    yes: Annotated[bool, typer.Option("--yes", help="Go back without asking, whatever is lost.")] = False,
) -> None:
    """Bring every configured database to the schema of this version."""
    if context.invoked_subcommand is not None:
        return
    need_server()
    from kingscourt.server.admin.migrating import losses, migrate_schema  # noqa: PLC0415
    from kingscourt.server.config import read_config  # noqa: PLC0415

    console = Console(highlight=False)
    config = read_config(os.environ)
    lost = [] if yes else losses(config, to)
    if lost:
        _agree_to_lose(console, lost, to)
    for line in migrate_schema(config, to):
        console.print(line)


def is_asked() -> bool:
    """Whether somebody sits at the keyboard."""
    return sys.stdin.isatty()


def _agree_to_lose(console: Console, lost: list[str], to: str) -> None:
    """Going back drops what later revisions keep: somebody at the keyboard has to want it."""
    console.print("Going back drops columns and tables with everything in them, for ever:", soft_wrap=True)
    for line in lost:
        console.print(line, soft_wrap=True)
    if not is_asked() or typer.prompt(f"Type {to} to go on") != to:
        raise Problem("Nothing was changed.", "Make a backup, then say so with --yes.")


@migrate_app.command("rules")
@friendly
def migrate_rules(
    game: Annotated[str, typer.Argument(help="Only this game.")] = "",
) -> None:
    """Upgrade running tables to the installed rules; those that disagree are held and listed."""
    need_server()
    from kingscourt.server.admin.migrating import migrate_tables  # noqa: PLC0415
    from kingscourt.server.config import read_config  # noqa: PLC0415

    console = Console(highlight=False)
    with console.status("upgrading") as status:
        report = migrate_tables(read_config(os.environ), game, status.update)
    console.print(
        f"{report.upgraded} tables upgraded, {len(report.held)} held, {len(report.later)} not reached"
    )
    for table in [*report.held, *report.later]:
        console.print(table)
    if report.held or report.later:
        raise typer.Exit(1)


@friendly
def relist() -> None:
    """Bring the lists in line with the tables, after a database was restored apart from the others."""
    need_server()
    from kingscourt.server.admin.relisting import relist as list_all  # noqa: PLC0415
    from kingscourt.server.config import read_config  # noqa: PLC0415

    report = list_all(read_config(os.environ))
    Console(highlight=False).print(f"{report.listed} tables listed, {report.removed} listings removed")


@friendly
def doctor() -> None:
    """Check the configuration, every database, NATS and the installed games; list tables that are held."""
    need_server()
    from kingscourt.server.admin.doctor import examine  # noqa: PLC0415
    from kingscourt.server.config import read_config  # noqa: PLC0415

    findings = examine(read_config(os.environ))
    table = Table("what", "state", "remark")
    for finding in findings:
        table.add_row(finding.what, finding.state(), finding.remark)
    Console(highlight=False).print(table)
    if not all(finding.ok for finding in findings):
        raise typer.Exit(1)
