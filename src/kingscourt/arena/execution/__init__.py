"""Running the tasks of a contest: in this process or in several, resumable from a folder."""
