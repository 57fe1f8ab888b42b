"""Kept reviews as files beside the records."""

from __future__ import annotations

from pathlib import Path

import msgspec

from kingscourt.server.store.files.journal import Journal
from kingscourt.server.store.kept_reviews_contract import KeptReview, KeptReviews


class FileKeptReviews(KeptReviews):
    """One file per reviewed table."""

    folder: Path
    journals: dict[str, Journal]

    async def review(self, table: str) -> KeptReview | None:
        path = self.review_path(table)
        if table not in self.journals or not path.exists():
            return None
        try:
            return msgspec.json.decode(path.read_bytes(), type=KeptReview)
        except msgspec.DecodeError:
            return None  # it can be made again

    def review_path(self, table: str) -> Path:
        """The file of a table's review."""
        return self.folder / f"{table}.review"
