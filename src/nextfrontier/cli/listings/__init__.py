"""What `frontier components` tells of each game."""
