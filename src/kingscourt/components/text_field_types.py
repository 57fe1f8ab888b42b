"""msgspec types for the text fields of component files, shared by every game."""

from __future__ import annotations

from typing import Annotated

import msgspec

# Ids become parts of actions, places and messages; names and wordings are shown to people.
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Name = Annotated[str, msgspec.Meta(max_length=60)]
Word = Annotated[str, msgspec.Meta(max_length=40)]  # one that the rules know
