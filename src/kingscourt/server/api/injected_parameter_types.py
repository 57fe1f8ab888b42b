"""Short names for the dependencies that handlers get injected."""

from __future__ import annotations

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from kingscourt.server.model.person import Person
from kingscourt.server.people import sessions
from kingscourt.server.services.service_facade import Service

InjectedService = NamedDependency[Service]
Guest = NamedDependency[Person]
SignedIn = NamedDependency[sessions.Guest]
PathPart = FromPath[str]
AnyRequest = Request[object, object, State]
