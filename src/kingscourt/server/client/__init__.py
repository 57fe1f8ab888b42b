"""A typed client of the service; needs the extra `client`, but nothing from the server."""
