"""Run the stages of a pipeline, as many at a time as there are cores, and print what each of them printed.

A stage waits for those it needs. A failure ends the stages that are still at work; what waits is not begun.

Examples: .venv/bin/python tools/run_stages.py
          .venv/bin/python tools/run_stages.py --only "the web client"
          .venv/bin/python tools/run_stages.py --list
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import time
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

ROOT = Path(__file__).parents[1]
STAGES = ROOT / ".ci" / "stages.toml"
LOGS = ROOT / "build" / "stages"
LOOK = 0.2  # seconds


@dataclass
class Stage:
    """One entry of the file."""

    name: str
    run: str
    needs: list[str] = field(default_factory=list)
    cores: int = 1

    @property
    def log(self) -> Path:
        """What it prints."""
        return LOGS / f"{self.name.replace(' ', '-').replace(',', '')}.log"


class Running:
    """A stage at work, in a process group of its own, so that it ends as a whole."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.began = time.monotonic()
        with stage.log.open("wb") as log:
            self.popen = subprocess.Popen(
                ["bash", "-euo", "pipefail", "-c", stage.run],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def seconds(self) -> float:
        """Since it began."""
        return time.monotonic() - self.began

    def end(self) -> None:
        """Kill it with its children."""
        os.killpg(self.popen.pid, signal.SIGTERM)
        self.popen.wait()


class Pipeline:
    """Stages that wait, work, and are done."""

    def __init__(self, stages: list[Stage], cores: int, out: TextIO) -> None:
        self.waiting = stages
        self.cores = cores
        self.out = out
        self.running: list[Running] = []
        self.done: dict[str, float] = {}
        self.began = time.monotonic()

    def run(self) -> int:
        """0 if every stage went well."""
        LOGS.mkdir(parents=True, exist_ok=True)
        while self.waiting or self.running:
            self._start()
            time.sleep(LOOK)
            for one in [one for one in self.running if one.popen.poll() is not None]:
                self._finish(one)
                if one.popen.returncode:
                    self._give_up(one)
                    return 1
        self._summary()
        return 0

    def _start(self) -> None:
        """Start what is ready and finds room; the first that is ready keeps its place in the queue."""
        for stage in list(self.waiting):
            if not self.done.keys() >= set(stage.needs):
                continue
            room = self.cores - sum(one.stage.cores for one in self.running)
            if self.running and stage.cores > room:
                return
            self.waiting.remove(stage)
            self._say(f"-- {stage.name}: begun")
            self.running.append(Running(stage))

    def _finish(self, one: Running) -> None:
        self.running.remove(one)
        self.done[one.stage.name] = one.seconds()
        self._say(f"\n== {one.stage.name} ({one.seconds():.0f} s)")
        self.out.write(one.stage.log.read_text("utf-8", errors="replace"))
        self.out.flush()

    def _give_up(self, failed: Running) -> None:
        for one in self.running:
            one.end()
            self._say(f"-- {one.stage.name}: ended after {one.seconds():.0f} s, see {one.stage.log}")
        self._say(f"{failed.stage.name} failed with {failed.popen.returncode}")

    def _summary(self) -> None:
        for name, seconds in self.done.items():
            self._say(f"{seconds:6.0f} s  {name}")
        self._say(f"{time.monotonic() - self.began:6.0f} s  in all")

    def _say(self, text: str) -> None:
        self.out.write(f"{text}\n")
        self.out.flush()


def read_stages(file: Path = STAGES) -> list[Stage]:
    """The stages of a file, which name only each other."""
    stages = [Stage(**entry) for entry in tomllib.loads(file.read_text("utf-8"))["stage"]]
    unknown = {need for stage in stages for need in stage.needs} - {stage.name for stage in stages}
    if unknown:
        raise SystemExit(f"{file}: there is no stage {', '.join(sorted(unknown))}")
    return stages


def with_needs(name: str, stages: list[Stage]) -> list[Stage]:
    """A stage and what it needs."""
    by_name = {stage.name: stage for stage in stages}
    if name not in by_name:
        raise SystemExit(f"there is no stage {name!r}; they are: {', '.join(by_name)}")
    wanted = {name}
    for stage in reversed(stages):
        if stage.name in wanted:
            wanted.update(stage.needs)
    return [stage for stage in stages if stage.name in wanted]


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--only", metavar="STAGE", help="one stage, with those it needs")
    parser.add_argument("--list", action="store_true", help="name the stages")
    parser.add_argument("--cores", type=int, default=2, help="how many to keep busy")
    wish = parser.parse_args()
    stages = read_stages()
    if wish.list:
        sys.stdout.writelines(f"{stage.name}\n" for stage in stages)
        return 0
    return Pipeline(with_needs(wish.only, stages) if wish.only else stages, wish.cores, sys.stdout).run()


if __name__ == "__main__":
    sys.exit(main())
