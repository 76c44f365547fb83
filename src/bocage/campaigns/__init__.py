"""Series of games in which each one leaves something to the next."""
