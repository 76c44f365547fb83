"""What people do: borders, troughs, stalls, buildings, animals."""
