"""What the types of component files begin with. A file, decoded, is what clients get as static facts."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec

from kingscourt.components.box_field_types import Id, Path
from kingscourt.kernel.wire_types import StaticFacts

Confidence = Literal["exact", "derived", "reconstructed"]
LEVELS: Final[list[str]] = [*get_args(Confidence)]  # the surest first


class BoxFile(StaticFacts, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A whole component file. Doubts say of values, by path, that they are not exact."""

    edition: Id
    doubts: Annotated[dict[Path, Confidence], msgspec.Meta(max_length=999)] = {}


class FileEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One entry of a component file; its first field tells it from others of its kind."""
