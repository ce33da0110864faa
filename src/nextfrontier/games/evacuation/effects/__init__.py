"""Effects: what cards, actions and tiles do, one class for each kind."""
