"""The database notes by itself how far a match has come."""

from alembic import op

revision = "0009"
down_revision = "0008"

SQLITE = (
    "CREATE TRIGGER answers_reach AFTER INSERT ON answers BEGIN "
    "INSERT INTO lengths (match, number) VALUES (new.match, new.number) "
    "ON CONFLICT (match) DO UPDATE SET number = excluded.number; END",
)
POSTGRESQL = (
    "CREATE FUNCTION answers_reach() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
    "INSERT INTO lengths (match, number) SELECT match, max(number) FROM added GROUP BY match ORDER BY match "
    "ON CONFLICT (match) DO UPDATE SET number = excluded.number; RETURN NULL; END $$",
    "CREATE TRIGGER answers_reach AFTER INSERT ON answers REFERENCING NEW TABLE AS added "
    "FOR EACH STATEMENT EXECUTE FUNCTION answers_reach()",
)


def upgrade() -> None:
    for statement in SQLITE if op.get_bind().dialect.name == "sqlite" else POSTGRESQL:
        op.execute(statement)
