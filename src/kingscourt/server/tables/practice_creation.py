"""Creating a table that practises: a position, one person, bots at the other seats."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec

from kingscourt.bots.levels import LEVELS
from kingscourt.kernel.decision import CHANCE, OVER
from kingscourt.kernel.game import Game
from kingscourt.kernel.phrase import Phrase
from kingscourt.lessons.rule_book import ShownPosition, options_of
from kingscourt.server.errors.problems import BadRequest, WrongMoment
from kingscourt.server.model.person import Person
from kingscourt.server.model.table_setup import BOT, PERSON, BotPace, Pace, Practice, Seat, TableSetup
from kingscourt.server.tables.loaded_games import find_game
from kingscourt.server.tables.table_creation import SEED_BYTES, new_setup
from kingscourt.table.position import Position
from kingscourt.table.practice_start import start_after

GENTLEST: Final = LEVELS[0]
MOST_BEFORE: Final = 16  # practice games that began in one another


class Practising(msgspec.Struct, frozen=True):
    """Who practises, and how."""

    person: Person
    level: str  # of the bots; the gentlest if empty
    names: list[str]  # of the bots in the order of their seats; the others are named by their level
    language: str
    bot_pace: BotPace


def after_game(old: TableSetup, id: str, position: Position, seat: int, who: Practising) -> TableSetup:
    """The setup of a table that goes on from a position of a finished game."""
    if _depth(old.practice) >= MOST_BEFORE:
        raise WrongMoment(Phrase("service-practice-deep", {"n": MOST_BEFORE}))
    start = start_after(position, seat, secrets.token_hex(SEED_BYTES))
    practice = Practice(seat, start.seed, start.entries, before=old.practice, table=id, n=position.last)
    game = find_game(old.game)
    return _setup(game, old.edition, old.options, old.components, len(old.seats), practice, who)


def after_rule(game: Game, shown: ShownPosition, who: Practising) -> TableSetup:
    """The setup of a table that goes on from a position that shows a rule."""
    check_decision(game.scenario(shown.scenario).pending().kind)
    options = options_of(game, shown)
    seed = secrets.token_hex(SEED_BYTES)
    practice = Practice(shown.seat, seed, scenario=shown.scenario, position=shown.name)
    return _setup(game, options.edition, options.variants, None, options.seats, practice, who)


def check_decision(pending: int) -> None:
    """Refuse a position in which nobody has anything to decide."""
    if pending == OVER:
        raise WrongMoment(Phrase("service-practice-over"))
    if pending == CHANCE:  # its outcomes may belong to secrets that are drawn anew
        raise WrongMoment(Phrase("service-practice-draw"))


def question_before(position: Position) -> int:
    """The entry after which the seats were asked; of secret choices, the one before all of them.

    They are opened one after the other, so in between some would be known.
    """
    # it may also be over by agreement, or because somebody resigned
    check_decision(OVER if position.is_over() else position.state.pending().kind)
    if not position.state.pending().sealed:
        return position.last
    return min(position.posed.get(seat, 0) for seat in position.asked())


def _depth(practice: Practice | None) -> int:
    return 0 if practice is None else 1 + _depth(practice.before)


def _setup(
    game: Game,
    edition: str,
    options: dict[str, str],
    components: str | None,
    seats: int,
    practice: Practice,
    who: Practising,
) -> TableSetup:
    """A private table without a clock and with free undo, like that of a lesson."""
    if practice.seat >= seats:
        raise BadRequest(f"there is no seat {practice.seat}")
    level = who.level or GENTLEST
    taken = [Seat(BOT, name, level=level) for name in [*who.names, *[level] * seats][: seats - 1]]
    taken.insert(practice.seat, Seat(PERSON, who.person.name, who.person.id))
    setup = new_setup(
        game,
        who.person.id,
        edition,
        options,
        components,
        taken,
        Pace(),
        public=False,
        starts_when_full=True,
        undo="free",
        language=who.language,
        bot_pace=who.bot_pace,
    )
    return msgspec.structs.replace(setup, practice=practice)
