"""The PostgreSQL stores."""
