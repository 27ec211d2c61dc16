"""How long a seat may think, as it was agreed."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("matches", sa.Column("clock", sa.Text, nullable=False, server_default=""))
    op.create_index("matches_clock", "matches", ["clock", "ended"])
