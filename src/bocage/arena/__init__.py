"""Contests between bots: duplicate games, what they show, and who plays them."""
