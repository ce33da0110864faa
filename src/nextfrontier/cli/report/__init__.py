"""The report of a book of the arena, as an HTML page."""
