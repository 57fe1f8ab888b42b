"""Hints: sensible answers with reasons in words, and warnings of answers that people regret."""
