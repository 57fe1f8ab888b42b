"""Limits on what one person or address may request."""
