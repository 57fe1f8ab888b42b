#!/usr/bin/env bash
# Create an environment from the lock, with a wheel (ours, compiled) and the example game as an interpreted distribution.
# Examples: tools/setup_compiled.sh .venv-compiled
#           tools/setup_compiled.sh .venv-release dist/kingscourt-0.1.0-cp311-cp311-linux_x86_64.whl
set -euo pipefail
cd "$(dirname "$0")/.."
target=$1
uv=$(tools/find_uv.sh)
wheel=${2:-$(tools/build_wheel.sh)}
"$uv" venv -q --allow-existing --python 3.11 "$target"
"$uv" pip sync -q --python "$target" --require-hashes lock/dev.txt
"$uv" pip install -q --python "$target" --no-deps --reinstall "$wheel"
"$uv" pip install -q --python "$target" --no-deps --no-build-isolation --reinstall ./examples/heirlooms
# compiled types must give identical schemas
"$target"/bin/python tools/render_schemas.py --check
