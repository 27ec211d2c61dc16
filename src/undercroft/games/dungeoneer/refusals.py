"""Why something cannot be done now."""

from __future__ import annotations

from typing import Any


def refusals(s: Any, decision: Any) -> list[Any]:
    return []
