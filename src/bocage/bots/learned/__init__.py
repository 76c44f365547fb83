"""Players that have learned from their own games: networks, and what they make of a state."""
