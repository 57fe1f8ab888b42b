"""Players that use a seat handle and see only what their seat may see."""
