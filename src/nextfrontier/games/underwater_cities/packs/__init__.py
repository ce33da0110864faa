"""Packs: the facts that they may replace, and the way of replacing them."""
