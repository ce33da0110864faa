"""The store of tables: what it promises, and how SQLite keeps it."""
