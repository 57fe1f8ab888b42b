"""Problems that the service reports, and their wording."""
