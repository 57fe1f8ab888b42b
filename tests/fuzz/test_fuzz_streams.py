"""A short run of `python -m kingscourt.server.stream.fuzz_frames`, and every input of its corpus."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kingscourt.server.stream import fuzz_frames as streams
from kingscourt.server.stream.fuzz_frames import StreamFuzzFinding, answer, check, check_message, decode, fuzz

CORPUS = sorted((Path(__file__).parent / "corpus" / "stream").iterdir())


@pytest.mark.parametrize("file", CORPUS, ids=lambda file: file.stem)
def test_a_kept_stream_is_read_as_the_library_reads_it(file: Path) -> None:
    chunks = decode(file.read_text())
    assert streams.encode(chunks) == file.read_text()
    answer(chunks)


def test_mangled_streams_are_read_as_the_library_reads_them() -> None:
    counts, findings = fuzz(1500, seed=7)
    assert findings == []
    assert counts["understood"] > 100
    assert counts["refused"] > 500


def test_another_message_than_the_library_s_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = decode((CORPUS[0].parent / "two-frames.hex").read_text())
    check(whole)
    monkeypatch.setattr(streams, "short_text", lambda _data, _most, _inflates: "something else")
    with pytest.raises(StreamFuzzFinding):
        check(whole)


def test_a_message_that_says_less_than_its_text_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert check_message('{"type":"beat"}') == "understood"
    assert check_message('{"type":"beat","id":"x"}') == "refused"
    assert check_message('{"type":"resign"}') == "refused"
    monkeypatch.setattr(msgspec, "to_builtins", lambda _message: {"type": "resign"})
    with pytest.raises(StreamFuzzFinding):
        check_message('{"type":"beat"}')
