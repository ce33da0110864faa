"""Answers over HTTP and WebSocket: games, tables, play, and the built client."""
