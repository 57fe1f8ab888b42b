#!/usr/bin/env bash
# Run the test suite against the compiled wheel, with the example game installed as an interpreted distribution.
# Example: tools/test_compiled.sh -k kingsburg
set -euo pipefail
cd "$(dirname "$0")/.."
uv=$(tools/find_uv.sh)
wheel=$(tools/build_wheel.sh)
"$uv" venv -q --allow-existing --python 3.11 .venv-compiled
"$uv" pip sync -q --python .venv-compiled --require-hashes lock/dev.txt
"$uv" pip install -q --python .venv-compiled --no-deps --reinstall "$wheel"
"$uv" pip install -q --python .venv-compiled --no-deps --no-build-isolation --reinstall ./examples/heirlooms
# compiled types must give identical schemas
.venv-compiled/bin/python tools/render_schemas.py --check
KINGSCOURT_EXPECT_COMPILED=1 .venv-compiled/bin/python -m pytest -n 2 -q "$@"
