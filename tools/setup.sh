#!/usr/bin/env bash
# Create a virtual environment from the lock, with Kingscourt and the example game editable and interpreted.
# Example: tools/setup.sh .venv
set -euo pipefail
cd "$(dirname "$0")/.."
target=${1:-.venv}
uv=$(tools/find_uv.sh)
"$uv" venv -q --allow-existing --python 3.11 "$target"
"$uv" pip sync -q --python "$target" --require-hashes lock/dev.txt
"$uv" pip install -q --python "$target" --no-deps --no-build-isolation -e . -e examples/heirlooms
echo "ready: $target/bin/kingscourt --help"
