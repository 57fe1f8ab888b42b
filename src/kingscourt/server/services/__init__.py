"""The operations a process offers to people; the HTTP API and the streams are thin layers on top."""
