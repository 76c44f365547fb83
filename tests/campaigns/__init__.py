"""Series and campaigns."""
