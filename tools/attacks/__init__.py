"""Attacks on a server of our own, each bounded in number and time, on the loopback alone.

    python -m tools.attacks

Each measures how long another person's moves take meanwhile.
"""
