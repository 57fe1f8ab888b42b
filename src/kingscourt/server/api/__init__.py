"""The HTTP API: thin handlers on top of the service."""
