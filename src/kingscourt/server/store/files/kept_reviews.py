"""Kept reviews as files beside the records."""

from __future__ import annotations

from pathlib import Path

import msgspec

from kingscourt.server.store.contract import Unavailable
from kingscourt.server.store.files.journal import Journal, replace
from kingscourt.server.store.kept_reviews_contract import KeptReview, KeptReviews


class FileKeptReviews(KeptReviews):
    """One file per reviewed table."""

    folder: Path
    journals: dict[str, Journal]

    async def keep_review(self, table: str, review: KeptReview) -> None:
        if table not in self.journals:
            return
        try:
            replace(self._path(table), msgspec.json.encode(review).decode())
        except OSError as error:
            raise Unavailable(str(error)) from error

    async def review(self, table: str) -> KeptReview | None:
        path = self._path(table)
        if table not in self.journals or not path.exists():
            return None
        try:
            return msgspec.json.decode(path.read_bytes(), type=KeptReview)
        except msgspec.DecodeError:
            return None  # it can be made again

    def _path(self, table: str) -> Path:
        return self.folder / f"{table}.review"
