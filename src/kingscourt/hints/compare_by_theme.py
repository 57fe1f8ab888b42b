"""What an answer is good for: the theme in which a seat stands better after it than after the others."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final, NamedTuple

from kingscourt.bots.search.sealed_policy import SealedPolicy
from kingscourt.hints.hints_file import HintsFile, hints_file_of
from kingscourt.hints.question import HintQuestion
from kingscourt.kernel.action import Action
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.find_terms import try_action
from kingscourt.kernel.state import State

WORLDS: Final = 2
LEAST: Final = 0.15  # points: less is no reason
SHARE: Final = 0.34  # of everything that an answer is better in: less is not what it is about
MOST_ANSWERS: Final = 8  # to an answer's own questions
Row = dict[str, float]  # points by theme


class Standing(NamedTuple):
    """Points by theme after an answer, and the theme that stands out; an empty text if none does."""

    row: Row
    theme: str

    def distance(self, other: Standing) -> float:
        """How much two answers differ in all themes."""
        themes = self.row.keys() | other.row.keys()
        return sum(abs(self.row.get(theme, 0.0) - other.row.get(theme, 0.0)) for theme in themes)

    def theme_against(self, other: Standing) -> str:
        """The theme in which an answer is better than another one; an empty text if it is so in none."""
        gains = {theme: points - other.row.get(theme, 0.0) for theme, points in self.row.items() if theme}
        theme = max(gains, key=lambda name: gains[name], default="")
        return theme if theme and gains[theme] >= LEAST else ""


class Themes:
    """Compares answers by theme, in the same imagined worlds, each with its own questions answered."""

    def __init__(self, question: HintQuestion, policy: SealedPolicy) -> None:
        self.question = question
        self.policy = policy
        self.file: HintsFile = hints_file_of(question.game)
        self.theme_of = {name: theme for theme, names in self.file.themes.items() for name in names}

    def compare(self, actions: Sequence[Action]) -> list[Standing]:
        """How each answer stands against the others."""
        rows = [self.row_after(action) for action in actions]
        total: Row = defaultdict(float)
        for row in rows:
            for theme, points in row.items():
                total[theme] += points
        return [Standing(row, standing_out(row, total, len(rows))) for row in rows]

    def row_after(self, action: Action) -> Row:
        """Points by theme after an answer, the mean of some worlds."""
        mean: Row = defaultdict(float)
        for world in self.question.worlds(WORLDS):
            for theme, points in self.row(self.played_on(world, action)).items():
                mean[theme] += points / WORLDS
        return mean

    def played_on(self, world: State, action: Action) -> State:
        """Where an answer leads; its own questions, such as how to pay, are answered at first sight."""
        seat = self.question.seat
        trial = try_action(world, seat, action)
        world.apply(seat, action)
        for _ in range(MOST_ANSWERS):
            if not trial.is_asked():
                break
            legal = world.legal(seat)
            worths = self.policy.rate(world, seat, legal)
            best = legal[worths.index(max(worths))]
            trial = trial.answer(best)
            world.apply(seat, best)
        return world

    def row(self, world: State) -> Row:
        """Points by theme in a position; in a finished game there is but one."""
        seat, values = self.question.seat, self.policy.values
        if world.waiting.kind == OVER:
            return {self.file.points: values.final_points(world, seat)}
        weights = values.weights
        progress = values.progress(world)
        features = values.features(world)[seat]
        row: Row = defaultdict(float)
        known = 0.0
        for index, name in enumerate(weights.layout.names):
            points = features[index] * (weights.early[index] + weights.change[index] * progress)
            known += points
            row[self.theme_of.get(name, "")] += points
        if self.file.rivals:
            row[self.file.rivals] += values.policy_worth(world, seat) - known
        return row


def standing_out(row: Row, total: Row, count: int) -> str:
    """The theme in which a row is furthest above the mean of the others, if that is what it is about."""
    if count < 2:
        return ""
    others = {theme: (total[theme] - row.get(theme, 0.0)) / (count - 1) for theme in total}
    gains = {theme: row.get(theme, 0.0) - others[theme] for theme in total}
    gained = sum(gain for gain in gains.values() if gain > 0)
    theme = max(gains, key=lambda name: gains[name])
    return theme if gains[theme] >= max(LEAST, SHARE * gained) else ""
