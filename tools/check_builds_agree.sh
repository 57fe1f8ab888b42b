#!/usr/bin/env bash
# Check that a series of games gives identical bytes interpreted and compiled, with one job and with two.
# Example: tools/check_builds_agree.sh 100
set -euo pipefail
cd "$(dirname "$0")/.."
games=${1:-200}
mkdir -p build
for game in $(.venv/bin/kingscourt games --ids); do
  seats=4
  run() { "$1/bin/kingscourt" simulate "$game" --seats "$seats" --games "$games" --seed 7 --jobs "$2" --json; }
  run .venv-compiled 1 > build/series-compiled-1.json
  run .venv-compiled 2 > build/series-compiled-2.json
  run .venv 2 > build/series-interpreted.json
  cmp build/series-compiled-1.json build/series-compiled-2.json
  cmp build/series-compiled-1.json build/series-interpreted.json
  echo "$game: $games games, identical on both builds and for any number of jobs"
done
