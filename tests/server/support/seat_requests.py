"""A request of every kind that a seat can make, for tests of all of them."""

from __future__ import annotations

from typing import get_args

import msgspec

from kingscourt.server.api import seat_requests as r

SAMPLES: list[r.SeatRequest] = [
    r.Do("x", ["wait"]),
    r.Undo("x"),
    r.SeeStep("x", 0),
    r.Offer("x", "end"),
    r.Consent("x", "end", 1, True),
    r.Resign("x"),
    r.Resume("x"),
    r.ComeBack("x"),
    r.Say("x", "hello"),
    r.AskPreview("x", ["wait"]),
    r.AskFinals("x"),
    r.AskWhy("x", "steward"),
    r.AskOutline("x"),
    r.AskHints("x"),
]
assert {type(sample) for sample in SAMPLES} == set(get_args(r.SeatRequest))

Call = tuple[str, str, dict[str, object] | None]


def asked(request: r.SeatRequest, seat: int = 0) -> Call:
    """A request as a call about its table: method, path and body."""
    return ("POST", f"/requests?seat={seat}", msgspec.to_builtins(request))
