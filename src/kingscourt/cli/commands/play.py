"""`kingscourt play`: one person against bots at the terminal."""

from __future__ import annotations

import secrets
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console

from kingscourt.arena.match import bot_seed
from kingscourt.bots.levels import USUAL
from kingscourt.bots.registry import make_bot
from kingscourt.cli.commands import arguments
from kingscourt.cli.commands.chosen_game import Chosen, choose
from kingscourt.cli.error_messages import ErrorMessage, friendly
from kingscourt.cli.sessions.contract import TableSession
from kingscourt.cli.sessions.local_session import LocalSession
from kingscourt.cli.sessions.record_writer import RecordWriter
from kingscourt.cli.sessions.session_decoder import SessionDecoder
from kingscourt.cli.sessions.web_play import DEFAULT_FOLDER, play_web, resume_web
from kingscourt.cli.terminal.line_reader import LineReader
from kingscourt.cli.terminal.play_loop import PlayLoop
from kingscourt.cli.terminal.screen import Screen
from kingscourt.cli.terminal.table_texts import TableTexts
from kingscourt.kernel.wire_types import WirePhrase
from kingscourt.table.fairness import AuditedSource, commitment
from kingscourt.table.game_setup import BOT, FREE, HUMAN, TO_THE_BARRIER, GameSetup, SeatSetup
from kingscourt.table.table import Table
from kingscourt.texts.renderer import Renderer

if TYPE_CHECKING:
    from kingscourt.cli.sessions.server_session import ServerSession

PERSON_PANEL: Final = "You"
BROWSER_PANEL: Final = "In the browser (--web)"
SERVICE_PANEL: Final = "On a table service"

SeatOption = Annotated[
    int, typer.Option("--seat", "-s", help="Your seat, counted from 1.", min=1, rich_help_panel=PERSON_PANEL)
]
SeedOption = Annotated[
    str, typer.Option("--seed", metavar="HEX", help="Seed for all draws, to replay the same game.")
]
RecordOption = Annotated[Path | None, typer.Option("--record", "-r", help="New file to record the game in.")]
WebOption = Annotated[
    bool, typer.Option("--web", help="Play in the browser on this computer.", rich_help_panel=BROWSER_PANEL)
]
LanOption = Annotated[
    bool,
    typer.Option(
        "--lan", help="Let phones on the same network join with a code.", rich_help_panel=BROWSER_PANEL
    ),
]
ResumeOption = Annotated[
    bool, typer.Option("--resume", help="Continue the newest unfinished game.", rich_help_panel=BROWSER_PANEL)
]
PeopleOption = Annotated[
    int, typer.Option("--people", help="Number of people at the table.", min=1, rich_help_panel=BROWSER_PANEL)
]
FolderOption = Annotated[
    Path, typer.Option("--folder", help="Folder for the records.", rich_help_panel=BROWSER_PANEL)
]
PortOption = Annotated[int, typer.Option("--port", help="Port to listen on.", rich_help_panel=BROWSER_PANEL)]
ServerOption = Annotated[
    str,
    typer.Option("--server", metavar="URL", help="Play on a table service.", rich_help_panel=SERVICE_PANEL),
]
FreeUndoOption = Annotated[
    bool,
    typer.Option(
        "--free-undo", help="Undo without limits; the record notes it.", rich_help_panel=PERSON_PANEL
    ),
]
NameOption = Annotated[
    str, typer.Option("--name", help="Your name at the table.", rich_help_panel=PERSON_PANEL)
]


@friendly
def play(
    game: arguments.GameArgument,
    seats: arguments.SeatsOption = None,
    bots: arguments.BotsOption = USUAL,
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

    Example: kingscourt play kingsburg --seats 3 --bots knight,random --lang hu --record game.kingscourt
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
    session: TableSession
    if server:
        session = open_server_session(server, chosen, own, person, others, language, free_undo)
    else:
        session = open_session(chosen, own, person, others, seed, record, free_undo)
    client = SessionDecoder(session, own)
    words = TableTexts(language, client.setup)
    console = Console(highlight=False)
    reader = LineReader(console)
    wait = partial(reader.wait, words.say("wait")) if reader.can_wait else None
    screen = Screen(words, console, wait)
    screen.welcome(own, client.setup.commitment if record else "")
    is_over = PlayLoop(client, screen, reader.read).run()
    screen.farewell(client.record_place(), is_over)


def alone(people: int, free_undo: bool) -> int:
    """The number of people; free undo is refused for more than one, since it asks nobody."""
    if free_undo and people > 1:
        raise ErrorMessage("Free undo is for one person with bots.", "Leave out --free-undo or --people.")
    return people


def own_seat(seat: int, seats: int) -> int:
    """The person's seat, counted from 0."""
    if seat > seats:
        raise ErrorMessage(
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
    """Open a table with the person on one seat and bots on the others."""
    seed = seed_of(seed_text)
    nonce = "" if seed_text else secrets.token_hex(8)  # with a given seed, the same game must come out again
    people = [SeatSetup(bot, BOT) for bot in others]
    people.insert(own, SeatSetup(person, HUMAN, nonce))
    undo = FREE if free_undo else TO_THE_BARRIER
    game_setup = GameSetup(
        chosen.game, chosen.options, chosen.components, people, commitment(seed), undo=undo
    )
    players = {
        seat: make_bot(info.name, bot_seed(seed, seat)) for seat, info in enumerate(people) if seat != own
    }
    recorder = None if record is None else RecordWriter(record, game_setup)
    table = Table(game_setup, AuditedSource(seed, game_setup.nonces()))
    return LocalSession(table, players, seed, recorder)


def open_server_session(
    url: str, chosen: Chosen, own: int, person: str, bots: list[str], language: str, free_undo: bool = False
) -> ServerSession:
    """Open a new table on a service, with the person on one seat and the service's bots on the others."""
    try:
        from kingscourt.cli.sessions.server_session import ServerSession  # noqa: PLC0415
    except ImportError as error:
        advice = "Install it with: pip install 'kingscourt[client]'"
        raise ErrorMessage(f"The client is not installed ({error.name} is missing).", advice) from None
    from kingscourt.server.api.wire_types import NewSeat, NewTable  # noqa: PLC0415

    seats = [NewSeat("bot", level=bot) for bot in bots]
    seats.insert(own, NewSeat("me"))
    session = ServerSession(url, language=language)
    session.sign_in(person)
    options = chosen.options
    session.create(
        NewTable(
            chosen.game.id,
            seats,
            options.edition,
            options.variants,
            chosen.source,
            public=False,
            undo="free" if free_undo else "barrier",
        )
    )
    return session


def seed_of(text: str) -> bytes:
    """The given seed, else a new random one."""
    if not text:
        return secrets.token_bytes(32)
    try:
        return bytes.fromhex(text)
    except ValueError:
        advice = "Use an even number of digits 0-9 and letters a-f, for example --seed 2a."
        raise ErrorMessage(f"The seed {text!r} is not hexadecimal.", advice) from None
