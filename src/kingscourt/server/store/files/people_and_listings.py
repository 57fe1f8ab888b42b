"""People and listings of local mode, in one small file."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec

from kingscourt.server.model.days_off import DaysOff
from kingscourt.server.model.lesson_progress import LessonProgress, joined
from kingscourt.server.model.listing import Listing
from kingscourt.server.model.lobby_query import LobbyQuery
from kingscourt.server.model.person import Person
from kingscourt.server.store.contract import Directory, Unavailable
from kingscourt.server.store.files.identity import FileIdentity, Kept
from kingscourt.server.store.files.journal import replace


class FileDirectory(FileIdentity, Directory):
    """A directory in memory, written to disk as a whole after each change."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / "directory.json"
        self.kept = Kept()
        self._claimed = {}
        if self.path.exists():
            self.kept = msgspec.json.decode(self.path.read_bytes(), type=Kept)

    def _save(self) -> None:
        try:
            replace(self.path, msgspec.json.encode(self.kept).decode())
        except OSError as error:
            raise Unavailable(str(error)) from error

    def _newest_first(self) -> list[Listing]:
        listings = [listing for _, listing in self.kept.listings.values()]
        return sorted(listings, key=lambda listing: (listing.created_at, listing.id), reverse=True)

    async def add_person(self, person: Person) -> None:
        self.kept.people[person.id] = person
        self._save()

    async def person(self, id: str) -> Person | None:
        return self.kept.people.get(id)

    async def list_table(self, listing: Listing, version: int, over: int = 0) -> int:
        known = self.kept.listings.get(listing.id)
        if known is not None and known[0] > version and known[0] != over:
            return known[0]
        self.kept.listings[listing.id] = (version, listing)
        self._keep_progress(listing)
        self._save()
        return version

    async def unlist(self, table: str) -> None:
        if self.kept.listings.pop(table, None) is not None:
            for person, lessons in self.kept.lessons.items():
                self.kept.lessons[person] = [
                    msgspec.structs.replace(one, table="") if one.table == table else one for one in lessons
                ]
            self._save()

    def _keep_progress(self, listing: Listing) -> None:
        news = listing.lesson
        person = listing.people[0] if listing.people else ""
        if news is None or person not in self.kept.people:
            return
        by_lesson = {known.key(): known for known in self.kept.lessons.get(person, [])}
        by_lesson[news.key()] = joined(by_lesson.get(news.key()), news)
        self.kept.lessons[person] = [by_lesson[key] for key in sorted(by_lesson)]

    async def lessons_of(self, person: str) -> list[LessonProgress]:
        return self.kept.lessons.get(person, [])

    async def ids(self, after: str, limit: int) -> list[str]:
        return sorted(id for id in self.kept.listings if id > after)[:limit]

    async def now(self) -> float:
        return time.time()

    async def lobby(self, query: LobbyQuery) -> list[Listing]:
        found = [one for one in self._newest_first() if _fits(one, query)]
        return found[: query.limit]

    async def open_by(self, person: str) -> int:
        return sum(1 for one in self._newest_first() if one.status == "open" and one.creator == person)

    async def expired(self, live: float, days: float, limit: int) -> list[tuple[str, int]]:
        """In local mode people close their tables themselves."""
        return []

    async def tables_of(self, person: str, limit: int) -> list[Listing]:
        own = [one for one in self._newest_first() if person in one.people]
        unfinished = [one for one in own if one.status not in ("over", "closed")]
        return [*unfinished, *(one for one in own if one not in unfinished)][: max(limit, len(unfinished))]

    async def keep_short_code(self, short: str, table: str, code: str, until: float) -> None:
        valid = {known: kept for known, kept in self.kept.short_codes.items() if kept[2] >= time.time()}
        self.kept.short_codes = {**valid, short: (table, code, until)}
        self._save()

    async def short_code(self, short: str) -> tuple[str, str] | None:
        table, code, until = self.kept.short_codes.get(short, ("", "", 0.0))
        return (table, code) if until >= time.time() else None

    async def days_off(self, person: str) -> DaysOff:
        return self.kept.days_off.get(person, DaysOff())

    async def set_days_off(self, person: str, off: DaysOff) -> None:
        self.kept.days_off[person] = off
        self._save()

    async def block(self, person: str, other: str, blocked: bool) -> None:
        self._mark(self.kept.blocks, person, other, blocked)

    async def blocked(self, person: str) -> list[str]:
        return self.kept.blocks.get(person, [])

    async def mute(self, person: str, other: str, muted: bool) -> None:
        self._mark(self.kept.mutes, person, other, muted)

    async def muted(self, person: str) -> list[str]:
        return self.kept.mutes.get(person, [])

    def _mark(self, lists: dict[str, list[str]], person: str, other: str, marked: bool) -> None:
        others = [known for known in lists.get(person, []) if known != other]
        lists[person] = sorted([*others, other]) if marked else others
        self._save()

    async def close(self) -> None:
        """Nothing is kept open."""


def _fits(listing: Listing, query: LobbyQuery) -> bool:
    wanted = query.wanted
    if not listing.public or listing.status != query.status:
        return False
    if query.status == "open" and listing.free < max(1, wanted.free):
        return False
    if query.after is not None and (listing.created_at, listing.id) >= query.after:
        return False
    asked = ((listing.game, wanted.game), (listing.pace, wanted.pace), (listing.language, wanted.language))
    return all(wish in ("", has) for has, wish in asked)
