"""Matches in memory: played, published, looked at, with people and bots at their seats."""
