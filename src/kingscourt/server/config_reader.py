"""Reads the settings of a process from environment variables."""

from __future__ import annotations

import difflib
import re
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
