"""Texts of the game, one module a language."""
