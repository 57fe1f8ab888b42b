"""Contests between bots: who plays whom, with which luck, and the games themselves."""
