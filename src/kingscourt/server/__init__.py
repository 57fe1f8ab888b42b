"""The table service: shells around the table core, durable, live and fair. Needs the extra `server`."""
