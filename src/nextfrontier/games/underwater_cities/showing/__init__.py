"""Documents of everything printed, for clients."""
