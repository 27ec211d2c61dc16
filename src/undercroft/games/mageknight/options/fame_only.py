"""MT10.6: Fame instead of faction tokens (`tracks.gain_favour`)."""

from __future__ import annotations

from ..rules import HOUSE, House

HOUSE["fame_only"] = House(needs=("tezla",))
