"""`kingscourt admin`: what hosts do about people and tables; each act is in the audit log."""

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

from kingscourt.cli.arguments import write_new
from kingscourt.cli.problems import friendly
from kingscourt.cli.service_commands import need_server

if TYPE_CHECKING:
    from kingscourt.server.config import Config

admin_app = typer.Typer(
    no_args_is_help=True,
    help="See to people and tables of a service; settings come from the environment.",
)

PersonArgument = Annotated[str, typer.Argument(metavar="PERSON", help="Id of a person.")]
TableArgument = Annotated[str, typer.Argument(metavar="TABLE", help="Id of a table.")]
ReasonOption = Annotated[str, typer.Option("--reason", "-r", help="Why; for the audit log.")]
NeededReason = Annotated[str, typer.Option("--reason", "-r", help="Why.", show_default=False)]
ByOption = Annotated[str, typer.Option("--by", help="Who does it; else the user of this computer.")]


def config_here() -> Config:
    """The settings of the environment."""
    need_server()
    from kingscourt.server.config import read_config  # noqa: PLC0415

    return read_config(os.environ)


def host(by: str) -> str:
    """Who is at work here."""
    return by or getpass.getuser()


def moment(at: float) -> str:
    """A time as it is printed."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def console() -> Console:
    """Where reports go."""
    return Console(highlight=False, soft_wrap=True)


@admin_app.command("ban")
@friendly
def ban(person: PersonArgument, reason: NeededReason, by: ByOption = "") -> None:
    """Keep a person out: all their sessions and streams end, everywhere, within seconds.

    Example: kingscourt admin ban 7hq2m0v5kc3x9a1t --reason "insults in chat"
    """
    config = config_here()
    from kingscourt.server.admin import moderating  # noqa: PLC0415

    moderating.ban(config, person, reason, host(by))
    console().print(f"{person} is banned.")


@admin_app.command("unban")
@friendly
def unban(person: PersonArgument, reason: ReasonOption = "", by: ByOption = "") -> None:
    """Let a person in again, by the sessions they had.

    Example: kingscourt admin unban 7hq2m0v5kc3x9a1t --reason "apologised"
    """
    config = config_here()
    from kingscourt.server.admin import moderating  # noqa: PLC0415

    was_banned = moderating.unban(config, person, reason, host(by))
    console().print(f"{person} may come in again." if was_banned else f"{person} was not banned.")


@admin_app.command("close")
@friendly
def close(table: TableArgument, reason: NeededReason, by: ByOption = "") -> None:
    """End a table, open or running: nobody has won, and the people there read the reason.

    Example: kingscourt admin close a-0c8f2k6m1p4r7t9v --reason "a name that insults"
    """
    config = config_here()
    from kingscourt.server.admin import moderating  # noqa: PLC0415

    moderating.close_table(config, table, reason, host(by))
    console().print(f"{table} is closed.")


@admin_app.command("release")
@friendly
def release(table: TableArgument, reason: ReasonOption = "", by: ByOption = "") -> None:
    """Let a held table go on, if it can; `kingscourt doctor` lists those that are held.

    Example: kingscourt admin release a-0c8f2k6m1p4r7t9v --reason "rules are mended"
    """
    config = config_here()
    from kingscourt.server.admin.releasing import release_table  # noqa: PLC0415

    released = release_table(config, table, reason, host(by))
    if released.problem:
        console().print(f"{released.table} is still held: {escape(released.problem)}")
        raise typer.Exit(1)
    console().print(f"{released.table} is {released.status} again.")


@admin_app.command("person")
@friendly
def person(person: PersonArgument, by: ByOption = "") -> None:
    """Print what is known about a person: name, sessions, ban, unfinished tables.

    Example: kingscourt admin person 7hq2m0v5kc3x9a1t
    """
    config = config_here()
    from kingscourt.server.admin import moderating  # noqa: PLC0415

    found = moderating.report_on(config, person, host(by))
    out = console()
    out.print(f"{found.id}  {found.name}  since {moment(found.created_at)}", markup=False)
    banned = "no" if found.ban is None else f"since {moment(found.ban.at)}: {found.ban.reason}"
    out.print(f"banned: {banned}", markup=False)
    for begun, seen in found.sessions:
        out.print(f"session since {moment(begun)}, last used {moment(seen)[:10]}")
    for table in found.unfinished:
        out.print(f"{table.status} {table.id} {table.game}")
    out.print(f"{found.tables} tables, {len(found.unfinished)} not finished")


@admin_app.command("export")
@friendly
def export(
    person: PersonArgument,
    to: Annotated[Path | None, typer.Option("--to", help="A new file; else it is printed.")] = None,
    by: ByOption = "",
) -> None:
    """Write everything that is kept about a person as JSON.

    Example: kingscourt admin export 7hq2m0v5kc3x9a1t --to anna.json
    """
    config = config_here()
    from kingscourt.server.admin import moderating  # noqa: PLC0415

    found = moderating.export_person(config, person, host(by))
    text = msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n"
    if to is None:
        typer.echo(text, nl=False)
    else:
        write_new(to, text)


@admin_app.command("erase")
@friendly
def erase(
    person: PersonArgument,
    reason: ReasonOption = "",
    by: ByOption = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Erase a person for good: their name goes from every table and all talk, their games stay.

    Example: kingscourt admin erase 7hq2m0v5kc3x9a1t --reason "asked by letter" --yes
    """
    config = config_here()
    from kingscourt.server.admin import moderating  # noqa: PLC0415

    if not yes:
        typer.confirm(f"Erase {person} for good?", abort=True)
    erased = moderating.erase_person(config, person, reason, host(by))
    console().print(f"{person} is erased; {erased.done} tables named them. A worker looks again in a minute.")
    if erased.missed:
        console().print(f"{erased.missed} tables cannot be reached just now: workers try again.")
        raise typer.Exit(1)


@admin_app.command("log")
@friendly
def log(
    last: Annotated[int, typer.Option("--last", "-n", help="How many lines.", min=1, max=10_000)] = 50,
) -> None:
    """Print the audit log, the newest last.

    Example: kingscourt admin log --last 20
    """
    config = config_here()
    from kingscourt.server.admin import moderating  # noqa: PLC0415

    table = Table("at (UTC)", "who", "what", "target", "reason")
    for line in moderating.audit_log(config, last):
        table.add_row(moment(line.at), *map(escape, (line.who, line.what, line.target, line.reason)))
    console().print(table)
