"""Hand-made frames equal those of the library."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from kingscourt.server.stream.fast_websocket_protocol import text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_text_frame_is_what_the_library_would_send(size: int) -> None:
    payload = b"x" * size
    assert text_frame(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)
