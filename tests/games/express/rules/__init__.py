"""Tests of the rules of Agricola Express."""
