"""The hand cards of the first edition, by what they are about."""
