"""Sampled mutation testing of one game's rules: how many small faults do its tests detect?

Example: python tools/mutation_test.py kingsburg --sample 80 --seed 1 --jobs 2
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import Queue
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
LEFT_OUT = {"__init__.py"}
# Not about single rules but about texts and secrecy in general; and slow.
SLOW_TESTS = ["test_texts.py", "test_secrecy.py"]
CPU_SECONDS = 120  # for endless loops; CPU time, so that a busy machine kills nothing

COMPARE = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
ARITHMETIC = {ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.BitOr: "&", ast.BitAnd: "|"}


class Mutant(NamedTuple):
    """One mutated line."""

    path: Path
    line: int
    before: str
    after: str
    source: str


def operands(text: str, node: ast.expr, other: ast.expr) -> tuple[str, str]:
    """The source of two operands."""
    return ast.get_source_segment(text, node) or "", ast.get_source_segment(text, other) or ""


def replacement(text: str, node: ast.AST) -> str | None:
    """The replacement of a node, or None if it is not mutated."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARE:
        left, right = operands(text, node.left, node.comparators[0])
        return f"({left} {COMPARE[type(node.ops[0])]} {right})"
    if isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        left, right = operands(text, node.left, node.right)
        return f"({left} {ARITHMETIC[type(node.op)]} {right})"
    if isinstance(node, ast.BoolOp):
        word = " or " if isinstance(node.op, ast.And) else " and "
        return "(" + word.join(ast.get_source_segment(text, value) or "" for value in node.values) + ")"
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return f"({ast.get_source_segment(text, node.operand)})"
    return constant_or_call(node)


def constant_or_call(node: ast.AST) -> str | None:
    """The opposite truth value, the next number, or a call removed."""
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        return str(not node.value)
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        return str(node.value + 1)
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return "None"
    return None


def is_skipped(node: ast.AST) -> bool:
    """Whether to skip a node: annotations and decorators are not behaviour."""
    return isinstance(node, ast.AnnAssign) and node.value is None


def mutants_of(path: Path) -> list[Mutant]:
    """Every mutant of a module."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    found: list[Mutant] = []
    annotations = {
        id(inner)
        for node in ast.walk(tree)
        for field in ("annotation", "returns")
        if (part := getattr(node, field, None)) is not None
        for inner in ast.walk(part)
    }
    offsets = [0]
    for line in text.splitlines(keepends=True):
        offsets.append(offsets[-1] + len(line))
    for node in ast.walk(tree):
        if id(node) in annotations or is_skipped(node):
            continue
        new = replacement(text, node)
        if new is None or not isinstance(node, ast.expr | ast.stmt) or node.end_lineno is None:
            continue
        start = offsets[node.lineno - 1] + node.col_offset
        end = offsets[node.end_lineno - 1] + (node.end_col_offset or 0)
        source = text[:start] + new + text[end:]
        try:
            ast.parse(source)
        except SyntaxError:
            continue
        found.append(Mutant(path, node.lineno, text[start:end], new, source))
    return found


def is_killed(mutant: Mutant, shadow: Path, game: str) -> bool:
    """Whether some test of the game detects the fault."""
    target = shadow / mutant.path.relative_to(ROOT / "src")
    original = target.read_text(encoding="utf-8")
    target.write_text(mutant.source, encoding="utf-8")
    try:
        return not passes(shadow, game)
    finally:
        target.write_text(original, encoding="utf-8")


def passes(shadow: Path, game: str) -> bool:
    """Whether the game's tests pass on this copy of the sources."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", f"tests/games/{game}"]
    command += [f"--ignore-glob=*/{name}" for name in SLOW_TESTS]
    environment = {**os.environ, "PYTHONPATH": str(shadow), "PYTHONDONTWRITEBYTECODE": "1"}
    limited = ["prlimit", f"--cpu={CPU_SECONDS}", *command]
    done = subprocess.run(limited, cwd=ROOT, env=environment, capture_output=True, check=False)
    return done.returncode == 0


def holds_rules(path: Path) -> bool:
    """Whether a module holds rules; interpreted modules hold views, readers and scenarios."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
    return path.name not in LEFT_OUT and module not in project["tool"]["kingscourt"]["build"]["interpreted"]


def main() -> int:
    """Sample, run, report."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=80, help="number of mutants (default 80)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    folder = ROOT / "src/kingscourt/games" / asked.game
    paths = sorted(path for path in folder.rglob("*.py") if holds_rules(path))
    everything = [mutant for path in paths for mutant in mutants_of(path)]
    sample = random.Random(asked.seed).sample(everything, min(asked.sample, len(everything)))
    killed = 0
    shadows: Queue[Path] = Queue()
    with tempfile.TemporaryDirectory() as folder_name, ThreadPoolExecutor(asked.jobs) as pool:
        for number in range(asked.jobs):
            shadow = Path(folder_name, str(number))
            shutil.copytree(ROOT / "src", shadow)
            shadows.put(shadow)

        def run(mutant: Mutant) -> bool:
            shadow = shadows.get()
            try:
                return is_killed(mutant, shadow, asked.game)
            finally:
                shadows.put(shadow)

        first = shadows.get()
        if not passes(first, asked.game):
            sys.stderr.write(f"The tests of {asked.game} fail without any mutation; fix them first.\n")
            return 1
        shadows.put(first)
        waiting = {pool.submit(run, mutant): mutant for mutant in sample}
        for number, done in enumerate(as_completed(waiting), 1):
            mutant = waiting[done]
            killed += done.result()
            if not done.result():
                place = f"{mutant.path.relative_to(ROOT)}:{mutant.line}"
                sys.stdout.write(f"survived {place}: {mutant.before!r} -> {mutant.after!r}\n")
            sys.stdout.write(f"{number}/{len(sample)} run, {killed} killed\n")
            sys.stdout.flush()
    sys.stdout.write(
        f"{asked.game}: {killed} of {len(sample)} sampled mutants killed "
        f"({100 * killed / len(sample):.0f} %), {len(everything)} possible\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
