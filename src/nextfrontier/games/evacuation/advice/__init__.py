"""What a player is told beside the rules: forecasts, fixes, what an unknown text means."""
