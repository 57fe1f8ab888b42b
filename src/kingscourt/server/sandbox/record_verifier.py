"""Verifies records in a restricted child process, and reports problems if there is no verdict."""

from __future__ import annotations

import msgspec

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.api.wire_types import Verdict
from kingscourt.server.errors.problems import Internal, TooMuch
from kingscourt.server.sandbox.child_pool import VERIFY, Declined, Sandbox, TaskFailed, TooMuchWork
from kingscourt.server.sandbox.tasks.task_types import RecordTask


class RecordVerifier:
    """Verifies records, with `times` the usual time limit."""

    def __init__(self, sandbox: Sandbox, times: float = 1.0) -> None:
        self._sandbox = sandbox
        self._times = times

    async def verdict_on(self, text: str) -> Verdict:
        """Replay a record and recompute every draw; raises TooMuch if that exceeds a limit."""
        try:
            body = await self._sandbox.run(VERIFY, RecordTask(text), self._times)
        except TooMuchWork as error:
            raise TooMuch(Phrase("service-too-much-check"), str(error)) from None
        except (Declined, TaskFailed) as error:
            raise Internal from error
        return msgspec.msgpack.decode(body, type=Verdict)
