# Sagaboard. `make play` plays, `make test` checks everything, `make help` lists the rest.
#
# All that is installed goes to .venv. Two stamps in it say what is there; their names carry a
# fingerprint of what they were made from, so that work is repeated when, and only when, a file
# changed, came or went, or the folder was moved.

VENV := .venv
PY   := $(VENV)/bin/python
SAGA := $(VENV)/bin/sagaboard
GAME ?= blood-rage
JOBS ?= 2

# Each recipe says whether it means src or the installed package; the caller's shell does not.
unexport PYTHONPATH

SOURCES := find src -type f ! -path '*/__pycache__/*' ! -path '*.egg-info/*' ! -name '*.so' | LC_ALL=C sort
ENV_ID  := $(shell { echo '$(CURDIR)'; cksum requirements.lock 2>/dev/null; } | cksum | tr ' ' '-')
CODE_ID := $(shell { echo '$(ENV_ID) $(SAGABOARD_COMPILE)'; command -v cc gcc clang; \
             $(SOURCES) | xargs cksum; cksum setup.py pyproject.toml LICENSE NOTICE; } 2>/dev/null | cksum | tr ' ' '-')

ENVIRONMENT := $(VENV)/.environment-$(ENV_ID)
INSTALLED   := $(VENV)/.installed-$(CODE_ID)
BUILD_LOG   := $(VENV)/build.log

# Whether the installed package is compiled, as a shell condition.
IS_COMPILED = ls $(VENV)/lib/python*/site-packages/sagaboard__mypyc*.so >/dev/null 2>&1

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test test-interpreted test-compiled check format install compiled bench fuzz \
        mutation kill lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-17s %s\n", $$1, $$2}' Makefile

play: $(INSTALLED) ## play in the terminal (GAME=blood-rage)
	@$(SAGA) play $(GAME)

test: check $(INSTALLED) ## check, then all tests, interpreted and compiled
	@$(IS_COMPILED) || echo "== compiled tests are left out: $$(grep -h '^ *sagaboard: ' $(BUILD_LOG) | tail -n 1 | sed 's/^ *sagaboard: //')"
	$(TEST_INTERPRETED)
	@if $(IS_COMPILED); then set -x; $(TEST_COMPILED); fi

TEST_INTERPRETED = PYTHONPATH=src SAGABOARD_EXPECT=interpreted $(PY) -m pytest -n $(JOBS) $(ARGS)
TEST_COMPILED    = SAGABOARD_EXPECT=compiled $(PY) -m pytest -n $(JOBS) $(ARGS)

test-interpreted: $(INSTALLED) ## only the tests, on the sources (ARGS="-k pillage")
	$(TEST_INTERPRETED)

test-compiled: compiled ## only the tests, on the compiled package (ARGS="-k pillage")
	$(TEST_COMPILED)

check: $(ENVIRONMENT) ## format, lint, types, import arrows; no tests
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy
	PYTHONPATH=src $(VENV)/bin/lint-imports --no-logo

format: $(ENVIRONMENT) ## let ruff format and fix what it can
	$(PY) -m ruff check --fix-only .
	$(PY) -m ruff format .

install: $(INSTALLED) ## make .venv with the package in it, compiled if this machine can

compiled: $(INSTALLED) ## like install, but being left uncompiled is an error
	@$(IS_COMPILED) || { echo "Not compiled:" >&2; grep -h '^ *sagaboard: ' $(BUILD_LOG) >&2; exit 1; }

bench: $(INSTALLED) ## measure the engine, compiled and interpreted
	@$(IS_COMPILED) && echo "== compiled" || echo "== installed (not compiled)"
	@$(SAGA) bench $(GAME)
	@echo "== interpreted"
	@PYTHONPATH=src $(SAGA) bench $(GAME)

fuzz: $(INSTALLED) ## 20,000 random games for 2, 3 and 4 players, invariants checked
	@set -e; for players in 2 3 4; do set -x; \
	  $(SAGA) simulate $(GAME) --players $$players --games 20000 --bots random --seed 1 --check; \
	  { set +x; } 2>/dev/null; done

mutation: $(INSTALLED) ## break the rules on purpose; the tests must notice
	$(PY) tools/mutation.py

kill: $(INSTALLED) ## kill a server 200 times; nothing acknowledged may be lost (ARGS=--postgres)
	$(PY) tools/kill_server.py $(ARGS)

# The lock file is made from pyproject.toml's names in an environment of its own.
lock: ## renew requirements.lock from pyproject.toml
	@$(find_python); set -e; \
	scratch=$$(mktemp -d); trap 'rm -rf "$$scratch"' EXIT; \
	"$$python" -m venv "$$scratch/venv"; \
	"$$scratch/venv/bin/python" -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb")); \
	  print(*p["build-system"]["requires"], *p["project"]["dependencies"], \
	        *p["project"]["optional-dependencies"]["dev"], sep="\n")' | sort -u > "$$scratch/names"; \
	"$$scratch/venv/bin/python" -m pip install --quiet --upgrade -r "$$scratch/names"; \
	{ echo '# All that Sagaboard runs, builds and tests with, at exact versions.'; \
	  echo '# Made by `make lock` from the names in pyproject.toml; do not edit by hand.'; \
	  "$$scratch/venv/bin/python" -m pip freeze --all --exclude pip --exclude sagaboard; \
	} > "$$scratch/lock"; \
	cp "$$scratch/lock" requirements.lock; \
	echo "requirements.lock: $$(grep -c == requirements.lock) packages"

clean: ## remove all that was made here, .venv too
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis \
	       .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Sets the shell variable `python` to a Python that is new enough. PYTHON=... names one.
define find_python
for python in $(or $(PYTHON),python3 python3.13 python3.12 python3.11 python3.14 python3.15 python); do \
  "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && break; \
  python=; \
done; \
[ -n "$$python" ] || { echo "Sagaboard needs Python 3.11 or newer, and none was found$(if $(PYTHON), as $(PYTHON))." >&2; exit 1; }
endef

$(ENVIRONMENT):
	@$(find_python); \
	rm -rf $(VENV); \
	echo "Making $(VENV) with $$("$$python" --version)"; \
	"$$python" -m venv $(VENV) || { rm -rf $(VENV); \
	  echo "Python's venv module did not work (on Debian: apt install python3-venv)." >&2; exit 1; }
	@$(PY) -m pip install --quiet --disable-pip-version-check --no-deps -r requirements.lock
	@touch $@

# build/ and the egg-info remember modules that are gone, so they go before (and after) a build.
$(INSTALLED): $(ENVIRONMENT)
	@rm -rf build src/*.egg-info $(VENV)/.installed-*
	@echo "Installing sagaboard into $(VENV) (compiling takes a minute or so)"
	@$(PY) -m pip install -v --disable-pip-version-check --no-deps --no-build-isolation \
	   --force-reinstall . > $(BUILD_LOG) 2>&1 \
	   || { tail -n 40 $(BUILD_LOG) >&2; echo "The build failed; all of it is in $(BUILD_LOG)." >&2; exit 1; }
	@rm -rf build src/*.egg-info
	@grep -h '^ *sagaboard: ' $(BUILD_LOG) | sed 's/^ *//' | sort -u
	@touch $@
