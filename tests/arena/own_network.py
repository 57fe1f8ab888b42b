"""Run a command in a network of its own, where nothing but this computer can be reached.

Ray lets whoever reaches it run programs, and listens on every address. As a script, this file is what runs
first in the new network: it brings up the loopback device and becomes the command.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import socket
import struct
import sys
from pathlib import Path

NETWORK = "KINGSCOURT_OWN_NETWORK"  # set in such a network
SIOCGIFFLAGS, SIOCSIFFLAGS, IFF_UP = 0x8913, 0x8914, 1


def in_own_network(command: list[str]) -> list[str]:
    """The command line that runs a command there; it fails where namespaces are not allowed."""
    unshare = shutil.which("unshare")
    if unshare is None:
        raise RuntimeError("Ray is tested in a network of its own: install util-linux for `unshare`")
    as_root = [] if os.geteuid() == 0 else ["--user", "--map-root-user"]
    return [unshare, *as_root, "--net", sys.executable, str(Path(__file__).resolve()), *command]


def bring_up_loopback() -> None:
    """As `ip link set lo up`, which is not installed everywhere."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        request = struct.pack("16sh", b"lo", 0)
        (flags,) = struct.unpack_from("h", fcntl.ioctl(any_socket, SIOCGIFFLAGS, request), 16)
        fcntl.ioctl(any_socket, SIOCSIFFLAGS, struct.pack("16sh14x", b"lo", flags | IFF_UP))


if __name__ == "__main__":
    bring_up_loopback()
    os.execvpe(sys.argv[1], sys.argv[1:], {**os.environ, NETWORK: "1"})
