"""Passkeys: visitors come back to their matches without a link."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("session", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("passkeys_visitor", "passkeys", ["visitor"])
    op.create_table(
        "challenges",
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("sort", sa.String(8), nullable=False),
        sa.Column("value", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
