"""Words: phrases of the rules in six languages, by one rule that the web client shares (see README.md)."""
