# Two commands do everything: `make play` and `make test`. Both set up a virtual environment by themselves.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip install -q --disable-pip-version-check --prefer-binary -c constraints.txt
PLAYER := .venv/.player
DEVELOPER := .venv/.developer
unexport PYTHONDONTWRITEBYTECODE  # every server and bot that a test starts would compile every module again
GAMES := $(patsubst src/undercroft/games/%/__init__.py,%,$(wildcard src/undercroft/games/*/__init__.py))
ICONS := src/undercroft/table/icons.toml $(wildcard src/undercroft/games/*/table/icons.toml)

.PHONY: help play test quick fresh golden release tables soak faults fuzz leaks bench strength docs clean
help:
	@echo "make play      the web table: play in the browser"
	@echo "make test      lint, types, all tests, census"
	@echo "make quick     what your change touches, without a browser, in about a minute"
	@echo "make fresh     both of the above as a machine meets them that has nothing of the project"
	@echo "make tables    run the tests and write docs/tables from them"
	@echo "make golden    GAME=welcome: write down what a new rules_rev does"
	@echo "make release   write down what this version does and keeps, before it gets its tag"
	@echo "make soak      many random matches    make faults    the server under kill -9"
	@echo "make fuzz      whatever can be sent to the server"
	@echo "make leaks     every game and every address tried for what a player may not know"
	@echo "make docs      the documentation as a site, in site/"
	@echo "make bench     speed beside others    make strength  bots against bots"

# A player's environment: the package and what it imports. Node, the font cutter and the build tools live in pip's own
# temporary build environment. What the build hook reads is named here, so that a change of it is built again.
$(PLAYER): pyproject.toml constraints.txt hatch_build.py package-lock.json tools/vendor.py $(ICONS)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "Undercroft needs Python 3.11 or newer as '$(PYTHON)' (set PYTHON=... to use another)."; exit 1; }
	@test -x $(BIN)/pip || $(PYTHON) -m venv .venv || \
	  { rm -rf .venv; echo "Python's venv module is missing (Debian: apt-get install python3-venv)."; exit 1; }
	@echo "Setting up .venv (once; half a minute to two) ..."
	@$(PIP) -e .
	@touch $@

$(DEVELOPER): $(PLAYER)
	@echo "Adding the developers' tools to .venv ..."
	@$(PIP) -e '.[dev]'
	@touch $@

play: $(PLAYER)
	@$(BIN)/undercroft serve

test: $(DEVELOPER)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n 2 --dist worksteal
	$(BIN)/python -m tools.census

quick: $(DEVELOPER)
	@$(BIN)/python -m tools.quick

fresh:
	@$(PYTHON) tools/fresh.py play test

golden: $(DEVELOPER)
	@test -d tests/$(or $(GAME),.nothing) || { echo "Say which game: make golden GAME=welcome"; exit 1; }
	rm -f tests/$(GAME)/golden/behaviour.json tests/$(GAME)/golden/scenes.txt
	UNDERCROFT_GOLDEN=write $(BIN)/pytest -n 2 --dist worksteal tests/$(GAME) tests/test_behaviour.py

release: $(DEVELOPER)
	$(BIN)/python -m tests.releases.make
	UNDERCROFT_GOLDEN=add $(BIN)/pytest -n 2 --dist worksteal $(addprefix tests/,$(GAMES)) tests/test_behaviour.py

tables: $(DEVELOPER)
	$(BIN)/pytest -n 2 --dist worksteal
	$(BIN)/python -m tools.census --write

soak: $(DEVELOPER)
	$(BIN)/python -m tools.soak

faults: $(DEVELOPER)
	$(BIN)/python -m tools.faults

fuzz: $(DEVELOPER)
	$(BIN)/python -m tools.fuzz

leaks: $(DEVELOPER)
	$(BIN)/python -m tools.leaks

bench: $(DEVELOPER)
	@$(PIP) -e '.[bench]'
	$(BIN)/undercroft bench
	$(BIN)/python -m benchmarks.table
	$(BIN)/python -m benchmarks.page

docs: $(PLAYER)
	@$(PIP) -e '.[docs]'
	PYTHONPATH=. $(BIN)/sphinx-build -q -W --keep-going docs site
	@echo "The documentation is in site/index.html"

strength: $(DEVELOPER)
	$(BIN)/python -m tools.strength

clean:
	rm -rf .venv .cache site docs/made docs/index.md .pytest_cache .mypy_cache .ruff_cache
