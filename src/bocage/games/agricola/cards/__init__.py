"""Card definitions, by printed deck."""
