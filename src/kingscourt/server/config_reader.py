"""Reads the settings of a process from environment variables."""

from __future__ import annotations

import difflib
import re
import warnings
from collections.abc import Mapping
from pathlib import Path

import msgspec

from kingscourt.server.config import PREFIX, BadConfig, Config
from kingscourt.server.limits.address_groups import BadAddresses, larger_networks

# variables with our prefix that belong to the command line, the build, tests and benchmarks
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
# set by Kubernetes in every container for a Service whose name begins with ours
INJECTED = re.compile(
    rf"{PREFIX}(\w+_)?(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?)"
)
INJECTED_PORT = re.compile(rf"{PREFIX}(\w+_)?PORT=(tcp|udp|sctp)://\S+")
# settings that were renamed; the old names are accepted for one release
OLD_NAMES = {
    "new_tables": "new_table_shards",
    "subjects": "nats_prefix",
    "old_secret": "previous_secret",
    "code": "guest_code",
    "pool": "pool_size",
    "patience": "database_timeout",
    "compare": "compare_interval",
    "look_again": "session_poll_interval",
    "heartbeat": "heartbeat_interval",
    "grace": "clock_grace",
    "lease": "claim_lease",
    "poll": "worker_poll_interval",
    "bot_budget": "bot_seconds",
    "bots_at_once": "bots_per_worker",
    "chat_lines": "chat_burst",
    "tables_an_hour": "tables_per_hour",
    "guests_a_minute": "guests_per_minute",
    "checks_a_minute": "verifications_per_minute",
    "anonymous_a_minute": "anonymous_requests_per_minute",
    "streams_a_person": "streams_per_person",
    "streams_an_address": "streams_per_address",
    "work_a_person": "work_per_person",
    "work_an_address": "work_per_address",
    "work_a_table": "work_per_table",
    "larger_addresses": "larger_networks",
    "people_on_a_list": "block_list_size",
    "open_tables_a_person": "open_tables_per_person",
    "days_off_a_year": "days_off_per_year",
    "sandboxes": "sandbox_processes",
    "max_message": "max_request_bytes",
    "max_stream_message": "max_stream_bytes",
}


def read_config(environment: Mapping[str, str]) -> Config:
    """Read the settings from an environment; an unknown name is an error."""
    variables: dict[str, str] = {}  # by setting, for error messages
    given: dict[str, str] = {}
    ignored = injected(environment)
    for variable, value in environment.items():
        if not variable.startswith(PREFIX) or variable in ignored:
            continue
        setting, is_file = _setting(variable)
        if not setting:
            continue
        if setting in variables:
            raise BadConfig(f"{' and '.join(sorted([variables[setting], variable]))} are both given")
        variables[setting] = variable
        given[setting] = _content(variable, value) if is_file else value
    return _checked(given)


def _setting(variable: str) -> tuple[str, bool]:
    """The setting that a variable gives and whether its value is a file; empty if it is not ours."""
    for is_file in (False, True):
        name = variable.removesuffix(FILE) if is_file else variable
        name = name.removeprefix(PREFIX).lower()
        if name in Config.__struct_fields__:
            return name, is_file
        if name in OLD_NAMES:
            new = f"{PREFIX}{OLD_NAMES[name].upper()}{FILE if is_file else ''}"
            warnings.warn(f"{variable} is now called {new}", FutureWarning, stacklevel=3)
            return OLD_NAMES[name], is_file
    if variable.removeprefix(PREFIX).startswith(NOT_OURS):
        return "", False
    near = difflib.get_close_matches(
        variable, [f"{PREFIX}{name.upper()}" for name in Config.__struct_fields__], 1
    )
    raise BadConfig(f"{variable} is not a setting" + (f"; did you mean {near[0]}?" if near else ""))


def _checked(given: dict[str, str]) -> Config:
    try:
        config = msgspec.convert(given, Config, strict=False)
    except msgspec.ValidationError as error:
        raise BadConfig(f"{PREFIX}*: {error}") from None
    config.open_shards()
    try:
        larger_networks(config.larger_networks)
    except BadAddresses as error:
        raise BadConfig(f"{PREFIX}LARGER_NETWORKS: {error}") from None
    return config


def injected(environment: Mapping[str, str]) -> list[str]:
    """Variables that look like settings but were set by Kubernetes."""
    return [
        variable
        for variable, value in environment.items()
        if INJECTED.fullmatch(variable) or INJECTED_PORT.fullmatch(f"{variable}={value}")
    ]


def _content(variable: str, path: str) -> str:
    """The value of a setting that is stored in a file, as secrets often are."""
    try:
        return Path(path).read_text("utf-8").removesuffix("\n").removesuffix("\r")
    except (OSError, UnicodeDecodeError) as error:
        raise BadConfig(f"{variable}: {path} cannot be read ({error})") from None
