"""The engine and the games compiled with mypyc: do they play the same matches, and how much faster?

python -m tools.compiled [GAME ...] [--jobs N] [--optimise 0|1|2|3] [--keep FOLDER]

Nothing compiled is committed or shipped: it is made in a temporary folder and goes with it. It shows that the code
stays within the typed subset of Python that a compiler understands, so that a compiled wheel remains possible.
Needs a C compiler, which takes most of the time: half an hour on two cores.
"""

from __future__ import annotations

import ast
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import click

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PARTS = ("core", "games")
INTERPRETED = {
    "undercroft/core/conformance.py": "its error is an AssertionError; mypyc makes no native class of one",
    "undercroft/games/__init__.py": "a module that can be called: its class is exchanged, which a compiled one forbids",
}
"""Modules that stay as they are, each with its reason."""
MATCHES = {"welcome": 2000, "thunderstone": 60, "dungeoneer": 60, "mageknight": 40}
TURNS = 3


def plan(source: Path = SOURCE) -> list[str]:
    """The modules to compile: core, the protocol of bots, the games' rules. Not how a game looks, nor the table."""
    found = (file for part in PARTS for file in sorted((source / "undercroft" / part).rglob("*.py")))
    names = [file.relative_to(source).as_posix() for file in found]
    return [name for name in names if name not in INTERPRETED and "/table/" not in name]


def starred(source: str) -> list[int]:
    """The lines of tests like `seat in (own, *others)`, on which mypyc breaks with an error of its own.

    >>> starred("if seat not in (own, *others): ...")
    [1]
    """
    if not re.search(r"\bin\s*[(\[{][^)\]}]*\*", source):  # hardly ever: parsing all takes seconds
        return []
    tests = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Compare)]
    return [
        test.lineno
        for test in tests
        for sort, among in zip(test.ops, test.comparators, strict=True)
        if isinstance(sort, ast.In | ast.NotIn) and isinstance(among, ast.Tuple | ast.List | ast.Set)
        if any(isinstance(each, ast.Starred) for each in among.elts)
    ]


def quotes(test: ast.Compare) -> bool:
    return any(isinstance(each, ast.Constant) and isinstance(each.value, str) for each in test.comparators)


def two_sorted(source: str) -> list[str]:
    """Names that are numbers somewhere in a function and answers elsewhere, which are compared with a word.

    In compiled code such a name stays a number, and the word is an error where somebody plays it.

    >>> two_sorted("def f():\\n    card = -1\\n    card = yield 1\\n    if card == 'done': ...")
    ['card']
    """
    found = []
    for function in (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)):
        given, asked, words = set[str](), set[str](), set[str]()
        for node in ast.walk(function):
            if isinstance(node, ast.For) and isinstance(node.target, ast.Name):
                given.add(node.target.id)
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                (asked if isinstance(node.value, ast.Yield) else given).add(node.targets[0].id)
            elif isinstance(node, ast.Compare) and isinstance(node.left, ast.Name) and quotes(node):
                words.add(node.left.id)
        found += sorted(given & asked & words)
    return found


# -- building

FUTURE = "from __future__ import annotations\n"


@dataclass(frozen=True, slots=True)
class Library:
    """An extension module: its name, and the C files that it is made of."""

    name: str
    sources: tuple[Path, ...]

    def file(self, home: Path) -> Path:
        return home.joinpath(*self.name.split(".")).with_suffix(sysconfig.get_config_var("EXT_SUFFIX"))


def quoted(source: str) -> str:
    """The source with the types of its classes' fields in quotes.

    At run time mypyc keeps of a field's type what stands in quotes, of any other its bare class, and of one with bars
    nothing: the views of a compiled game could not be checked.
    """
    lines = source.splitlines(keepends=True)
    classes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    fields = [line.annotation for node in classes for line in node.body if isinstance(line, ast.AnnAssign)]
    for kind in sorted(fields, key=lambda kind: kind.lineno, reverse=True):
        assert kind.end_lineno is not None
        whole = "".join(lines[kind.lineno - 1 : kind.end_lineno])
        wanted = ast.get_source_segment(source, kind)
        assert wanted is not None
        lines[kind.lineno - 1 : kind.end_lineno] = [whole.replace(f": {wanted}", f": {without_bars(kind)!r}", 1)]
    return "".join(lines).replace(FUTURE, f"{FUTURE}import typing\n", 1)


def without_bars(kind: ast.expr) -> str:
    choices = ast.unparse(kind)
    if isinstance(kind, ast.BinOp):
        choices = f"typing.Union[{without_bars(kind.left)}, {without_bars(kind.right)}]"
    return choices


TRANSLATE = """
import json, sys
from mypyc.build import mypycify
made = mypycify(sys.argv[2:], multi_file=True, target_dir=sys.argv[1])
print(json.dumps([[library.name, library.sources, library.include_dirs] for library in made]))
"""
"""One C file for each module: a single one of all is larger than compilers can take."""


def translate(home: Path, modules: Sequence[str]) -> tuple[list[Library], list[str]]:
    """Python to C; which libraries come of it, and where their headers lie."""
    given = ["--strict", "--no-warn-unused-ignores", "--ignore-missing-imports", *modules]
    told = subprocess.run(
        [sys.executable, "-c", TRANSLATE, "c", *given], cwd=home, capture_output=True, text=True,
        env={**os.environ, "PYTHONPATH": str(home)},
    )  # fmt: skip
    if told.returncode:
        raise click.ClickException(f"mypyc says:\n{told.stdout[-4000:]}{told.stderr[-4000:]}")
    made = json.loads(told.stdout.splitlines()[-1])
    libraries = [Library(name, tuple(home / source for source in sources)) for name, sources, _ in made]
    return libraries, sorted({str(home / folder) for _, _, folders in made for folder in folders})


def commands(library: Library, headers: Sequence[str], home: Path, optimise: int) -> Iterator[list[str]]:
    """The compiler's calls for each C file, and at last the linker's."""
    compiler = shlex.split(sysconfig.get_config_var("CC"))
    include = [f"-I{folder}" for folder in (*headers, sysconfig.get_path("include"))]
    for source in library.sources:
        made = str(source.with_suffix(".o"))
        yield [*compiler, "-w", "-fPIC", f"-O{optimise}", *include, "-c", str(source), "-o", made]
    objects = [str(source.with_suffix(".o")) for source in library.sources]
    yield [*shlex.split(sysconfig.get_config_var("LDSHARED")), *objects, "-o", str(library.file(home))]


def build(home: Path, modules: Sequence[str], jobs: int, optimise: int) -> None:
    """Put beside every module its compiled twin, which Python takes first."""
    shutil.copytree(SOURCE / "undercroft", home / "undercroft", ignore=shutil.ignore_patterns("__pycache__"))
    for name in modules:
        (home / name).write_text(quoted((SOURCE / name).read_text(encoding="utf-8")), encoding="utf-8")
    libraries, headers = translate(home, modules)
    steps = [list(commands(library, headers, home, optimise)) for library in libraries]
    with ThreadPoolExecutor(jobs) as pool:  # the libraries are linked when all is compiled
        for batch in ([call for calls in steps for call in calls[:-1]], [calls[-1] for calls in steps]):
            list(pool.map(lambda call: subprocess.run(call, check=True), batch))


# -- playing

PLAY = """
import json, sys, time, undercroft
from undercroft.core import effects
from undercroft.core.conformance import check_game
game = undercroft.games()[sys.argv[1]]
started = time.process_time()  # of this process: the machine may be busy
report = undercroft.simulate(game, games=int(sys.argv[2]))
rate = report["decisions"] / (time.process_time() - started)
check_game(game, max(2, game.min_seats), seeds=[1], most_decisions=300, resume_every=0, look_every=5)
print(json.dumps([effects.__file__, report["digest"], rate]))
"""
"""Random matches; and copies, views, imagined worlds and undo of one. Not snapshots: docs/design/engine.md says why."""


def played(home: Path, game: str, matches: int) -> tuple[str, float]:
    """What random matches come to with the package that lies there: their digest, and decisions in a second."""
    told = subprocess.run(
        [sys.executable, "-c", PLAY, game, str(matches)], cwd=home, capture_output=True, text=True,
        env={**os.environ, "PYTHONPATH": str(home)},
    )  # fmt: skip
    if told.returncode:
        raise click.ClickException(f"{game} in {home}:\n{told.stderr[-4000:]}")
    file, digest, rate = json.loads(told.stdout)
    assert Path(file).is_relative_to(home), f"{file} was played, not what lies in {home}"
    return digest, rate


def compared(home: Path, game: str, matches: int) -> tuple[bool, float]:
    """Whether the compiled game plays the same matches, and how many times as fast: in turns, the best of each."""
    pairs = [(played(SOURCE, game, matches), played(home, game, matches)) for _ in range(TURNS)]
    same = len({digest for pair in pairs for digest, _ in pair}) == 1
    return same, max(quick for _, (_, quick) in pairs) / max(plain for (_, plain), _ in pairs)


@click.command(help=__doc__.replace("\n\n", "\n\n\b\n", 1) if __doc__ else None)
@click.argument("games", nargs=-1, type=click.Choice([*MATCHES]))
@click.option("--jobs", default=os.cpu_count(), type=click.IntRange(1), help="C files that are compiled at once.")
@click.option("--optimise", default=1, type=click.IntRange(0, 3), help="What the C compiler is given as -O.")
@click.option(
    "--keep", type=click.Path(path_type=Path, file_okay=False), help="Build here, or play what was built here."
)
def main(games: tuple[str, ...], jobs: int, optimise: int, keep: Path | None) -> None:
    with tempfile.TemporaryDirectory(prefix="compiled-") as folder:
        home = (keep or Path(folder)).resolve()
        if not (home / "undercroft").exists():
            started, modules = time.monotonic(), plan()
            click.echo(f"compiling {len(modules)} modules in {home}")
            build(home, modules, jobs, optimise)
            click.echo(f"compiled in {time.monotonic() - started:.0f} s")
        differs = []
        for game in games or MATCHES:
            count = MATCHES[game]
            same, ratio = compared(home, game, count)
            differs += [] if same else [game]
            click.echo(f"{game:13} {count:5} matches: {'the same' if same else 'DIFFERENT'}, {ratio:.2f} times as fast")
    sys.exit(bool(differs))


if __name__ == "__main__":
    main()
