"""The components of Evacuation as printed, one declarative value each."""
