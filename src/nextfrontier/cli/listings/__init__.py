"""Listings of components for `frontier components`, one module for each game."""
