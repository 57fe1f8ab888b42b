"""Hand-made frames equal those of the library."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from kingscourt.server.stream.frame_deflater import TEXT, framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_text_frame_is_what_the_library_would_send(size: int) -> None:
    payload = b"x" * size
    assert framed(TEXT, payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)
