"""A person's days off: stored, and copied to all their tables with days per move."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from kingscourt.kernel.phrase import Phrase
from kingscourt.server.api.wire_types import MyDaysOff, NewDaysOff
from kingscourt.server.errors.problems import BadRequest, WrongMoment
from kingscourt.server.model.days_off import DaysOff
from kingscourt.server.model.person import Person
from kingscourt.server.services.service_facade import Service
from kingscourt.server.services.store_access import reach
from kingscourt.server.tables import seating
from kingscourt.server.tables.days_off_calendar import DAY

TABLES = 1000
AT_ONCE = 50  # tables changed per request
ALIVE = ("open", "running", "held")
WEEKDAYS_FOR = 30 * DAY  # how long a removed weekday still counts
MOST_WEEKDAYS = 3  # current and recently removed: allows one change of mind


def checked(wish: NewDaysOff, now: float) -> DaysOff:
    """Valid days, each once, without those that are over in the person's time zone."""
    there = datetime.fromtimestamp(now, UTC) + timedelta(minutes=wish.offset)
    dates: set[date] = set()
    for text in wish.dates:
        try:
            dates.add(date.fromisoformat(text))
        except ValueError:
            raise BadRequest(Phrase("service-no-such-day", {"day": text})) from None
    kept = sorted(str(day) for day in dates if day >= there.date())
    return DaysOff(sorted(set(wish.weekdays)), kept, wish.offset)


def accounted(before: DaysOff, wish: DaysOff, allowance: int, now: float) -> DaysOff:
    """The new days off with their history, within the allowance: clocks must not be stopped at will."""
    begun = [mark for mark in _marks(before) if mark[:10] <= _today(before, now)]
    used = sorted(mark for mark in {*before.used, *begun} if mark[:4] >= _today(before, now)[:4])
    given_up = {day: until for day, until in before.given_up.items() if now - until < WEEKDAYS_FOR}
    given_up |= dict.fromkeys(set(before.weekdays) - set(wish.weekdays), now)
    kept = DaysOff(wish.weekdays, wish.dates, wish.offset, used, given_up)
    for year in {mark[:4] for mark in _marks(wish)}:
        if _spent(kept, year) > allowance:
            raise WrongMoment(Phrase("service-days-off-spent", {"n": allowance, "year": year}))
    if set(wish.weekdays) - set(before.weekdays) and len({*wish.weekdays, *given_up}) > MOST_WEEKDAYS:
        raise WrongMoment(Phrase("service-weekdays-later"))
    return kept


def left_in(off: DaysOff, allowance: int, now: float) -> int:
    """Single days left of this year's allowance."""
    return max(allowance - _spent(off, _today(off, now)[:4]), 0)


def _marks(off: DaysOff) -> list[str]:
    """Single days as they are counted: the same date in another time zone is another day."""
    return [f"{day}{off.offset:+}" for day in off.dates]


def _today(off: DaysOff, now: float) -> str:
    return str((datetime.fromtimestamp(now, UTC) + timedelta(minutes=off.offset)).date())


def _spent(off: DaysOff, year: str) -> int:
    return sum(1 for mark in {*off.used, *_marks(off)} if mark.startswith(year))


def my_days_off(off: DaysOff, allowance: int, now: float, tables_left: int = 0) -> MyDaysOff:
    """A person's own days off, for display to them."""
    left = left_in(off, allowance, now)
    return MyDaysOff(off.weekdays, off.dates, off.offset, allowance, left, tables_left)


async def set_days_off(service: Service, person: Person, wish: NewDaysOff) -> tuple[DaysOff, int]:
    """Store days off and copy them to up to AT_ONCE tables; return how many are left for the next call."""
    directory = service.manager.directory
    before = await reach(directory.days_off(person.id))
    now = await reach(directory.now())
    off = accounted(before, checked(wish, now), service.config.days_off_per_year, now)
    await reach(directory.set_days_off(person.id, off))
    behind = await _behind(service, person.id, off.shown())
    for id in behind[:AT_ONCE]:
        await service.manager.change(id, seating.take_days_off(person.id, off.shown()), kind="days-off")
    return off, len(behind[AT_ONCE:])


async def _behind(service: Service, person: str, off: DaysOff) -> list[str]:
    """The tables with days per move where a person's seat has other days off."""
    listings = await reach(service.manager.directory.tables_of(person, TABLES))
    alive = [one.id for one in listings if one.pace == "days" and one.status in ALIVE]
    behind: list[str] = []
    for shard, ids in service.manager.shards.by_shard(alive).items():
        rows = await reach(service.manager.shards.stores[shard].rows(ids))
        behind += [
            row.id for row in rows if any(row.setup.seats[n].off != off for n in row.setup.seats_of(person))
        ]
    return behind
