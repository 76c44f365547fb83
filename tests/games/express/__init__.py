"""Tests of Agricola Express."""
