"""Bots: players that get a view and choose a move."""
