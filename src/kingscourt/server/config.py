"""The settings of a process: every setting is a field, with its description."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kingscourt.kernel.errors import KingscourtError

PREFIX = "KINGSCOURT_"
DeflateMode = Literal["always", "asked", "never"]


class BadConfig(KingscourtError):
    """A setting that cannot be used; the message names it."""


class Config(msgspec.Struct, frozen=True):
    """The settings of one process."""

    directory: Annotated[
        str, Meta(description="PostgreSQL address of the directory, which holds people and listings.")
    ] = "postgresql://127.0.0.1:5432/kingscourt"
    shards: Annotated[
        str,
        Meta(
            description="Databases of tables as `name=address`, separated by commas. If empty, the "
            "directory is the only shard and is called `a`."
        ),
    ] = ""
    new_table_shards: Annotated[
        str,
        Meta(
            description="Names of the shards that receive new tables, separated by commas. If empty, all do."
        ),
    ] = ""
    nats: Annotated[str, Meta(description="Addresses of NATS servers, separated by commas.")] = (
        "nats://127.0.0.1:4222"
    )
    nats_prefix: Annotated[str, Meta(description="Prefix of every NATS subject.")] = "kingscourt"
    secret: Annotated[
        str,
        Meta(
            description="Signs cookies and invitations; at least 16 characters, the same for all processes."
            " Required."
        ),
    ] = ""
    previous_secret: Annotated[
        str,
        Meta(
            description="The secret used before this one. Tokens signed with it are still accepted, and"
            " replaced when used."
        ),
    ] = ""
    host: Annotated[str, Meta(description="Address that `serve` listens on.")] = "127.0.0.1"
    port: Annotated[int, Meta(description="Port that `serve` listens on.")] = 8000
    origins: Annotated[
        str, Meta(description="Additional web origins that may send commands, separated by commas.")
    ] = ""
    guest_code: Annotated[
        str, Meta(description="Code that new guests must enter. If empty, none is asked for.")
    ] = ""
    secure_cookies: Annotated[
        Literal["auto", "true", "false", "1", "0"],
        Meta(
            description="Send cookies over HTTPS only: `true` (or `1`), `false` (or `0`) or `auto`, which"
            " means yes, except when the service is used on its own machine."
        ),
    ] = "auto"
    offline: Annotated[
        Literal["true", "false", "1", "0"],
        Meta(
            description="Let browsers keep the client, rules and last positions for reading without a"
            " connection. `false` (or `0`) also removes what they"
            " have kept."
        ),
    ] = "true"
    pool_size: Annotated[int, Meta(description="Maximum number of connections per database.")] = 8
    database_timeout: Annotated[float, Meta(description="Seconds to wait for a database.")] = 10.0
    statement_timeout: Annotated[
        float,
        Meta(
            ge=0,
            description="Seconds after which a database cancels a statement. 0 means four fifths of the"
            " database timeout.",
        ),
    ] = 0.0
    lock_timeout: Annotated[
        float,
        Meta(
            ge=0,
            description="Seconds that a statement waits for a lock. 0 means half of the database timeout.",
        ),
    ] = 0.0
    compare_interval: Annotated[
        float, Meta(description="Seconds between comparisons of watched tables with the database.")
    ] = 2.0
    session_poll_interval: Annotated[
        float, Meta(description="Seconds between checks for people who were signed out or banned.")
    ] = 3.0
    heartbeat_interval: Annotated[float, Meta(description="Seconds between heartbeats of a stream.")] = 20.0
    clock_grace: Annotated[
        float,
        Meta(description="Clocks stop when no `serve` process has been heard from for this many seconds."),
    ] = 5.0
    claim_lease: Annotated[
        float, Meta(description="Seconds for which a worker's claim on a table is valid.")
    ] = 10.0
    worker_poll_interval: Annotated[
        float, Meta(description="Seconds between a worker's checks for work when no notification arrives.")
    ] = 1.0
    bot_seconds: Annotated[float, Meta(description="Seconds that a bot may think about one answer.")] = 5.0
    bot_processes: Annotated[
        int,
        Meta(
            ge=0,
            description="Number of child processes in which the bots of one worker think. 0 means one per"
            " core that the worker may use.",
        ),
    ] = 0
    bots_per_worker: Annotated[
        int,
        Meta(
            ge=1,
            description="Number of tables that one worker plays at the same time; their bots take turns in"
            " its child processes.",
        ),
    ] = 16
    bot_pauses: Annotated[
        bool,
        Meta(
            description="Whether bots may pause before they answer, as people do; `false` makes every new"
            " table quick."
        ),
    ] = True
    takeover_after: Annotated[
        int, Meta(description="Number of consecutive missed deadlines after which a bot takes over the seat.")
    ] = 3
    takeover_bot: Annotated[
        str,
        Meta(
            description="The bot that takes over seats; if empty, the game's level that takes the best answer"
            " at first sight."
        ),
    ] = ""
    cached_tables: Annotated[
        int, Meta(description="Number of tables without followers that are kept in memory.")
    ] = 2000
    chat_burst: Annotated[
        int,
        Meta(
            description="Lines of chat that a person may send in a row; one more is allowed every two "
            "seconds."
        ),
    ] = 8
    tables_per_hour: Annotated[
        int,
        Meta(description="Tables that one person may create per hour, with lessons, practice and rematches."),
    ] = 60
    guests_per_minute: Annotated[int, Meta(description="Guests that one address may create per minute.")] = 60
    verifications_per_minute: Annotated[
        int, Meta(description="Records that one person or address may have verified per minute.")
    ] = 30
    reviews_per_hour: Annotated[
        int, Meta(description="Reviews of finished games that one person or address may have made per hour.")
    ] = 60
    anonymous_requests_per_minute: Annotated[
        int, Meta(description="Requests without a session that one address may make per minute.")
    ] = 600
    streams_per_person: Annotated[
        int, Meta(description="Streams that one person may have open per process.")
    ] = 40
    streams_per_address: Annotated[
        int, Meta(description="Streams that one address may have open per process.")
    ] = 400
    work_per_person: Annotated[
        float,
        Meta(description="Milliseconds of processing time that one person may use per second, on average."),
    ] = 50.0
    work_per_address: Annotated[
        float, Meta(description="The same for everybody at one address (for IPv6, a /64 network).")
    ] = 200.0
    work_per_table: Annotated[
        float, Meta(description="The same for everything that the players of one table do there.")
    ] = 150.0
    larger_networks: Annotated[
        str,
        Meta(
            description="Networks with larger limits per address, such as a school's: "
            "`192.0.2.0/24=10,2001:db8::/48=5`. `=10` means ten times every limit per address."
        ),
    ] = ""
    block_list_size: Annotated[
        int, Meta(description="Number of people that one person may block, and that they may mute.")
    ] = 500
    open_tables_per_person: Annotated[
        int, Meta(description="Number of one person's tables that may wait for players at the same time.")
    ] = 10
    open_table_hours: Annotated[
        float, Meta(description="Hours without a change in its seats after which a waiting table is closed.")
    ] = 24.0
    open_table_days: Annotated[
        float, Meta(description="The same in days, for tables where a move may take days.")
    ] = 14.0
    days_off_per_year: Annotated[
        int,
        Meta(
            description="Single days off that a person may take per year at tables where a move may "
            "take days."
        ),
    ] = 30
    sandbox_processes: Annotated[
        int,
        Meta(
            ge=1,
            description="Maximum number of child processes that read component files and verify records.",
        ),
    ] = 2
    sandbox_memory: Annotated[
        int, Meta(ge=16, description="Megabytes of memory per task in a child process.")
    ] = 512
    sandbox_seconds: Annotated[
        float,
        Meta(
            gt=0,
            description="Seconds of processor time per task in a child process; three times as many by "
            "the clock.",
        ),
    ] = 10.0
    max_request_bytes: Annotated[int, Meta(description="Maximum size of a request in bytes.")] = 262_144
    max_stream_bytes: Annotated[
        int,
        Meta(
            description="Maximum size of a message on a stream in bytes; never more than that of a request."
        ),
    ] = 32_768
    deflate: Annotated[
        DeflateMode,
        Meta(
            description="Compress streams: `always` if the client can, only if it has `asked` with "
            "`deflate=1` in the address, or `never`."
        ),
    ] = "always"
    log: Annotated[str, Meta(description="Log format, `json` or `text`.")] = "json"
    log_level: Annotated[str, Meta(description="Lowest level that is logged.")] = "info"
    metrics_port: Annotated[
        int, Meta(description="Port on which `work` serves its metrics. 0 means none.")
    ] = 0
    metrics_token: Annotated[
        str,
        Meta(
            description="Bearer token for the metrics of `serve` and `work`. If empty, metrics are "
            "served to the local machine only."
        ),
    ] = ""
    traces: Annotated[
        str,
        Meta(
            description="OTLP/HTTP address of an OpenTelemetry collector that receives traces. Empty: none."
        ),
    ] = ""

    def secrets(self) -> tuple[str, ...]:
        """The secrets whose signatures are accepted; the first one signs."""
        return (self.secret, self.previous_secret) if self.previous_secret else (self.secret,)

    def shard_urls(self) -> dict[str, str]:
        """Database URLs by shard name."""
        if not self.shards:
            return {"a": self.directory}
        found: dict[str, str] = {}
        for part in self.shards.split(","):
            name, equals, url = part.strip().partition("=")
            if not equals or not name.isalnum() or not name.islower():
                raise BadConfig(f"{PREFIX}SHARDS: {part!r} must be name=address, with a lowercase name")
            found[name] = url
        return found

    def open_shards(self) -> list[str]:
        """The shards that receive new tables."""
        known = self.shard_urls()
        names = [name.strip() for name in self.new_table_shards.split(",") if name.strip()] or list(known)
        for name in names:
            if name not in known:
                raise BadConfig(f"{PREFIX}NEW_TABLE_SHARDS: there is no shard {name!r}")
        return names

    def databases(self) -> list[str]:
        """All databases, each once."""
        return list(dict.fromkeys([self.directory, *self.shard_urls().values()]))
