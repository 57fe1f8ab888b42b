# Everyday commands; `make` lists them.
PY := .venv/bin/python
UV := $(shell tools/find_uv.sh)

.PHONY: help setup lock check docs test compiled texts pages mutate guards bench web wheel clean
help: ## list the targets
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

setup: ## create the virtual environment from the lock, editable and interpreted
	tools/setup.sh .venv

lock: ## update the lock file
	$(UV) pip compile -q pyproject.toml --all-extras --group dev --group docs --generate-hashes --no-annotate --no-header -o lock/dev.txt

check: ## run linters, type checks, layer checks, text checks and the documentation build
	tools/check.sh

docs: ## build the documentation site into build/docs; a warning is an error
	tools/build_docs.sh

test: ## run the test suite, interpreted, in two processes
	$(PY) -m pytest -n 2 -q

compiled: ## build the wheel with mypyc and run the suite against it
	tools/test_compiled.sh

texts: ## write every text with sample values into build/texts, for proofreading
	$(PY) tools/render_texts.py

pages: ## renew the generated files of the repository: rules pages and schemas
	$(PY) tools/render_rules.py && $(PY) tools/render_schemas.py

mutate: ## sampled mutation testing of a game's rules: make mutate GAME=kingsburg
	$(PY) tools/mutation_test.py $(or $(GAME),kingsburg)

guards: ## remove each guard of docs/project/security.md and check that its test fails
	$(PY) tools/prove_guards.py

bench: ## compare speed with OpenSpiel and Catanatron, on the compiled build
	bench/install_references.sh && .venv-compiled/bin/kingscourt bench

web: ## build the web client into the package
	cd web && npm ci && npm run build

wheel: ## build the release wheel, compiled and with the web client, into dist/
	tools/build_release_wheel.sh

clean: ## remove build artefacts and environments
	rm -rf build dist docs/generated .venv .venv-compiled .bench .mypy_cache .ruff_cache .pytest_cache .hypothesis mutants
