"""What several processes need to keep up with each other, what the lobby needs to stay quick, ended sessions."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("matches", sa.Column("changes", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("score", sa.Float, nullable=True))
    op.create_index("matches_scores", "matches", ["daily", "game", "score"])
    op.create_index("matches_host", "matches", ["host", "created"])
    unlogged = op.get_bind().dialect.name == "postgresql"
    op.create_table(
        "haste",
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("window", sa.Integer, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("what", "who"),
        prefixes=["UNLOGGED"] if unlogged else [],
    )
    op.create_table(
        "sessions",
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("since", sa.Integer, nullable=False),
    )
