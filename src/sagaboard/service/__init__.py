"""Matches over HTTP and a live channel. Knows games only through the kernel."""
