"""The stored data of a table apart from its log, as msgspec types."""
