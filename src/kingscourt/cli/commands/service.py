"""`kingscourt serve`, `work`, `migrate`, `doctor`: run the table service."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from kingscourt.cli.error_messages import ErrorMessage, friendly
from kingscourt.cli.help_format import HelpCommand, HelpGroup

migrate_app = typer.Typer(
    cls=HelpGroup, invoke_without_command=True, help="Upgrade databases, or running tables, to this version."
)


def need_server() -> None:
    """Report a missing `server` extra instead of failing with a traceback."""
    try:
        import asyncpg  # noqa: F401, PLC0415
        import litestar  # noqa: F401, PLC0415
    except ImportError as error:
        advice = "Install it with: pip install 'kingscourt[server]'"
        raise ErrorMessage(f"The table service is not installed ({error.name} is missing).", advice) from None


@friendly
def serve() -> None:
    """Serve tables over HTTP and WebSocket; settings are variables (docs/host/configuration.md)."""
    need_server()
    from kingscourt.server.config_reader import read_config  # noqa: PLC0415
    from kingscourt.server.server_and_worker_processes import serve as run  # noqa: PLC0415

    run(read_config(os.environ))


@friendly
def work() -> None:
    """Run bots, deadlines and background jobs."""
    need_server()
    from kingscourt.server.config_reader import read_config  # noqa: PLC0415
    from kingscourt.server.server_and_worker_processes import work as run  # noqa: PLC0415

    run(read_config(os.environ))


@migrate_app.callback()
@friendly
def migrate(
    context: typer.Context,
    to: Annotated[str, typer.Option("--to", help="Schema revision; `base` undoes all migrations.")] = "head",
    yes: Annotated[
        bool, typer.Option("--yes", help="Downgrade without asking, even if data is lost.")
    ] = False,
) -> None:
    """Upgrade every configured database to the schema of this version."""
    if context.invoked_subcommand is not None:
        return
    need_server()
    from kingscourt.server.admin.schema_migration import losses, migrate_schema  # noqa: PLC0415
    from kingscourt.server.config_reader import read_config  # noqa: PLC0415
    from kingscourt.server.server_and_worker_processes import check_poolers  # noqa: PLC0415

    console = Console(highlight=False)
    config = read_config(os.environ)
    check_poolers(config)
    lost = [] if yes else losses(config, to)
    if lost:
        _agree_to_lose(console, lost, to)
    for line in migrate_schema(config, to):
        console.print(line)


def is_asked() -> bool:
    """Whether there is somebody at the keyboard to ask."""
    return sys.stdin.isatty()


def _agree_to_lose(console: Console, lost: list[str], to: str) -> None:
    """Ask before a downgrade, which drops the data of later revisions."""
    console.print("Downgrading permanently drops columns and tables with all their data:", soft_wrap=True)
    for line in lost:
        console.print(line, soft_wrap=True)
    if not is_asked() or typer.prompt(f"Type {to} to continue") != to:
        raise ErrorMessage("Nothing was changed.", "Make a backup, then confirm with --yes.")


@migrate_app.command("rules", cls=HelpCommand)
@friendly
def migrate_rules(
    game: Annotated[str, typer.Argument(help="Only this game.")] = "",
) -> None:
    """Upgrade running tables to the installed rules; tables that disagree are held and listed."""
    need_server()
    from kingscourt.server.admin.rules_migration import migrate_tables  # noqa: PLC0415
    from kingscourt.server.config_reader import read_config  # noqa: PLC0415
    from kingscourt.server.server_and_worker_processes import check_poolers  # noqa: PLC0415

    console = Console(highlight=False)
    config = read_config(os.environ)
    check_poolers(config)
    with console.status("upgrading") as status:
        report = migrate_tables(config, game, status.update)
    console.print(
        f"{report.upgraded} tables upgraded, {len(report.held)} held, {len(report.later)} not reached"
    )
    for table in [*report.held, *report.later]:
        console.print(table)
    if report.held or report.later:
        raise typer.Exit(1)


@friendly
def relist() -> None:
    """Rebuild the table listings after one database was restored separately from the others."""
    need_server()
    from kingscourt.server.admin.rebuild_listings import relist as list_all  # noqa: PLC0415
    from kingscourt.server.config_reader import read_config  # noqa: PLC0415

    report = list_all(read_config(os.environ))
    Console(highlight=False).print(f"{report.listed} tables listed, {report.removed} listings removed")


@friendly
def doctor() -> None:
    """Check the configuration, every database, NATS and the installed games; list held tables."""
    need_server()
    from kingscourt.server.admin.doctor import examine  # noqa: PLC0415
    from kingscourt.server.config_reader import read_config  # noqa: PLC0415

    findings = examine(read_config(os.environ))
    table = Table("what", "state", "remark")
    for finding in findings:
        table.add_row(finding.what, finding.state(), finding.remark)
    Console(highlight=False).print(table)
    if not all(finding.ok for finding in findings):
        raise typer.Exit(1)
