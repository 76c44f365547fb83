"""What a card can do besides hearing events and answering queries; each joins a tableau."""
