"""People."""

from __future__ import annotations

import msgspec

HOST = "host"  # in local mode, the person at this computer


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """A guest with a name and an id; accounts will add credentials."""

    id: str
    name: str
    is_nameless: bool = False  # the directory is unreachable: the cookie gives the id, but no name
