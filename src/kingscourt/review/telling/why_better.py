"""Why an answer is better: the topics in which rollouts end with more points after it."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

import msgspec

from kingscourt.bots.seat_handle import SeatHandle
from kingscourt.kernel.action import Action
from kingscourt.kernel.chance import FastRandom
from kingscourt.kernel.decision import OVER
from kingscourt.kernel.game import Game
from kingscourt.kernel.state import State
from kingscourt.kernel.values import Values, between
from kingscourt.kernel.wire_types import WirePhrase
from kingscourt.review.chances import ChanceEstimator
from kingscourt.review.judgement import answered
from kingscourt.review.telling.phrases import said
from kingscourt.texts.locale_files import read_optional

WORLDS: Final = 24
MOST_TOPICS: Final = 2
LEAST: Final = 0.75  # points: less is rather chance than a reason
Row = dict[str, float]  # points by topic or line of the score sheet; "" for what has none

TOPICS: Final = "topics.toml"
SCORE: Final = "score-"


class Reasons:
    """Compares two answers by what their rollouts end with."""

    def __init__(self, game: Game, estimator: ChanceEstimator) -> None:
        self.game = game
        self.estimator = estimator
        self.topic_of = topic_of_feature(topics_of(game))

    def why(self, state: State, seat: int, chosen: Action, better: Action, seed: int) -> list[WirePhrase]:
        """At most two sentences; none if the values cannot tell, or tell the opposite."""
        if not self.topic_of:
            return []
        gain = self.gain(SeatHandle(self.game, state, seat), chosen, better, FastRandom(seed))
        largest = sorted(gain.items(), key=lambda item: -abs(item[1]))[:MOST_TOPICS]
        told = [(topic, points) for topic, points in largest if topic and abs(points) >= LEAST]
        if sum(points for _, points in told) <= 0 or sum(gain.values()) <= 0:
            return []
        return [self.sentence(topic, points) for topic, points in told]

    def gain(self, handle: SeatHandle, chosen: Action, better: Action, random: FastRandom) -> Row:
        """The mean points by topic that the better answer ends with beyond the chosen one."""
        total: Row = defaultdict(float)
        pairs = 0
        for _ in range(WORLDS):
            world = handle.imagine(random)
            luck = random.word()
            ends = [self.end(world, handle.seat, action, luck) for action in (chosen, better)]
            if (ends[0].waiting.kind == OVER) != (ends[1].waiting.kind == OVER):
                continue  # points on the table and points to come cannot be compared
            rows = [self.row(end, handle.seat) for end in ends]
            pairs += 1
            for topic in rows[0].keys() | rows[1].keys():
                total[topic] += rows[1].get(topic, 0.0) - rows[0].get(topic, 0.0)
        return {topic: points / pairs for topic, points in total.items()}

    def end(self, world: State, seat: int, action: Action, luck: int) -> State:
        """Where a rollout after an answer leads."""
        return self.estimator.played_on(answered(world, seat, action), luck)

    def row(self, end: State, seat: int) -> Row:
        """The points that a seat may expect in a position, by topic; at the end, its score sheet."""
        values = self.estimator.policy.values
        if end.waiting.kind == OVER:
            return {score_line(line.category): float(line.points) for line in end.score_sheet(seat)}
        return self.weighted(values, end, seat)

    def weighted(self, values: Values[State], end: State, seat: int) -> Row:
        """The features of a seat in points at the end of the game."""
        weights = values.weights
        progress = values.progress(end)
        slope = between(weights.calibration.slopes, progress)
        features = values.features(end)[seat]
        row: Row = defaultdict(float)
        for index, name in enumerate(weights.layout.names):
            weight = weights.early[index] + weights.change[index] * progress
            row[self.topic_of.get(name, "")] += features[index] * weight * slope
        return row

    def sentence(self, topic: str, points: float) -> WirePhrase:
        """How many points more or fewer a topic brings."""
        name = topic_phrase(self.game, topic)
        return said("why-more" if points > 0 else "why-fewer", topic=name, n=max(1, round(abs(points))))


class TopicsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the features of a game's values are about, in words that a player uses: `locale/topics.toml`.

    It has the features of each topic, and those that answers hardly move, which nobody is told about. The
    name of a topic is the message `<game>-topic-<name>`.
    """

    topics: dict[str, list[str]] = {}
    untold: list[str] = []


def topics_of(game: Game) -> TopicsFile:
    """The topics of a game; none if it has no such file."""
    return msgspec.toml.decode(read_optional(game.resources, TOPICS), type=TopicsFile)


def topic_of_feature(file: TopicsFile) -> dict[str, str]:
    """The topic of each feature that has one."""
    return {feature: topic for topic, features in file.topics.items() for feature in features}


def score_line(category: str) -> str:
    """A line of the score sheet as a topic."""
    return SCORE + category


def topic_phrase(game: Game, topic: str) -> WirePhrase:
    """The name of a topic."""
    return WirePhrase(f"{game.id.replace('_', '-')}-{topic if topic.startswith(SCORE) else f'topic-{topic}'}")
