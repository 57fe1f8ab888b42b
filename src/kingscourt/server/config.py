"""Configuration by environment: every setting is a field, described where it stands."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kingscourt.kernel.errors import KingscourtError
from kingscourt.server.limits.addresses import BadAddresses, larger_networks

PREFIX = "KINGSCOURT_"
# variables of the command line, the build, tests and benches begin like settings
NOT_OURS = (
    "LANG",
    "PURE",
    "PYTHON",
    "EXPECT_COMPILED",
    "WHEEL_CACHE",
    "TEST_",
    "BENCH_",
    "POSITIONS",
    "SERVICE",
)


FILE = "_FILE"
# what Kubernetes tells every container about a Service whose name begins with ours
INJECTED = re.compile(
    rf"{PREFIX}(\w+_)?(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?)"
)
INJECTED_PORT = re.compile(rf"{PREFIX}(\w+_)?PORT=(tcp|udp|sctp)://\S+")


class BadConfig(KingscourtError):
    """A setting that cannot be used; the message names it."""


class Config(msgspec.Struct, frozen=True):
    """The settings of one process."""

    directory: Annotated[str, Meta(description="PostgreSQL address of the directory: people and lists.")] = (
        "postgresql://127.0.0.1:5432/kingscourt"
    )
    shards: Annotated[
        str,
        Meta(
            description="Databases of tables as `name=address`, separated by commas; empty: `a`, directory."
        ),
    ] = ""
    new_tables: Annotated[
        str, Meta(description="Names of the shards that get new tables, separated by commas; empty: all.")
    ] = ""
    nats: Annotated[str, Meta(description="Addresses of NATS, separated by commas.")] = (
        "nats://127.0.0.1:4222"
    )
    subjects: Annotated[str, Meta(description="First part of every NATS subject.")] = "kingscourt"
    secret: Annotated[str, Meta(description="Signs cookies and invitations; the same for all processes.")] = (
        ""
    )
    old_secret: Annotated[
        str,
        Meta(
            description="The secret before this one: what it signed still counts, and is exchanged when used."
        ),
    ] = ""
    host: Annotated[str, Meta(description="Address that `serve` listens on.")] = "127.0.0.1"
    port: Annotated[int, Meta(description="Port that `serve` listens on.")] = 8000
    origins: Annotated[
        str, Meta(description="Web origins besides our own that may send commands, separated by commas.")
    ] = ""
    code: Annotated[str, Meta(description="Code that new guests must know; empty: none.")] = ""
    secure_cookies: Annotated[
        Literal["auto", "true", "false", "1", "0"],
        Meta(
            description="Send cookies over HTTPS only; `auto`: unless the service is used on its own machine."
        ),
    ] = "auto"
    pool: Annotated[int, Meta(description="Connections to each database, at most.")] = 8
    patience: Annotated[float, Meta(description="Seconds to wait for a database.")] = 10.0
    statement_timeout: Annotated[
        float,
        Meta(
            ge=0,
            description="Seconds after which a database ends a statement; 0: four fifths of the patience.",
        ),
    ] = 0.0
    lock_timeout: Annotated[
        float,
        Meta(ge=0, description="Seconds that a statement waits for a lock; 0: half of the patience."),
    ] = 0.0
    compare: Annotated[
        float, Meta(description="Seconds between comparisons of watched tables with the database.")
    ] = 2.0
    look_again: Annotated[
        float, Meta(description="Seconds between looks for people who were signed out or banned.")
    ] = 3.0
    heartbeat: Annotated[float, Meta(description="Seconds between heartbeats of a stream.")] = 20.0
    grace: Annotated[
        float, Meta(description="Seconds of silence of all `serve` processes after which clocks stand still.")
    ] = 5.0
    lease: Annotated[float, Meta(description="Seconds for which a worker has a table for itself.")] = 10.0
    poll: Annotated[float, Meta(description="Seconds between looks for work when no hint comes.")] = 1.0
    bot_budget: Annotated[float, Meta(description="Seconds that a bot may think about one answer.")] = 5.0
    bots_at_once: Annotated[int, Meta(description="Tables that one worker plays at the same time.")] = 4
    takeover_after: Annotated[
        int, Meta(description="Missed deadlines in a row after which a bot takes the seat over.")
    ] = 3
    takeover_bot: Annotated[str, Meta(description="The bot that takes seats over.")] = "greedy"
    cached_tables: Annotated[int, Meta(description="Tables kept in memory without watchers.")] = 2000
    chat_lines: Annotated[int, Meta(description="Lines of chat in a row; one more every two seconds.")] = 8
    tables_an_hour: Annotated[int, Meta(description="Tables that one person may create in an hour.")] = 60
    guests_a_minute: Annotated[int, Meta(description="Guests that one address may create in a minute.")] = 60
    checks_a_minute: Annotated[
        int, Meta(description="Records that one person or address may have checked in a minute.")
    ] = 30
    anonymous_a_minute: Annotated[
        int, Meta(description="Requests without a name that one address may make in a minute.")
    ] = 600
    streams_a_person: Annotated[
        int, Meta(description="Streams that one person may have open at a process.")
    ] = 40
    streams_an_address: Annotated[
        int, Meta(description="Streams that one address may have open at a process.")
    ] = 400
    work_a_person: Annotated[
        float,
        Meta(description="Milliseconds of a process's time that one person may use in a second, on average."),
    ] = 50.0
    work_an_address: Annotated[
        float, Meta(description="The same for everybody at one address (IPv6: a /64).")
    ] = 200.0
    work_a_table: Annotated[
        float, Meta(description="The same for what those who sit at one table do there.")
    ] = 150.0
    larger_addresses: Annotated[
        str,
        Meta(
            description="Networks with a larger share of everything that is counted by address, such as a "
            "school's: `192.0.2.0/24=10,2001:db8::/48=5`."
        ),
    ] = ""
    people_on_a_list: Annotated[
        int, Meta(description="People whom one person may block, and as many to mute.")
    ] = 500
    open_tables_a_person: Annotated[
        int, Meta(description="Tables of one person that may wait for players at the same time.")
    ] = 10
    open_table_hours: Annotated[
        float, Meta(description="Hours after which a table is closed where nobody sits down or gets up.")
    ] = 24.0
    open_table_days: Annotated[
        float, Meta(description="The same in days, for tables with days for a move.")
    ] = 14.0
    days_off_a_year: Annotated[
        int, Meta(description="Single days off that a person has in a year, where moves have days.")
    ] = 30
    sandboxes: Annotated[
        int,
        Meta(ge=1, description="Children for component files and checks of records, at most."),
    ] = 2
    sandbox_memory: Annotated[
        int, Meta(ge=16, description="Megabytes that one task in a child may take.")
    ] = 512
    sandbox_seconds: Annotated[
        float,
        Meta(
            gt=0,
            description="Seconds of processor time for one task in a child; by the clock three times more.",
        ),
    ] = 10.0
    max_message: Annotated[int, Meta(description="Bytes of one request, at most.")] = 262_144
    max_stream_message: Annotated[
        int, Meta(description="Bytes of one message on a stream, at most; never more than of a request.")
    ] = 32_768
    log: Annotated[str, Meta(description="`json` or `text`.")] = "json"
    log_level: Annotated[str, Meta(description="Least level that is logged.")] = "info"
    metrics_port: Annotated[int, Meta(description="Port on which `work` shows metrics; 0: none.")] = 0
    metrics_token: Annotated[
        str,
        Meta(description="Bearer token for metrics of `serve` and `work`; empty: they are shown here only."),
    ] = ""
    traces: Annotated[str, Meta(description="OTLP/HTTP address that traces go to; empty: none.")] = ""

    def secrets(self) -> tuple[str, ...]:
        """Secrets whose signatures count; the first one signs."""
        return (self.secret, self.old_secret) if self.old_secret else (self.secret,)

    def shard_urls(self) -> dict[str, str]:
        """Addresses by name of the shard."""
        if not self.shards:
            return {"a": self.directory}
        found: dict[str, str] = {}
        for part in self.shards.split(","):
            name, equals, url = part.strip().partition("=")
            if not equals or not name.isalnum() or not name.islower():
                raise BadConfig(f"{PREFIX}SHARDS: {part!r} is no name=address with a name of small letters")
            found[name] = url
        return found

    def open_shards(self) -> list[str]:
        """The shards that get new tables."""
        known = self.shard_urls()
        names = [name.strip() for name in self.new_tables.split(",") if name.strip()] or list(known)
        for name in names:
            if name not in known:
                raise BadConfig(f"{PREFIX}NEW_TABLES: there is no shard {name!r}")
        return names

    def databases(self) -> list[str]:
        """Every database, each once."""
        return list(dict.fromkeys([self.directory, *self.shard_urls().values()]))


def read_config(environment: Mapping[str, str]) -> Config:
    """The settings of an environment; an unknown name is a mistake and not ignored."""
    known = {f"{PREFIX}{name.upper()}": name for name in Config.__struct_fields__}
    given: dict[str, str] = {}
    ignored = injected(environment)
    for variable, value in environment.items():
        if variable in ignored:
            continue
        if variable in known:
            given[known[variable]] = value
        elif (setting := variable.removesuffix(FILE)) in known:
            if setting in environment:
                raise BadConfig(f"{setting} and {variable} are both given")
            given[known[setting]] = _content(variable, value)
        elif variable.startswith(PREFIX) and not variable.removeprefix(PREFIX).startswith(NOT_OURS):
            near = difflib.get_close_matches(variable, known, 1)
            raise BadConfig(f"{variable} is no setting" + (f"; {near[0]} is" if near else ""))
    try:
        config = msgspec.convert(given, Config, strict=False)
    except msgspec.ValidationError as error:
        raise BadConfig(f"{PREFIX}*: {error}") from None
    config.open_shards()
    try:
        larger_networks(config.larger_addresses)
    except BadAddresses as error:
        raise BadConfig(f"{PREFIX}LARGER_ADDRESSES: {error}") from None
    return config


def injected(environment: Mapping[str, str]) -> list[str]:
    """Variables that look like settings and are Kubernetes' own."""
    return [
        variable
        for variable, value in environment.items()
        if INJECTED.fullmatch(variable) or INJECTED_PORT.fullmatch(f"{variable}={value}")
    ]


def _content(variable: str, path: str) -> str:
    """The value of a setting that lies in a file, as secrets do; its last line ends there or not."""
    try:
        return Path(path).read_text("utf-8").removesuffix("\n").removesuffix("\r")
    except (OSError, UnicodeDecodeError) as error:
        raise BadConfig(f"{variable}: {path} cannot be read ({error})") from None


def config_table() -> str:
    """The settings as a table for the documentation."""
    lines = ["| variable | default | meaning |", "|---|---|---|"]
    info = msgspec.inspect.type_info(Config)
    assert isinstance(info, msgspec.inspect.StructType)
    for field in info.fields:
        assert isinstance(field.type, msgspec.inspect.Metadata)
        meaning = (field.type.extra_json_schema or {})["description"]
        default = f"`{field.default}`" if field.default != "" else ""
        lines.append(f"| `{PREFIX}{field.name.upper()}` | {default} | {meaning} |")
    return "\n".join(lines) + "\n"
