"""A typed client of the service; needs the extra `client`, nothing of the server's."""
