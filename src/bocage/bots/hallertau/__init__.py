"""What the greedy player knows about Hallertau."""
