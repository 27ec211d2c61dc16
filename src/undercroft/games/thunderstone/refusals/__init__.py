"""Why not? What cannot be done now, with the clause that says so."""

from .listed import refusals
from .named import reason

__all__ = ["reason", "refusals"]
