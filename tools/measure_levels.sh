#!/usr/bin/env bash
# Measure the levels of a game's bots: whether each beats the one below, and how often they make moves that people
# laugh at. Runs go on where they stopped; the compiled build is meant.
# Example: tools/measure_levels.sh kingsburg docs/bots/runs 2
set -euo pipefail
if [[ $# -lt 2 || $1 == --help ]]; then
  echo "usage: tools/measure_levels.sh GAME FOLDER [JOBS] [GAMES]"
  echo "example: tools/measure_levels.sh kingsburg docs/bots/runs 2 400"
  exit 2
fi
game=$1 folder=$2 jobs=${3:-1} games=${4:-400}
kingscourt=${KINGSCOURT:-kingscourt}
levels=squire,knight,lord,king
match() { # the name of the run, then the options of the match
  echo "== $game: $1"
  "$kingscourt" arena match "$game" "${@:2}" --jobs "$jobs" --out "$folder/$game/$1"
}
beats() { match "$1-$2" --seats 4 --bots "$1" --against "$2" --sprt 0.55:0.65 --games "$games"; }
beats knight squire
beats lord knight
beats king lord
if [[ $game == paladins ]]; then match solo-medium --solo medium --bots "$levels" --games 160; fi
echo "== $game: laughable moves"
"$kingscourt" arena blunders "$game" --seats 4 --bots knight,lord,king --games 40 --jobs "$jobs" --json \
  > "$folder/$game/blunders.json"
