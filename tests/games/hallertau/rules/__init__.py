"""Tests of the rules of Hallertau."""
