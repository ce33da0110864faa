"""What the players of each game had in the end, for the question what it is worth."""
