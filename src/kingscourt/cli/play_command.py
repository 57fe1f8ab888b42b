"""`kingscourt play`: one person against bots at the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from kingscourt.arena.match import bot_seed
from kingscourt.bots.registry import make_bot
from kingscourt.cli import arguments
from kingscourt.cli.chosen import Chosen, choose
from kingscourt.cli.client import Client
from kingscourt.cli.line_reader import LineReader
from kingscourt.cli.local_session import LocalSession
from kingscourt.cli.play_loop import PlayLoop
from kingscourt.cli.problems import Problem, friendly
from kingscourt.cli.recorder import Recorder
from kingscourt.cli.screen import Screen
from kingscourt.cli.server_play import open_server_session
from kingscourt.cli.session import Session
from kingscourt.cli.web_play import DEFAULT_FOLDER, play_web, resume_web
from kingscourt.cli.words import Words
from kingscourt.kernel.wire import WirePhrase
from kingscourt.table.fairness import AuditedSource, commitment
from kingscourt.table.setting import BOT, FREE, HUMAN, TO_THE_BARRIER, SeatInfo, Setting
from kingscourt.table.table import Table
from kingscourt.texts.renderer import Renderer

SeatOption = Annotated[int, typer.Option("--seat", "-s", help="Your seat; 1 is the first.", min=1)]
SeedOption = Annotated[
    str, typer.Option("--seed", metavar="HEX", help="Seed of the chance, for the same game again.")
]
RecordOption = Annotated[
    Path | None, typer.Option("--record", "-r", help="New file that keeps the game, line by line.")
]
WebOption = Annotated[bool, typer.Option("--web", help="Play in the browser, on this computer.")]
LanOption = Annotated[bool, typer.Option("--lan", help="Let phones in the same network join by a code.")]
ResumeOption = Annotated[
    bool, typer.Option("--resume", help="With --web: go on with the newest game that is not over.")
]
PeopleOption = Annotated[int, typer.Option("--people", help="With --web: people at the table.", min=1)]
FolderOption = Annotated[Path, typer.Option("--folder", help="With --web: where the records are kept.")]
PortOption = Annotated[int, typer.Option("--port", help="With --web: the port.")]
ServerOption = Annotated[str, typer.Option("--server", metavar="URL", help="Play at a table service.")]
FreeUndoOption = Annotated[
    bool, typer.Option("--free-undo", help="Take back whatever you like; the record says so.")
]
NameOption = Annotated[str, typer.Option("--name", help="Your name at the table.")]


@friendly
def play(
    game: arguments.GameArgument,
    seats: arguments.SeatsOption = None,
    bots: arguments.BotsOption = "greedy",
    seat: SeatOption = 1,
    edition: arguments.EditionOption = "",
    option: arguments.VariantsOption = None,
    solo: arguments.SoloOption = "",
    components: arguments.ComponentsOption = None,
    lang: arguments.LanguageOption = "",
    seed: SeedOption = "",
    record: RecordOption = None,
    name: NameOption = "",
    web: WebOption = False,
    lan: LanOption = False,
    resume: ResumeOption = False,
    people: PeopleOption = 1,
    folder: FolderOption = DEFAULT_FOLDER,
    port: PortOption = 8000,
    server: ServerOption = "",
    free_undo: FreeUndoOption = False,
) -> None:
    """Play a game against bots, or alone against the game's own opponent (--solo).

    Example: kingscourt play kingsburg --seats 3 --bots greedy,random --lang hu --record game.kingscourt
    """
    language = arguments.language_of(lang)
    chosen = choose(game, seats, edition, option, components, solo)
    if resume:
        resume_web(chosen.game.id, name, folder, port, lan)
        return
    if web or lan:
        name = name or Renderer(language).render(WirePhrase("cli-default-name"))
        left = chosen.options.seats - people
        players = arguments.bots_of(bots, left) if left > 0 else []
        play_web(chosen, name, players, folder, port, lan, alone(people, free_undo), free_undo)
        return
    own = own_seat(seat, chosen.options.seats)
    others = arguments.bots_of(bots, chosen.options.seats - 1) if chosen.options.seats > 1 else []
    person = name or Renderer(language).render(WirePhrase("cli-default-name"))
    session: Session
    if server:
        session = open_server_session(server, chosen, own, person, others, language, free_undo)
    else:
        session = open_session(chosen, own, person, others, seed, record, free_undo)
    client = Client(session, own)
    screen = Screen(Words(language, client.setup), Console(highlight=False))
    screen.welcome(own, client.setup.commitment if record else "")
    is_over = PlayLoop(client, screen, LineReader(screen.console).read).run()
    screen.farewell(client.record_place(), is_over)


def alone(people: int, free_undo: bool) -> int:
    """How many people play; whoever goes back as they like asks nobody."""
    if free_undo and people > 1:
        raise Problem("Free undo is for one person with bots.", "Leave out --free-undo or --people.")
    return people


def own_seat(seat: int, seats: int) -> int:
    """The person's seat as the table counts it."""
    if seat > seats:
        raise Problem(
            f"There is no seat {seat} at a table for {seats}.", "Choose another --seat or more --seats."
        )
    return seat - 1


def open_session(
    chosen: Chosen,
    own: int,
    person: str,
    others: list[str],
    seed_text: str,
    record: Path | None,
    free_undo: bool = False,
) -> LocalSession:
    """A table with the person on one seat and bots on the others."""
    seed = seed_of(seed_text)
    nonce = "" if seed_text else secrets.token_hex(8)  # a game that can be asked for again adds nothing
    people = [SeatInfo(bot, BOT) for bot in others]
    people.insert(own, SeatInfo(person, HUMAN, nonce))
    undo = FREE if free_undo else TO_THE_BARRIER
    setting = Setting(chosen.game, chosen.options, chosen.components, people, commitment(seed), undo=undo)
    players = {
        seat: make_bot(info.name, bot_seed(seed, seat)) for seat, info in enumerate(people) if seat != own
    }
    recorder = None if record is None else Recorder(record, setting)
    table = Table(setting, AuditedSource(seed, setting.nonces()))
    return LocalSession(table, players, seed, recorder)


def seed_of(text: str) -> bytes:
    """The seed a person gave, else a fresh one."""
    if not text:
        return secrets.token_bytes(32)
    try:
        return bytes.fromhex(text)
    except ValueError:
        advice = "Write an even number of digits 0-9 and letters a-f, for instance --seed 2a."
        raise Problem(f"The seed {text!r} is not hexadecimal.", advice) from None
