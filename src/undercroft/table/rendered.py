"""One rendering for many viewers, compressed once, although each of them needs a form token of their own in it.

The text is cut where the token belongs. A gzip stream may be put together of blocks: the pieces are compressed apart
from each other when the text is made, the token goes between them as a block that is not compressed.
"""

from __future__ import annotations

import struct
import zlib

TOKEN = "token-of-the-form"
"""Stands for the visitor's own token in a text that is rendered for many."""

HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
END = b"\x03\x00"  # an empty last block
_LENGTHS = struct.Struct("<BHH")
_TAIL = struct.Struct("<II")


class Rendered:
    """A text for many."""

    __slots__ = ("packed", "parts")

    def __init__(self, html: str) -> None:
        self.parts = html.encode().split(TOKEN.encode())
        self.packed: list[bytes] | None = None

    def text(self, token: str) -> bytes:
        return token.encode().join(self.parts)

    def gzip(self, token: str) -> bytes:
        """The text with this token, as gzip."""
        if self.packed is None:
            self.packed = [_block(part) for part in self.parts]
        word, text = token.encode(), self.text(token)
        stored = _LENGTHS.pack(0, len(word), len(word) ^ 0xFFFF) + word
        return b"".join((HEAD, stored.join(self.packed), END, _TAIL.pack(zlib.crc32(text), len(text))))


def _block(part: bytes) -> bytes:
    """A piece of a deflate stream that refers to nothing outside of itself and ends at a whole byte."""
    squeeze = zlib.compressobj(6, zlib.DEFLATED, -zlib.MAX_WBITS)
    return squeeze.compress(part) + squeeze.flush(zlib.Z_FULL_FLUSH)
