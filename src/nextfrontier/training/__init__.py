"""Training: bots learn what positions are worth from games that they play against themselves."""
