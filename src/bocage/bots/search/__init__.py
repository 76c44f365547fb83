"""Players that look ahead: a tree over worlds that a seat cannot tell apart."""
