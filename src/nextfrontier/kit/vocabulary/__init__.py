"""The vocabulary of a game: every word with its arguments, what it makes, says and shows, and where it may stand."""
