"""Rows of tables for the tests of stores, without a game behind them."""

from __future__ import annotations

import secrets
import time

import msgspec

from kingscourt.server.model.clocks_and_offers import ClocksAndOffers, SeatClock
from kingscourt.server.model.table_row import TableRow
from kingscourt.server.model.table_setup import Pace, Seat, TableSetup

change = msgspec.structs.replace
LONG_AGO = 1.0  # claimed before anything that other tests left waiting


def some_row(**facts: object) -> TableRow:
    setup = TableSetup(
        game="chess",
        edition="first",
        options={"clock": "no"},
        components=None,
        seats=[Seat("person", "Anna", "p1", nonce="n"), Seat("bot", level="random")],
        pace=Pace("live", 60, 5),
        public=True,
        starts_when_full=True,
        creator="p1",
        seed="00",
        commitment="c",
        salt="s",
        rules="1",
        created_at=time.time(),
        started_at=1,
    )
    row = TableRow(
        id=f"a-{secrets.token_hex(8)}",
        version=1,
        status="running",
        last=0,
        rules="1",
        digest="d",
        pending=[0],
        deadline=None,
        bot_at=None,
        unlisted=True,
        setup=setup,
        progress=ClocksAndOffers(clocks=[SeatClock(60, 1.5), SeatClock(60)]),
        slots={},
    )
    return msgspec.structs.replace(row, **facts)
