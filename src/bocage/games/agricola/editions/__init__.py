"""Where the editions differ: their spaces and a few rules."""
