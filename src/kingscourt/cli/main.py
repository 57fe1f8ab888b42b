"""The `kingscourt` command."""

from __future__ import annotations

import typer

from kingscourt.cli.commands import admin, editions, service
from kingscourt.cli.commands.arena.commands import app as arena_app
from kingscourt.cli.commands.bench import bench_games
from kingscourt.cli.commands.check import check
from kingscourt.cli.commands.games import games
from kingscourt.cli.commands.perft import perft_counts
from kingscourt.cli.commands.play import play
from kingscourt.cli.commands.replay import replay
from kingscourt.cli.commands.review import review
from kingscourt.cli.commands.rules import rules
from kingscourt.cli.commands.simulate import simulate_games
from kingscourt.cli.commands.verify import verify_record
from kingscourt.cli.help_format import HelpCommand, HelpGroup

app = typer.Typer(
    cls=HelpGroup,
    no_args_is_help=True,
    pretty_exceptions_show_locals=False,
    help="Games of kings and courts. Start with: kingscourt play kingsburg",
)
app.command("games", cls=HelpCommand)(games)
app.command("play", cls=HelpCommand)(play)
app.command("rules", cls=HelpCommand)(rules)
app.command("replay", cls=HelpCommand)(replay)
app.command("verify", cls=HelpCommand)(verify_record)
app.command("review", cls=HelpCommand)(review)
app.command("simulate", cls=HelpCommand)(simulate_games)
app.add_typer(arena_app, name="arena")
app.add_typer(editions.app, name="editions")
app.command("check", cls=HelpCommand)(check)
app.command("perft", cls=HelpCommand)(perft_counts)
app.command("bench", cls=HelpCommand)(bench_games)
app.command("serve", cls=HelpCommand)(service.serve)
app.command("work", cls=HelpCommand)(service.work)
app.add_typer(service.migrate_app, name="migrate")
app.command("doctor", cls=HelpCommand)(service.doctor)
app.add_typer(admin.admin_app, name="admin")
app.command("relist", cls=HelpCommand)(service.relist)


def main() -> None:
    """Run the command."""
    app(prog_name="kingscourt")


if __name__ == "__main__":
    main()
