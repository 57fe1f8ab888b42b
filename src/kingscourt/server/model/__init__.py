"""What is stored about a table besides its log, as msgspec types."""
