"""The rule sets. They do not know each other; the registry finds them by name."""
