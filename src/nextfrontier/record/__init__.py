"""Played games: history, undo, saves, previews, deals that can be checked."""
