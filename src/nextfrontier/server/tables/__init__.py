"""One table: its game, its seats, its deal, and how it is played again from the store."""
