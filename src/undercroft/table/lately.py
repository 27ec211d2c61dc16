"""What was made of late and need not be made again; what was not asked for longest is forgotten."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Lately(Generic[K, V]):
    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self.kept)

    def get(self, key: K) -> V | None:
        if key not in self.kept:
            return None
        self.kept.move_to_end(key)
        return self.kept[key]

    def keep(self, key: K, value: V) -> V:
        self.kept[key] = value
        self.kept.move_to_end(key)
        if len(self.kept) > self.most:
            self.kept.popitem(last=False)
        return value
