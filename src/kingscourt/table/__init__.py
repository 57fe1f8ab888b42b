"""The running game without I/O: commands in, entries and messages for each seat out."""
