"""Somebody who plays for the first time: looks things up, tries, asks why, and takes a bot's advice."""

from __future__ import annotations

from kingscourt.bots.bot import Bot
from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.cli.sessions.session_decoder import SessionDecoder
from kingscourt.cli.terminal.outline_text import nodes
from kingscourt.cli.terminal.table_texts import TableTexts
from kingscourt.kernel.action import Action
from kingscourt.kernel.state import State
from kingscourt.table.table import Table
from kingscourt.texts.rule_text import rule_text

MOST_TYPED_TWICE = 2  # a number that was not on the screen is taken when it is typed again


class FirstTimePlayer:
    """Types lines for one seat; each kind of question is looked into when it comes for the first time."""

    def __init__(self, table: Table, client: SessionDecoder, words: TableTexts, bot: Bot) -> None:
        self._table = table
        self._client = client
        self._words = words
        self._bot = bot
        self._typed: list[str] = []  # lines still to be typed
        self._answered = -1  # the entry after which the last answer was given
        self._answer: list[str] = []
        self._repeats = 0
        self._known: set[str] = set()
        self._looks = 0

    def read_line(self) -> str:
        """The next line."""
        if not self._typed:
            self._typed = self._think()
        return self._typed.pop(0)

    def _think(self) -> list[str]:
        last = self._table.position.last
        if last == self._answered:
            self._repeats += 1
            assert self._repeats < MOST_TYPED_TWICE, f"{self._answer} is not taken"
            return list(self._answer)
        self._answered = last
        self._repeats = 0
        self._answer = self._choose()
        return [*self._look(), *self._answer]

    def _choose(self) -> list[str]:
        """The numbers of the bot's answer, one for each step of a secret choice."""
        position = self._table.position
        if not position.is_sealed():
            return [self._number(position.state)[0]]
        trial = position.state.copy()
        numbers: list[str] = []
        while trial.is_asked(self._client.seat):
            number, action = self._number(trial)
            trial.apply(self._client.seat, action)
            numbers.append(number)
        return numbers

    def _number(self, state: State) -> tuple[str, Action]:
        seat = self._client.seat
        action = self._bot.choose(SeatHandle(self._table.game_setup.game, state, seat))
        texts = [other.text for other in state.legal(seat)]
        return str(texts.index(action.text) + 1), action

    def _look(self) -> list[str]:
        """What is looked up before the first answer to a kind of question."""
        prompt = self._table.position.state.question(self._client.seat).prompt.key
        if prompt in self._known:
            return []
        is_first = not self._known
        self._known.add(prompt)
        if is_first:
            return ["h", "o", "r"]
        self._looks += 1
        name = self._thing()
        looks = (["o"], [f"r {name}"], [f"? {name}"], [f"o {name}"], [f"p {self._answer[0]}", "b"], ["l"])
        return looks[self._looks % len(looks)]

    def _thing(self) -> str:
        """The name of a component, each time another; one that lies on the table if the outline says so."""
        cards = {node.card for node in nodes(self._client.outline([]))}
        things = [rule for rule in self._words.rules if rule.component]
        things = [rule for rule in things if rule.id in cards] or things
        return rule_text(self._words.renderer, things[self._looks * 7 % len(things)]).title.lower()
