"""How greedy judges a table of All Creatures Big and Small."""
