"""Practice: go on from a position of a finished game, or from one that shows a rule, with bots."""

from __future__ import annotations

from kingscourt.kernel.game import Game
from kingscourt.kernel.phrase import Phrase
from kingscourt.lessons.rule_book import ShownPosition
from kingscourt.server.api.wire_types_of_practice import GamePractice, RulePractice
from kingscourt.server.errors.problems import WrongMoment
from kingscourt.server.model.person import Person
from kingscourt.server.model.table_row import OVER
from kingscourt.server.model.table_setup import TableSetup
from kingscourt.server.people.clean_text import clean
from kingscourt.server.queries.past_positions import position_then
from kingscourt.server.services.table_service import MadeSetup, TableService
from kingscourt.server.tables.live_table import LiveTable
from kingscourt.server.tables.practice_creation import (
    Practising,
    after_game,
    after_rule,
    question_before,
)
from kingscourt.table.position import Position


class PracticeService:
    """Tables that begin in a position; they are private, and nothing counts there."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def after_game(self, id: str, person: Person, wish: GamePractice, language: str) -> LiveTable:
        """A table that goes on from a finished game which this person may see."""

        async def setup() -> TableSetup:
            opened = await self._tables.see(id, person.id)
            if opened.row.status != OVER:
                raise WrongMoment(Phrase("service-practice-later"))
            position = await _moment(opened, wish.n)
            seat = _seat(opened, position, person.id) if wish.seat is None else wish.seat
            return after_game(opened.row.setup, id, position, seat, self._who(person, wish, language))

        return await self._begin(person, wish, setup)

    async def after_rule(
        self, game: Game, shown: ShownPosition, person: Person, wish: RulePractice, language: str
    ) -> LiveTable:
        """A table that goes on from a position that shows a rule."""

        async def setup() -> TableSetup:
            return after_rule(game, shown, self._who(person, wish, language))

        return await self._begin(person, wish, setup)

    async def _begin(self, person: Person, wish: RulePractice, setup: MadeSetup) -> LiveTable:
        request = None if wish.id is None else f"practice {wish.id}"
        return await self._tables.begin_at_once(person, request, wish.nonce, setup)

    def _who(self, person: Person, wish: RulePractice, language: str) -> Practising:
        names = [clean(name) for name in wish.names if name.strip()]
        return Practising(person, wish.level, names, language, self._tables.pause_of_bots())


async def _moment(opened: LiveTable, n: int) -> Position:
    """The position after entry `n` in which somebody is asked; raises if nobody is."""
    position = await position_then(opened, n)
    asked = question_before(position)
    return position if asked == position.last else await position_then(opened, asked)


def _seat(opened: LiveTable, position: Position, person: str) -> int:
    """A person's own seat, if they have several the one that is asked; for others the one that is asked."""
    own, asked = opened.row.setup.seats_of(person), position.asked()
    return next((seat for seat in asked if seat in own), (own or asked)[0])
