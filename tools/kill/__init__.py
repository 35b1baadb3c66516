"""Matches under way on a server that is killed again and again."""
