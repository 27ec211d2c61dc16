"""How far each match has come: without its last answers it would look like an earlier stand."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "lengths",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.execute("insert into lengths (match, number) select match, max(number) from answers group by match")
