"""What the greedy player knows about Agricola Express."""
