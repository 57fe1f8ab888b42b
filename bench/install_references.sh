#!/usr/bin/env bash
# Install the engines that `kingscourt bench` compares with, each in its own environment.
set -euo pipefail

usage() {
    cat <<'TEXT'
Usage: bench/install_references.sh [--help]

Creates the virtual environments "openspiel" and "catanatron" in .bench at the root of the repository
and installs pinned versions into them from PyPI. It can be rerun at any time and keeps existing environments.
Takes about half a minute and 360 MB.

Variables:
  KINGSCOURT_BENCH_ENVS  the folder of the environments (default: .bench at the root of the repository)
  PYTHON                 the interpreter, 3.11 for these pins (default: python3.11)

Example:
  KINGSCOURT_BENCH_ENVS=~/bench-envs bench/install_references.sh
  KINGSCOURT_BENCH_ENVS=~/bench-envs kingscourt bench
TEXT
}

# Dependencies are pinned too: networkx and numpy affect the figures.
OPENSPIEL=(open_spiel==2.0.2 absl-py==2.5.1 attrs==26.1.0 ml_collections==1.1.0 numpy==2.4.6 PyYAML==6.0.3
    scipy==1.17.1)
CATANATRON=(catanatron==3.2.1 networkx==3.6.1)

# install NAME MODULE REQUIREMENT...: create one environment and check that the engine can be imported.
install() {
    local folder="$ENVS/$1" module="$2"
    shift 2
    if "$folder/bin/python" -m pip --version >/dev/null 2>&1; then
        echo "$folder: the environment exists"
    else
        echo "$folder: creating the environment with $PYTHON"
        "$PYTHON" -m venv "$folder" # also completes one that was interrupted, and deletes nothing
    fi
    echo "$folder: installing $*"
    "$folder/bin/python" -m pip install --quiet --disable-pip-version-check --only-binary :all: "$@"
    "$folder/bin/python" -I -c "import $module"
    echo "$folder: ready"
}

case "${1:-}" in
    "") ;;
    -h | --help) usage && exit 0 ;;
    *) echo "unknown argument: $1" >&2 && usage >&2 && exit 2 ;;
esac

ROOT="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
ENVS="${KINGSCOURT_BENCH_ENVS:-$ROOT/.bench}"
PYTHON="${PYTHON:-python3.11}"
if ! command -v "$PYTHON" >/dev/null; then
    echo "no interpreter $PYTHON; set PYTHON to one of version 3.11" >&2
    exit 1
fi

mkdir -p "$ENVS"
install openspiel pyspiel "${OPENSPIEL[@]}"
install catanatron catanatron "${CATANATRON[@]}"
echo "done in $SECONDS s"
