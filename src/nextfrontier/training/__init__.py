"""Training: bots learn habits from games that they play against themselves."""
