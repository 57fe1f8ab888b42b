from __future__ import annotations

import hashlib
import hmac

from hypothesis import given
from hypothesis import strategies as st

from kingscourt.table.fairness import AuditedSource, commitment

SEED = bytes(range(32))


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_a_draw_can_be_recomputed_by_anyone() -> None:
    message = b"anna|bela\nroll/0\n3\n0"
    number = int.from_bytes(hmac.new(SEED, message, hashlib.sha256).digest()[:8], "big")
    assert AuditedSource(SEED, ["anna", "bela"]).below("roll/0", 3, 216) == number % 216


def test_purpose_count_and_nonces_all_matter() -> None:
    source = AuditedSource(SEED, ["anna", "bela"])
    n = 1 << 40
    numbers = {
        source.below("roll/0", 0, n),
        source.below("roll/1", 0, n),
        source.below("roll/0", 1, n),
        AuditedSource(SEED, ["anna", "cili"]).below("roll/0", 0, n),
        AuditedSource(SEED[::-1], ["anna", "bela"]).below("roll/0", 0, n),
    }
    assert len(numbers) == 5


def test_the_same_draw_comes_back_after_an_undo() -> None:
    assert AuditedSource(SEED, []).below("roll", 2, 6) == AuditedSource(SEED, []).below("roll", 2, 6)


@given(st.integers(1, 10_000), st.integers(0, 100))
def test_draws_stay_below(n: int, draw: int) -> None:
    assert 0 <= AuditedSource(SEED, []).below("roll", draw, n) < n


def test_rejection_never_favours_a_number() -> None:
    # just above half the range, plain modulo would make small numbers twice as likely
    n = (1 << 63) + 1
    source = AuditedSource(SEED, [])
    small = sum(source.below("big", draw, n) < n // 2 for draw in range(400))
    assert 150 < small < 250
