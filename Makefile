# The few commands people use. `make` lists them.
PY := .venv/bin/python
UV := $(shell command -v uv || echo .venv/bin/uv)

.PHONY: help setup lock check test compiled texts rules mutate guards bench web wheel clean
help: ## list the targets
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

setup: ## virtual environment from the lock, editable and interpreted
	tools/setup.sh .venv

lock: ## renew the lock
	$(UV) pip compile -q pyproject.toml --all-extras --group dev --generate-hashes --no-annotate --no-header -o lock/dev.txt

check: ## lint, types, layers, texts, generated pages
	tools/check.sh

test: ## the suite, interpreted, on two processes
	$(PY) -m pytest -n 2 -q

compiled: ## build the wheel with mypyc and run the suite against it
	tools/test_compiled.sh

texts: ## render all texts and rules pages
	$(PY) tools/render_texts.py && $(PY) tools/render_rules.py && $(PY) tools/render_schemas.py

mutate: ## sampled mutation run over the rules of a game: make mutate GAME=kingsburg
	$(PY) tools/mutate.py $(or $(GAME),kingsburg)

guards: ## take each guard of docs/security.md away and see that its test fails
	$(PY) tools/prove_guards.py

bench: ## speed beside OpenSpiel and Catanatron, on the compiled build
	bench/install_references.sh && .venv-compiled/bin/kingscourt bench

web: ## the web client, into the package
	cd web && npm ci && npm run build

wheel: ## the wheel that ships, compiled and with the web client inside, into dist/
	tools/package.sh

clean: ## remove what builds left behind
	rm -rf build dist .venv .venv-compiled .bench .mypy_cache .ruff_cache .pytest_cache .hypothesis mutants
