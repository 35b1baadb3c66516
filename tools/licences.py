"""Checks the licences of all that Sagaboard runs with: one that is not listed here is an error,
until somebody has read it. `make check` runs this."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
ALLOWED = {
    "Apache-2.0": r"apache|^asl",
    "BSD": r"\bbsd\b|^[023]-clause",
    "ISC": r"\bisc\b",
    "LGPL-3.0 (psycopg, a package of its own)": r"^lgpl|lesser general public",
    "MIT": r"\bmit\b|expat",
    "MPL-2.0": r"mpl|mozilla public",
    "PSF-2.0": r"\bpsf\b|^python-2|python software foundation",
}
AND = re.compile(r"\s+(?:and|or)\s+|;", re.IGNORECASE)


def main() -> int:
    refused = []
    for package in sorted(needed(), key=lambda found: found.name.lower()):
        said = licences_of(package)
        names = [next((n for n, p in ALLOWED.items() if matches(p, part)), None) for part in said]
        if not names or None in names:
            refused.append(f"{package.name} {package.version}: {', '.join(said) or 'no licence'}")
    if refused:
        print("Licences that are not allowed (see tools/licences.py):", *refused, sep="\n  ")
    return 1 if refused else 0


def matches(pattern: str, part: str) -> bool:
    return re.search(pattern, part, re.IGNORECASE) is not None


def needed() -> Iterator[Distribution]:
    """What pyproject.toml asks for to run, and what that asks for, on this system."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    waiting = [(text, frozenset({""})) for text in project["dependencies"]]
    seen = set()
    while waiting:
        text, extras_of_parent = waiting.pop()
        wish = Requirement(text)
        marker = wish.marker
        if marker and not any(marker.evaluate({"extra": extra}) for extra in extras_of_parent):
            continue
        extras = frozenset({"", *wish.extras})
        if (wish.name.lower(), extras) in seen:
            continue
        seen.add((wish.name.lower(), extras))
        try:
            found = distribution(wish.name)
        except PackageNotFoundError:
            sys.exit(f"{wish.name} is needed but not installed: make install")
        yield found
        waiting += [(further, extras) for further in found.requires or []]


def licences_of(package: Distribution) -> list[str]:
    """By the expression if there is one, else by classifiers, else by the free text."""
    told = package.metadata
    if expression := told.get("License-Expression"):
        return [part.strip("() ") for part in AND.split(expression)]
    classifiers = told.get_all("Classifier") or []
    found = [c.rpartition(" :: ")[2] for c in classifiers if c.startswith("License :: OSI")]
    text = (told.get("License") or "").strip().splitlines()
    return found or text[:1]


if __name__ == "__main__":
    sys.exit(main())
