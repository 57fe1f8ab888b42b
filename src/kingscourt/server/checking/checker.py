"""Checks of records in a limited child, and what people hear when there is no verdict."""

from __future__ import annotations

import msgspec

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.api.wire import Verdict
from kingscourt.server.errors.problems import Internal, TooMuch
from kingscourt.server.sandbox.bodies import Written
from kingscourt.server.sandbox.pool import VERIFY, Declined, Sandbox, TaskFailed, TooMuchWork


class Checker:
    """Has records checked; `times` as many seconds as a task usually has."""

    def __init__(self, sandbox: Sandbox, times: float = 1.0) -> None:
        self._sandbox = sandbox
        self._times = times

    async def verdict_on(self, text: str) -> Verdict:
        """Replay a record and recompute every draw; TooMuch when that exceeds a bound."""
        try:
            body = await self._sandbox.run(VERIFY, Written(text), self._times)
        except TooMuchWork as error:
            raise TooMuch(Phrase("service-too-much-check"), str(error)) from None
        except (Declined, TaskFailed) as error:
            raise Internal from error
        return msgspec.msgpack.decode(body, type=Verdict)
