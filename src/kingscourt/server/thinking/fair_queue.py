"""Questions that wait for a child: hosts take turns, and so do the tables of each host."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque

import msgspec

from kingscourt.server.thinking.table_log import TableLog


class WaitingQuestion(msgspec.Struct, eq=False):
    """A question, and where its answer goes."""

    log: TableLog
    seat: int
    level: str
    seed: int
    budget: float
    answer: asyncio.Future[list[str]]
    was_repeated: bool = False  # because a child died


class FairQueue:
    """A queue per host; a host never has more than `most` questions in progress."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: OrderedDict[str, deque[WaitingQuestion]] = OrderedDict()
        self._in_progress: Counter[str] = Counter()

    def __len__(self) -> int:
        return sum(len(questions) for questions in self._waiting.values())

    def put(self, question: WaitingQuestion) -> None:
        """Add a question at the end of its host's queue; a table that asks again waits for its others."""
        self._waiting.setdefault(question.log.host, deque()).append(question)

    def put_back(self, question: WaitingQuestion) -> None:
        """Put a question first again, as it has had its turn without an answer."""
        host = question.log.host
        self._waiting.setdefault(host, deque()).appendleft(question)
        self._waiting.move_to_end(host, last=False)

    def remove(self, question: WaitingQuestion) -> None:
        """Withdraw a question, if it still waits."""
        questions = self._waiting.get(question.log.host, deque())
        if question in questions:
            questions.remove(question)
            self._drop_if_empty(question.log.host)

    def take(self) -> WaitingQuestion | None:
        """The next question; its host goes to the end of the line."""
        for host, questions in self._waiting.items():
            if self._in_progress[host] < self._most:
                question = questions.popleft()
                self._in_progress[host] += 1
                self._waiting.move_to_end(host)
                self._drop_if_empty(host)
                return question
        return None

    def done(self, question: WaitingQuestion) -> None:
        """Note that a question taken is no longer in progress."""
        host = question.log.host
        self._in_progress[host] -= 1
        if not self._in_progress[host]:
            del self._in_progress[host]

    def drain(self) -> list[WaitingQuestion]:
        """Remove and return everything that waits."""
        found = [question for questions in self._waiting.values() for question in questions]
        self._waiting.clear()
        return found

    def _drop_if_empty(self, host: str) -> None:
        if not self._waiting[host]:
            del self._waiting[host]
