"""The inner loop: lint, types and the tests of what a change touches, without a browser.

make quick                       what differs from the last commit; if nothing does, the last commit
python -m tools.quick --base main
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path, PurePath

ROOT = Path(__file__).resolve().parent.parent

TOUCHED = {  # beginnings of paths: the tests that concern them; a game's own are found by its name
    "src/undercroft/core": ("tests/core", "tests/welcome"),
    "src/undercroft/table": ("tests/pages", "tests/table"),
    "src/undercroft/locale": ("tests/core/test_text.py", "tests/pages"),
    "src/undercroft/cli": ("tests/cli",),
    "src/undercroft/bots": ("tests/cli", "tests/welcome"),
    "src/undercroft/__init__.py": ("tests/core", "tests/test_readme.py"),
    "README.md": ("tests/test_readme.py",),
    "docs": ("tests/test_readme.py",),
    "tools": ("tests/cli", "tests/pages/test_authors.py"),
}


def changed(base: str) -> list[str]:
    """The files that differ from `base`, and those that git does not know yet."""
    known = git("diff", "--name-only", base)
    new = git("ls-files", "--others", "--exclude-standard")
    return [*known, *new]


def git(*words: str) -> list[str]:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()


def concerned(files: list[str]) -> list[str]:
    """The folders and files of tests that these files concern."""
    found: set[str] = set()
    for file in files:
        parts = PurePath(file).parts
        if parts[:3] == ("src", "undercroft", "games") and len(parts) > 4:
            found |= {f"tests/{parts[3]}"}
            found |= {"tests/pages"} if parts[4] in ("table", "words", "rulebook") else set()
        elif parts[0] == "tests" and len(parts) > 1 and parts[1] != "browser":
            found.add(file if parts[-1].startswith("test_") else "/".join(parts[:-1]))
        else:
            found |= {test for start, tests in TOUCHED.items() if file.startswith(start) for test in tests}
    wider = {test for test in found if any(test.startswith(f"{other}/") for other in found)}
    return sorted(test for test in found - wider if (ROOT / test).exists() and test != "tests")


def main() -> int:
    base = sys.argv[sys.argv.index("--base") + 1] if "--base" in sys.argv else "HEAD"
    files = changed(base) or git("diff", "--name-only", "HEAD~1", "HEAD")
    tests = concerned(files)
    started = time.monotonic()
    tool = str(Path(sys.executable).parent)
    commands = [
        [f"{tool}/ruff", "check", "-q", "."],
        [f"{tool}/ruff", "format", "-q", "--check", "."],
        [f"{tool}/mypy"],
    ]
    if tests:
        commands.append([f"{tool}/pytest", "-n", "2", "--dist", "worksteal", "--maxfail", "5", *tests])
    for command in commands:
        if subprocess.run(command, cwd=ROOT).returncode:
            return 1
    print(
        f"quick: {len(files)} files, {' '.join(tests) or 'no tests concern them'}: {time.monotonic() - started:.0f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
