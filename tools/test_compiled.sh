#!/usr/bin/env bash
# Run the test suite against the compiled wheel. Example: tools/test_compiled.sh -k kingsburg
set -euo pipefail
cd "$(dirname "$0")/.."
tools/setup_compiled.sh .venv-compiled
KINGSCOURT_EXPECT_COMPILED=1 .venv-compiled/bin/python -m pytest -n 2 -q "$@"
