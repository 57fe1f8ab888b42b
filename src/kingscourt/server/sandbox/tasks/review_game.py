"""Task: review a finished game."""

from __future__ import annotations

import msgspec

from kingscourt.review.review import review_of
from kingscourt.review.telling.tell import document_of_review
from kingscourt.server.sandbox.progress_pipe import tell_progress
from kingscourt.server.sandbox.tasks.task_types import ReviewTask
from kingscourt.server.tables.loaded_games import find_game
from kingscourt.table.record import read_record


def run(body: bytes) -> bytes:
    """The review in the form that is kept and sent."""
    task = msgspec.msgpack.decode(body, type=ReviewTask)
    record = read_record(task.text)
    game = find_game(record.header.game)
    review = review_of(record, game, tell_progress, task.effort)
    return msgspec.json.encode(document_of_review(review, record, game))
