"""Attacks on a server of our own, each bounded in number and time, on the loopback alone.

    python -m tools.attacks.long_records

Each measures how long another person's moves take meanwhile.
"""
