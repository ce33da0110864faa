"""Evacuation in the terminal."""
