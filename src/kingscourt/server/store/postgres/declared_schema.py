"""The tables of every database: shards use the first part, the directory the second."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY, JSONB

METADATA = sa.MetaData()

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("last", sa.Integer, nullable=False),
    sa.Column("rules", sa.Text, nullable=False),
    sa.Column("digest", sa.Text, nullable=False),
    sa.Column("pending", ARRAY(sa.SmallInteger), nullable=False),
    sa.Column("deadline", sa.Double),
    sa.Column("bot_at", sa.Double),
    sa.Column("unlisted", sa.Boolean, nullable=False),
    sa.Column("claimed_until", sa.Double, nullable=False, server_default="0"),
    sa.Column("attempts", sa.SmallInteger, nullable=False, server_default="0"),
    sa.Column("setup", JSONB, nullable=False),
    sa.Column("course", JSONB, nullable=False),
    sa.Column("slots", JSONB, nullable=False),
    sa.Column("components", sa.Text),  # an owner's components: separate, so that lists and writes skip them
    sa.Column("changed_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
    sa.Column("stamp", sa.Text, nullable=False, server_default=""),
    postgresql_with={"fillfactor": "60"},
)
sa.Index("tables_deadline", TABLES.c.deadline, postgresql_where=TABLES.c.deadline.is_not(None))
sa.Index("tables_bot_at", TABLES.c.bot_at, postgresql_where=TABLES.c.bot_at.is_not(None))
sa.Index("tables_held", TABLES.c.id, postgresql_where=TABLES.c.status == "held")
sa.Index("tables_unlisted", TABLES.c.id, postgresql_where=TABLES.c.unlisted)
sa.Index(
    "tables_unfinished",
    TABLES.c.game,
    TABLES.c.id,
    postgresql_where=TABLES.c.status.in_(["running", "held"]),
)

FINISHED = sa.Table(
    "finished",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
    sa.Column("checked", sa.Boolean, nullable=False),
)
sa.Index("finished_unchecked", FINISHED.c.at, postgresql_where=sa.not_(FINISHED.c.checked))
sa.Index("finished_checked", FINISHED.c.at, postgresql_where=FINISHED.c.checked)

ENTRIES = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
)

COMMANDS = sa.Table(
    "commands",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
    sa.Column("command", sa.Text, primary_key=True),
    sa.Column("answer", sa.LargeBinary, nullable=False),
)

REVIEWS = sa.Table(
    "reviews",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("edition", sa.Text, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Column("made_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
)

REVIEW_REQUESTS = sa.Table(
    "review_requests",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("edition", sa.Text, nullable=False),
    sa.Column("person", sa.Text),  # none once it has failed, or the person is erased
    sa.Column("place", sa.SmallInteger, nullable=False),  # among the person's requests
    sa.Column("asked_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
    sa.Column("claim", sa.Text, nullable=False, server_default=""),
    sa.Column("claimed_until", sa.Double, nullable=False, server_default="0"),
    sa.Column("attempts", sa.SmallInteger, nullable=False, server_default="0"),
    sa.Column("done", sa.Integer, nullable=False, server_default="0"),
    sa.Column("total", sa.Integer, nullable=False, server_default="0"),
    sa.Column("failure", sa.Text, nullable=False, server_default=""),
)
sa.Index("review_requests_places", REVIEW_REQUESTS.c.person, REVIEW_REQUESTS.c.place, unique=True)
sa.Index("review_requests_asked_at", REVIEW_REQUESTS.c.asked_at)

CHAT = sa.Table(
    "chat",
    METADATA,
    sa.Column("id", sa.BigInteger, sa.Identity(always=True), primary_key=True),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("message", sa.Text, nullable=False, server_default=""),  # the id that its sender gave it
)
sa.Index(
    "chat_messages",
    CHAT.c.table_id,
    CHAT.c.person,
    CHAT.c.message,
    unique=True,
    postgresql_where=CHAT.c.message != "",
)
sa.Index("chat_of_table", CHAT.c.table_id, CHAT.c.id)
sa.Index("chat_of_person", CHAT.c.person, CHAT.c.id)

SERVICE = sa.Table(
    "service",
    METADATA,
    sa.Column("id", sa.Boolean, sa.CheckConstraint("id"), primary_key=True),
    sa.Column("beat", sa.Double, nullable=False),
    sa.Column("frozen", sa.Double, nullable=False),
)

PERSONS = sa.Table(
    "persons",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
    sa.Column("days_off", JSONB, nullable=False, server_default="{}"),
)

SESSIONS = sa.Table(
    "sessions",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, nullable=False),
    sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
    sa.Column("seen_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
    sa.Column("revoked_at", sa.DateTime(timezone=True)),
)
sa.Index("sessions_of_person", SESSIONS.c.person)

BANS = sa.Table(
    "bans",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
)

PERSON_CHANGES = sa.Table(
    "person_changes",
    METADATA,
    sa.Column("at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.clock_timestamp()),
    sa.Column("person", sa.Text, nullable=False),
)
sa.Index("person_changes_at", PERSON_CHANGES.c.at)

ERASURES = sa.Table(
    "erasures",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("begun_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
    sa.Column("claimed_until", sa.DateTime(timezone=True), nullable=False, server_default="epoch"),
    sa.Column("done_at", sa.DateTime(timezone=True)),
)
sa.Index("erasures_to_do", ERASURES.c.begun_at, postgresql_where=ERASURES.c.done_at.is_(None))

AUDIT = sa.Table(
    "audit",
    METADATA,
    sa.Column("id", sa.BigInteger, sa.Identity(always=True), primary_key=True),
    sa.Column("at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
    sa.Column("who", sa.Text, nullable=False),
    sa.Column("what", sa.Text, nullable=False),
    sa.Column("target", sa.Text, nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
)

LISTINGS = sa.Table(
    "listings",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("people", ARRAY(sa.Text), nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("listing", JSONB, nullable=False),
    sa.Column("others", ARRAY(sa.Text), nullable=False, server_default="{}"),
    sa.Column("game", sa.Text, nullable=False, server_default=""),
    sa.Column("free", sa.SmallInteger, nullable=False, server_default="0"),
    sa.Column("pace", sa.Text, nullable=False, server_default=""),
    sa.Column("language", sa.Text, nullable=False, server_default=""),
    sa.Column("creator", sa.Text, nullable=False, server_default=""),
    sa.Column("touched_at", sa.Double, nullable=False, server_default="0"),  # the last change of its seats
)
_PLACE = (LISTINGS.c.created_at, LISTINGS.c.table_id)
_WITH_ROOM = sa.and_(LISTINGS.c.public, LISTINGS.c.status == "open", LISTINGS.c.free > 0)
_RUNNING = sa.and_(LISTINGS.c.public, LISTINGS.c.status == "running")
sa.Index("listings_open", *_PLACE, postgresql_where=_WITH_ROOM)
sa.Index("listings_open_of_game", LISTINGS.c.game, *_PLACE, postgresql_where=_WITH_ROOM)
sa.Index("listings_running", *_PLACE, postgresql_where=_RUNNING)
sa.Index("listings_running_of_game", LISTINGS.c.game, *_PLACE, postgresql_where=_RUNNING)
sa.Index("listings_open_by", LISTINGS.c.creator, postgresql_where=LISTINGS.c.status == "open")
sa.Index("listings_touched", LISTINGS.c.touched_at, postgresql_where=LISTINGS.c.status == "open")
sa.Index("listings_people", LISTINGS.c.people, postgresql_using="gin")
sa.Index("listings_others", LISTINGS.c.others, postgresql_using="gin")

SHORT_CODES = sa.Table(
    "short_codes",
    METADATA,
    sa.Column("short", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("code", sa.Text, nullable=False),
    sa.Column("until", sa.Double, nullable=False),
)
sa.Index("short_codes_until", SHORT_CODES.c.until)

LESSONS = sa.Table(
    "lessons",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("lesson", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, nullable=False),  # the one begun last; empty if it is gone
    sa.Column("begun_at", sa.Double, nullable=False),
    sa.Column("step", sa.SmallInteger, nullable=False),
    sa.Column("steps", sa.SmallInteger, nullable=False),
    sa.Column("is_done", sa.Boolean, nullable=False),
)
sa.Index("lessons_of_table", LESSONS.c.table_id)

BLOCKS = sa.Table(
    "blocks",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("other", sa.Text, primary_key=True),
)
sa.Index("blocks_of_other", BLOCKS.c.other)

MUTES = sa.Table(
    "mutes",
    METADATA,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("other", sa.Text, primary_key=True),
)
sa.Index("mutes_of_other", MUTES.c.other)
