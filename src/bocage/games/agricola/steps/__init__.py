"""What people do on spaces and in harvests, one file per chapter of the rulebook."""
