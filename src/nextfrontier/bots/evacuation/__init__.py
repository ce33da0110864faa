"""Knowledge of bots about Evacuation."""
