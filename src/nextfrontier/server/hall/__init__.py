"""All tables together: those in memory and in the store, the lobby, ways to open a table."""
