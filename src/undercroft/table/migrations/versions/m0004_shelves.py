"""What visitors have put away out of their lists."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "shelf",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("sort", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("visitor", "match"),
    )
