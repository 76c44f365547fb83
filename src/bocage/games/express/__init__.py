"""Agricola Express."""
