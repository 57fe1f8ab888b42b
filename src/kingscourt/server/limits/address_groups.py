"""Which addresses share an allowance, and which have a larger one."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

from kingscourt.kernel.errors import KingscourtError

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
HOME = 64  # prefix length that a provider assigns to one household (IPv6)


class BadAddresses(KingscourtError):
    """A list of larger networks that cannot be read."""


class AddressGroups:
    """Larger allowances per network, such as a school behind one address."""

    def __init__(self, larger: str = "") -> None:
        self._larger = larger_networks(larger)
        self.factor = lru_cache(maxsize=10_000)(self._factor)

    def _factor(self, host: str) -> float:
        """An address's multiple of the ordinary share; the narrowest network counts."""
        address = _parsed(host)
        if address is None:
            return 1.0
        inside = [(net.prefixlen, factor) for net, factor in self._larger if address in net]
        return max(inside)[1] if inside else 1.0


@lru_cache(maxsize=10_000)
def address_key(host: str) -> str:
    """The unit that counts as one address: an IPv4 address, even if mapped into IPv6, or an IPv6 /64."""
    address = _parsed(host)
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((int(address), HOME), strict=False))
    return host if address is None else str(address)


def _parsed(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


def larger_networks(text: str) -> list[tuple[Network, float]]:
    """Parse `192.0.2.0/24=10, 2001:db8::/48=5` into networks and factors."""
    found: list[tuple[Network, float]] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        network, _, factor = part.partition("=")
        try:
            found.append((ipaddress.ip_network(network.strip()), float(factor)))
        except ValueError as error:
            raise BadAddresses(f"{part!r} is not network=factor ({error})") from None
        if not 0 < found[-1][1] < 1e9:
            raise BadAddresses(f"{part!r}: the factor must be a number above 0")
    return found
