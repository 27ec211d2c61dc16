"""Matches, seats, answers, notes, watchers, facts."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def text(name: str, length: int) -> sa.Column[str]:
    return sa.Column(name, sa.String(length), nullable=False)


def long(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False)


def flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False)


def time(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Float, nullable=False)


def match() -> sa.Column[str]:
    return sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), nullable=False)


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        text("game", 64),
        long("header"),
        long("start"),
        time("created"),
        text("host", 64),
        sa.Column("watch", sa.String(64), nullable=False, unique=True),
        flag("listed"),
        text("origin", 16),
        number("first"),
        text("daily", 16),
        flag("assisted"),
        flag("ended"),
        long("result"),
        long("request"),
    )
    op.create_index("matches_daily", "matches", ["daily", "game", "host"])
    op.create_index("matches_listed", "matches", ["listed", "ended", "created"])
    op.create_table(
        "seats",
        match(),
        number("seat"),
        text("name", 64),
        text("sort", 16),
        text("home", 16),
        text("visitor", 64),
        text("bot", 64),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.PrimaryKeyConstraint("match", "seat"),
    )
    op.create_index("seats_visitor", "seats", ["visitor"])
    op.create_table(
        "answers",
        match(),
        number("number"),
        text("sort", 16),
        number("seat"),
        long("keys"),
        long("lines"),
        number("turn"),
        number("asked"),
        time("at"),
        sa.PrimaryKeyConstraint("match", "number"),
    )
    op.create_table(
        "notes",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        match(),
        number("number"),
        number("turn"),
        text("message", 64),
        long("args"),
    )
    op.create_index("ix_notes_match", "notes", ["match"])
    op.create_table("watchers", match(), text("visitor", 64), sa.PrimaryKeyConstraint("match", "visitor"))
    op.create_table("facts", sa.Column("name", sa.String(64), primary_key=True), long("value"))
