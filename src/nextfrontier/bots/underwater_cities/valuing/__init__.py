"""What a turn of Underwater Cities leads to, and what a position is valued by; compiled."""
