"""The README tells the truth: its code runs."""

from __future__ import annotations

import doctest

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
