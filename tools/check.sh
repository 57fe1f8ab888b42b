#!/usr/bin/env bash
# Everything that can be checked without running a game: subjects of commits, lint, types, layers, texts, rules pages,
# schemas, the site.
# Example: tools/check.sh
set -euo pipefail
cd "$(dirname "$0")/.."
bin=.venv/bin
$bin/python tools/check_subjects.py
$bin/ruff check .
$bin/ruff format --check -q .
$bin/mypy
$bin/lint-imports
$bin/python tools/check_texts.py
$bin/python tools/render_rules.py --check
$bin/python tools/render_schemas.py --check
tools/build_docs.sh
