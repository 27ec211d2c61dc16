"""Where visitors want to be told that they are asked."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("target", sa.String(2000), nullable=False),
        sa.Column("sort", sa.String(8), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("base", sa.String(300), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("visitor", "target"),
    )
