"""What the players of each game had in the end, by kind: components by their ids, and numbers."""
