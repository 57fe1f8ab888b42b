"""The table service around the core: durable, live and fair. Needs the extra `server`."""
