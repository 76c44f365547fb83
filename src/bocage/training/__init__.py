"""Players that learn from their own games; PyTorch is known here and nowhere else."""
