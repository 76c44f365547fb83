# `make play` plays, `make test` tests; each installs what it needs into .venv and web/node_modules.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl')
PAGES := $(shell find web/src web/public web/*.* -type f 2>/dev/null) $(wildcard src/bocage/locales/*/*.ftl)
SITE := src/bocage/server/static/index.html
JOBS ?= auto
GAMES ?= 10000
SETS ?= 50
ROUNDS ?= 10
# Thousands of whole games: tested with the compiled engine, which is the same and much faster.
WHOLE_GAMES := tests/contract tests/golden tests/bots/test_strength.py \
	$(filter-out %_cards.py,$(wildcard tests/bots/test_greedy*.py)) $(wildcard tests/test_bad_*.py)

.PHONY: play test looks engine check unit browser parity site types texts fonts icons reference bench compiled wheel soak soak-cards storm strength rules pictures screenshots clean

play: $(VENV)/.runtime $(SITE)
	@$(BIN)/bocage serve

# The engine is tested and compiled beside what waits for the browser, which goes first.
test: $(VENV)/.dev web/node_modules/.ready
	@$(MAKE) --no-print-directory -j4 looks engine build/checked/.ready build/plain.checksum
	@$(MAKE) --no-print-directory parity

looks:
	@$(MAKE) --no-print-directory check
	@$(MAKE) --no-print-directory browser

engine: $(VENV)/.dev $(SITE)
	@nice $(MAKE) --no-print-directory unit

check: $(VENV)/.dev web/node_modules/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	cd web && npm run --silent check
	cd web && npm run --silent test

unit: $(VENV)/.dev
	$(BIN)/pytest -n $(JOBS) $(addprefix --ignore ,tests/browser $(WHOLE_GAMES))

# Real Chromium against a real server; screenshots land in build/screenshots.
browser: $(VENV)/.dev $(SITE) chromium
	$(BIN)/pytest -n $(JOBS) tests/browser

site: $(SITE)

# The browser's types, from those of the views and of what the server says.
types: $(VENV)/.dev
	$(BIN)/python -m bocage.server.typescript web/src

# The fonts with the letters of our languages only, from the whole ones.
fonts: $(VENV)/.dev web/node_modules/.ready
	$(BIN)/python web/fonts.py

# The icons of the page as an app, from its mark.
icons: $(VENV)/.dev chromium
	$(BIN)/python web/icons.py

$(SITE): web/node_modules/.ready $(PAGES)
	cd web && npm run --silent build

web/node_modules/.ready: web/package-lock.json
	cd web && npm ci --silent --no-audit --no-fund
	@touch $@

.PHONY: chromium
chromium:
	@sudo=$$(command -v sudo || true); \
	for name in chromium chromium-headless-shell; do \
		command -v $$name > /dev/null || { \
			$$sudo apt-get update -qq && $$sudo apt-get install -y -qq $$name > /dev/null; }; \
	done; command -v chromium > /dev/null

# A thousand games' checksum, plain and compiled; then what plays whole games, compiled.
parity: build/checked/.ready build/plain.checksum
	build/checked/bin/python tests/bench/checksum.py > build/compiled.checksum
	cmp build/plain.checksum build/compiled.checksum
	build/checked/bin/python -m pytest -n $(JOBS) $(WHOLE_GAMES) -p no:cacheprovider

build/plain.checksum: $(VENV)/.dev $(SOURCES) tests/bench/checksum.py
	@mkdir -p build
	nice $(BIN)/python tests/bench/checksum.py > $@.new && mv $@.new $@

# The reference of the public interface, from docstrings and signatures.
reference: $(VENV)/.dev
	$(BIN)/python docs/reference.py

# The pictures of README and docs, from real games: docs/pictures.
pictures: $(VENV)/.dev $(SITE) chromium
	$(BIN)/python -m tests.pictures

# Every page in every size, theme and language, to look through: build/screenshots/index.html.
screenshots: $(VENV)/.dev $(SITE) chromium
	$(BIN)/python -m tests.pictures.sheets $(ONLY)

bench: $(VENV)/.dev $(SITE) chromium
	$(BIN)/bocage bench --server
	$(BIN)/python -m tests.bench.page

compiled: build/compiled/.ready
	build/compiled/bin/bocage bench

# Wheels with the pages inside, for machines without Node, in build/wheels: a plain one for any
# machine, and where there is a compiler one like `make compiled`, for machines like this one.
wheel: build/wheels/.ready
	@ls build/wheels/*.whl

soak: $(VENV)/.dev
	$(BIN)/python tests/contract/soak.py $(GAMES)

# Every hand card of the first edition is played, once in a thousand games at least.
soak-cards: $(VENV)/.dev
	$(BIN)/python tests/contract/soak.py --cards $(GAMES)

# Whatever can break breaks, so many times, while people play: nothing acknowledged is lost.
storm: $(VENV)/.dev
	$(BIN)/python -m tests.server.storm $(ROUNDS)

# How strong learned players and search are, match by match.
strength: $(VENV)/.dev
	$(BIN)/python tests/bench/strength.py $(SETS) 2 $(ONLY)

# The texts of Hallertau's cards, composed from their data.
texts: $(VENV)/.runtime
	$(BIN)/python -m bocage.games.hallertau.wording_catalogue

rules: $(VENV)/.dev
	@$(BIN)/python tests/checklist.py

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.runtime: pyproject.toml | $(VENV)/bin/python
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[online]'
	@touch $@

$(VENV)/.dev: pyproject.toml $(VENV)/.runtime
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

# A copy of what a wheel is made of, so that nothing is built in place.
define tree
	rm -rf $(@D)-tree
	mkdir -p $(@D)-tree
	cp -r pyproject.toml setup.py README.md LICENSE NOTICE src $(@D)-tree
	find $(@D)-tree -name '*.egg-info' -prune -exec rm -rf {} +
endef

# A wheel with the engine compiled by mypyc, in an environment of its own: for speed, and for tests.
build/compiled/.ready: LEVEL := 3
build/checked/.ready: LEVEL := 0
build/compiled/.ready build/checked/.ready: pyproject.toml setup.py $(SOURCES) | $(VENV)/bin/python
	rm -rf $(@D)-wheel
	$(tree)
	test -x $(@D)/bin/python || $(PYTHON) -m venv $(@D)
	$(@D)/bin/pip install --quiet --disable-pip-version-check 'setuptools>=77,<90' wheel
	$(@D)/bin/pip install --quiet --disable-pip-version-check '$(@D)-tree[compiled]'
	find $(@D)-tree -name '*.egg-info' -prune -exec rm -rf {} +
	rm -rf $(@D)-tree/build
	cd $(@D)-tree && BOCAGE_COMPILE=$(LEVEL) nice ../$(notdir $(@D))/bin/pip wheel --quiet \
		--disable-pip-version-check --no-deps --no-build-isolation -w ../$(notdir $(@D))-wheel .
	$(@D)/bin/pip install --quiet --disable-pip-version-check \
		--force-reinstall --no-deps $(@D)-wheel/*.whl
	@touch $@

build/wheels/.ready: pyproject.toml setup.py README.md $(SOURCES) $(SITE) | $(VENV)/bin/python
	rm -rf $(@D)
	$(tree)
	$(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps -w $(@D) $(@D)-tree
	@if command -v $${CC:-cc} > /dev/null; \
		then $(MAKE) --no-print-directory build/wheels/compiled; \
		else echo 'There is no compiler: the wheel is plain.'; fi
	@touch $@

.PHONY: build/wheels/compiled
build/wheels/compiled: build/compiled/.ready
	rm -rf $(@D)-tree
	build/compiled/bin/wheel unpack --dest $(@D)-tree build/compiled-wheel/*.whl
	rm -rf $(@D)-tree/bocage-*/bocage/server/static
	cp -r src/bocage/server/static $(@D)-tree/bocage-*/bocage/server/
	build/compiled/bin/wheel pack --dest-dir $(@D) $(@D)-tree/bocage-*

clean:
	rm -rf $(VENV) build web/node_modules src/bocage/server/static
