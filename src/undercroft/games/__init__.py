"""The games. `undercroft.games` is this package and, called, the function that lists all registered games.

Both names are part of the public face, and Python binds a package over a function of the same name as soon as one of
its modules is imported: so the package answers the call.
"""

import sys
from types import ModuleType

from ..core.registry import Game
from ..core.registry import games as registered


class _Games(ModuleType):
    def __call__(self) -> dict[str, Game]:
        return registered()


sys.modules[__name__].__class__ = _Games
