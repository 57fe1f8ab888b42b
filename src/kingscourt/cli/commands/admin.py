"""`kingscourt admin`: moderate people and tables; every action goes into the audit log."""

from __future__ import annotations

import getpass
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from kingscourt.cli.commands.service import need_server
from kingscourt.cli.error_messages import friendly
from kingscourt.cli.file_io import write_new
from kingscourt.cli.help_format import HelpCommand, HelpGroup

if TYPE_CHECKING:
    from kingscourt.server.config import Config

admin_app = typer.Typer(
    cls=HelpGroup,
    no_args_is_help=True,
    help="Manage the people and tables of a service; settings come from the environment.",
)

PersonArgument = Annotated[str, typer.Argument(metavar="PERSON", help="Id of a person.")]
TableArgument = Annotated[str, typer.Argument(metavar="TABLE", help="Id of a table.")]
ReasonOption = Annotated[str, typer.Option("--reason", "-r", help="Reason, for the audit log.")]
NeededReason = Annotated[str, typer.Option("--reason", "-r", help="Reason.", show_default=False)]
ByOption = Annotated[str, typer.Option("--by", help="Who is acting; by default the current system user.")]


def config_here() -> Config:
    """Read the settings from the environment."""
    need_server()
    from kingscourt.server.config_reader import read_config  # noqa: PLC0415

    return read_config(os.environ)


def host(by: str) -> str:
    """The name of whoever is acting, for the audit log."""
    return by or getpass.getuser()


def moment(at: float) -> str:
    """Format a time for printing."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def console() -> Console:
    """The console that reports are printed to."""
    return Console(highlight=False, soft_wrap=True)


@admin_app.command("ban", cls=HelpCommand)
@friendly
def ban(person: PersonArgument, reason: NeededReason, by: ByOption = "") -> None:
    """Ban a person: all their sessions and streams end, everywhere, within seconds.

    Example: kingscourt admin ban 7hq2m0v5kc3x9a1t --reason "insults in chat"
    """
    config = config_here()
    from kingscourt.server.admin import moderation  # noqa: PLC0415

    moderation.ban(config, person, reason, host(by))
    console().print(f"{person} is banned.")


@admin_app.command("unban", cls=HelpCommand)
@friendly
def unban(person: PersonArgument, reason: ReasonOption = "", by: ByOption = "") -> None:
    """Lift a person's ban; the sessions they had work again.

    Example: kingscourt admin unban 7hq2m0v5kc3x9a1t --reason "apologised"
    """
    config = config_here()
    from kingscourt.server.admin import moderation  # noqa: PLC0415

    was_banned = moderation.unban(config, person, reason, host(by))
    console().print(f"{person} is no longer banned." if was_banned else f"{person} was not banned.")


@admin_app.command("close", cls=HelpCommand)
@friendly
def close(table: TableArgument, reason: NeededReason, by: ByOption = "") -> None:
    """End a table, open or running: nobody wins, and the people there are shown the reason.

    Example: kingscourt admin close a-0c8f2k6m1p4r7t9v --reason "offensive table name"
    """
    config = config_here()
    from kingscourt.server.admin import moderation  # noqa: PLC0415

    moderation.close_table(config, table, reason, host(by))
    console().print(f"{table} is closed.")


@admin_app.command("release", cls=HelpCommand)
@friendly
def release(table: TableArgument, reason: ReasonOption = "", by: ByOption = "") -> None:
    """Let a held table continue if it can; `kingscourt doctor` lists held tables.

    Example: kingscourt admin release a-0c8f2k6m1p4r7t9v --reason "rules are fixed"
    """
    config = config_here()
    from kingscourt.server.admin import moderation  # noqa: PLC0415

    released = moderation.release_table(config, table, reason, host(by))
    if released.problem:
        console().print(f"{released.table} is still held: {escape(released.problem)}")
        raise typer.Exit(1)
    console().print(f"{released.table} is {released.status} again.")


@admin_app.command("person", cls=HelpCommand)
@friendly
def person(person: PersonArgument, by: ByOption = "") -> None:
    """Print what is known about a person: name, sessions, ban, unfinished tables.

    Example: kingscourt admin person 7hq2m0v5kc3x9a1t
    """
    config = config_here()
    from kingscourt.server.admin import moderation  # noqa: PLC0415

    found = moderation.report_on(config, person, host(by))
    out = console()
    out.print(f"{found.id}  {found.name}  since {moment(found.created_at)}", markup=False)
    banned = "no" if found.ban is None else f"since {moment(found.ban.at)}: {found.ban.reason}"
    out.print(f"banned: {banned}", markup=False)
    for begun, seen in found.sessions:
        out.print(f"session since {moment(begun)}, last used {moment(seen)[:10]}")
    for table in found.unfinished:
        out.print(f"{table.status} {table.id} {table.game}")
    out.print(f"{found.tables} tables, {len(found.unfinished)} not finished")


@admin_app.command("export", cls=HelpCommand)
@friendly
def export(
    person: PersonArgument,
    to: Annotated[Path | None, typer.Option("--to", help="New file to write; printed by default.")] = None,
    by: ByOption = "",
) -> None:
    """Write everything stored about a person as JSON.

    Example: kingscourt admin export 7hq2m0v5kc3x9a1t --to anna.json
    """
    config = config_here()
    from kingscourt.server.admin import moderation  # noqa: PLC0415

    found = moderation.export_person(config, person, host(by))
    text = msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n"
    if to is None:
        typer.echo(text, nl=False)
    else:
        write_new(to, text)


@admin_app.command("erase", cls=HelpCommand)
@friendly
def erase(
    person: PersonArgument,
    reason: ReasonOption = "",
    by: ByOption = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")] = False,
) -> None:
    """Erase a person permanently: their name is removed from every table and chat; their games stay.

    Example: kingscourt admin erase 7hq2m0v5kc3x9a1t --reason "asked by letter" --yes
    """
    config = config_here()
    from kingscourt.server.admin import moderation  # noqa: PLC0415

    if not yes:
        typer.confirm(f"Erase {person} permanently?", abort=True)
    erased = moderation.erase_person(config, person, reason, host(by))
    console().print(f"{person} is erased from {erased.done} tables. A worker checks again in a minute.")
    if erased.missed:
        console().print(f"{erased.missed} tables cannot be reached right now; workers will retry.")
        raise typer.Exit(1)


@admin_app.command("log", cls=HelpCommand)
@friendly
def log(
    last: Annotated[int, typer.Option("--last", "-n", help="Number of lines.", min=1, max=10_000)] = 50,
) -> None:
    """Print the audit log, newest last.

    Example: kingscourt admin log --last 20
    """
    config = config_here()
    from kingscourt.server.admin import moderation  # noqa: PLC0415

    table = Table("at (UTC)", "who", "what", "target", "reason")
    for line in moderation.audit_log(config, last):
        table.add_row(moment(line.at), *map(escape, (line.who, line.what, line.target, line.reason)))
    console().print(table)
