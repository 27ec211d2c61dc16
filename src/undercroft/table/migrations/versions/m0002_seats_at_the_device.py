"""Seats: who sits at a shared device now, and what a player does not want to be asked this turn."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("seats", sa.Column("here", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("quiet", sa.Text, nullable=False, server_default=""))
