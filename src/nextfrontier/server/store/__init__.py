"""The store of tables: its contract, and SQLite as its form."""
