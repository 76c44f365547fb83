"""Tests of Hallertau."""
