"""The tiles: stalls, stables and special buildings, by printed set."""
