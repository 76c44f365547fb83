"""Agricola, first and revised edition."""
