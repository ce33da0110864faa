"""Effects of cards, actions and tiles, one class for each kind."""
