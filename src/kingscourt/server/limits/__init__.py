"""How much one person or address may ask for."""
