"""The Tactics of the base game."""

from __future__ import annotations

from ...tables import Tactic

DAY = ("early_bird", "rethink", "mana_steal", "planning", "great_start", "the_right_moment")
NIGHT = ("from_the_dusk", "long_night", "mana_search", "midnight_meditation", "preparation", "sparing_power")
ROWS: dict[str, Tactic] = {
    name: Tactic(time, number)
    for time, names in (("day", DAY), ("night", NIGHT))
    for number, name in enumerate(names, start=1)
}
