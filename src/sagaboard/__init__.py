"""Sagaboard: mythic area-control board games with every rule enforced, explained and tested."""

__version__ = "0.1.0"

__all__ = ["__version__"]
