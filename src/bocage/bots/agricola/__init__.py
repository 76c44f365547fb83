"""How greedy judges a table of Agricola."""
