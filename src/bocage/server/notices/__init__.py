"""Tells people who are away that a table waits for them: by push to their browsers, by mail."""
