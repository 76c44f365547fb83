"""The steps, in the order of their revisions."""
