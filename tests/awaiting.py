"""Coroutines in tests that are not coroutines themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def aside(doing: Callable[..., T], *args: Any) -> T:
    """Call something that runs a loop of its own: in another thread, since Playwright keeps one running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(doing, *args).result()


def awaited(doing: Coroutine[Any, Any, T]) -> T:
    """What a coroutine returns."""
    return aside(asyncio.run, doing)
