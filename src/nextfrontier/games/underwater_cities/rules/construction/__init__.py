"""Building and upgrading: sites, prices, putting pieces on the board."""
