"""A table as the terminal sees it, in this process or over the network."""
