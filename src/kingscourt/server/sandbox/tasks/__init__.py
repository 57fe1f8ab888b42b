"""The tasks that run in a restricted child process."""
