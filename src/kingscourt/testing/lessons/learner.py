"""A learner who plays a lesson on a table of its own, without a service."""

from __future__ import annotations

from typing import Final

from kingscourt.kernel.chance import FastRandom, Source
from kingscourt.kernel.game import Game
from kingscourt.lessons.lesson import LEARNER, Lesson
from kingscourt.lessons.lesson_progress import LOOK, Course, awaited, course_of
from kingscourt.lessons.lesson_table import (
    are_bots_awaited,
    check_command,
    lesson_setup,
    next_scripted_change,
)
from kingscourt.table.table import Table
from kingscourt.table.view_steps import document_of

MOST_MOVES: Final = 400


class CountedSource(Source):
    """A fixed source that counts its draws: during a script there are to be none."""

    def __init__(self, seed: int) -> None:
        self.random: FastRandom = FastRandom(seed)
        self.drawn: list[str] = []  # purposes

    def below(self, purpose: str, draw: int, n: int) -> int:
        """A number that depends on the seed."""
        self.drawn.append(purpose)
        return self.random.below(purpose, draw, n)


class Learner:
    """A lesson's table and how far its learner has looked."""

    def __init__(self, game: Game, lesson: Lesson, seed: int = 1) -> None:
        self.game: Game = game
        self.lesson: Lesson = lesson
        self.source: CountedSource = CountedSource(seed)
        self.table: Table = Table(lesson_setup(game, lesson, "Anna", "squire", "", "0" * 64), self.source)
        self.seen: int = 0
        self.table.keep(self.table.open())
        self._play_script()

    def branch(self) -> Learner:
        """A learner at the same step who can go another way."""
        other: Learner = Learner.__new__(Learner)
        other.game, other.lesson, other.seen = self.game, self.lesson, self.seen
        other.source = CountedSource(2)
        other.table = Table(self.table.game_setup, other.source, self.table.position.copy())
        return other

    def course(self) -> Course:
        """Where the table stands."""
        return course_of(self.lesson, self.table.position, self.seen)

    def awaited(self) -> list[str]:
        """The actions that the step waits for."""
        return awaited(self.lesson, self.course())

    def look(self) -> None:
        """Look at what is lit, or read on."""
        assert self.course().waits_for == LOOK
        self.seen = self.course().step + 1
        self._play_script()

    def act(self, *actions: str) -> None:
        """Send one action, or all of a sealed choice; the lesson or the rules may refuse them."""
        check_command(self.lesson, self.table, self.seen, list(actions))
        self.table.keep(self.table.command(LEARNER, list(actions)))
        self._play_script()

    def obey(self) -> None:
        """Send what the step waits for: the next action, or the whole of a sealed choice."""
        run = self.awaited()
        self.act(*(run if self.table.position.is_sealed() else run[:1]))

    def legal(self) -> list[str]:
        """The texts of all answers to the question that the learner is asked; empty if none is."""
        position = self.table.position
        if LEARNER not in position.asked() or LEARNER in position.slots:
            return []
        return [action.text for action in position.state.legal(LEARNER)]

    def view(self) -> object:
        """The learner's view, as it looks in JSON."""
        return document_of(self.game.view(self.table.position.state, LEARNER))

    def go_on(self, turns: int) -> None:
        """Answer some more questions by default after the script, reading what is still to be read."""
        for _ in range(turns):
            while self.course().waits_for == LOOK:
                self.look()
            self._answer_bots()
            if not self.legal():
                return
            self.act(*self._default(LEARNER))

    def _play_script(self) -> None:
        change = next_scripted_change(self.lesson, self.table, self.seen)
        while change is not None:
            self.table.keep(change)
            change = next_scripted_change(self.lesson, self.table, self.seen)

    def _answer_bots(self) -> None:
        """Answer for the bots by default, as long as the learner is not asked."""
        for _ in range(MOST_MOVES):
            waiting = [seat for seat in self.table.position.asked() if seat not in self.table.position.slots]
            rivals = [seat for seat in waiting if seat != LEARNER]
            if not rivals or not are_bots_awaited(self.lesson, self.table, self.seen):
                return
            self.table.keep(self.table.command(rivals[0], self._default(rivals[0])))

    def _default(self, seat: int) -> list[str]:
        """The default answer; a sealed choice is made to its end."""
        trial = self.table.position.state.copy()
        actions = [trial.question(seat).default]
        trial.apply(seat, actions[0])
        while self.table.position.is_sealed() and trial.is_asked(seat):
            actions.append(trial.question(seat).default)
            trial.apply(seat, actions[-1])
        return [action.text for action in actions]
