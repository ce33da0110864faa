# Next Frontier. `make help` lists what there is.

# The first Python that is new enough; name another with PYTHON=...
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
SETUP = $(or $(PYTHON),$(error Python 3.11 or newer is needed, and none was found. Name one: make setup PYTHON=/path/to/python3)) tools/setup.py
BIN := .venv/bin
N ?= 20
SEED ?= 1

.DEFAULT_GOAL := help
.PHONY: help golden setup play test lint format bench mutants long house strength load storm times screens inputs docs lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## install everything into .venv; the engine is compiled if a C compiler is found
	@$(SETUP) --dev

play: ## play in the browser; prints the address
	@$(SETUP)
	@$(BIN)/frontier serve

.venv/.dependencies: requirements-dev.lock
	@$(SETUP) --tools
	@touch $@

test: setup ## all checks: lint, import contracts, types, web, tests
	@$(BIN)/python tools/check.py

lint: setup ## lint, format check, import contracts, types of Python and of the client
	@$(BIN)/python tools/check.py --no-tests

format: .venv/.dependencies ## format the sources of Python and of the client
	@$(BIN)/ruff check --fix --quiet . ; $(BIN)/ruff format .
	@$(BIN)/python tools/build_web.py --format

bench: setup ## speed, compiled and not, beside another engine (BESIDE=path: beside another checkout, in turns)
	@$(BIN)/python -m $(if $(BESIDE),tools.bench_beside $(BESIDE),tools.bench)

mutants: setup ## break N rules at random (N=20 SEED=1 GAME=evacuation); every break must turn a test red
	@$(BIN)/python -m tools.mutants $(N) $(SEED) $(GAME)

long: setup ## 10,000 random games through all invariants, of every game or of one (GAME=evacuation)
	@$(BIN)/python tools/long_run.py 10000 0 $(GAME)

house: .venv/.dependencies ## lines, functions, repeats and homes of facts, before and now (BESIDE=path of another checkout)
	@$(BIN)/python -m tools.house $(if $(BESIDE),--beside $(BESIDE))

STRENGTH = $(BIN)/frontier arena --game $(or $(GAME),underwater-cities) --book build/strength.sqlite
strength: setup ## how strong the levels are, on the same deals, with intervals (hours; goes on where it was; GAME=evacuation)
	@mkdir -p build
	$(STRENGTH) newcomer greedy regular strong --seats 1 --deals 200
	$(STRENGTH) expert --seats 1 --deals 96
	@for seats in 2 4; do for pair in "newcomer random" "newcomer greedy" "regular greedy" "strong greedy" "strong regular"; do \
		$(STRENGTH) $$pair --seats $$seats --deals 96 || exit 1; done; done
	$(if $(filter evacuation,$(GAME)),@for seats in 2 3 4; do \
		$(STRENGTH) regular --seats $$seats --option mode=race --deals 96 || exit 1; done)
	$(STRENGTH) --report build/strength.html

load: setup ## how fast is a move with 20 tables at once: p50, p95
	@$(BIN)/python -m tools.load_test

storm: setup ## a failing disk, 400 tables of bots, greedy clients and slow sockets against a server of its own
	@PYTHONPATH=src:. $(BIN)/python -m tools.storm $(STORM)

times: setup ## how fast the page is in a browser, and how large
	@PYTHONPATH=src:. $(BIN)/python -m tools.page_times

screens: setup ## pictures of the screens into docs/screens/
	@PYTHONPATH=src $(BIN)/python -m tools.screens

sizes: setup ## cut text at all sizes, in both themes, in long words (SIZES="1280x720 dark turn": some of it)
	@PYTHONPATH=src $(BIN)/python -m tools.sizes $(SIZES)

inputs: setup ## how many inputs a turn of Underwater Cities takes, by slot, into docs/inputs.md
	@PYTHONPATH=src:. $(BIN)/python -m tools.inputs

golden: .venv/.dependencies ## renew the golden texts and games, after a wanted change
	@for file in tests/games/*/words/test_texts.py tests/games/*/words/test_sentences.py tests/golden_games.py tests/golden_actions.py; do \
		PYTHONPATH=src:. $(BIN)/python -m $$(echo $${file%.py} | tr / .) || exit 1; done

docs: .venv/.dependencies ## regenerate the generated documents
	@$(BIN)/python tools/vector_pages.py
	@$(BIN)/python tools/rules_coverage.py
	@$(BIN)/python tools/rule_texts.py
	@$(BIN)/python tools/rules_book
	@$(BIN)/python tools/referee_schemas.py
	@$(BIN)/python tools/api_reference.py
	@$(BIN)/python tools/referee_page.py
	@$(BIN)/python tools/client_types.py
	@$(BIN)/python tools/cards_page.py

LOCK = uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-emit-index-url \
	--custom-compile-command "make lock" pyproject.toml
lock: ## renew the lock files (needs uv)
	$(LOCK) --extra server --extra dev --group build --output-file requirements-dev.lock
	$(LOCK) --extra server --constraint requirements-dev.lock --output-file requirements.lock
	$(LOCK) --group build --constraint requirements-dev.lock --output-file requirements-build.lock

clean: ## remove .venv and everything built
	rm -rf .venv build dist web/node_modules src/nextfrontier/server/client .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
