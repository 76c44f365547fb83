"""The cards, by printed deck."""
