"""What bots know of Evacuation."""
