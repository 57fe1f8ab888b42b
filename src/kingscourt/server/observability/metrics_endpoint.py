"""Access to metrics, and the port on which a worker serves its own."""

from __future__ import annotations

import hmac
import threading
from collections.abc import Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

BEARER = "Bearer "
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")


def is_loopback(host: str) -> bool:
    """Whether an address or the name in a `Host` header means this machine."""
    if host.startswith("["):  # IPv6, perhaps with a port
        name = host[1:].partition("]")[0]
    else:
        name = host if host.count(":") > 1 else host.partition(":")[0]
    if name.lower() == "localhost":
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def may_read_metrics(token: str, address: str, headers: Mapping[str, str]) -> bool:
    """Whether a request has the token or, if none is set, comes from this machine and not through a proxy."""
    if token:
        shown = headers.get("authorization", "").removeprefix(BEARER)
        return hmac.compare_digest(shown.encode(), token.encode())
    is_direct = not any(name in headers for name in FORWARDED)
    return is_direct and is_loopback(address) and is_loopback(headers.get("host", ""))


class _Metrics(BaseHTTPRequestHandler):
    token = ""

    def do_GET(self) -> None:  # the name that http.server looks for
        """Serve all metrics, or refuse."""
        headers = {name.lower(): value for name, value in self.headers.items()}
        if may_read_metrics(self.token, str(self.client_address[0]), headers):
            self._answer(200, generate_latest(), CONTENT_TYPE_LATEST)
        else:
            self._answer(404, b"", "text/plain")

    def _answer(self, status: int, body: bytes, kind: str) -> None:
        self.send_response(status)
        told = {"content-type": kind, "content-length": str(len(body)), "x-content-type-options": "nosniff"}
        for name, value in told.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *values: object) -> None:
        """Log nothing, as Prometheus asks all the time."""


def show_metrics(host: str, port: int, token: str) -> ThreadingHTTPServer:
    """Serve metrics on their own port, in threads, as long as the process lives."""
    handler: type[_Metrics] = type("Metrics", (_Metrics,), {"token": token, "timeout": 10})
    server = ThreadingHTTPServer((host, port), handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, name="metrics", daemon=True).start()
    return server
