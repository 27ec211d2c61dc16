"""The only source of randomness: a keyed hash of a counter, both in the state. Results are written down.

The hash is strong enough that shuffles seen so far say nothing about those to come.
"""

from __future__ import annotations

from hashlib import blake2b

from .state import State

_WIDE = 64  # bytes of one block
_ROOM = 1 << 448  # how far one block may be used up: the bias stays below 2**-64


def block(s: State, size: int = _WIDE) -> int:
    """The next `size` bytes of chance as a number."""
    s.count = count = s.count + 1
    s.news += 1
    return int.from_bytes(blake2b(s.key + count.to_bytes(8, "little"), digest_size=size).digest(), "little")


def below(s: State, n: int, what: str) -> int:
    """A number from 0 to n - 1, for example a die or a first player."""
    result = block(s, 16) % n
    if s.journal is not None:
        s.journal.chance(what, result)
    return result


def permute(s: State, ids: list[int]) -> None:
    """Put a list of ids in a random order (without touching what is known: see `zones.shuffle`)."""
    n = len(ids)
    if n <= 80:  # one block is enough: 80! is below 2**396
        number = block(s, 12) if n <= 13 else block(s)  # 13! is below 2**33: the bias stays below 2**-63
        for i in range(n - 1, 0, -1):
            number, j = divmod(number, i + 1)
            ids[i], ids[j] = ids[j], ids[i]
    else:
        number, used = block(s), 1
        for i in range(n - 1, 0, -1):
            if used > _ROOM // (i + 1):
                number, used = block(s), 1
            number, j = divmod(number, i + 1)
            used *= i + 1
            ids[i], ids[j] = ids[j], ids[i]
    if s.journal is not None:
        s.journal.chance("shuffle", ids[:])
