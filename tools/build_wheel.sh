#!/usr/bin/env bash
# Build the compiled wheel without the web client, or take it from the cache if no source has changed; print its path.
# KINGSCOURT_PURE=1 leaves the rules interpreted. Example: tools/build_wheel.sh
set -euo pipefail
cd "$(dirname "$0")/.."
uv=$(tools/find_uv.sh)
hash=$( (git ls-files -z --cached --others --exclude-standard src pyproject.toml setup.py setup.cfg lock README.md | xargs -0 sha256sum; .venv/bin/python -VV; uname -m; echo "pure=${KINGSCOURT_PURE:-}") | sha256sum | cut -c1-16)
cache=${KINGSCOURT_WHEEL_CACHE:-$HOME/.cache/kingscourt/wheels}/$hash
if ! ls "$cache"/*.whl >/dev/null 2>&1; then
  [ "${KINGSCOURT_PURE:-}" = 1 ] || echo "compiling (a few minutes)" >&2
  mkdir -p "$cache"
  # a clean copy, so that nothing is picked up from an earlier build
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  git ls-files -z --cached --others --exclude-standard src pyproject.toml setup.py setup.cfg README.md LICENSE NOTICE | xargs -0 cp --parents -t "$work"
  # shellcheck disable=SC1091
  (. .venv/bin/activate && "$uv" build -q --wheel --no-build-isolation --out-dir "$cache.part" "$work" >&2)
  mv "$cache.part"/*.whl "$cache"/
  rm -rf "$cache.part"
fi
ls "$cache"/*.whl
