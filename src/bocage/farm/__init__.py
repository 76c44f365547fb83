"""Goods, grids, pastures, animals: shared by games, free of any one game's rules."""
