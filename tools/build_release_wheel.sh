#!/usr/bin/env bash
# Build the release wheel into dist/, with compiled rules and the web client. KINGSCOURT_PURE=1 leaves the rules interpreted.
# Only the build needs Node 20 or newer, the wheel does not. Example: tools/build_release_wheel.sh && pip install "$(ls dist/*.whl)[server]"
set -euo pipefail
cd "$(dirname "$0")/.."
command -v npm > /dev/null || { echo "npm is missing: install Node 20 or newer" >&2; exit 1; }
[ -x .venv/bin/python ] || tools/setup.sh .venv >&2
# not into the sources, where tests that run meanwhile would find it
(cd web && { [ node_modules/.package-lock.json -nt package-lock.json ] || npm ci --silent; } && npm run --silent build -- --outDir ../build/client) >&2
rm -rf dist
.venv/bin/python tools/add_client_to_wheel.py "$(tools/build_wheel.sh)" build/client dist
