"""What a host runs: migrations, the doctor, tables that are held."""
