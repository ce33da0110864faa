"""The games, each a folder of rooms and a plugin by which the rest of the house knows it."""
