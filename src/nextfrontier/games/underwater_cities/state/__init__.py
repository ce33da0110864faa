"""The state of a game: everything that copies, saves and views are made of."""
