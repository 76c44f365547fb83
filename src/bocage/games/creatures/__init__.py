"""Agricola: All Creatures Big and Small, for two seats."""
