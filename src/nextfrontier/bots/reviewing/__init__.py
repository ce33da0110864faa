"""The review of a finished game: what every choice of a seat cost, and what luck did."""
