#!/usr/bin/env bash
# Measure whether each level of a game's bots beats the one below, and how the king fares against `greedy`.
# Every match is a run folder that goes on where it stopped; the compiled build is meant.
# Example: tools/measure_levels.sh kingsburg docs/bots/runs 2
set -euo pipefail
if [[ $# -lt 2 || $1 == --help ]]; then
  echo "usage: tools/measure_levels.sh GAME FOLDER [JOBS] [GAMES]"
  echo "example: tools/measure_levels.sh kingsburg docs/bots/runs 2 400"
  exit 2
fi
game=$1 folder=$2 jobs=${3:-1} games=${4:-400}
match() { # the upper bot, the lower bot, the options that say how long
  echo "== $game: $1 against $2"
  "${KINGSCOURT:-kingscourt}" arena match "$game" --seats 4 --bots "$1" --against "$2" "${@:3}" --jobs "$jobs" --out "$folder/$game/$1-$2"
}
beats() { match "$1" "$2" --sprt 0.55:0.65 --games "$games"; }
beats knight squire
beats lord knight
beats king lord
match king greedy --games 60
