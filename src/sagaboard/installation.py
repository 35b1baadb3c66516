"""What is said of a broken installation. Imports nothing of ours, which might be what is broken."""

from typing import Final

INSTALL_AGAIN: Final = (
    "install Sagaboard again: uvx --refresh sagaboard, pip install --force-reinstall sagaboard or, "
    "in a clone, make install"
)
