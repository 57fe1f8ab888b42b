"""Topics: what the features of a game's values are about, in words that a player uses.

A game says so in `locale/topics.toml` of its resources; each topic is a message `<game>-topic-<name>`.
"""

from __future__ import annotations

from typing import Final

import msgspec

from kingscourt.kernel.game import Game
from kingscourt.kernel.wire_types import WirePhrase
from kingscourt.texts.locale_files import read_optional

FILE: Final = "topics.toml"
SCORE: Final = "score-"


class TopicsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The features of each topic, and those that answers hardly move, which nobody is told about."""

    topics: dict[str, list[str]] = {}
    untold: list[str] = []


def topics_of(game: Game) -> TopicsFile:
    """The topics of a game; none if it has no such file."""
    return msgspec.toml.decode(read_optional(game.resources, FILE), type=TopicsFile)


def topic_of_feature(file: TopicsFile) -> dict[str, str]:
    """The topic of each feature that has one."""
    return {feature: topic for topic, features in file.topics.items() for feature in features}


def score_line(category: str) -> str:
    """A line of the score sheet as a topic."""
    return SCORE + category


def topic_phrase(game: Game, topic: str) -> WirePhrase:
    """The name of a topic."""
    return WirePhrase(f"{game.id.replace('_', '-')}-{topic if topic.startswith(SCORE) else f'topic-{topic}'}")
