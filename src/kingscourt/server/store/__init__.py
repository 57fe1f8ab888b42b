"""Storage of tables: PostgreSQL for the service, record files for local mode, one contract for both."""
