"""MT7: Ambush and Pursue in other scenarios."""

from __future__ import annotations

from ..rules import HOUSE, Hooks, House
from ..world.ambush import ambushers, lie_in_wait
from ..world.pursuit import stop_and_look, take_up_the_hunt

HOUSE["ambush"] = House(Hooks(revealed=lie_in_wait, provokes=ambushers), needs=("tezla",))
HOUSE["pursuit"] = House(Hooks(revealed=take_up_the_hunt, moved=stop_and_look), needs=("tezla",))
