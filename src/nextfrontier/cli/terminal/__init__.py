"""Playing in the terminal: the console, the commands of a player, saves, and a face for each game."""
