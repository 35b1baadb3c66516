"""What the service keeps, in SQLite or PostgreSQL, and how it is backed up."""
