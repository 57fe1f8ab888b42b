#!/usr/bin/env bash
# Print the path of uv; installs it into .tools if the machine has none.
set -euo pipefail
cd "$(dirname "$0")/.."
if command -v uv >/dev/null 2>&1; then command -v uv; exit 0; fi
if [ ! -x .tools/bin/uv ]; then
  python3 -m venv .tools
  .tools/bin/pip install -q "uv==0.13.7" 2>/dev/null
fi
echo "$PWD/.tools/bin/uv"
