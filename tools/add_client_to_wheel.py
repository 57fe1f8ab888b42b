"""Add the built web client to a wheel, so that the tested wheel is the one that ships.

Example: python tools/add_client_to_wheel.py build/kingscourt-0.1.0.whl src/kingscourt/server/static dist
"""

from __future__ import annotations

import base64
import hashlib
import sys
import zipfile
from pathlib import Path

HOME = "kingscourt/server/static"
PAGE = "index.html"


class NoClient(Exception):
    """The folder holds no built client."""


def record_line(name: str, content: bytes) -> str:
    """A file's line in `RECORD`."""
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(content)}\n"


def client_files(client: Path) -> dict[str, bytes]:
    """The client's files by their name in the wheel."""
    if not (client / PAGE).is_file():
        raise NoClient(f"{client} has no {PAGE}: build the client with (cd web && npm ci && npm run build)")
    found = sorted(path for path in client.rglob("*") if path.is_file())
    return {f"{HOME}/{path.relative_to(client).as_posix()}": path.read_bytes() for path in found}


def add_client(wheel: Path, client: Path, folder: Path) -> Path:
    """Copy the wheel to the folder, with the client replacing any it had."""
    files = client_files(client)
    folder.mkdir(parents=True, exist_ok=True)
    made = folder / wheel.name
    with (
        zipfile.ZipFile(wheel) as source,
        zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as target,
    ):
        kept = [one for one in source.infolist() if not one.filename.startswith(f"{HOME}/")]
        record = next(one for one in kept if one.filename.endswith(".dist-info/RECORD"))
        for one in kept:
            if one is not record:
                target.writestr(one, source.read(one))
        for name, content in files.items():
            target.writestr(name, content)
        lines = source.read(record).decode().splitlines(keepends=True)
        lines = [line for line in lines if not line.startswith(f"{HOME}/")]
        added = [record_line(name, content) for name, content in files.items()]
        target.writestr(record, "".join(lines[:-1] + added + lines[-1:]))
    return made


def main(wheel: str, client: str, folder: str) -> int:
    """Print the path of the wheel, or what is missing."""
    try:
        made = add_client(Path(wheel), Path(client), Path(folder))
    except NoClient as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write(f"{made}\n")
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 4 or "--help" in sys.argv:
        sys.stderr.write(f"{__doc__}\n")
        sys.exit(2)
    sys.exit(main(*sys.argv[1:]))
