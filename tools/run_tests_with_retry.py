"""Run pytest, retry failed tests once, alone, and report those that then pass as FLAKE.

A FLAKE is a defect to be fixed next, so the evidence of the first run is printed with it. More than a few
failures are not flakes and are not retried.

Example: .venv/bin/python tools/run_tests_with_retry.py -n 2 -q tests/server
"""

from __future__ import annotations

import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

MOST_RETRIED = 3
MOST_EVIDENCE = 6000  # characters per failure
REPORT = Path(f"build/retry-{os.getpid()}.xml")


def run(arguments: list[str]) -> int:
    """Run pytest with a report of the failures."""
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.unlink(missing_ok=True)
    return subprocess.run(
        [sys.executable, "-m", "pytest", f"--junitxml={REPORT}", "-o", "junit_family=xunit1", *arguments],
        check=False,
    ).returncode


def failures() -> dict[str, str]:
    """The output of each failed test, by its node id."""
    found: dict[str, str] = {}
    for case in ET.parse(REPORT).iter("testcase"):
        said = [part.text or part.get("message") or "" for part in case if part.tag in ("failure", "error")]
        if said:
            found[node_id(case)] = "\n".join(said)
    return found


def node_id(case: ET.Element) -> str:
    """The node id by which pytest runs this test."""
    file = case.get("file") or ""
    inside = (case.get("classname") or "").removeprefix(file.removesuffix(".py").replace("/", "."))
    return "::".join([file, *filter(None, inside.split(".")), case.get("name") or ""])


def main(arguments: list[str]) -> int:
    """The exit code of the first run, or 0 if all failed tests pass alone."""
    code = run(arguments)
    if code != 1 or not REPORT.exists():
        return code
    first = failures()
    if not 0 < len(first) <= MOST_RETRIED:
        return code
    sys.stdout.write(f"\nretrying {len(first)} alone: {', '.join(first)}\n")
    sys.stdout.flush()
    for test, evidence in first.items():
        if run(["-q", test]) != 0:
            return code
        sys.stdout.write(f"\nFLAKE {test}: failed, then passed alone. Output of the first run:\n")
        sys.stdout.write(evidence[-MOST_EVIDENCE:] + "\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    if "--help" in sys.argv or len(sys.argv) == 1:
        sys.stdout.write(__doc__ or "")
        sys.exit(0 if "--help" in sys.argv else 2)
    sys.exit(main(sys.argv[1:]))
