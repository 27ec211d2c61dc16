"""The tables of the store. The same on SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import (
    DDL,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    event,
    false,
)

HEAD = "0009"
"""The newest migration: a store that stands there needs none."""

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("header", Text, nullable=False),  # of the record, as JSON
    Column("start", Text, nullable=False),  # the record's lines before the first answer
    Column("created", Float, nullable=False),
    Column("host", String(64), nullable=False),  # the visitor who made it
    Column("watch", String(64), nullable=False, unique=True),  # the token of the link for watching
    Column("listed", Boolean, nullable=False),  # whether the lobby shows it to everybody
    Column("origin", String(16), nullable=False),  # table, upload, branch, lesson
    Column("first", Integer, nullable=False),  # the seat that is asked first
    Column("daily", String(16), nullable=False),  # the day of a daily match
    Column("assisted", Boolean, nullable=False),
    Column("ended", Boolean, nullable=False),
    Column("result", Text, nullable=False),  # winners and scores as JSON, empty while it runs
    Column("request", Text, nullable=False),  # an undo that waits for the others' consent, as JSON
    Column("changes", Integer, nullable=False, server_default="0"),  # how often something besides the play changed
    Column("score", Float, nullable=True),  # of whoever played a daily match to its end without help
    Column("clock", Text, nullable=False, server_default=""),  # how long a seat may think, as JSON; empty: as it likes
    Index("matches_clock", "clock", "ended"),
    Index("matches_daily", "daily", "game", "host"),
    Index("matches_scores", "daily", "game", "score"),
    Index("matches_host", "host", "created"),
    Index("matches_listed", "listed", "ended", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("sort", String(16), nullable=False),  # person, device, bot, open
    Column("home", String(16), nullable=False),  # what it is again when a bot gives it back
    Column("visitor", String(64), nullable=False),
    Column("bot", String(64), nullable=False),
    Column("token", String(64), nullable=False, unique=True),  # of the invitation
    Column("here", Boolean, nullable=False, server_default=false()),  # sits at the device that its visitor shares
    Column("quiet", Text, nullable=False, server_default=""),  # a turn, then the windows that it passes in it
    Column("former", String(64), nullable=False, server_default=""),  # the visitor who held it before it became open
    Column("claim", Text, nullable=False, server_default=""),  # who asks the others for it, as JSON
    PrimaryKeyConstraint("match", "seat"),
    Index("seats_visitor", "visitor"),
)

answers = Table(
    "answers",
    metadata,
    Column("match", ForeignKey("matches.id"), nullable=False),
    Column("number", Integer, nullable=False),  # of the question that is answered: the first answer to it wins
    Column("sort", String(16), nullable=False),  # answer, undo
    Column("seat", Integer, nullable=False),
    Column("keys", Text, nullable=False),  # as JSON: one key, or a path
    Column("lines", Text, nullable=False),  # what it added to the record
    Column("turn", Integer, nullable=False),
    Column("asked", Integer, nullable=False),  # the seat that is asked next, -1 for nobody
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("match", "number"),
)

lengths = Table(
    "lengths",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, nullable=False),  # of the last answer
)
"""How far each match has come: without its last answers it would look like an earlier stand. The database notes it
by itself, so that answers are stored by one statement (PostgreSQL's way is in the migration that brought it)."""

event.listen(
    metadata,
    "after_create",
    DDL(  # type: ignore[no-untyped-call]  # SQLAlchemy has no types for it
        "CREATE TRIGGER answers_reach AFTER INSERT ON answers BEGIN "
        "INSERT INTO lengths (match, number) VALUES (new.match, new.number) "
        "ON CONFLICT (match) DO UPDATE SET number = excluded.number; END"
    ).execute_if(dialect="sqlite"),
)

notes = Table(
    "notes",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", ForeignKey("matches.id"), nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("message", String(64), nullable=False),
    Column("args", Text, nullable=False),
)

watchers = Table(
    "watchers",
    metadata,
    Column("match", ForeignKey("matches.id"), nullable=False),
    Column("visitor", String(64), nullable=False),
    PrimaryKeyConstraint("match", "visitor"),
)

shelf = Table(
    "shelf",
    metadata,
    Column("match", ForeignKey("matches.id"), nullable=False),
    Column("visitor", String(64), nullable=False),
    Column("sort", String(16), nullable=False),  # archive, remove
    PrimaryKeyConstraint("visitor", "match"),
)
"""What visitors have put away out of their lists."""

notices = Table(
    "notices",
    metadata,
    Column("visitor", String(64), nullable=False),
    Column("target", String(2000), nullable=False),  # a push subscription as JSON, or an address
    Column("sort", String(8), nullable=False),  # push, web, mail
    Column("lang", String(8), nullable=False),
    Column("base", String(300), nullable=False),  # the table's own address, as the visitor knows it
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("visitor", "target"),
)
"""Where visitors want to be told that they are asked."""

facts = Table(
    "facts",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

haste = Table(
    "haste",
    metadata,
    Column("what", String(16), nullable=False),
    Column("who", String(64), nullable=False),  # a visitor, or an address
    Column("window", Integer, nullable=False),  # which of the spans of time since 1970
    Column("count", Integer, nullable=False),
    PrimaryKeyConstraint("what", "who"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("since", Integer, nullable=False),  # cookies and tokens of earlier generations have ended
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # as the browser names it
    Column("visitor", String(64), nullable=False),
    Column("key", Text, nullable=False),  # the public one
    Column("count", BigInteger, nullable=False),  # how often it has signed, as it says itself
    Column("session", Text, nullable=False),  # who comes back with it: name, language, settings
    Column("at", Float, nullable=False),
    Index("passkeys_visitor", "visitor"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("sort", String(8), nullable=False),  # new, in
    Column("value", String(64), nullable=False),
    Column("at", Float, nullable=False),
)
"""What visitors are to sign with a passkey, for some minutes."""
