"""What people do, and what happens at a harvest."""
