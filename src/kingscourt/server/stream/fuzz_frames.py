"""`python -m kingscourt.server.stream.fuzz_frames`: feed mangled frames and messages to the frame reader.

A byte stream goes through the fast reader as in `fast_websocket_protocol`, and through the library
alone: both
must give the same messages and end in the same state. Decoded messages must match their text.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import resource
import signal
import sys
import zlib
from collections import Counter
from pathlib import Path
from random import Random
from types import FrameType

import msgspec
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

from kingscourt.server.api import seat_requests as r
from kingscourt.server.stream import messages as m
from kingscourt.server.stream.base_stream import DECODER
from kingscourt.server.stream.fast_frame_reader import is_whole, short_text

CORPUS = Path("tests/fuzz/corpus/stream")
MOST = 4_000  # bytes per message here; the service's own limit would only make the fuzzing slow
MOST_SECONDS = 10.0  # CPU time for one stream
MOST_MEMORY = 400  # MB more than before the run
WINDOW = 15
LETTERS = '0123456789"{}[],:.-\\/ntu \t\r\n\0\x1f\x85\u2028\ufeff\U0001f451é'
SAMPLES: tuple[m.FromClient, ...] = (
    r.Do("a1", ["place 5+3 @ 8", "pass"], 17),
    r.Undo("a2", 3, 9),
    r.AskPreview("a3", []),
    r.AskFinals("b3"),
    r.AskWhy("a4", "advisor/17"),
    r.AskOutline("b5", ["pass"]),
    r.AskHints("b6"),
    r.Say("a5", "Grüß Gott 👑"),
    r.Offer("a7", "undo", 12),
    r.Consent("a8", "undo", 1, True),
    r.Resign("a9"),
    r.Resume("b1"),
    r.SeeStep("b4", 3),
    r.ComeBack("b2"),
    m.Alive(),
    m.Ping("b3"),
)
TEXTS = tuple(msgspec.json.encode(message).decode() for message in SAMPLES)
VALUES = (
    "null",
    "true",
    "-1",
    "0",
    "7",
    "1000001",
    "1e400",
    "99999999999999999999999",
    '""',
    "[]",
    "{}",
    "1.5",
)


class StreamFuzzFinding(Exception):
    """A stream that was misread."""


class Reader:
    """The receiving end as in uvicorn; with `is_short`, the fast path is tried first."""

    def __init__(self, is_short: bool, inflates: bool) -> None:
        self.is_short = is_short
        self.inflates = inflates
        self.conn = ServerProtocol(state=State.OPEN, max_size=MOST)
        if inflates:
            self.conn.extensions = [PerMessageDeflate(True, False, WINDOW, WINDOW)]
        self.parts: list[bytes] = []
        self.is_between = True
        self.heard: list[str] = []

    def receive(self, data: bytes) -> None:
        """Take bytes from the network, as `Frames.data_received` does."""
        if self.is_short:
            is_plain = self.is_between and not self.parts and self.conn.state is State.OPEN
            text = short_text(data, MOST, self.inflates) if is_plain else None
            if text is not None:
                self.heard.append(f"text {text}")
                return
            self.is_between = self.is_between and is_whole(data)
        self.conn.receive_data(data)
        for event in self.conn.events_received():
            assert isinstance(event, Frame)
            self._take(event)

    def _take(self, frame: Frame) -> None:
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self.parts.append(bytes(frame.data))
            if frame.fin:
                whole, self.parts = b"".join(self.parts), []
                self.heard.append("text " + whole.decode(errors="backslashreplace"))
        else:
            self.heard.append(frame.opcode.name)


def check(chunks: list[bytes]) -> list[str]:
    """The messages of a stream, which both readers must agree on, with compression and without."""
    for inflates in (False, True):
        short, plain = Reader(True, inflates), Reader(False, inflates)
        for chunk in chunks:
            short.receive(chunk)
            plain.receive(chunk)
        if short.heard != plain.heard or short.conn.state is not plain.conn.state:
            states = f"{short.conn.state} is not {plain.heard} {plain.conn.state}"
            raise StreamFuzzFinding(f"{short.heard} {states}")
    return short.heard


def check_message(text: str) -> str:
    """Decode a text; a message must contain exactly what its text says."""
    try:
        message = DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):  # as a stream does
        return "refused"
    said = json.loads(text)
    understood = msgspec.to_builtins(message)
    if any(understood.get(name) != value for name, value in said.items()):
        raise StreamFuzzFinding(f"{text!r} was understood as {understood}")
    if DECODER.decode(msgspec.json.encode(message)) != message:
        raise StreamFuzzFinding(f"{text!r} does not round-trip")
    return "understood"


# -- generating streams -----------------------------------------------------------------------------


def mangled_text(random: Random) -> str:
    """A message, usually wrong somewhere."""
    text = random.choice(TEXTS)
    for _ in range(random.randrange(3)):
        at = random.randrange(len(text) + 1)
        way = random.randrange(6)
        if way == 0:
            text = text[:at] + random.choice(LETTERS) + text[at + random.randrange(2) :]
        elif way == 1:
            text = text[:at]
        elif way == 2:
            text = text.replace(random.choice(('"id"', '"type"', '"kind"', '"target"')), '"x"', 1)
        elif way == 3:
            start = text.find(":", at)
            text = text[: start + 1] + random.choice(VALUES) + text[start + 1 + random.randrange(6) :]
        elif way == 4:
            text = text[:-1] + random.choice(('"a":1}', ',"id":"x"}', "}" * 3, "[" * 2000, ',"to":[-1]}'))
        else:
            text = text[:at] + text[at : at + 20] * random.choice((2, 2, 60)) + text[at + 20 :]
    return text


def mangled_frame(random: Random) -> bytes:
    """A frame with a message, sometimes of another type, fragmented or with flipped bits."""
    payload = mangled_text(random).encode("utf-8", "surrogatepass")
    if random.random() < 0.05:
        payload = payload[: random.randrange(len(payload) + 1)] + bytes([random.randrange(256)])
    first = 0x80 | Opcode.TEXT
    if random.random() < 0.3:
        first, payload = 0xC0 | Opcode.TEXT, deflated(payload, random)
    elif random.random() < 0.25:
        opcode = random.choice(list(Opcode))
        first = (0x80 if random.random() < 0.7 else 0) | opcode
        if opcode in (Opcode.PING, Opcode.PONG, Opcode.CLOSE):
            payload = payload[:123]
    frame = bytearray(framed(first, payload, random))
    for _ in range(random.choice((0, 0, 0, 1, 2))):
        at = random.randrange(min(len(frame), 16 if random.random() < 0.7 else len(frame)))
        frame[at] ^= 1 << random.randrange(8)
    return bytes(frame)


def deflated(payload: bytes, random: Random) -> bytes:
    """The payload compressed, rarely a bomb, or with an end that is missing or too much."""
    if random.random() < 0.1:
        payload = payload * random.choice((2, 50, 2000))
    encoder = zlib.compressobj(random.randrange(10), zlib.DEFLATED, -random.choice((9, 12, 15)))
    flush = random.choice((zlib.Z_SYNC_FLUSH, zlib.Z_SYNC_FLUSH, zlib.Z_FULL_FLUSH, zlib.Z_FINISH))
    data = encoder.compress(payload) + encoder.flush(flush)
    return data[:-4] if random.random() < 0.9 else data


def framed(first: int, payload: bytes, random: Random) -> bytes:
    """A client frame, occasionally unmasked or with an overlong size field."""
    size = len(payload)
    wide = 0 if size < 126 else 2 if size < 65_536 else 8
    if random.random() < 0.03:
        wide = random.choice((2, 8)) if size < 65_536 else 8
    short = {0: size, 2: 126, 8: 127}[wide]
    head = size.to_bytes(wide, "big") if wide else b""
    if random.random() < 0.02:
        return bytes((first, short)) + head + payload
    mask = random.randbytes(4)
    return bytes((first, 0x80 | short)) + head + mask + apply_mask(payload, mask)


def stream_of(random: Random) -> list[bytes]:
    """One to four frames, split as the network might split them."""
    data = b"".join(mangled_frame(random) for _ in range(random.choice((1, 1, 2, 4))))
    if random.random() < 0.5:
        return [data]
    cuts = sorted(random.randrange(len(data) + 1) for _ in range(random.randrange(1, 4)))
    parts = [data[start:end] for start, end in zip([0, *cuts], [*cuts, len(data)], strict=True)]
    return [part for part in parts if part]


def encode(chunks: list[bytes]) -> str:
    """The corpus format of a stream: one line of hexadecimal digits per chunk."""
    return "".join(f"{chunk.hex()}\n" for chunk in chunks)


def decode(text: str) -> list[bytes]:
    """Read a stream of the corpus."""
    return [bytes.fromhex(line) for line in text.split("\n") if line]


def answer(chunks: list[bytes]) -> Counter[str]:
    """Run all checks on one stream."""
    counts: Counter[str] = Counter()
    heard = check(chunks)
    counts["messages"] += len(heard)
    for one in heard:
        if one.startswith("text "):
            counts[check_message(one[5:])] += 1
    return counts


def too_slow(_number: int, _frame: FrameType | None) -> None:
    """Signal handler for an execution that takes too long."""
    raise StreamFuzzFinding(f"more than {MOST_SECONDS} s of work")


def memory() -> int:
    """The peak memory of this process, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def fuzz(executions: int, seed: int, corpus: Path | None = None) -> tuple[Counter[str], list[str]]:
    """Check random streams, each under a time limit; return counts and findings."""
    at_first = memory()  # a test run may have needed much before
    random = Random(seed)
    counts: Counter[str] = Counter()
    findings: list[str] = []
    before = signal.signal(signal.SIGVTALRM, too_slow)
    try:
        for number in range(executions):
            signal.setitimer(signal.ITIMER_VIRTUAL, MOST_SECONDS)
            chunks = stream_of(random)
            try:
                counts += answer(chunks)
            except Exception as error:  # any exception is a finding: streams must be read or refused
                findings.append(f"{type(error).__name__}: {error}")
                _keep(chunks, corpus)
            if number % 50_000 == 0 and number:
                sys.stderr.write(f"{number}: {dict(counts)} {len(findings)} findings {memory()} MB\n")
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
    if memory() - at_first > MOST_MEMORY:
        findings.append(f"{memory() - at_first} MB of memory more than before")
    return counts, findings


def _keep(chunks: list[bytes], corpus: Path | None) -> None:
    if corpus is not None:
        corpus.mkdir(parents=True, exist_ok=True)
        text = encode(chunks)
        (corpus / hashlib.sha256(text.encode()).hexdigest()[:16]).write_text(text)


def main() -> None:
    """Run the fuzzer from the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m kingscourt.server.stream.fuzz_frames", description=__doc__
    )
    parser.add_argument("--executions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--corpus", type=Path, default=CORPUS, help="where to save failing inputs")
    given = parser.parse_args()
    counts, findings = fuzz(given.executions, given.seed, given.corpus)
    sys.stdout.write(f"{given.executions} streams, seed {given.seed}: {dict(counts)}, {memory()} MB\n")
    for finding in findings[:20]:
        sys.stdout.write(f"{finding[:600]}\n")
    sys.exit(1 if findings else 0)


if __name__ == "__main__":
    main()
