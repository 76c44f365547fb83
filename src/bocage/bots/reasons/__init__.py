"""Why a bot advises what it does: one sentence for each action, from what its seat can see."""
