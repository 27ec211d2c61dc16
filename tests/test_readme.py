"""The README tells the truth: its code runs."""

from __future__ import annotations

import doctest
import re

from tools.rulebook import ROOT
from undercroft.core import decision


def test_readme() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 10 and failed == 0


def test_docstrings() -> None:
    failed, tried = doctest.testmod(decision)
    assert tried > 0 and failed == 0


def test_the_commands_of_the_readme_exist() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for target in ("play:", "test:", "soak:", "bench:", "strength:", "tables:", "faults:"):
        assert f"\n{target}" in makefile


def test_no_guide_installs_from_an_index_where_nothing_is() -> None:
    """Undercroft lies in no package index: what is installed is the clone."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "deploy").iterdir()]
    assert len(pages) > 20
    for page in pages:
        assert not re.search(r"pipx? install[^\n]* '?undercroft\b", page.read_text(encoding="utf-8")), page.name
