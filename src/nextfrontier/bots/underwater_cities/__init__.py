"""What bots know of Underwater Cities."""
