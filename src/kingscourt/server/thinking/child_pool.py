"""The child processes in which a worker's bots think: few, fairly shared, and replaced when lost."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine
from typing import Final

import structlog

from kingscourt.bots.registry import BOTS
from kingscourt.kernel.phrase import Phrase
from kingscourt.server.config import Config
from kingscourt.server.errors.problems import Later
from kingscourt.server.observability.metrics import BOT_PROCESS_RESTARTS, BOT_QUEUE
from kingscourt.server.store.task_shutdown import cancel_and_wait
from kingscourt.server.thinking.child import Child, ChildDied, Overdue
from kingscourt.server.thinking.fair_queue import FairQueue, WaitingQuestion
from kingscourt.server.thinking.messages import BotReply
from kingscourt.server.thinking.table_log import TableLog

LOG = structlog.get_logger()
GRACE: Final = 0.25  # seconds in which a child may end a thought that nobody wants any more
START_AGAIN: Final = 1.0  # seconds between attempts to start a child that does not start


class NoAnswer(Exception):
    """A bot has not answered; the message is the reason: budget, died, failed or unknown."""


def own_bot_modules() -> list[str]:
    """The modules of bots that were registered here and are not ours; importing one registers its bots."""
    found = {factory.__module__ for factory in BOTS.values()}
    return sorted(name for name in found if name != "__main__" and not name.startswith("kingscourt."))


def cores() -> int:
    """The number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class ThinkingChildren:
    """Puts questions to child processes without blocking this one."""

    def __init__(self, config: Config, modules: list[str] | None = None) -> None:
        self.size = config.bot_processes or cores()
        self._modules = [*own_bot_modules(), *(modules or [])]  # imported by every child
        self._queue = FairQueue(max(1, self.size - 1))
        self._idle: list[Child] = []
        self._busy: dict[WaitingQuestion, Child] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._count = 0  # children, including those that are starting
        self._starting = 0
        self._is_closed = False

    def children(self) -> list[int]:
        """The process ids of the children that have started."""
        return [child.pid for child in [*self._idle, *self._busy.values()]]

    def start(self, count: int = 1) -> None:
        """Start some children, so that the first questions need not wait; others follow on demand."""
        while self._count < min(count, self.size) and not self._is_closed:
            self._count += 1
            self._add_child()

    async def ask(self, log: TableLog, seat: int, level: str, seed: int, budget: float) -> list[str]:
        """A bot's command; raises NoAnswer. Whoever is cancelled withdraws the question."""
        if self._is_closed:
            raise _closing()
        answer: asyncio.Future[list[str]] = asyncio.get_running_loop().create_future()
        question = WaitingQuestion(log, seat, level, seed, budget, answer)
        self._queue.put(question)
        self._assign()
        try:
            return await answer
        finally:
            self._withdraw(question)

    async def close(self) -> None:
        """Kill all children and withdraw all questions."""
        self._is_closed = True
        for question in [*self._queue.drain(), *self._busy]:
            if not question.answer.done():
                question.answer.set_exception(_closing())
        BOT_QUEUE.set(0)
        await cancel_and_wait(self._tasks)
        for child in [*self._idle, *self._busy.values()]:
            await child.end()
        self._idle.clear()
        self._busy.clear()

    def _withdraw(self, question: WaitingQuestion) -> None:
        """Forget a question; a child that still thinks about it may finish soon or is killed."""
        self._queue.remove(question)
        BOT_QUEUE.set(len(self._queue))
        child = self._busy.get(question)
        if child is not None and not self._is_closed:
            asyncio.get_running_loop().call_later(GRACE, self._kill_if_busy, question, child)

    def _kill_if_busy(self, question: WaitingQuestion, child: Child) -> None:
        if self._busy.get(question) is child:
            child.kill()

    def _assign(self) -> None:
        """Give waiting questions to idle children, if possible to one that has replayed the table."""
        while self._idle and (question := self._queue.take()) is not None:
            log = question.log
            child = next((child for child in self._idle if child.knows(log)), self._idle[0])
            self._idle.remove(child)
            self._busy[question] = child
            self._begin(self._put(child, question))
        while self._count < self.size and self._starting < len(self._queue):
            self._count += 1
            self._add_child()
        BOT_QUEUE.set(len(self._queue))

    async def _put(self, child: Child, question: WaitingQuestion) -> None:
        reason = ""
        try:
            reply = await child.ask(
                question.log, question.seat, question.level, question.seed, question.budget
            )
            _settle(question, reply)
        except Overdue:
            reason = "budget"
        except ChildDied:
            reason = "died"
        if reason:
            await child.end()
        del self._busy[question]
        self._queue.done(question)
        if reason:
            self._replace(question, reason)
        else:
            self._idle.append(child)
        self._assign()

    def _replace(self, question: WaitingQuestion, reason: str) -> None:
        """Start another child; the question of one that died by itself is put once more."""
        is_wanted = not question.answer.done()
        BOT_PROCESS_RESTARTS.labels(reason if is_wanted else "withdrawn").inc()
        self._add_child()
        if is_wanted and reason == "died" and not question.was_repeated:
            question.was_repeated = True
            self._queue.put_back(question)
        elif is_wanted:
            question.answer.set_exception(NoAnswer(reason))

    def _add_child(self) -> None:
        self._starting += 1
        self._begin(self._start_child())

    async def _start_child(self) -> None:
        while not self._is_closed:
            try:
                child = await Child.start(self._modules)
            except (OSError, ChildDied, Overdue) as error:
                LOG.error("a bot's process does not start", problem=type(error).__name__)
                await asyncio.sleep(START_AGAIN)
                continue
            self._starting -= 1
            self._idle.append(child)
            self._assign()
            return

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _settle(question: WaitingQuestion, reply: BotReply) -> None:
    if question.answer.done():  # withdrawn
        return
    if reply.kind == "answer":
        question.answer.set_result(reply.actions)
        return
    if reply.kind == "failed":
        LOG.error("bot failed", table=question.log.table, bot=question.level, error=reply.words)
    question.answer.set_exception(NoAnswer(reply.kind))


def _closing() -> Later:
    return Later(Phrase("service-away"), "this process is closing")
