"""The `kingscourt` command."""

from __future__ import annotations

import typer

from kingscourt.cli import admin_commands, editions_command, service_commands
from kingscourt.cli.bench_command import bench_games
from kingscourt.cli.games_command import games
from kingscourt.cli.perft_command import perft_counts
from kingscourt.cli.play_command import play
from kingscourt.cli.replay_command import replay
from kingscourt.cli.rules_command import rules
from kingscourt.cli.simulate_command import simulate_games
from kingscourt.cli.verify_command import verify_record

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_show_locals=False,
    help="Games of kings and courts. Begin with: kingscourt play kingsburg",
)
app.command("games")(games)
app.command("play")(play)
app.command("rules")(rules)
app.command("replay")(replay)
app.command("verify")(verify_record)
app.command("simulate")(simulate_games)
app.add_typer(editions_command.app, name="editions")
app.command("perft")(perft_counts)
app.command("bench")(bench_games)
app.command("serve")(service_commands.serve)
app.command("work")(service_commands.work)
app.add_typer(service_commands.migrate_app, name="migrate")
app.command("doctor")(service_commands.doctor)
app.add_typer(admin_commands.admin_app, name="admin")
app.command("relist")(service_commands.relist)


def main() -> None:
    """Run the command."""
    app(prog_name="kingscourt")


if __name__ == "__main__":
    main()
