#!/usr/bin/env bash
# The documentation as a site, into build/docs. A warning (a broken link, a missing anchor) is an error.
# Example: tools/build_docs.sh && python3 -m http.server -d build/docs
set -euo pipefail
cd "$(dirname "$0")/.."
.venv/bin/python tools/render_reference.py
.venv/bin/python tools/render_bot_pages.py
.venv/bin/sphinx-build -q -W --keep-going -b html -d build/doctrees docs build/docs
echo "built: build/docs/index.html"
