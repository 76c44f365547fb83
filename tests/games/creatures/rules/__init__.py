"""Tests of the rules of All Creatures Big and Small."""
