"""Knowledge of bots about Underwater Cities."""
