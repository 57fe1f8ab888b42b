"""msgspec types for the fields of component files: texts, and what an owner of the box can look up."""

from __future__ import annotations

from typing import Annotated

import msgspec

# Ids become parts of actions, places and messages; names and wordings are shown to people.
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Name = Annotated[str, msgspec.Meta(max_length=60)]
Word = Annotated[str, msgspec.Meta(max_length=40)]  # one that the rules know
Path = Annotated[str, msgspec.Meta(max_length=160)]  # of a value in a file: title/king/influence

# Whether an owner can find a field on the real thing. Numbers, lists and flags are printed and texts are
# ours, unless the field says otherwise: the id of a city says which city the map shows.
PRINTED = msgspec.Meta(extra={"printed": True})
OURS = msgspec.Meta(extra={"printed": False})


def seen(where: str) -> msgspec.Meta:
    """Where on the real thing an owner finds the value of a field."""
    return msgspec.Meta(description=where)
