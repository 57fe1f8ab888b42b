"""What handlers are given, under short names."""

from __future__ import annotations

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from kingscourt.server.desk.desk import Desk
from kingscourt.server.model.person import Person
from kingscourt.server.people import sessions

AtDesk = NamedDependency[Desk]
Guest = NamedDependency[Person]
SignedIn = NamedDependency[sessions.Guest]
PathPart = FromPath[str]
AnyRequest = Request[object, object, State]
