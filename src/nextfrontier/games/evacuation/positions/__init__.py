"""States as documents: writing them, and putting a game into a position."""
