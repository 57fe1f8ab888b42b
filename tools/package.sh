#!/usr/bin/env bash
# The wheel that ships: the rules compiled, the web client built inside; into dist/. KINGSCOURT_PURE=1: not compiled.
# Needs Node 20 or newer to build; what it builds needs none. Example: tools/package.sh && pip install "$(ls dist/*.whl)[server]"
set -euo pipefail
cd "$(dirname "$0")/.."
command -v npm > /dev/null || { echo "npm is missing: install Node 20 or newer" >&2; exit 1; }
[ -x .venv/bin/python ] || tools/setup.sh .venv >&2
(cd web && npm ci --silent && npm run --silent build) >&2
rm -rf dist
.venv/bin/python tools/add_client.py "$(tools/build_wheel.sh)" src/kingscourt/server/static dist
