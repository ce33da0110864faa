"""The engine under every game: agenda, decisions, chance, events, views, replay. It knows no game."""
